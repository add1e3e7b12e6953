"""Reasons that players met and did not believe, and those that they missed; each is a position or a pair of moves."""

from itertools import permutations
from random import Random

import pytest

from tests.ai.hints.hint_tables import DEFAULTS, check_keys, clear
from tests.ai.hints.test_game_hints import positions
from tests.ai.hints.test_players_examples import dealt, reach
from tests.contract.play import positions as family_positions
from tests.rules.bench import examples
from tests.table.games import NAMES, played
from tolva_gui.ai.games.mariage.proof import Position
from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.by_game import compared_with, speaker_for
from tolva_gui.ai.hints.fact import Fact, HintReason
from tolva_gui.ai.hints.hints import Hint, hint_for
from tolva_gui.ai.hints.judge import Verdict
from tolva_gui.ai.hints.trials import says_nothing
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import Call, Move, Play, View, parse_card, play_card
from tolva_gui.table.review_positions import decisions
from tolva_gui.words.hints import HintWords
from tolva_gui.words.sentences import LANGUAGES


def keys(view: View, move: Move, over: Move) -> list[str]:
    """Return what speaks for a move over another."""
    return [reason.fact.key for reason in hint_for(view, clear(move, over)).reasons]


def test_one_ace_is_no_reason_against_another() -> None:
    """Two cards of a rank bring as much, and cost as much."""
    record, compared = played("tolva-4", deals=1, seed=3).record(), 0
    for choice in decisions(record, record.deals[0]):
        cards = [move for move in choice.view.legal if isinstance(move, Play)]
        for move, over in permutations(cards, 2):
            if move.card.rank == over.card.rank:
                assert not {"gives", "counts", "costs_nothing", "counts_not"} & {
                    *keys(choice.view, move, over)
                }
                compared += 1
    assert compared > 10


@pytest.mark.parametrize(
    ("action", "other", "count", "fewer", "idle"),
    [
        (Call("play_on"), Call("give_up"), 100, 0, True),
        (Call("pass"), Call("bid", "solo"), 80, 0, True),
        (play_card(parse_card("C9")), Call("half"), 30, 0, True),
        (Call("pass"), Call("declare"), 100, 40, True),
        (Call("half"), play_card(parse_card("SA")), 80, 0, True),
        (Call("bid", 2), Call("bid", 3), 66, 40, False),
        (play_card(parse_card("C9")), play_card(parse_card("SA")), 100, 0, False),
    ],
)
def test_what_cannot_be_otherwise_is_no_reason(
    action: Move, other: Move, count: int, fewer: int, idle: bool
) -> None:
    values = {"action": action, "other": other, "count": count, "fewer": fewer, "points": 100}
    assert says_nothing(HintReason(Fact("line_after", values))) == idle


def test_a_forced_card_is_said_to_be_forced_once() -> None:
    game, state = dealt("plump", 4, "SA")
    view = game.view(state, 0)
    hint = Hint(Fact("ask_only"), (), (), Advice(play_card(parse_card("SA")), {}, "only", 1, 1))
    for lang in ("sv", "en"):
        say = HintWords(view.info, NAMES, lang)
        assert say.answer(hint) == say.sure(hint.advice)
        assert say.reason(hint) == ""


def test_a_move_that_few_searches_name_is_best_on_average() -> None:
    say = HintWords(BY_ID["tolva-4"].info, NAMES, "en")
    for agree, said in ((5, "5 of 8 searches"), (1, "the searches disagree")):
        assert said in say.sure(Advice(Call("ask"), {}, "close", 8, agree))


def test_a_bid_of_lomber_is_compared_with_a_pass() -> None:
    game, state = dealt("lomber", 3, "SA SK SQ SJ HA HK CA CK DA")
    view = game.view(state, state.turn)
    bids = [move for move in view.legal if isinstance(move, Call)]
    bid = next(move for move in bids if move != Call("pass"))
    assert compared_with(view, bid, [move for move in bids if move != bid]) == [Call("pass")]


@pytest.mark.parametrize(
    ("form", "move", "loss", "swedish", "english"),
    [
        ("lomber", Call("pass"), 0.7, "Bättre: pass (0,7 bitar mer).", "Better: pass, by 0.7 bitar."),
        (
            "tjugoett",
            Call("stand"),
            0.3,
            "Bättre: nöjd (0,3 av insatsen mer).",
            "Better: stand, by 0.3 of the stake.",
        ),
        ("tjugoett", Call("stand"), 0.04, "Något bättre: nöjd.", "Slightly better: stand."),
        ("vandtia", Call("pickup"), 0.3, "Bättre: ta upp högen.", "Better: pick up the pile."),
        ("plump", Call("bid", 2), 1.0, "Bättre: 2 (1,0 poäng mer).", "Better: 2, by 1.0 points."),
    ],
)
def test_a_miss_costs_what_the_game_is_counted_in(
    form: str, move: Move, loss: float, swedish: str, english: str
) -> None:
    info = BY_ID[form].info
    for lang, said in zip(LANGUAGES, (swedish, english), strict=True):
        say = HintWords(info, NAMES, lang)
        assert say.verdict(Verdict(Call("other"), move, "slip", loss)) == said


def test_no_card_is_called_cheap_beside_one_that_takes_the_trick() -> None:
    cheap, met = {"least", "costs_nothing", "counts_not"}, 0
    for form in DEFAULTS:
        for _, view in family_positions(form, Random(2)):
            position = Position(view)
            cards = [move for move in view.legal if isinstance(move, Play)]
            certain = [move for move in cards if position.leads(move.card) and position.safe(move.card)]
            for move, over in ((move, over) for move in cards for over in certain if move != over):
                assert not cheap & {*keys(view, move, over)}
                met += 1
    assert met > 100


def test_a_ten_keeps_its_guard_only_beside_that_card() -> None:
    """A lead of another suit keeps it too."""
    met = 0
    for form in DEFAULTS:
        for _, view in family_positions(form, Random(2)):
            cards = [move for move in view.legal if isinstance(move, Play)]
            for move, over in permutations(cards if view.phase == "lead" else (), 2):
                if "keeps_guard" in keys(view, move, over):
                    suit = over.card.suit
                    assert parse_card(f"{suit}T") in view.public.available(view.seat)
                    met += 1
    assert met


@pytest.mark.parametrize("form", ["plump", "nittionio", "lomber", "grandissimo"])
def test_a_card_that_stays_under_is_asked_for_where_one_does(form: str) -> None:
    asked = set[str]()
    for *_, view in positions(form, Random(4), 25):
        if len(view.legal) > 1 and isinstance(view.legal[0], Play) and view.phase == "play":
            speaker = speaker_for(view.info)
            question = speaker.question(view, view.legal[0])
            seen = speaker.sight_of(view)  # type: ignore[attr-defined]
            losing = bool(seen.trick) and not all(map(seen.leads, seen.playable))
            if question.key in ("stay_under", "which_harmless", "must_take"):
                asked.add(question.key)
                assert (question.key == "stay_under") == losing
    assert {"stay_under", "which_harmless"} <= asked


TABLES = {
    "kings": ("kasino", 2, "SK CK HA D2", ["SA HQ D4 C6"]),
    "two jacks": ("kasino", 2, "SA HJ SJ H8", ["CJ CT S9 C4"]),
    "an ace and a two": ("vandtia", 4, "DA H2 S6", []),
    "two aces": ("vandtia", 4, "DA HA S6", []),
}
"""By name: the game, its players, seat 0's hand, and the cards on the table of kasino."""


@examples(
    "table move over claims",
    """
    a capture is praised for what it adds       | kings | take SK SA HQ | take HA SA | cards, not aces
    a spade for another king                    | kings | take SK SA HQ | take CK SA HQ | spades, not cards, not aces
    and no fewer cards                          | kings | take HA SA | take SK SA HQ | not cards
    kasino keeps only what the other lays out   | two jacks | lay H8 | take HJ CJ | not keeps, not keeps_spade
    here an ace                                 | two jacks | lay H8 | lay SA | keeps, not keeps_spade, not fewer_takers
    one card takes a jack, and three an ace     | two jacks | lay HJ | lay SA | fewer_takers, keeps
    the jacks take one another, and add to none | two jacks | lay HJ | lay H8 | own_sum, not own_take
    vändtia keeps only what the other lays      | an ace and a two | lay S6 | lay H2 | keeps
    and nothing weaker                          | an ace and a two | lay DA | lay S6 | not keeps
    cards are drawn for those that are shed     | two aces | lay HA DA | lay S6 | not several
    """,
)
def test_what_speaks_for_a_move_over_another(table: str, move: str, over: str, claims: str) -> None:
    game, state = dealt(*TABLES[table])
    view = reach(game, state, lambda view: {move, over} <= {*map(str, view.legal)})
    check_keys(keys(view, game.parse(move), game.parse(over)), claims)


def test_vandtia_counts_cards_shed_if_none_is_drawn() -> None:
    game, state = dealt(*TABLES["two aces"])
    view = reach(game, state, lambda view: view.phase == "play" and len(view.legal) > 2)
    view.public.stock.clear()
    assert "several" in keys(view, game.parse("lay HA DA"), game.parse("lay S6"))
