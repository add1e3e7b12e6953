"""Exact endings equal the results of trying everything under the rules module."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from tests.ai.brute_force import after, tried
from tests.cases import cases
from tests.contract.play import Form, choose, deal, forms
from tolva_gui.ai.games.mariage.kernel_bridge import BRIDGE, FormBridge, aim_of
from tolva_gui.ai.games.mariage.search import memory
from tolva_gui.rules.kit import Move, Play

FORMS = forms()
ENDINGS = 2


def endings(form: Form, rng: Random, tricks: int) -> Iterator[Any]:
    """Yield random positions with that number of tricks left.

    In half of the deals there are no calls before, so that pairs are left to meld.
    """
    total = len(form.game.info.pack) // form.game.info.seats
    while True:
        state, quiet = deal(form, rng), rng.random() < 0.5
        while form.game.to_act(state) is not None and len(state.tricks) < total - tricks:
            moves = form.game.legal_moves(state)
            cards = [move for move in moves if isinstance(move, Play)]
            form.game.apply(state, rng.choice(cards) if quiet and cards else choose(moves, rng))
        if form.game.to_act(state) is not None:
            yield state


def gain(form: Form, state: Any, side: int) -> int:
    """The points of the deal for a side: its own minus the best other's."""
    result = form.game.result(state)
    assert result is not None
    if result.void:
        return 0
    gains: list[int] = [now - then for now, then in zip(result.scores, state.standing.scores, strict=True)]
    return gains.pop(side) - max(gains)


def brute(form: Form, state: Any, side: int) -> dict[Move, float]:
    """The points of the deal for a side after each move: it plays for the most, all others for the least."""
    return tried(
        form.game, state, lambda end: gain(form, end, side), lambda seat: form.game.info.side(seat) == side
    )


def solved(form: Form, state: Any, side: int) -> dict[Move, int]:
    return searched(form, state, side, playouts=1, exact=True)


def searched(form: Form, state: Any, side: int, **limits: Any) -> dict[Move, int]:
    """The points of the deal for a side after each move, by the compiled search."""
    bridge, purpose = FormBridge(form.game, form.options), aim_of(side, state.standing.scores)
    actions = bridge.actions(form.game.legal_moves(state))
    _, values = BRIDGE.ask("search", bridge.position(state), purpose, memory(), actions, 1, **limits)
    assert all(utility == points for utility, points, _ in values.values())
    return {bridge.move(action): round(points) for action, (_, points, _) in values.items()}


@cases(
    "form",
    FORMS,
    usual=[
        "tolva-4",
        "plocketolva fourth_meld_name=viv",
        "bordstolva fourth_meld_name=viv",
        "bondtolva-4",
        "bondtolva-2",
    ],
    ids=str,
)
def test_endings_are_solved_exactly(form: Form, length: int) -> None:
    tricks = {2: 4, 3: 3, 4: 3, 6: 2}[form.game.info.seats]
    for state in islice(endings(form, Random(f"endings {form}"), tricks), ENDINGS * length):
        side = form.game.info.side(state.turn)
        assert solved(form, state, side) == brute(form, state, side)


def under_gubbe(form: Form, rng: Random, tricks: int) -> Any:
    """A random position with that number of tricks left in a gubbe that has been kept until then."""
    state = next(each for each in endings(form, rng, tricks) if each.trump is None and each.gubbe is None)
    total = len(form.game.info.pack) // form.game.info.seats
    state.gubbe = (("whole", state.turn, 1), ("half", state.turn, total - 5))[rng.randrange(2)]
    state.gubbe_points = rng.randrange(60)
    state.phase = "lead"
    return state


@cases(
    "form",
    [form for form in FORMS if form.game.info.id in ("tolva-4", "tolva-3")],
    usual=["tolva-4", "tolva-3 fourth_meld_name=viv"],
    ids=str,
)
def test_a_gubbe_is_solved_exactly(form: Form, length: int) -> None:
    """T27, T29: one side against all others, and a lost trick ends it; the answer is the same for either side."""
    rng, ends = Random(f"gubbe {form}"), set[bool]()
    # Some are won and some are lost, which takes more positions in some forms.
    for number in range(100):
        if number >= 8 * length and len(ends) == 2:
            break
        state = under_gubbe(form, rng, 3)
        for side in range(2):
            values = brute(form, state, side)
            if side == form.game.info.side(state.turn):
                assert solved(form, state, side) == values
                ends |= {max(values.values()) > 0}
            elif form.game.info.sides == 2:
                assert solved(form, state, side) == values
    assert ends == {True, False}


def each_for_itself(form: Form, state: Any) -> list[int]:
    """Try everything: each side maximizes its own points; ties go to the action with the lowest number."""
    seat = form.game.to_act(state)
    if seat is None:
        return [gain(form, state, side) for side in range(form.game.info.sides)]
    side, bridge = form.game.info.side(seat), FormBridge(form.game, form.options)
    moves = sorted(form.game.legal_moves(state), key=bridge.number)
    shares = [each_for_itself(form, after(form.game, state, move)) for move in moves]
    return max(shares, key=lambda share: share[side])


@cases(
    "form",
    [form for form in FORMS if form.game.info.sides == 3],
    usual=["tolva-3", "bondtolva-6 mistakes_allowed=True"],
    ids=str,
)
def test_endings_of_three_sides_are_solved_exactly(form: Form, length: int) -> None:
    tricks = 3 if form.game.info.seats == 3 else 2
    for state in islice(endings(form, Random(f"three {form}"), tricks), ENDINGS * length):
        side, moves = form.game.info.side(state.turn), form.game.legal_moves(state)
        found = searched(form, state, side, playouts=1, solve_tricks=tricks)
        assert found == {move: each_for_itself(form, after(form.game, state, move))[side] for move in moves}
