"""Learn what the cards played tell of hidden hands (`tolva_gui/ai/kernel/tricks/reading.json`), and measure it.

Varied: the game, and the tricks played. Masters play. In every second deal, as every second trick begins, each seat
draws worlds by the calls alone; the weights of the clues are those that make the real hands likeliest among them. In
every fourth deal that taught nothing worlds are drawn by the calls alone, and with the cards played: counted is the
mean log-likelihood (nats a hand) of the real place of each hidden card, by its share in the worlds (one added to each
place), over that in worlds drawn evenly; in nittionio also that of the hidden bids over the plain share of bids. The
interval is per deal.
"""

import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import islice
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from lab.kit.contest import dealt
from lab.kit.runner import CHECKOUT, parser
from msgspec import Raw, json

from tolva_gui.ai.games.grandissimo import worlds as grandissimo
from tolva_gui.ai.games.grandissimo.hand_value import suit_number
from tolva_gui.ai.games.lomber import worlds as lomber
from tolva_gui.ai.games.lomber.cards import as_set, kernel_seat, numbers
from tolva_gui.ai.games.nittionio.rule_player import number_of
from tolva_gui.ai.games.nittionio.search_player import position_of
from tolva_gui.ai.kernel.tricks.bridge import NUMBERS
from tolva_gui.ai.kernel.tricks.reading import WEIGHTS, Goal, clues, played_in, told_by
from tolva_gui.ai.kernel.tricks.sense import mask, members
from tolva_gui.ai.kernel.tricks.stirring import stirred
from tolva_gui.ai.learnt import File, Origin
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.intervals import mean
from tolva_gui.rules.cards import SUITS
from tolva_gui.rules.catalog import BY_ID

PATH: Final = CHECKOUT / "tolva_gui" / "ai" / "kernel" / "tricks" / "reading.json"
CLUES: Final = (
    "led",
    "led below",
    "lost below",
    "lost below, last",
    "lost above",
    "threw",
    "threw below",
    "won above",
)
FIRST: Final = 800_000
DEALS: Final = {"lomber": (500, 300), "grandissimo": (120, 150), "nittionio": (240, 300)}
"""How many are dealt, and the playouts of a choice."""
GOALS: Final[dict[Goal, tuple[str, ...]]] = {"side": ("lomber", "grandissimo"), "number": ("nittionio",)}
AFTER: Final = (0, 2, 4, 6)
WORLDS: Final = 40
RIDGE: Final = 0.02
STEPS: Final = 8

Hands = Sequence[int]
Vector = list[float]


class Seen(NamedTuple):
    """A position in the kernel's terms: the cards played, trump, sides, the real hands."""

    played: Sequence[tuple[int, int]]
    trump: int
    sides: Sequence[int]
    hands: Hands


class Row(NamedTuple):
    """The counts of hidden cards by clue: the real ones, and those of each world."""

    real: Vector
    worlds: list[Vector]


def seen(state: Any) -> Seen:
    """Return the position of the table."""
    match BY_ID_OF[type(state).__name__]:
        case "lomber":
            trump, declarer = state.undertaken.trump, kernel_seat(state.undertaken.declarer)
            held = [as_set(state.hands[kernel_seat(seat)], trump) for seat in range(3)]
            played = played_in(state, 3, numbers(trump).__getitem__, kernel_seat)
            return Seen(played, _suit(trump), [int(seat == declarer) for seat in range(3)], held)
        case "grandissimo":
            contract, played = state.contract, played_in(state, 4, NUMBERS.of.__getitem__)
            sides = range(4) if contract is None else [int(seat in contract.side) for seat in range(4)]
            trump = -1 if contract is None else suit_number(contract.trump)
            return Seen(played, trump, sides, [NUMBERS.set_of(hand) for hand in state.hands])
    held = [mask(number_of(state, card) for card in hand) for hand in state.hands]
    return Seen(played_in(state, 3, lambda card: number_of(state, card)), _suit(state.trump), range(3), held)


def known(state: Any, me: int, rng: Random) -> Any:
    """Return the position of the kernel as the seat knows it."""
    game = BY_ID[BY_ID_OF[type(state).__name__]]
    view = game.view(state, me)
    if game.info.id == "nittionio":
        return position_of(view, rng)
    world = game.determinize(view, rng)
    if game.info.id == "lomber":
        return lomber.position(world, view.public, view.public.undertaken, me=me, scored=False)
    return grandissimo.position(world, view.public, view.public.contract, me, scored=False)


BY_ID_OF: Final = {"LomberState": "lomber", "GrandissimoState": "grandissimo", "NittionioState": "nittionio"}


def _suit(trump: Any) -> int:
    return -1 if trump is None else SUITS.index(trump)


def of_kernel(state: Any, me: int) -> int:
    """Return the kernel's number of the seat."""
    return kernel_seat(me) if BY_ID_OF[type(state).__name__] == "lomber" else me


def main(arguments: list[str]) -> int:
    """Fit, measure and write."""
    asked = parser("reading", __doc__)
    asked.add_argument("--share", type=float, default=1.0, help="of the deals (1)")
    share = asked.parse_args(arguments).share
    deals = {
        game: [list(positions(game, FIRST + number, playouts)) for number in range(int(share * count))]
        for game, (count, playouts) in DEALS.items()
    }
    with unread():
        learnt = {
            goal: fitted([list(rows(deals[game][::2])) for game in games]) for goal, games in GOALS.items()
        }
    WEIGHTS.update(learnt)
    print(learnt)
    write(PATH, learnt, "; ".join(line for game in DEALS for line in measured(game, deals[game][1::4])))
    return 0


def positions(game_id: str, number: int, playouts: int) -> Iterator[Any]:
    """Yield the state as every second trick of a deal among masters begins."""
    game = BY_ID[game_id]
    state, player = dealt(game, game.info.defaults(), number), make_player("best", number)
    while (seat := game.to_act(state)) is not None:
        if state.phase == "play" and not state.trick and len(state.tricks) in AFTER:
            yield state.copy()
        game.apply(state, player.choose(game.view(state, seat), Budget(iterations=playouts)).move)


def worlds(state: Any, me: int) -> Iterator[tuple[Hands, list[int]]]:
    """Yield the hands and the bids of worlds that the seat thinks of."""
    there, rng = seen(state), Random(me)
    goal: Goal = "number" if len(set(there.sides)) == len(there.hands) == 3 else "side"
    told = told_by(goal, there.played, there.trump, there.sides)
    drawn = stirred(known(state, me, rng), rng, told if any(WEIGHTS[goal]) else ())
    yield from ((hands[: len(state.hands)], aims) for hands, aims in islice(drawn, WORLDS))


def rows(deals: Sequence[Sequence[Any]]) -> Iterator[Row]:
    """Yield what each seat could learn in these deals once cards have been played."""
    for state in (state for deal in deals for state in deal if state.tricks):
        there = seen(state)
        told = list(clues(there.played, there.trump, there.sides))
        for me in range(len(state.hands)):
            others = [clue for clue in told if clue[0] != of_kernel(state, me)]
            yield Row(counts(others, there.hands), [counts(others, hands) for hands, _ in worlds(state, me)])


def counts(told: Sequence[tuple[int, str, int]], hands: Hands) -> Vector:
    """Return how many cards of each clue the hands hold."""
    found = dict.fromkeys(CLUES, 0.0)
    for seat, clue, cards in told:
        found[clue] += (cards & hands[seat]).bit_count()
    return list(found.values())


def fitted(games: Sequence[Sequence[Row]]) -> dict[str, float]:
    """Return the weights that make the real hands likeliest; all games count alike, and a small ridge holds all."""
    size = len(CLUES)
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE * (i == j) for j in range(size)] for i in range(size)]
        for row, part in ((row, 1 / len(every)) for every in games for row in every):
            shares = _shares(row, weights)
            at = [sum(p * x[i] for p, x in zip(shares, row.worlds, strict=True)) for i in range(size)]
            away = [[x[i] - at[i] for i in range(size)] for x in row.worlds]
            for i in range(size):
                slope[i] += part * (row.real[i] - at[i])
                for j in range(i + 1):
                    both = part * sum(p * x[i] * x[j] for p, x in zip(shares, away, strict=True))
                    curve[i][j] += both
                    curve[j][i] += both * (i != j)
        weights = [one + more for one, more in zip(weights, solved(curve, slope), strict=True)]
    return {clue: round(weight, 2) for clue, weight in zip(CLUES, weights, strict=True)}


def _shares(row: Row, weights: Vector) -> list[float]:
    scores = [sum(map(float.__mul__, weights, world)) for world in row.worlds]
    top = max(scores)
    each = [exp(score - top) for score in scores]
    return [one / sum(each) for one in each]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of linear equations, by elimination."""
    lines = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for place in range(len(lines)):
        top = max(range(place, len(lines)), key=lambda line: abs(lines[line][place]))
        lines[place], lines[top] = lines[top], lines[place]
        lines[place] = [value / lines[place][place] for value in lines[place]]
        for other in range(len(lines)):
            if other != place:
                factor = lines[other][place]
                lines[other] = [
                    one - factor * two for one, two in zip(lines[other], lines[place], strict=True)
                ]
    return [line[-1] for line in lines]


def measured(game: str, deals: Sequence[Sequence[Any]]) -> Iterator[str]:
    """Yield a line per number of tricks."""
    bids: Counter[int] = Counter()
    if game == "nittionio":
        bids.update(deal[0].bid(seat) or 0 for deal in deals for seat in range(3))
    for after in AFTER:
        found: dict[str, list[float]] = defaultdict(list)
        for deal in deals:
            for name, gains in of_a_deal(
                [state for state in deal if len(state.tricks) == after], bids
            ).items():
                found[name].append(sum(gains) / len(gains))
        told = (
            f"{name} {gain:+.2f} ± {reach:.2f}"
            for name, (gain, reach) in ((n, mean(x)) for n, x in found.items())
        )
        print(line := f"{game} after {after}: {', '.join(told)}, {len(found['calls'])} deals", flush=True)
        yield line


def of_a_deal(states: Sequence[Any], bids: Counter[int]) -> dict[str, list[float]]:
    """Return the gains by name, one a seat."""
    found: dict[str, list[float]] = defaultdict(list)
    for state, me in ((one, seat) for one in states for seat in range(len(one.hands))):
        real, own = seen(state).hands, of_kernel(state, me)
        game = BY_ID[BY_ID_OF[type(state).__name__]]
        rng = Random(me)
        even = [seen(game.determinize(game.view(state, me), rng)).hands for _ in range(WORLDS)]
        with unread():
            before = list(worlds(state, me))
        after = list(worlds(state, me))
        base = likelihood(real, own, even)
        calls, both = (likelihood(real, own, [hands for hands, _ in some]) - base for some in (before, after))
        found["calls"].append(calls)
        found["with cards"].append(both)
        found["cards alone"].append(both - calls)
        for name, some in (("bids", before), ("bids with cards", after)) if bids else ():
            found[name].append(of_bids(state, me, [aims for _, aims in some], bids))
    return found


def likelihood(real: Hands, me: int, drawn: Sequence[Hands]) -> float:
    """Return the nats a hand of the real places of the cards that the others hold."""
    total, others = 0.0, [seat for seat in range(len(real)) if seat != me]
    for seat in others:
        for card in members(real[seat]):
            hits = sum(hands[seat] >> card & 1 for hands in drawn)
            total += log((hits + 1) / (len(drawn) + len(real)))
    return total / len(others)


def of_bids(state: Any, me: int, drawn: Sequence[list[int]], bids: Counter[int]) -> float:
    """Return the mean gain of the others' hidden bids over the plain share of bids."""
    gains = []
    for seat in (seat for seat in range(3) if seat != me and seat not in state.up):
        bid = state.bid(seat) or 0
        plain = (bids[bid] + 1) / (bids.total() + 10)
        gains.append(log((sum(aims[seat] == bid for aims in drawn) + plain) / (len(drawn) + 1)) - log(plain))
    return sum(gains) / max(1, len(gains))


@contextmanager
def unread() -> Iterator[None]:
    """Draw worlds as if the cards played told nothing."""
    learnt = dict(WEIGHTS)
    WEIGHTS.update({goal: {} for goal in learnt})
    yield
    WEIGHTS.update(learnt)


def write(path: Path, numbers: Any, figures: str) -> None:
    """Write the numbers to a file. *figures*: how much was played, and how well the numbers fit."""
    commit = subprocess.check_output(["git", "rev-parse", "--short", "HEAD"], cwd=CHECKOUT, text=True).strip()
    origin = Origin(
        datetime.now(UTC).date().isoformat(), commit, " ".join(["start.py lab", *sys.argv[1:]]), figures
    )
    file = File(origin, Raw(json.encode(numbers)))
    path.write_bytes(json.format(json.encode(file), indent=1) + b"\n")
    print(f"{path}: {figures}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
