"""Phones that say what no page says, come and go, and take each other's seats: the room bears all of it."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from tests.phones.party import CARDS, hosted
from tolva_gui.phones import messages as said
from tolva_gui.phones.desk import HERE, Desk
from tolva_gui.phones.room import Room
from tolva_gui.phones.tokens import ALL, Tokens
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.table.host import Host

STEPS = 150
STRANGE = ("", "ZZ", "h7", "H10", "♥7", "H7 ")
MOVES = ("bid 3", "", "pass", "react hej", "turn", "say 10 10", "play HA take HK", "x" * 300)


class Nobody:
    """The server of a room whose phones are not there."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def send(self, phone: int, message: bytes) -> None:
        """Nobody hears it."""

    def show(self, scenes: Mapping[int, bytes]) -> None:
        """Nobody sees it."""

    def close(self, phone: int) -> None:
        """Say that the phone is gone."""
        self._room.left(phone)


@pytest.mark.parametrize("game", list(BY_ID))
def test_room_bears_nonsense(game: str, length: int) -> None:
    rng, seats = Random(game), BY_ID[game].info.seats
    host = hosted(game, seats)
    room = Room(Desk(host, frozenset(range(seats))), Tokens(range(seats)))
    room.server = Nobody(room)  # type: ignore[assignment]
    for step in range(length * STEPS):
        if step == 20:
            host.start_deal()
            room.show()
        if step < 2 * seats or rng.random() < 0.05:
            seat = rng.choice([*range(seats), ALL, None])
            room.joined(step, seat, said.Hello("", "", str(step % 5), rng.choice(["sv", "en"])))
        if host.deal_number and rng.random() < 0.05:
            rng.choice([room.renew, room.ask_to_take_back])(rng.randrange(seats))
            room.agree(HERE, yes=rng.random() < 0.5)
        phones = list(room._guests)
        if phones and rng.random() < 0.03:
            room.left(rng.choice(phones))
        elif phones:
            room.heard(rng.choice(phones), nonsense(room, rng))
    assert Host.resume(host.record()).moves == host.moves


def nonsense(room: Room, rng: Random) -> Any:
    """Return a message, of those that the server lets through."""
    host = room.desk.host
    log = host.version if rng.random() < 0.9 else rng.randrange(99)
    legal = [str(move) for move in host.view(None).legal[:20]] if host.deal_number else []
    card = rng.choice([*sorted(CARDS), *STRANGE])
    return rng.choice(
        [
            said.Move(log, rng.choice([*legal, *MOVES, f"play {card}", f"lay {card}"])),
            said.Tap(log, card, rng.random() < 0.6, rng.randrange(-1, 14)),
            said.Clear(log),
            said.React(log, rng.choice([*dict(host.info.reactions), "hej"]), rng.randrange(900)),
            said.Do(log, rng.choice(["next", "undo", "hint", "claim", "turn"])),
            said.Agree(rng.choice(["undo", "seat"]), rng.random() < 0.7),
            said.Speak(rng.choice(["sv", "en"])),
            said.Sit(rng.randrange(12)),
        ]
    )
