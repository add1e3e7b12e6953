"""Make the deals of a learning path (`resources/games/<game>/path.json`), each with one clear choice.

Seeds are tried in order. The rule players play up to a choice of the learner that belongs to the step; the best player
then examines it many times, and much longer than at the table. A deal is stored if every legal move is either as good
as the best or worse by a margin beyond chance, if the best move has a reason, and if neither the judge nor the second
program (`path_keys`) denies the key. The steps are defined in `lab/paths`. Existing deals stay if they still hold,
because progress is stored by deal; missing ones are searched for.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from lab.kit.runner import bar, parser
from lab.measure.path_keys import checked_key
from lab.paths.bids import GRANDISSIMO, LOMBER, NITTIONIO, PLUMP
from lab.paths.further import KASINO, TJUGOETT, VANDTIA
from lab.paths.mariage import BONDTOLVA_FOR_TWO, BORDSTOLVA, TOLVA, alone, bondtolva
from lab.paths.step import LEVEL, Step
from msgspec import json
from msgspec.structs import replace

from tolva_gui.ai.hints.advice import Advice, summed_up, with_error
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.hints.hints import explained
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.moves import Move
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import LEARNER
from tolva_gui.table.path import (
    VERSION,
    MadeDeal,
    PathData,
    PathFault,
    PathStep,
    data_of,
    open_deal,
    path_file,
)
from tolva_gui.words.game_data import games_folder

STEPS: Final[Mapping[str, tuple[Step, ...]]] = {
    "tolva-4": TOLVA,
    "tolva-3": alone(3),
    "plocketolva": alone(2),
    "bordstolva": BORDSTOLVA,
    "bondtolva-2": BONDTOLVA_FOR_TWO,
    "bondtolva-4": bondtolva(4),
    "bondtolva-6": bondtolva(6),
    "plump": PLUMP,
    "kasino": KASINO,
    "lomber": LOMBER,
    "nittionio": NITTIONIO,
    "grandissimo": GRANDISSIMO,
    "vandtia": VANDTIA,
    "tjugoett": TJUGOETT,
}
THOUGHT: Final = Budget(iterations=20)
LOOKS: Final = 16
"""Number of deep looks at a promising deal, each with other cards in the hidden hands."""
FIRST: Final = Budget(iterations=1_000)
DEEP: Final = Budget(iterations=5_000)
"""Length of a deep look; a player that reaches full strength earlier takes less."""
EVEN: Final = 0.1
"""A move that is behind by fewer points of tolva is as good as the best."""
MARGIN: Final = 0.3
"""Least lead over all wrong moves, in points and in standard errors."""
ERRORS: Final = 4.0
IDLE: Final = frozenset({"longest"})
"""True of the best move, but not why it is the best."""
MOST_VALUES: Final = 30
"""Only the most valuable moves are stored; others are judged at the table."""
APART: Final = 10_000
"""Distance between the first seeds of two steps, so that no deal comes twice."""


class Looked(NamedTuple):
    """The result of several looks. *right*: the right moves, the best first; *clear*: all others are much worse."""

    advice: Advice
    right: tuple[Move, ...]
    clear: bool


def main(arguments: list[str]) -> int:
    """Make the named steps, or all of the game, and keep the others unchanged."""
    asked = parser("path_deals", __doc__)
    asked.add_argument("game", choices=[*STEPS])
    asked.add_argument("steps", nargs="*", metavar="STEP", help="(all)")
    chosen = asked.parse_args(arguments)
    game, named = chosen.game, chosen.steps
    path = path_file(games_folder(), game)
    made = {step.id: step for step in data_of(path).steps} if path.is_file() else {}
    for step in STEPS[game]:
        if not step.kinds:
            made[step.id] = PathStep(step.id, lesson=True)
        elif not named or step.id in named:
            old = made[step.id].deals if step.id in made else ()
            kept = list(_still_good(game, step, old))
            taken = {deal.seed for one in made.values() for deal in one.deals}
            found = _deals(game, step, kept, taken)
            # The longer a deal has gone on, the more there is to remember.
            made[step.id] = PathStep(step.id, tuple(sorted(found, key=lambda deal: len(deal.moves))))
        _write(path, [made[one.id] for one in STEPS[game] if one.id in made])
    return 0


def _write(path: Path, steps: Sequence[PathStep]) -> None:
    """Write the steps that have deals; a step without any is left out."""
    found = tuple(step for step in steps if step.deals or step.lesson)
    text = json.format(json.encode(PathData(VERSION, found)), indent=1)
    path.write_bytes(text + b"\n")


def _still_good(game: str, step: Step, deals: Sequence[MadeDeal]) -> Iterator[tuple[int, MadeDeal]]:
    """The deals that would come out the same today, each with the kind of its answer."""
    for deal in deals:
        view = _seen(game, deal)
        found = _judged(step, view, range(len(step.kinds))) if view and step.asks(view) else None
        if found is not None and set(map(str, found[1].right)) == set(deal.right):
            yield found[0], deal
        else:
            print(game, step.id, f"seed {deal.seed} no longer holds", flush=True)


def _seen(game: str, deal: MadeDeal) -> View | None:
    """The learner's view at the choice; None if the deal cannot be replayed, as after an omgiv."""
    try:
        return open_deal(game, deal, _seats(deal.seats)).view(LEARNER)
    except PathFault:
        return None


def _seats(count: int) -> list[SeatSetup]:
    computers = [SeatSetup("computer", str(no), LEVEL) for no in range(2, count + 1)]
    return [SeatSetup("me", "1"), *computers]


def _deals(
    game: str, step: Step, kept: Sequence[tuple[int, MadeDeal]], taken: Collection[int]
) -> list[MadeDeal]:
    """The deals of a step, evenly by kind of answer if enough are found. *taken*: seeds that the path has."""
    had = Counter(kind for kind, _ in kept)
    wanted = [
        max(0, step.amount // len(step.kinds) + (no < step.amount % len(step.kinds)) - had[no])
        for no in range(len(step.kinds))
    ]
    found = [deal for _, deal in kept]
    first = 1 + APART * STEPS[game].index(step)
    for seed in bar(range(first, first + step.most), f"{game} {step.id}"):
        if not any(wanted):
            break
        if seed in taken:
            continue
        made = _made(game, step, seed, [no for no, left in enumerate(wanted) if left])
        if made is not None:
            kind, deal = made
            wanted[kind] -= 1
            found.append(deal)
            print(game, step.id, f"seed {seed} kind {kind}: {deal.best}, {deal.values}", flush=True)
    if len(found) < min(3, step.amount):
        print(game, step.id, f"too few: {len(found)}", flush=True)
        return []
    return found


def _made(game: str, step: Step, seed: int, kinds: Sequence[int]) -> tuple[int, MadeDeal] | None:
    """The deal at the first choice that fits and is clear, with the kind of its answer."""
    host = Host.new(game, {}, _seats(step.seats), seed=seed, deal=step.deal)
    host.start_deal()
    players = [make_player(step.level if no == LEARNER else LEVEL, seed) for no in range(step.seats)]
    tried = 0
    while (seat := host.to_act()) is not None and tried < step.tries:
        view = host.view(seat)
        if seat == LEARNER and len(view.legal) > 1 and not view.form.open and step.asks(view):
            tried += 1
            found = _judged(step, view, kinds)
            if found is not None:
                kind, looked = found
                made = _written(host, step, seed, looked)
                return (kind, made) if _seen(game, made) and _confirmed(game, step, made) else None
        host.play(seat, players[seat].choose(view, THOUGHT).move)
    return None


def _confirmed(game: str, step: Step, deal: MadeDeal) -> bool:
    found = checked_key(game, step.id, deal)
    return found.judged == "right" and found.tried != "fails"


def _judged(step: Step, view: View, kinds: Sequence[int]) -> tuple[int, Looked] | None:
    first = looked(view, step.first, FIRST, step.scale, many=step.many)
    if first is None or not first.clear:
        return None
    kind = next((no for no in kinds if step.kinds[no](view, first.advice.move)), None)
    if kind is None:
        return None
    deep = looked(view, LOOKS, DEEP, step.scale, many=step.many)
    if deep is None or not deep.clear or deep.advice.move not in first.right:
        return None
    if not all(step.kinds[kind](view, move) for move in deep.right):
        return None
    wrong = (move for move in deep.advice.values if move not in deep.right)
    if step.taught and any(step.kinds[kind](view, move) for move in wrong):
        return None
    # The reasons that will be shown at the table.
    reasons = explained(view, deep.advice).reasons
    told = {_told(reason.fact) for reason in reasons} - IDLE
    return (kind, deep) if told & (step.tells or told) else None


def _told(fact: Fact) -> str:
    """The subject of a reason: the key of its fact, with the line of the sheet if it is about one."""
    return f"{fact.key}:{fact.values['line']}" if "line" in fact.values else fact.key


def looked(
    view: View, looks: int, budget: Budget, scale: float = 1.0, *, many: bool = False
) -> Looked | None:
    """Look at the choice *looks* times; None if nothing is counted, or the best move serves the game, not the deal.

    *scale*: factor on the usual margins. *many*: moves between right and wrong are left out.
    """
    choices = [make_player("best", number).choose(view, budget) for number in range(looks)]
    rows = [choice.values or {} for choice in choices]
    advice = summed_up(view, choices)
    if advice.move not in advice.values or len(advice.values) < 2:
        return None
    point = scale * advice.point
    best = max(advice.values, key=lambda move: advice.values[move])
    if advice.values[best] - advice.values[advice.move] > EVEN * point:
        return None
    gaps = {move: _gap(rows, advice.move, move) for move in advice.values if move != advice.move}
    right = [advice.move, *(move for move, (gain, _) in gaps.items() if gain <= EVEN * point)]
    least = MARGIN * point
    wrong = [move for move, (gain, error) in gaps.items() if gain >= max(least, ERRORS * error)]
    between = len(advice.values) - len(right) - len(wrong)
    if many:
        told = {move: advice.values[move] for move in (*right, *wrong)}
        return Looked(replace(advice, values=told), tuple(right), clear=bool(wrong))
    return Looked(advice, tuple(right), clear=not between and len(wrong) >= len(right))


def _gap(rows: Sequence[Any], best: Move, other: Move) -> tuple[float, float]:
    return with_error([row[best] - row[other] for row in rows])


def _written(host: Host, step: Step, seed: int, found: Looked) -> MadeDeal:
    values = {move: round(value, 2) for move, value in found.advice.values.items()}
    told = sorted(values, key=lambda move: (move not in found.right, -values[move]))[:MOST_VALUES]
    return MadeDeal(
        seed=seed,
        seats=step.seats,
        rules=host.info.rules_version,
        moves=tuple(str(move) for _, move in host.moves),
        right=tuple(map(str, found.right)),
        values={str(move): values[move] for move in told},
        deal=step.deal,
    )
