"""Measure what computers' calls show (`resources/games/<game>/call_meanings.json`).

Computers of one level bid the auctions of many deals. The callers' hands are measured by kind of call
(`tolva_gui/words/call_meanings.py`). Of all statements with one or two bounds that are true seven times in ten or
more, the one that says most is stored: that parts the callers' hands best from all hands (relative entropy). If even
that says next to nothing, the call is made with almost any hand. A call that a level makes too seldom has the meaning
that it has at all levels.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from math import log
from typing import Final, NamedTuple, get_args

from lab.kit.runner import Crew, parser
from msgspec import json
from msgspec.structs import replace

from tolva_gui.ai.arena.match_command import at_least_one
from tolva_gui.ai.games.lomber.worlds import lomber_measures
from tolva_gui.ai.levels import OFFERED, make_player
from tolva_gui.ai.player import Budget
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.cards import SUITS, Card, Suit
from tolva_gui.rules.events import Called, Place, cards_at
from tolva_gui.rules.moves import Call
from tolva_gui.rules.parti import find_game
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host
from tolva_gui.words.call_meanings import (
    ANY,
    Bound,
    Meaning,
    Part,
    kinds_of,
    meanings_file,
    meanings_of,
    named_suit,
)

SEATS: Final = {"grandissimo": 4, "lomber": 3, "nittionio": 3, "plump": 4}
PLAYOUTS: Final = 300
"""Playouts per choice of a searching player, instead of some thousand at the table."""
DEALS: Final = 600
OFTEN: Final = 0.7
"""Least share of the calls in which a statement is true."""
LEAST: Final = 30
"""Calls made less often are measured at all levels together, or not at all."""
POINTS: Final = {"A": 4, "K": 3, "Q": 2, "J": 1}
TELLING: Final = 0.06
"""Relative entropy (nats) of a statement; less is next to nothing."""
WORTH_A_SECOND: Final = 1.25
"""By this factor a second bound must make a statement say more."""

Measures = dict[str, int]
BOUNDS: Final[tuple[Bound, ...]] = get_args(Bound)


class Heard(NamedTuple):
    """A call of that kind, with the measures of the caller's hand.

    *cards*: number of cards dealt. *suits*: the measures had each suit been named; one if the call names none.
    """

    kind: str
    cards: int
    worth: Measures
    suits: tuple[Measures, ...]


def main(arguments: list[str]) -> int:
    """Measure the named levels, or all, and all of them together; the others stay unchanged."""
    asked = parser("call_meanings", __doc__)
    asked.add_argument("game", choices=[*SEATS])
    asked.add_argument("levels", nargs="*", default=[*OFFERED], metavar="LEVEL", help="(all)")
    asked.add_argument("--deals", type=at_least_one, default=DEALS, help=f"({DEALS})")
    Crew.add_arguments(asked)
    chosen = asked.parse_args(arguments)
    game, crew = chosen.game, Crew.of(chosen)
    path = meanings_file(game)
    rules = find_game(game, SEATS[game]).info.rules_version
    data = replace(meanings_of(game), rules=rules, seats=SEATS[game], playouts=PLAYOUTS)
    every = list[Heard]()
    for level in chosen.levels:
        rows = crew.units(partial(calls_of, game, level), range(chosen.deals))
        heard = [one for row in rows for one in row]
        every += heard
        data = replace(data, levels={**data.levels, level: found(heard)})
        print(game, level, f"{len(heard)} calls, {len(data.levels[level])} kinds", flush=True)
    data = replace(data, levels={**data.levels, ANY: found(every)})
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
            measures = partial(MEASURES[game], hand, view)
            named = named_suit(said)
            suits = tuple(measures(suit) for suit in SUITS) if named else (measures(None),)
            heard.append(Heard(kind, len(hand), measures(named), suits))
    return heard


def found(heard: Sequence[Heard]) -> dict[str, Meaning]:
    """Return the statement that says most, per kind of call that is made often enough."""
    kinds = defaultdict[str, list[Heard]](list)
    for one in heard:
        kinds[one.kind].append(one)
    made = {}
    for kind, calls in sorted(kinds.items()):
        if len(calls) >= LEAST:
            hands = [one for one in heard if one.cards == calls[0].cards]
            made[kind] = most_telling([one.worth for one in calls], _usual(calls, hands))
    return made


def _usual(calls: Sequence[Heard], hands: Sequence[Heard]) -> list[Measures]:
    """The measures of all hands: if the calls name a suit, once with each suit named by those that name one."""
    if len(calls[0].suits) == 1:
        return [one.worth for one in hands]
    return [worth for one in hands if len(one.suits) > 1 for worth in one.suits]


def most_telling(calls: Sequence[Measures], hands: Sequence[Measures]) -> Meaning:
    """Return the statement, true often among the calls, that parts them best from all hands."""
    bounds = [(part, _true(part, calls), _true(part, hands)) for part in _bounds(calls, hands)]
    best = Meaning((), 100, 100, len(calls))
    most = TELLING
    for size, factor in ((1, 1.0), (2, WORTH_A_SECOND)):
        most *= factor
        for some in combinations(bounds, size):
            parts = tuple(part for part, _, _ in some)
            if len({part.measure for part in parts}) < size:
                continue
            true, usual = _together(some, len(calls), len(hands))
            says = _entropy(true, usual)
            if true >= OFTEN and true > usual and says > most:
                most, best = says, Meaning(parts, int(100 * true), round(100 * usual), len(calls))
    return best


Counted = tuple[Part, int, int]
"""A bound, and of which calls and hands it is true, as sets of their numbers."""


def _bounds(calls: Sequence[Measures], hands: Sequence[Measures]) -> Iterator[Part]:
    """Every bound that is true of most calls, and not of all hands."""
    for measure in sorted(set.intersection(*map(set, calls), *map(set, hands))):
        for bound in BOUNDS:
            for number in sorted({one[measure] for one in calls}):
                part = Part(measure, bound, number)
                true = sum(part.holds(one[measure]) for one in calls)
                if true >= OFTEN * len(calls) and not all(part.holds(one[measure]) for one in hands):
                    yield part


def _true(part: Part, hands: Sequence[Measures]) -> int:
    """The numbers of the hands of which it is true, as a set."""
    return sum(1 << number for number, one in enumerate(hands) if part.holds(one[part.measure]))


def _together(some: Sequence[Counted], calls: int, hands: int) -> tuple[float, float]:
    """The shares of calls and of hands of which all these bounds are true."""
    true, usual = some[0][1:]
    for _, one, other in some[1:]:
        true, usual = true & one, usual & other
    return true.bit_count() / calls, usual.bit_count() / hands


def _entropy(true: float, usual: float) -> float:
    """How much a statement says: relative entropy of its share among the calls to that among all hands."""
    pairs = ((true, usual), (1 - true, 1 - usual))
    return sum(one * log(one / max(other, 1e-3)) for one, other in pairs if one > 0)


def _length(hand: Sequence[Card], suit: Suit | None) -> int:
    return sum(card.suit == suit for card in hand)


def _plain(hand: Sequence[Card], _view: View, named: Suit | None) -> Measures:
    """Measures for games with aces high (`points` as in bridge), and the length of suits."""
    worth = {
        "aces": sum(card.rank == "A" for card in hand),
        "honours": sum(card.rank in "AK" for card in hand),
        "points": sum(POINTS.get(card.rank, 0) for card in hand),
        "longest": max(_length(hand, suit) for suit in SUITS),
    }
    return worth | ({} if named is None else {"named": _length(hand, named)})


def _grandissimo(hand: Sequence[Card], view: View, named: Suit | None) -> Measures:
    return _plain(hand, view, named) | {"first_suit": _length(hand, view.public.first_suit)}


def _with_trump(hand: Sequence[Card], view: View, named: Suit | None) -> Measures:
    """The same, with `trumps`, and `strong`: trumps, and aces and kings of other suits."""
    trump = view.public.trump
    strong = sum(card.suit == trump or card.rank in "AK" for card in hand)
    return _plain(hand, view, named) | {"strong": strong, "trumps": _length(hand, trump)}


def _lomber(hand: Sequence[Card], _view: View, named: Suit | None) -> Measures:
    return lomber_measures(hand, named)


MEASURES: Final[Mapping[str, Callable[[Sequence[Card], View, Suit | None], Measures]]] = {
    "grandissimo": _grandissimo,
    "lomber": _lomber,
    "nittionio": _with_trump,
    "plump": _with_trump,
}
