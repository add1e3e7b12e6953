"""Reasons from trials: correct counts, in support of the advised move, and in both languages."""

from itertools import islice
from random import Random
from typing import Any, cast

import pytest

from tests.ai.hints.hint_tables import at, clear
from tests.ai.hints.test_players_examples import held
from tests.cases import cases
from tests.contract.random_deals import Taste, dealt_at_random, first_standing, walk
from tests.table.games import NAMES
from tolva_gui.ai.hints.advice import LOOKS, Advice, advise
from tolva_gui.ai.hints.fact import Fact, HintReason
from tolva_gui.ai.hints.hints import Hint, explained
from tolva_gui.ai.hints.judge import Judge
from tolva_gui.ai.hints.trials import (
    LAYOUTS,
    SEVERAL,
    Trial,
    agrees,
    harms,
    reasons_shown,
    serves,
    surely,
    tricks_pay,
)
from tolva_gui.ai.player import Budget, SearchCancelled
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import Call, Move, TrickRecord, View, parse_card, play_card
from tolva_gui.table.review_positions import line_moments
from tolva_gui.words import sentences as words
from tolva_gui.words.hints import HintWords

GAMES = ("plump", "nittionio", "lomber", "kasino", "tolva-4")
FEW = Budget(iterations=40)
RARE = {"plocketolva": [(46, 20)]}
"""Seeds and moves for games in which trials seldom say anything beyond chance."""


def view_of(name: str, seed: int, moves: int) -> View:
    """Return the first view with a choice after that many random moves."""
    game, rng = BY_ID[name], Random(seed)
    taste = Taste(rng)
    views = walk(game, dealt_at_random(game, rng), lambda view: taste.choose(view.legal))
    for view in islice(views, moves, None):
        if len(view.legal) > 1:
            return view
    return view_of(name, seed + 100, moves)


def advised(view: View) -> Advice:
    """Advice for the first move over the last, whatever their values."""
    return clear(view.legal[0], view.legal[-1])


def shown(view: View) -> tuple[HintReason, ...]:
    """Return the reasons for the first move over the last, or else for the last."""
    ends = view.legal[0], view.legal[-1]
    both = (clear(move, over) for move, over in (ends, ends[::-1]))
    return next(filter(None, (reasons_shown(view, advice) for advice in both)), ())


def test_trials_are_the_same_every_time() -> None:
    view = view_of("plump", 1, 3)
    assert shown(view) == shown(view) != ()


@cases("name", GAMES, usual=["plump"])
def test_trials_count_events_for_the_advised_move(name: str) -> None:
    told = 0
    for seed, moves in [(no, moves) for no in range(1, 60, 8) for moves in (3 * (no % 5), 18)]:
        if told >= 3:
            break
        view = view_of(name, seed, moves)
        say = {lang: HintWords(view.info, NAMES, lang) for lang in words.LANGUAGES}
        for reason in shown(view):
            values = reason.fact.values
            assert {values["action"], values["other"]} == {view.legal[0], view.legal[-1]}
            assert values["points"] == LAYOUTS
            if reason.fact.key == "tricks_after":
                continue
            assert reason.share == int(str(values["count"])) / LAYOUTS
            assert values["count"] != values["fewer"]
            assert reason.line[0] in (view.legal[0], view.legal[-1])
            assert all(say[lang].fact(reason.fact).endswith(".") for lang in words.LANGUAGES)
            told += 1
    assert told


@cases("name", [*GAMES, "plocketolva", "bordstolva", "grandissimo"], usual=["nittionio"])
def test_a_line_can_be_shown_to_its_end_in_its_layout(name: str) -> None:
    """The cards in the line fit the seat's view."""
    found = 0
    for seed, moves in RARE.get(name, [(seed, 2 * seed % 24) for seed in range(60)]):
        view = view_of(name, seed, moves)
        for reason in shown(view):
            assert reason.layout is not None
            moments = line_moments(view.info, reason.layout, reason.line)
            assert [each.made.move for each in moments[1:] if each.made] == list(reason.line)
            seen = {zone.place: zone.cards for zone in moments[0].view.zones}
            for zone in view.zones:
                cards = zip(zone.cards, seen[zone.place], strict=True)
                assert all(card in (None, shown_card) for card, shown_card in cards)
            found += 1
        if found > 1:
            break
    assert found


def trial(*line: Move, worth: float) -> Trial:
    return Trial(cast(Any, None), line, cast(Any, None), (), worth)


def test_what_goes_with_worse_deals_is_no_reason() -> None:
    """The ten wins no trick after the ace, but if it wins one after another lead, the deal ends better."""
    never, wins = trial(Call("never"), worth=2.0), trial(worth=1.0)
    lost = trial(Call("never"), worth=0.0)
    pairs = [(never, lost), (never, wins)] * SEVERAL

    def holds(each: Trial) -> bool:
        return bool(each.line)

    assert serves(pairs, holds)
    assert harms(pairs, holds)
    assert not harms([(never, trial(Call("never"), worth=1.0)), (never, trial(worth=0.0))] * SEVERAL, holds)
    assert not harms([(never, wins)] * SEVERAL, holds), "nothing to compare"
    assert not harms([(lost, wins)] * SEVERAL + [(wins, wins)], holds), "a single deal is chance"


def test_frequent_events_count_only_where_deals_end_better() -> None:
    """Otherwise a defender was advised to play a card because their own king then wins no trick."""
    pairs = [(trial(Call("pass"), worth=worth), trial(worth=0.0)) for worth in (-1.0, 2.0)]
    assert serves(pairs, lambda each: bool(each.line))
    assert not serves(pairs[:1], lambda each: bool(each.line))
    assert not serves(pairs, lambda each: not each.line)


def test_trials_speak_for_a_move_only_beyond_chance() -> None:
    """Sentences about outcomes that serve the move by chance were not found again in other layouts."""
    better, worse = ((trial(worth=lead), trial(worth=0.0)) for lead in (1.0, -1.0))
    assert agrees([better] * 20 + [worse] * 5)
    assert not agrees([better] * 13 + [worse] * 12)
    assert not agrees([worse] * 20 + [better] * 5)
    assert not agrees([better])


@pytest.mark.parametrize(
    ("key", "count", "fewer", "said"),
    [
        ("line_after", 70, 35, False),
        ("line_after", 75, 30, True),
        ("better_after", 58, 0, False),
        ("better_after", 62, 5, True),
    ],
)
def test_what_is_near_a_limit_is_not_said(key: str, count: int, fewer: int, said: bool) -> None:
    fact = Fact(key, {"count": count, "fewer": fewer, "points": 100})
    assert surely(HintReason(fact)) == said


def test_bid_names_the_tricks_that_come_if_they_are_closer() -> None:
    told = 0
    for seed in range(4, 40):
        view = view_of("plump", seed, 0)
        if view.phase != "bid":
            continue
        first, second = view.legal[1:5:3][:: 1 if seed % 2 else -1]
        advice = clear(first, second)
        for reason in reasons_shown(view, advice):
            if reason.fact.key == "tricks_after":
                bids = (move.value for move in (first, second) if isinstance(move, Call))
                means = (reason.fact.values[name] for name in ("mean", "instead"))
                near, far = (
                    abs(float(str(mean)) - int(str(bid))) for mean, bid in zip(means, bids, strict=True)
                )
                assert near < far
                assert reason.line[0] == first
                told += 1
        if told > 2:
            break
    assert told


def test_whose_bid_fails_is_told_and_shown(length: int) -> None:
    """Few deals lead to it; the fifth of these does."""
    told = 0
    for seed in range(55, 55 + 60 * length):
        if told >= length:
            break
        view = view_of("plump", seed, 46)
        for reason in shown(view):
            if reason.fact.key != "line_missed_after":
                continue
            assert reason.layout is not None
            (seat,) = cast(tuple[int, ...], reason.fact.values["seats"])
            game, state = BY_ID["plump"].seated(view.info.seats), reason.layout.copy()
            for move in reason.line:
                game.apply(state, move)
            result = game.result(state)
            assert result is not None
            assert (seat, "bid") not in {(line.side, line.kind) for line in result.lines}
            assert seat != view.seat
            told += 1
    assert told


def test_a_card_saved_from_falling_is_praised_for_its_tricks() -> None:
    """The ten of hearts falls to the ace if it is led, and often wins if it is kept."""
    hands = (
        "SA S9 HT H9 H8 DJ D8 CA CT",
        "SQ HJ H7 DA DK D9 CQ C8 C6",
        "ST SJ S8 S7 HK D7 CK CJ C7",
        "SK S6 HA HQ H6 DT DQ D6 C9",
    )
    view = at(0, "SA SQ ST S6 : ask : CA C6 CK C9 : ask", hands)
    low, ten = (play_card(parse_card(text)) for text in ("H8", "HT"))
    (reason,) = reasons_shown(view, clear(low, ten))
    assert reason.fact.key == "card_wins_after"
    assert reason.fact.values["card"] == ten.card


def test_the_tricks_of_a_single_card_are_not_averaged() -> None:
    game = BY_ID["plump"]
    state = dealt_at_random(game, Random(0), first_standing(game, game.info.defaults(), 0, 13))
    none, one = game.legal_moves(state)
    advice = clear(none, one)
    (reason,) = reasons_shown(game.view(state, state.turn), advice)
    assert reason.fact.key == "line_after"


def test_where_tricks_pay_is_seen_from_deals_after_the_same_move() -> None:
    """In games that pay for tricks, winning none is never given as a reason."""
    view = view_of("bondtolva-4", 1, 8)
    ours, theirs = (TrickRecord(0, (), None, winner) for winner in (view.seat or 0, 1 - (view.seat or 0) % 2))

    def ended(*tricks: TrickRecord, worth: float) -> Trial:
        return Trial(cast(Any, None), (), cast(Any, None), tricks, worth)

    for better, pays in ((ours, True), (theirs, False)):
        worse = theirs if pays else ours
        pairs = [
            (ended(better, worth=5.0), ended(better, worth=1.0)),
            (ended(worse, worth=4.0), ended(worse, worth=0.0)),
        ]
        assert tricks_pay(view, pairs) == pays


def test_a_close_choice_or_one_without_another_has_no_reasons() -> None:
    view = view_of("plump", 3, 9)
    close = Advice(view.legal[0], {}, "close", 8, 5, 0.1, 0.5, over=view.legal[-1])
    assert explained(view, close).reasons == ()
    assert reasons_shown(view, Advice(view.legal[0], {}, "thumb", 8, 8)) == ()


@pytest.mark.parametrize(
    ("hand", "said"), [("SA CA S7 SK SQ HK H7 DK D7", True), ("SJ H2 H3 H4 D2 D3 C3 C4 C5", False)]
)
def test_a_bid_is_compared_with_a_pass_by_its_chance(hand: str, said: bool) -> None:
    view = held("lomber", 3, hand, "auction")
    bid = Call("bid", "spil")
    shown = reasons_shown(view, clear(bid, Call("pass")))
    say = HintWords(view.info, NAMES, "sv")
    assert any(say.fact(reason.fact).startswith("Ditt spel går hem i ") for reason in shown) == said


def test_trials_stop_when_nobody_waits() -> None:
    view = view_of("plump", 4, 9)
    with pytest.raises(SearchCancelled):
        reasons_shown(view, advised(view), cancelled=lambda: True)


def test_the_hint_comes_after_its_looks_and_again_with_reasons() -> None:
    view = view_of("plump", 5, 9)
    kinds = [isinstance(answer, Hint) for answer in Judge().answers(view)]
    assert kinds.index(True) >= LOOKS
    assert all(kinds[kinds.index(True) :])
    *_, last = advise(view, looks=2, budget=FEW)
    assert explained(view, last).move == last.move
