"""Measure what computers' calls show (`resources/games/<game>/call_meanings.json`).

Computers of one level bid the auctions of many deals. Per kind of call (`tolva_gui/table/call_meanings.py`)
the callers' hands are measured. Of all statements true nine times in ten, the sharpest is kept: the one that
is true of the fewest hands overall. If even that is true of most hands, or the call is rare, the kind gets no
statement.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple, get_args

from lab.kit.runner import Crew, parser
from msgspec import json
from msgspec.structs import replace

from tolva_gui.ai.arena.match_command import at_least_one
from tolva_gui.ai.levels import OFFERED, make_player
from tolva_gui.ai.player import Budget
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.cards import SUITS, Card, Suit
from tolva_gui.rules.events import Called, Place, cards_at
from tolva_gui.rules.games.lomber.cards import BLACK_ACES, suit_order
from tolva_gui.rules.moves import Call
from tolva_gui.rules.parti import find_game
from tolva_gui.rules.view import View
from tolva_gui.table.call_meanings import (
    VERSION,
    Bound,
    Meaning,
    kinds_of,
    meanings_file,
    meanings_of,
    named_suit,
)
from tolva_gui.table.host import Host
from tolva_gui.words.game_data import games_folder

SEATS: Final = {"grandissimo": 4, "lomber": 3, "nittionio": 3, "plump": 4}
LEVELS: Final = tuple(level.id for level in OFFERED)
PLAYOUTS: Final = 300
"""Playouts per choice of a searching player, instead of some thousand at the table."""
DEALS: Final = 1000
OFTEN: Final = 0.9
LEAST: Final = 40
"""Calls made in fewer deals get no statement."""
POINTS: Final = {"A": 4, "K": 3, "Q": 2, "J": 1}
TELLING: Final = 0.67
"""A statement that is true of a greater share of all hands says nothing."""

Measures = dict[str, int]
BOUNDS: Final[tuple[Bound, ...]] = get_args(Bound)


class Heard(NamedTuple):
    """A call of that kind, with the measures of the caller's hand.

    *cards*: number of cards dealt. *suits*: the measure of each suit, had it been named.
    """

    kind: str
    cards: int
    worth: Measures
    suits: tuple[int, ...]

    def values(self, measure: str) -> tuple[int, ...]:
        """The hand's values of a measure; a measure of a named suit has one value per suit."""
        return self.suits if measure.startswith("named") else (self.worth[measure],)


def main(arguments: list[str]) -> int:
    """Measure the named levels, or all, and keep the others unchanged."""
    asked = parser("call_meanings", __doc__)
    asked.add_argument("game", choices=[*SEATS])
    asked.add_argument("levels", nargs="*", default=[*LEVELS], metavar="LEVEL", help="(all)")
    asked.add_argument("--deals", type=at_least_one, default=DEALS, help=f"({DEALS})")
    Crew.add_arguments(asked)
    chosen = asked.parse_args(arguments)
    game, crew = chosen.game, Crew.of(chosen)
    path = meanings_file(games_folder(), game)
    rules = find_game(game, SEATS[game]).info.rules_version
    data = replace(
        meanings_of(games_folder(), game), rules=rules, seats=SEATS[game], playouts=PLAYOUTS, version=VERSION
    )
    for level in chosen.levels:
        setup, unit = {"game": game, "level": level}, partial(calls_of, game, level)
        rows = crew.units("call_meanings", setup, unit, list[Heard], range(chosen.deals))
        heard = [one for row in rows for one in row]
        data = replace(data, levels={**data.levels, level: found(heard)})
        print(game, level, f"{len(heard)} calls, {len(data.levels[level])} kinds", flush=True)
        if any(data.levels.values()):
            path.write_bytes(json.format(json.encode(data), indent=1) + b"\n")
    return 0


def calls_of(game: str, level: str, number: int) -> list[Heard]:
    """Return the calls of the auction in the deal of that number."""
    seats, heard = SEATS[game], list[Heard]()
    # Plump's deals shrink, so deals of nine or ten cards must not be the only ones.
    deal = 1 + number % 10 if game == "plump" else 1
    setups = [SeatSetup("computer", str(no), level) for no in range(seats)]
    host = Host.new(game, {}, setups, seed=number, deal=deal)
    host.start_deal()
    player = make_player(level, number)
    while (seat := host.to_act()) is not None:
        view, before = host.view(seat), len(host.deal_log)
        if not any(isinstance(move, Call) for move in view.legal) and view.phase != "aside":
            break
        host.play(seat, player.choose(view, Budget(iterations=PLAYOUTS)).move)
        said = next(
            (one for one in host.deal_log[before:] if isinstance(one, Called) and one.seat == seat), None
        )
        if said is not None:
            kind = next(kind for event, kind in kinds_of(host.deal_log, seats) if event is said)
            hand = [card for card in cards_at(view.zones, Place("hand", seat)) if card is not None]
            suits = tuple(_trumps(hand, suit) if game == "lomber" else _length(hand, suit) for suit in SUITS)
            heard.append(Heard(kind, len(hand), MEASURES[game](hand, view, named_suit(said)), suits))
    return heard


def found(heard: Sequence[Heard]) -> dict[str, Meaning]:
    """Return the sharpest statement per kind of call, if it has one."""
    kinds = defaultdict[str, list[Heard]](list)
    for one in heard:
        kinds[one.kind].append(one)
    made = {}
    for kind, calls in sorted(kinds.items()):
        hands = [one for one in heard if one.cards == calls[0].cards]
        meaning = sharpest([one.worth for one in calls], hands)
        if meaning is not None:
            made[kind] = meaning
    return made


def sharpest(calls: Sequence[Measures], hands: Sequence[Heard]) -> Meaning | None:
    """Return the statement that holds nine of ten times among the calls and is true of the fewest hands."""
    if len(calls) < LEAST:
        return None
    best: tuple[float, Meaning] | None = None
    for measure in sorted(set.intersection(*map(set, calls))):
        for bound in BOUNDS:
            values = [one[measure] for one in calls]
            number = limit(values, bound)
            true = held([value for one in hands for value in one.values(measure)], bound, number)
            if true <= TELLING and (best is None or true < best[0]):
                share = held(values, bound, number)
                best = true, Meaning(measure, bound, number, int(100 * share), len(calls))
    return None if best is None else best[1]


def limit(values: Sequence[int], bound: Bound) -> int:
    """Return the sharpest limit within which a share of `OFTEN` of the values lies."""
    ordered = sorted(values, reverse=bound == "least")
    return ordered[int(OFTEN * (len(ordered) - 1) + 0.999)]


def held(values: Sequence[int], bound: Bound, number: int) -> float:
    """Return the share of the values that are within the bound."""
    return sum(within(value, bound, number) for value in values) / len(values)


def within(value: int, bound: Bound, number: int) -> bool:
    """Return whether the value is within the bound."""
    return value >= number if bound == "least" else value <= number


def _trumps(hand: Sequence[Card], suit: Suit) -> int:
    """Trumps in lomber, the matadors among them, if this suit were trump."""
    return len({*hand} & {*suit_order(suit, suit)})


def _length(hand: Sequence[Card], suit: Suit) -> int:
    return sum(card.suit == suit for card in hand)


def _plain(hand: Sequence[Card], named: Suit | None) -> Measures:
    """Measures for games with aces high (`points` as in bridge), and the length of suits."""
    worth = {
        "honours": sum(card.rank in "AK" for card in hand),
        "points": sum(POINTS.get(card.rank, 0) for card in hand),
        "longest": max(_length(hand, suit) for suit in SUITS),
    }
    return worth | ({} if named is None else {"named": _length(hand, named)})


def _grandissimo(hand: Sequence[Card], view: View, named: Suit | None) -> Measures:
    return _plain(hand, named) | {"first_suit": _length(hand, view.public.first_suit)}


def _with_trump(hand: Sequence[Card], view: View, named: Suit | None) -> Measures:
    """The same, and `strong`: trumps, and aces and kings of other suits."""
    trump = view.public.trump
    strong = sum(card.suit == trump or card.rank in "AK" for card in hand)
    return _plain(hand, named) | {"strong": strong}


def _lomber(hand: Sequence[Card], _view: View, named: Suit | None) -> Measures:
    """Measures for lomber: trumps with the matadors, in the best suit or the named one."""
    trumps = {suit: _trumps(hand, suit) for suit in SUITS}
    kings = {suit: sum(card.rank == "K" and card.suit != suit for card in hand) for suit in SUITS}
    worth = {
        "trumps_kings": max(trumps[suit] + kings[suit] for suit in SUITS),
        "best_trumps": max(trumps.values()),
        "black_aces": len({*hand} & {*BLACK_ACES}),
        "kings_queens": sum(card.rank in "KQ" for card in hand),
    }
    return worth | ({} if named is None else {"named_trumps": trumps[named]})


MEASURES: Final[Mapping[str, Callable[[Sequence[Card], View, Suit | None], Measures]]] = {
    "grandissimo": _grandissimo,
    "lomber": _lomber,
    "nittionio": _with_trump,
    "plump": _with_trump,
}
