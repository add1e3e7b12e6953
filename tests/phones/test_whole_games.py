"""Random games of every form, all on phones: what is sent, what can be answered, and what is recorded."""

import json
import re
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from tests.cases import cases
from tests.phones.party import CARDS, Frame, Party, answers, hosted, party_of
from tolva_gui.phones.room import Guest
from tolva_gui.records.text import dump
from tolva_gui.rules.cards import Card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import redact
from tolva_gui.rules.moves import mover
from tolva_gui.table.host import Host

TABLES = [(game, seats) for game in BY_ID for seats in BY_ID.seat_counts(game)]
USUAL = [f"{game}-{BY_ID[game].info.seats}" for game in BY_ID]
MOST_MOVES = 60
SPOKEN = re.compile(r"([♠♥♦♣])(10|Kn|[2-9AKQJED])")
SIGNS = dict(zip("♠♥♦♣", "SHDC", strict=True))
LETTERS = {"sv": {"10": "T", "E": "A", "D": "Q", "Kn": "J"}, "en": {"10": "T"}}


@cases("game, seats", TABLES, usual=USUAL)
def test_phones_play_and_see_only_their_own(game: str, seats: int) -> None:
    host = hosted(game, seats, seed=seats)
    rng = Random(f"{game} {seats}")
    with party_of(host) as party:
        for seat in range(seats):
            party.join(seat, "en" if seat % 2 else "sv")
        watch = Watch(party)
        host.start_deal()
        party.room.show()
        party.settle()
        watch.look(rng)
        while host.result() is None and host.moves_made < MOST_MOVES:
            play(party, rng)
            watch.look(rng)
    assert dump(host.record()) == dump(replayed(host).record())


def play(party: Party, rng: Random) -> None:
    """Let one of the phones that can do something do it, by what it shows alone, until the game moves on."""
    before = party.host.version
    for _ in range(300):
        phone = rng.choice([one for one in party.phones if one.table["ask"]])
        if phone.table["race"] and not phone.table["race"]["turn"]:
            if rng.random() < 0.3 and close_race(party):
                return
            word = rng.choice(phone.table["race"]["words"])["word"]
            phone.say("react", log=before, word=word, ms=rng.randint(200, 900))
        else:
            kind, values = next(answers(phone.table, rng))
            phone.say(kind, log=before, **values)
        party.wait_for_work()
        if party.host.version != before:
            party.settle()
            return
        phone.hear(lambda frame: frame["t"] in ("table", "refused"))
    raise AssertionError(f"no phone can answer: {[phone.table['ask'] for phone in party.phones]}")


def close_race(party: Party) -> bool:
    """Let the time of the race be over, as the clock of the window does; return whether it can be."""
    host = party.host
    close = [move for move in host.view(None).legal if mover(move, host.to_act()) is None]
    if close:
        host.play(None, close[0])
        party.room.show()
        party.settle()
    return bool(close)


def replayed(host: Host) -> Host:
    """Return the same game, played at a table without phones."""
    bare = hosted(host.info.id, len(host.seats), seed=host.seed)
    for deal in host.record().deals:
        bare.start_deal()
        for one in deal.moves:
            bare.play(one.seat, one.move)
    return bare


class Watch:
    """Knows what each seat may know, and looks at every frame."""

    def __init__(self, party: Party) -> None:
        self._party = party
        self._host = party.host
        self._known: list[set[str]] = [set() for _ in party.phones]
        self._heard = 0
        self._pack = len(self._host.deal_log)

    def look(self, rng: Random) -> None:
        """Search the new frames for cards that their seat may not know, and exchange those that it does not see."""
        self._learn()
        for seat, phone in enumerate(self._party.phones):
            for data in phone.frames:
                told = cards_in(json.loads(data))
                unknown = told - self._known[seat]
                assert not unknown, f"seat {seat} is told of {unknown}: {data!r}"
            phone.frames.clear()
        if self._host.result() is None and rng.random() < 0.3:
            self._exchange(rng)

    def _learn(self) -> None:
        log = self._host.deal_log
        if len(log) < self._heard:
            self._heard = 0
        for seat, known in enumerate(self._known):
            sight = self._host.info.sight(seat)
            moved = [getattr(redact(event, sight), "cards", ()) for event in log[self._heard :]]
            lying = [zone.cards for zone in self._host.view(seat).zones]
            # Cards that are named and are none of the deal's, such as those turned from a second pack.
            beside = [order for some in self._host.record().deals[-1].further.values() for order in some]
            known |= {str(card) for cards in (*moved, *lying, *beside) for card in cards if card is not None}
        self._heard = len(log)

    def _exchange(self, rng: Random) -> None:
        """Give a seat another world that looks the same to it: its scene must be the same to the byte."""
        seat = rng.randrange(len(self._known))
        guest = Guest("", "sv", "seated", seat)
        room, deal = self._party.room, self._host.deal
        real, events = deal.state, list(deal.events)
        before = msgspec.json.encode(room.scene(seat, guest))
        world = self._host.game.determinize(self._host.view(seat), rng)
        changed = {
            card: other
            for card, other in exchanged(self._host, world).items()
            if not {str(card), str(other)} & self._known[seat]
        }
        try:
            deal.state, deal.events = world, [swapped(event, changed) for event in events]
            self._host._views.clear()
            after = msgspec.json.encode(room.scene(seat, guest))
        finally:
            deal.state, deal.events = real, events
            self._host._views.clear()
        assert before == after, f"seat {seat} sees what it cannot see"


def exchanged(host: Host, world: Any) -> dict[Card, Card]:
    """Return which card lies in the other world where each card lies in this one."""
    here, there = host.view(None).zones, host.game.view(world, None).zones
    return {
        card: other
        for one, two in zip(here, there, strict=True)
        for card, other in zip(one.cards, two.cards, strict=True)
        if card is not None and other is not None
    }


def swapped(event: Any, changed: dict[Card, Card]) -> Any:
    """Return the event with the cards of the other world."""
    if not hasattr(event, "cards"):
        return event
    return replace(event, cards=tuple(changed.get(card, card) for card in event.cards))


def cards_in(frame: Frame) -> set[str]:
    """Return every card that a frame names, in notation or in words; signs of the whole table may be a legend."""
    letters, found = LETTERS[frame.get("lang", "sv")], set[str]()
    waiting: list[Any] = [value for key, value in frame.items() if key != "signs"]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            waiting += [*one.keys(), *one.values()]
        elif isinstance(one, list):
            waiting += one
        elif isinstance(one, str):
            found |= {word for word in one.split() if word in CARDS}
            found |= {SIGNS[sign] + letters.get(rank, rank) for sign, rank in SPOKEN.findall(one)}
    return found
