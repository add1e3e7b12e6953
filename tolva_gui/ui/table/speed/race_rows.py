"""Rows of a race for the window: the reactions with their keys, the people, and the order of reactions."""

from collections.abc import Collection, Sequence
from typing import Any

from tolva_gui.rules.cards import parse_card
from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import Call
from tolva_gui.rules.view import RaceFacts
from tolva_gui.table.host import Host
from tolva_gui.ui.table.speed.keys import KeySet
from tolva_gui.ui.texts import language, seat_names
from tolva_gui.words import sentences as words
from tolva_gui.words.sentences import Language

Rows = list[dict[str, Any]]


def meant_by(key: int, word: str, host: Host, indices: Language) -> str:
    """Return the reaction meant for the top card: the Swedish jack, Kn, begins with the king's letter."""
    if key != ord("K") or indices != "sv":
        return word
    tops = [zone.cards[-1] for zone in host.view(0).zones if zone.place.owner is None and zone.cards]
    jack = next(said for said, rank in host.info.reactions if rank == "J")
    return jack if any(card is not None and card.rank == "J" for card in tops) else word


def word_rows(host: Host, sets: Sequence[KeySet]) -> Rows:
    """Return a row per reaction: its button, its rank, and each person's key."""
    view, lang = host.view(None), language()
    return [
        {
            "word": word,
            "label": words.move_label(Call("react", word), view, lang),
            "rank": words.card(parse_card(f"S{rank}"), lang)[1:],
            "keys": [one.names[no] for one in sets],
        }
        for no, (word, rank) in enumerate(host.info.reactions)
    ]


def people_rows(host: Host, persons: Sequence[Seat], locked: Collection[Seat]) -> Rows:
    """Return a row per person at the window."""
    names = seat_names(host.seats)
    return [{"name": names[seat], "locked": seat in locked} for seat in persons]


def order_rows(host: Host, before: RaceFacts, move: Call) -> Rows:
    """Return the order of reactions in the race that the move has ended; the player who takes the cards is last."""
    shown, last = before.shown_at, host.to_act()
    if shown is None:
        return []
    times = dict(before.reacted)
    if move.word == "react" and move.by is not None and move.by not in times and last != move.by:
        times[move.by] = move.at[0]
    names = seat_names(host.seats)
    rows: Rows = [
        {"name": names[seat], "time": words.seconds(time - shown, language()), "last": False}
        for seat, time in sorted(times.items(), key=lambda one: one[1])
    ]
    return rows if last is None else [*rows, {"name": names[last], "time": "", "last": True}]
