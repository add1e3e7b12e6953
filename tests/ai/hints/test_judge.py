"""One judge: by the player's knowledge, the same everywhere, and a miss only if two samples agree."""

import logging
from collections.abc import Callable, Iterator
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest
from msgspec.structs import replace

from tests.ai.hints.hint_tables import at
from tests.cases import cases
from tests.table.games import NAMES, played
from tolva_gui.ai.hints.advice import LOOKS
from tolva_gui.ai.hints.by_game import is_judged, point_of
from tolva_gui.ai.hints.judge import SLIP, Judge, Verdict, Weighed, Weight
from tolva_gui.ai.hints.layouts import solved_leads
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget, Cancelled, Choice, SearchCancelled, never
from tolva_gui.ai.rng import key_of
from tolva_gui.ai.search.flat import GenericPlayer
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import Card, Move, Play, View, play_card
from tolva_gui.rules.kit.themes import own_cards
from tolva_gui.table.review_positions import Decision, decisions, play_again
from tolva_gui.words.hints import HintWords

QUICK = Budget(iterations=80)
MOST = 60
"""Moves of a deal: all in most games, while in vändtia random moves go on for thousands."""
JUDGED = [name for name, game in BY_ID.items() if is_judged(game.info)]


def choices(game_id: str, seed: int = 3) -> list[Decision]:
    record = played(game_id, deals=1, seed=seed).record()
    return decisions(record, record.deals[0])


def simple() -> Judge:
    """Return a judge with a simple search: these tests do not depend on its strength."""
    return Judge(lambda _level, seed: GenericPlayer(seed, most_worlds=6), budget=QUICK)


def judged(choice: Decision, judge: Judge | None = None, move: Move | None = None) -> Verdict:
    """Judge the move, by default the one that was chosen."""
    return (judge or simple()).judge(choice.view, choice.everything, move or choice.move)


def with_a_choice(game_id: str) -> Decision:
    return next(each for each in choices(game_id) if len(each.view.legal) > 1)


@cases("game_id", JUDGED, usual=["tolva-4", "bondtolva-4", "lomber", "tjugoett"])
def test_every_move_of_a_deal_can_be_judged(game_id: str, length: int) -> None:
    for choice in choices(game_id)[: MOST : 15 // length]:
        verdict = judged(choice)
        say = HintWords(choice.view.info, NAMES, "en")
        assert say.verdict(verdict).endswith(".")
        counted = verdict.open_best is not None or verdict.open_late
        assert say.with_open_cards(verdict).endswith(".") == counted
        assert verdict.played == choice.move
        assert verdict.best in choice.view.legal or choice.view.question is not None
        assert verdict.loss >= 0
        assert verdict.open_loss >= 0
        if verdict.best == verdict.played:
            assert verdict.weight in ("only", "best")
        if verdict.missed:
            assert verdict.loss >= SLIP


def test_a_verdict_does_not_depend_on_hidden_cards() -> None:
    game, rng, compared = BY_ID["tolva-4"], Random(5), 0
    for choice in choices("tolva-4")[20:26]:
        world = game.determinize(choice.view, rng)
        seat = choice.view.seat
        assert seat is not None
        there = judged(choice)
        other = judged(replace(choice, view=game.view(world, seat), everything=game.view(world, None)))
        assert (there.best, there.loss, there.values) == (other.best, other.loss, other.values)
        compared += there.weight != "only"
    assert compared > 3


def test_with_open_cards_a_lost_trick_is_seen(length: int) -> None:
    """In the last two tricks everything is proved: throwing away the last trick loses its point."""
    judge = Judge()
    lost = [
        judged(choice, judge)
        for seed in range(1, 1 + 3 * length)
        for choice in choices("tolva-4", seed)[-8:]
        if len(choice.view.legal) > 1
    ]
    assert any(verdict.open_loss >= 1 for verdict in lost)
    assert any(verdict.open_loss == 0 for verdict in lost)


def test_what_takes_too_long_to_solve_is_said_and_remembered() -> None:
    *_, choice = (
        each for each in choices("plump")[:-8] if isinstance(each.move, Play) and len(each.view.legal) > 1
    )
    shelf = dict[str, bytes]()
    hasty, patient = (Judge(budget=QUICK, store=shelf, open_ms=ms) for ms in (1e-9, 3000.0))
    for judge in (hasty, patient):
        verdict = judged(choice, judge)
        assert (verdict.open_late, verdict.open_best) == (True, None)
    assert judged(choice, patient) == verdict
    assert judged(choice, Judge(budget=QUICK)).open_best is not None


def test_judging_can_be_cancelled() -> None:
    choice = with_a_choice("tolva-4")
    with pytest.raises(SearchCancelled):
        Judge(budget=Budget(ms=10_000)).judge(
            choice.view, choice.everything, choice.move, cancelled=lambda: True
        )


@pytest.mark.parametrize("game_id", ["tolva-4", "plump", "kasino", "vandtia"])
def test_a_busy_machine_gives_the_same_advice(game_id: str) -> None:
    """A look is limited by playouts, not by time."""
    view = next(each.view for each in choices(game_id)[4:] if len(each.view.legal) > 2)
    assert Judge().weigh(view) == Judge().weigh(view)


class Rating:
    """Rates moves by a function of the view, and chooses the best, or the first if it rates none."""

    def __init__(self, rate: Callable[[View], dict[Move, float]]) -> None:
        self._rate = rate

    def choose(self, view: View, _budget: Budget, cancelled: Cancelled = never) -> Choice:
        values = self._rate(view)
        return Choice(max(values, key=values.__getitem__, default=view.legal[0]), values)


def leading(lead: float) -> Rating:
    """Rate the first move above the others by that much."""
    return Rating(lambda view: {**dict.fromkeys(view.legal, 0.0), view.legal[0]: lead})


def wavering(seed: int, more: float, wavers: float, later: float) -> Rating:
    """Rate the first move above the others by a varying amount, and by another one in the second sample."""
    return leading((more if seed < 100 else later) + (wavers if seed % 2 else -wavers))


def overlooking(seed: int, early: float, late: float) -> Rating:
    """Rate only the first move at first; in the second sample it leads by *early* and then by *late*."""
    if seed < 100:
        return Rating(lambda view: {view.legal[0]: 0.0})
    return leading(early if seed % 100 < LOOKS // 2 else late)


def changeable() -> Rating:
    """Say something else each time."""
    rng = Random(1)
    return Rating(lambda view: {move: rng.random() for move in view.legal})


@pytest.mark.parametrize(
    ("wavers", "later", "weight"),
    [
        (0.01, 0.3, "slip"),
        (0.01, 0.7, "blunder"),
        (1.0, 0.3, "fine"),
        (0.01, 0.1, "fine"),
        (0.01, -0.5, "fine"),
    ],
)
def test_a_miss_is_what_two_samples_agree_on(wavers: float, later: float, weight: str) -> None:
    choice = with_a_choice("tolva-4")
    judge = Judge(lambda _level, seed: wavering(seed, 0.3, wavers, later))
    verdict = judged(choice, judge, choice.view.legal[-1])
    assert verdict.weight == weight
    assert verdict.loss == pytest.approx(max(later, 0))


@pytest.mark.parametrize(
    ("early", "late", "weight"), [(0.9, 0.8, "blunder"), (0.9, 0.05, "fine"), (0.05, 0.9, "fine")]
)
def test_an_overlooked_move_is_a_miss_if_both_halves_agree(early: float, late: float, weight: str) -> None:
    choice = with_a_choice("tolva-4")
    judge = Judge(lambda _level, seed: overlooking(seed, early, late))
    assert judged(choice, judge, choice.view.legal[-1]).weight == weight


def late_choices(game_id: str) -> Iterator[Decision]:
    for seed in range(1, 7):
        for choice in choices(game_id, seed):
            if len(choice.view.legal) > 1 and len(own_cards(choice.view)) in (4, 5):
                yield choice


@pytest.mark.parametrize("game_id", ["tolva-4", "lomber"])
def test_a_late_miss_is_one_also_with_all_cards_known(game_id: str) -> None:
    """Whatever the search says: here that the first move is better, by all its looks."""
    point = point_of(BY_ID[game_id].info)
    judge, found = Judge(lambda _level, seed: wavering(seed, point, 0.01, point)), set[Weight]()
    for choice in islice(late_choices(game_id), 12):
        best, *_, other = choice.view.legal
        verdict = judged(choice, judge, other)
        leads = solved_leads(choice.view, best, other, 7)
        found.add(verdict.weight)
        if leads and verdict.missed:
            assert fmean(leads) > 0
            assert verdict.loss == pytest.approx(fmean(leads), abs=4 * stdev(leads) / sqrt(len(leads)))
        elif leads:
            assert fmean(leads) < point
    assert len(found) > 1


def test_a_late_miss_counts_no_gubbe_that_open_cards_show() -> None:
    """T23: the partner has not led, and with open cards would announce halv gubbe where it is kept."""
    hands = (
        "SK SJ S7 HT HK HJ H8 DQ D7",
        "HA H6 DA DK D8 CA C9 C7 C6",
        "SA S9 S6 H9 H7 D9 D6 CK C8",
        "ST SQ S8 HQ DT DJ CT CQ CJ",
    )
    view = at(2, "SA S8 SK H6 : ask : CK CT S7 CA : ask : HA H7 HQ H8 : ask", hands)
    low, ace = play_card(Card("C", "6")), play_card(Card("D", "A"))
    assert 0 < fmean(solved_leads(view, low, ace, 1)) < 1


def test_solving_layouts_can_be_cancelled() -> None:
    choice = next(late_choices("lomber"))
    other = choice.view.legal[-1]
    judge = Judge(lambda _level, seed: wavering(seed, 2.0, 0.01, 2.0))
    with pytest.raises(SearchCancelled):
        judge.judge(choice.view, choice.everything, other, cancelled=lambda: True)


def test_advice_that_the_second_sample_denies_is_no_clear_advice() -> None:
    view = with_a_choice("tolva-4").view
    assert not Judge(lambda _level, seed: wavering(seed, 0.5, 0.01, 0.5)).weigh(view).close
    assert Judge(lambda _level, seed: wavering(seed, 0.5, 0.01, -0.5)).weigh(view).close


@pytest.mark.parametrize(
    ("gain", "wavers", "later", "easy", "praised"),
    [
        (0.3, 0.01, 0.3, -1, True),
        (0.3, 0.01, 0.3, 0, False),
        (0.1, 0.01, 0.1, -1, False),
        (0.3, 1.0, 0.3, -1, False),
        (0.3, 0.01, 0.05, -1, False),
    ],
)
def test_praise_is_for_what_few_find_and_two_samples_confirm(
    gain: float, wavers: float, later: float, easy: int, praised: bool
) -> None:
    choice = with_a_choice("tolva-4")
    moves = choice.view.legal

    simple = Rating(lambda view: {view.legal[easy]: 0.0})
    judge = Judge(
        lambda level, seed: simple if level == "rules" else wavering(seed, gain, wavers, later),
        open_ms=1e-9,
    )
    for move in moves:
        verdict = judged(choice, judge, move)
        hint = judge.praised(choice.view, verdict)
        assert (hint is not None) == (praised and move == moves[0])
        assert hint is None or hint.move == move


def test_a_move_without_a_value_is_not_called_right() -> None:
    choice = with_a_choice("tolva-4")
    judge = Judge(lambda _level, _seed: Rating(lambda _view: {}))
    verdict = judged(choice, judge, choice.view.legal[-1])
    assert (verdict.weight, verdict.loss) == ("unjudged", 0.0)


def test_a_position_has_one_verdict_today_and_tomorrow() -> None:
    """Review, another try at a new table, and another program with the same store."""
    record = played("tolva-4", deals=1, seed=3).record()
    shelf, player = dict[str, bytes](), changeable()
    today = Judge(lambda _level, _seed: player, shelf)
    for choice in decisions(record, record.deals[0])[4:20]:
        if len(choice.view.legal) == 1:
            continue
        host = play_again(record, record.deals[0], choice.step - 1, seed=0)
        again = replace(choice, view=host.view(choice.seat), everything=host.view(None))
        assert not today.knows(choice.view, choice.move)
        advice, verdict = today.weigh(choice.view), judged(choice, today)
        tomorrow = Judge(lambda _level, _seed: player, shelf)
        assert tomorrow.knows(again.view, choice.move)
        assert advice == today.weigh(again.view) == tomorrow.weigh(again.view)
        assert verdict == judged(again, today) == judged(again, tomorrow)
        assert advice.move == verdict.best


@pytest.mark.parametrize(
    "stored",
    [
        b"{}",
        b"not a verdict",
        b'{"version":0,"move":"play SA","values":{},"sure":"clear","looks":8,"agree":8,"gain":0,"error":0,"over":null}',
        b'{"version":4,"move":"fly","values":{},"sure":"clear","looks":8,"agree":8,"gain":0,"error":0,"over":null}',
    ],
)
def test_a_stored_verdict_that_is_of_no_use_is_judged_again(
    stored: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    assert set(Weighed.__struct_fields__) >= {"version", "move"}
    choice = with_a_choice("tolva-4")
    with caplog.at_level(logging.WARNING):
        told = judged(choice, Judge(lambda _level, _seed: changeable(), {key_of(choice.view): stored}))
    assert told.best in choice.view.legal


@pytest.mark.parametrize("game_id", ["grandissimo", "lomber", "nittionio", "plump", "kasino", "tolva-4"])
def test_of_two_moves_both_are_weighed_whatever_they_are(game_id: str, length: int) -> None:
    """Also a bid that no search would think of."""
    rng, compared = Random(2), 0
    for choice in choices(game_id)[: 6 * length]:
        view = choice.view
        if len(view.legal) < 2:
            continue
        if not make_player("best", 0).choose(view, Budget(iterations=50)).values:
            continue
        two = tuple(rng.sample(view.legal, 2))
        told = make_player("best", 1).choose(replace(view, legal=two), Budget(iterations=50))
        assert told.move in two
        assert told.values is not None
        assert set(two) <= set(told.values)
        compared += 1
    assert compared
