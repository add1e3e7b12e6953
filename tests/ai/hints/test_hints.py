"""Hints: every fact is true in every world compatible with the seat's view, and has words."""

import re
from collections.abc import Iterable, Iterator
from itertools import chain
from random import Random
from typing import Any, Final

import pytest
from msgspec.structs import replace

from tests.ai.hints.fact_checks import ASKED, CHECKS, World
from tests.ai.hints.hint_tables import C9, DEFAULTS, at, clear, in_bordstolva
from tests.ai.hints.shared_checks import by_rule
from tests.cases import cases
from tests.contract.play import USUAL, Form, forms, positions
from tests.table.games import NAMES
from tolva_gui.ai.games.mariage.hints.facts import facts_for
from tolva_gui.ai.games.mariage.proof import Position
from tolva_gui.ai.hints.advice import Advice, advise, summed_up
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.hints.hints import Hint, hint_for
from tolva_gui.ai.player import Budget, Choice, SearchCancelled
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.calls import is_meld
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.kit import Card, Play, View
from tolva_gui.words import sentences as words
from tolva_gui.words.hints import HintWords
from tolva_gui.words.sentences import own_texts, shared_texts

FEW = Budget(iterations=60)


def some_facts(view: View) -> Iterator[Fact]:
    position = Position(view)
    for move in view.legal:
        yield from facts_for(position, move)
        advice = Advice(move, {}, "clear", 1, 1)
        hint = hint_for(view, advice)
        yield hint.question
        yield from (fact for fact in hint.answer if fact.key in CHECKS)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("other", Card("D", "A")),
        ("card", "DA"),
        ("card", (Card("D", "A"),)),
        ("cards", Card("D", "A")),
        ("cards", [Card("D", "A")]),
        ("seat", "Algot"),
        ("suit", None),
    ],
)
def test_a_fact_refuses_a_value_that_cannot_be_said(name: str, value: object) -> None:
    with pytest.raises(TypeError, match=rf"'keeps' has .* as '{name}'"):
        Fact("keeps", {name: value})


@cases("form", forms(), usual=USUAL, ids=str)
def test_facts_hold_in_the_real_deal_and_in_others_that_fit(form: Form, length: int) -> None:
    rng = Random(str(form))
    # With a stride of five, every seat and every place in a trick is reached at any table size.
    for number, (state, view) in enumerate(chain.from_iterable(positions(form, rng) for _ in range(length))):
        if length > 1 or number % 5 == 0:
            worlds = [World(form.game, s, view.seat or 0) for s in (state, form.game.determinize(view, rng))]
            for fact in some_facts(view):
                holds = ASKED.get(fact.key, by_rule) if fact.key.startswith("ask_") else CHECKS[fact.key]
                for world in worlds:
                    assert holds(world, fact.values), (fact, [str(m) for m in view.legal])


def kinds(deals: int) -> set[str]:
    """The facts and questions that occur in random deals of each form."""
    rng, seen = Random(4), set[str]()
    for form in DEFAULTS:
        for _ in range(deals):
            for _, view in positions(form, rng):
                if mariage(view.facts).gubbe is not None or rng.random() < 0.3:
                    seen.update(fact.key for fact in some_facts(view))
    return seen


def kinds_of(texts: Iterable[str]) -> set[str]:
    """Return the kinds of facts that have these words, without the answers to questions."""
    return {key.partition(".")[0] for key in texts} - {*shared_texts("hints", "sv")["fact"], "half_points"}


OWN: Final = own_texts("tolva-4", "sv")
QUESTIONS: Final = kinds_of([*shared_texts("hints", "sv")["question"], *OWN["hint"]])
REASONS: Final = kinds_of([*shared_texts("hints", "sv")["reason"], *OWN["reason"]])


def test_every_fact_that_comes_up_has_words() -> None:
    assert kinds(deals=1) <= QUESTIONS | REASONS
    assert set(CHECKS) == REASONS


RARE = {"partner_may_any"}
"""Facts that random deals hardly lead to; they have tests of their own in test_answers."""


@pytest.mark.long
def test_all_that_has_words_comes_up() -> None:
    assert kinds_of([*OWN["hint"], *OWN["reason"]]) - kinds(deals=60) <= RARE


def test_both_languages_say_the_same_with_the_same_values() -> None:
    swedish, english = shared_texts("hints", "sv"), shared_texts("hints", "en")
    for section in ("question", "reason", "move", "short"):
        assert set(swedish[section]) == set(english[section])
        for key, text in swedish[section].items():
            assert set(re.findall(r"{(\w+)}", text)) == set(re.findall(r"{(\w+)}", english[section][key])), (
                key
            )


def test_how_sure_the_looks_are() -> None:
    view = at(0)
    first, second = view.legal[:2]

    def choice(move: Any, gain: float) -> Choice:
        return Choice(move, {m: gain if m == move else 0.0 for m in view.legal})

    assert summed_up(view, [choice(first, 1.0), choice(first, 1.1)]).sure == "clear"
    assert summed_up(view, [choice(first, 0.1)] * 3 + [choice(second, 0.1)]).sure == "likely"
    assert summed_up(view, [choice(first, 0.2), choice(first, 0.21)]).sure == "steady"
    close = summed_up(view, [choice(first, 0.1), choice(second, 0.1), choice(first, 0.2)])
    even = summed_up(view, [choice(first, 0.01), choice(first, 0.02)])
    assert even.sure == "even"
    assert (close.sure, close.move, close.agree, close.looks) == ("close", first, 2, 3)


def test_what_all_searches_count_outweighs_their_number() -> None:
    """Otherwise the advised move was worth less than the next, and was said to win the game."""
    view = at(0)
    first, second = view.legal[:2]
    few = Choice(first, {first: 0.1, second: 0.0})
    much = Choice(second, {first: -3.0, second: 0.0})
    assert summed_up(view, [few] * 5 + [much] * 3).move == second
    for_the_game = Choice(first, {first: 0.0, second: 0.1})
    assert summed_up(view, [for_the_game] * 5 + [much] * 3).move == first


def test_single_counted_move_says_nothing_of_others() -> None:
    view = at(0)
    assert summed_up(view, [Choice(view.legal[0], {view.legal[0]: 1.0})] * 8).sure == "thumb"


def test_little_gained_is_not_called_certain() -> None:
    def said(lang: words.Language, gain: float, error: float) -> str:
        view = at(0)
        row = dict.fromkeys(view.legal, 0.0)
        rows = [Choice(view.legal[0], row | {view.legal[0]: gain + error * sign}) for sign in (-1, 1)]
        return HintWords(view.info, NAMES, lang).sure(summed_up(view, rows * 4))

    assert said("sv", 1.0, 0.1) == "Klart bäst: det säger alla 8 uträkningarna."
    assert said("sv", 0.2, 0.01) == "Bäst i alla 8 uträkningarna."
    assert said("en", 0.2, 0.3) == "Best in all 8 searches."


def test_move_that_serves_the_game_rather_than_the_deal_says_so() -> None:
    view = at(0)
    advice = Advice(view.legal[0], {}, "clear", 8, 8, gain=-0.4, error=0.1, over=view.legal[1])
    said = HintWords(view.info, NAMES, "sv").closeness(advice)
    assert said == "♠K ger 0,4 poäng mer i given, men det här vinner partiet oftare."


def test_small_difference_is_not_called_measurement_error() -> None:
    view = at(0)
    advice = Advice(view.legal[0], {}, "even", 8, 8, gain=0.06, error=0.01, over=view.legal[1])
    said = HintWords(view.info, NAMES, "sv").closeness(advice)
    assert said == "♠K är så gott som lika bra: skillnaden, 0,1 poäng, betyder inget."
    said = HintWords(view.info, NAMES, "sv").closeness(replace(advice, gain=0.04))
    assert said == "♠K är lika bra.", "a difference of 0,0 is none"


def test_only_players_who_weigh_the_game_are_said_to_serve_it() -> None:
    view = at(0)
    move, other = view.legal[:2]
    advice = Advice(move, {}, "close", 8, 5, gain=-0.4, error=0.1, over=other)
    said = HintWords(BY_ID["plump"].info, NAMES, "en").closeness(advice)
    assert (
        said == "♠K may be as good: it brings 0.4 points more on average, while 5 of 8 searches choose this."
    )
    seldom = HintWords(view.info, NAMES, "en").closeness(replace(advice, agree=1))
    assert seldom == "♠K brings 0.4 points more on average."


def test_what_lies_open_elsewhere_is_not_said_to_be_gone() -> None:
    """Spades and hearts are open in the other's row."""
    view = in_bordstolva("")
    move = view.legal[0]
    hint = hint_for(view, Advice(move, {}, "clear", 8, 8, gain=1.0))
    seen = {card for zone in view.zones if zone.place.owner not in (None, view.seat) for card in zone.cards}
    told = [fact for fact in hint.facts if fact.kind == "still_out"]
    assert any(fact.key in ("still_hidden", "none_hidden") for fact in told)
    for fact in told:
        open_ones = {card for card in seen if card is not None and card.suit == fact.values["suit"]}
        assert (fact.key in ("still_hidden", "none_hidden")) == bool(open_ones)


def test_who_may_meld_is_answered_with_suits_and_their_length() -> None:
    rng, form = Random(6), next(form for form in DEFAULTS if form.game.info.id == "tolva-4")
    views = (view for _ in range(20) for _, view in positions(form, rng))
    melding = next(view for view in views if any(map(is_meld, view.legal)) and not _plays(view))
    move = next(filter(is_meld, melding.legal))
    hint = hint_for(melding, Advice(move, {}, "even", 8, 8, over=melding.legal[-1]))
    assert hint.answer[0].key in ("sets_trump", "meld")
    assert hint.answer[1].key == "length"


def _plays(view: View) -> bool:
    return any(isinstance(move, Play) for move in view.legal)


def test_the_answer_begins_with_the_card_that_was_asked_about() -> None:
    beaten = Fact("can_beat", {"card": Card("S", "Q"), "cards": ()})
    asked = Fact("can_beat", {"card": Card("C", "T"), "cards": ()})
    suit = Fact("still_out", {"suit": "C", "cards": ()})
    question = Fact("ask_who_beats", {"card": Card("C", "T")})
    hint = Hint(question, (beaten, suit, asked), (), clear(C9))
    assert hint.answer == (asked, suit, beaten)


def test_advice_gets_better_with_each_look() -> None:
    looks = [advice.looks for advice in advise(at(0), looks=3, budget=FEW)]
    assert looks == [1, 2, 3]


def test_advice_that_nobody_waits_for_is_given_up() -> None:
    with pytest.raises(SearchCancelled):
        list(advise(at(0), looks=50, cancelled=lambda: True))


def test_one_choice_needs_no_search() -> None:
    view = at(0, "SA S9 S7 S6")
    only = replace(view, legal=view.legal[:1])
    *_, advice = advise(only)
    assert advice.sure == "only"
    assert isinstance(hint_for(only, advice), Hint)


def test_where_all_is_alike_nothing_is_told_but_that() -> None:
    """An even choice has no true reason."""
    view = at(3, "S6")
    even = dict.fromkeys(view.legal, 0.5)
    move, over = view.legal[-1], view.legal[1]
    hint = hint_for(view, Advice(move, even, "even", 8, 8, over=over))
    assert hint.reasons == ()
    said = HintWords(view.info, NAMES, "en").reason(hint)
    assert said.endswith(" is as good.")
    assert "." not in said.removesuffix(".")
    clear = hint_for(view, Advice(move, even, "clear", 8, 8, gain=1.0, over=over))
    assert clear.reasons


def test_close_is_what_a_button_does_and_nothing_else() -> None:
    """The note has a button of that name next to it."""
    assert not any("close" in text.lower() for text in map(str, shared_texts("hints", "en").values()))
