"""An answer addresses its question, says each thing once, and reads as natural speech."""

from functools import cache
from itertools import islice
from random import Random

import pytest

from tests.ai.hints.hint_tables import DEFAULTS, clear
from tests.ai.hints.test_game_hints import positions
from tests.contract.play import positions as family_positions
from tests.contract.random_deals import dealt_at_random, walk
from tests.rules.bench import examples
from tests.rules.games.vandtia.positions import placed
from tests.table.games import NAMES
from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.by_game import speaker_for
from tolva_gui.ai.hints.fact import Fact, can_beat, still_out
from tolva_gui.ai.hints.hints import Hint, hint_for
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.calls import ASK, is_meld
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.kit import Call, Card, Play, TrickFacts, View, parse_card
from tolva_gui.words.hints import HintWords

DEALS = 5
OF_CALLS = {"ask_meld", "ask_which_meld", "ask_wait", "ask_partner", "ask_redeal"}
OF_CARDS = {
    "still_out",
    "still_hidden",
    "can_beat",
    "can_beat_one",
    "can_beat_each",
    "only_trumps",
    "none_certain",
    "has_none",
    "sure_winner",
    "sure_winner_one",
}


def say(form: str, fact: Fact, lang: str = "sv") -> str:
    return HintWords(BY_ID[form].info, NAMES, lang).fact(fact)  # type: ignore[arg-type]


@cache
def mariage_hints() -> list[tuple[View, Hint]]:
    """Return the hints on calls and on a card in a few random deals of each form."""
    found = []
    for form in DEFAULTS:
        for seed in range(DEALS):
            for _, view in family_positions(form, Random(seed)):
                if len(view.legal) > 1:
                    calls = [move for move in view.legal if isinstance(move, Call)]
                    found += [
                        (view, hint_for(view, clear(move))) for move in dict.fromkeys((*calls, view.legal[0]))
                    ]
    return found


def test_question_about_a_call_names_no_card_that_is_out() -> None:
    asked = set[str]()
    for _, found in mariage_hints():
        if found.question.key in OF_CALLS:
            asked.add(found.question.key)
            assert not OF_CARDS & {fact.key for fact in found.answer}
    assert {"ask_meld", "ask_wait", "ask_partner"} <= asked


def test_what_can_beat_several_cards_is_told_once() -> None:
    threats = {"cards": (Card("S", "A"), Card("S", "T"))}
    facts = [Fact("can_beat", {"card": parse_card(f"S{rank}"), **threats}, "can_beat") for rank in "KQJ"]
    found = Hint(Fact("ask_lead"), tuple(facts), (), clear(Call("pass"))).answer
    assert [say("tolva-4", fact) for fact in found] == [
        "Bara ♠E och ♠10 kan ännu gå över ♠K, ♠D eller ♠Kn i sticket."
    ]
    for _, said in mariage_hints():
        beaters = [repr(fact.values["cards"]) for fact in said.answer if fact.kind == "can_beat"]
        assert len(beaters) == len(set(beaters))


def test_plain_pair_is_not_melded_for_its_length() -> None:
    later = 0
    for _view, found in mariage_hints():
        if not is_meld(found.move):
            continue
        told = {reason.fact.key: reason.fact for reason in found.reasons}
        assert "length" not in told or int(str(told["length"].values["count"])) >= 4
        if "meld" in told:
            later += 1
            assert "length" not in {
                *told,
                *(fact.key for fact in found.answer if found.question.key == "ask_meld"),
            }
    assert later


def test_a_partner_who_may_have_any_pair_is_told_so_in_short() -> None:
    """No earlier deal leads to it."""
    form = next(form for form in DEFAULTS if form.game.info.id == "bondtolva-6")
    views = (view for seed in range(77, 200) for _, view in family_positions(form, Random(seed)))
    asked = (fact for view in views if ASK in view.legal for fact in hint_for(view, clear(ASK)).answer)
    assert "partner_may_any" in (fact.key for fact in asked)


def test_that_a_rival_may_trump_is_no_reason_for_a_card() -> None:
    told = 0
    for view, found in mariage_hints():
        for fact in speaker_for(view.info).reasons(view, found.move, None):
            if fact.key == "void_trumps":
                told += 1
                assert view.info.side(fact.values["seat"]) == view.info.side(view.seat)  # type: ignore[arg-type]
    assert told


MOVES = {"action": Play((Card("S", "A"),)), "other": Play((Card("S", "T"),))}
TRIED = {"count": 7, "points": 10, "fewer": 2, **MOVES}
"""What a fact that trials have found says beside its own values."""


def fact_of(text: str) -> Fact:
    """Return the fact of a text, such as `gives card D5, seat 1`."""
    key, _, told = text.partition(" ")
    values: dict[str, object] = dict(TRIED) if key.endswith("_after") else {}
    for name, *words in map(str.split, told.split(", ") if told else ()):
        values[name] = int(words[0]) if words[0].isdigit() else words[0]
        if name in ("card", "cards"):
            row = tuple(map(parse_card, words))
            values[name] = row if name == "cards" else row[0]
    return Fact(key, values)


@examples(
    "form fact said",
    """
    1 and 3 | plump sv | above card C9, cards ST, number 1, rest 3 | Ett kort i samma färg kan gå över ♣9, 3 över ♠10.
    one and 3 | plump en | above card C9, cards ST, number 1, rest 3 | One card of the same suit can beat ♣9, 3 can
    2 and 1 | plump sv | above card C9, cards ST, number 2, rest 1 | 2 kort i samma färg kan gå över ♣9, ett över ♠10.
    2 and one | plump en | above card C9, cards ST, number 2, rest 1 | 2 cards of the same suit can beat ♣9, one can
    4 and 0 | plump sv | above card C9, cards ST, number 4, rest 0 | 4 kort i samma färg kan gå över ♣9, inget över ♠10
    none | plump en | above card C9, cards ST, number 4, rest 0 | 4 cards of the same suit can beat ♣9, none can
    an ace | kasino sv | aces_one cards SA, count 1 | Tar hem ett ess, ♠E: 1 poäng.
    brought home | kasino en | aces_one cards SA, count 1 | Brings home an ace, ♠A: 1 point.
    no card | kasino sv | fewer_takers card H6, number 0, cards D5, rest 1 | kan inget kort ta ♥6 på egen hand, ett
    no one | kasino en | fewer_takers card H6, number 0, cards D5, rest 1 | no card can take ♥6 alone, one can
    one more | vandtia sv | gives card D5, seat 1 | ♦5 hamnar hos Elna, som får ett kort till att bli av med.
    who has it | vandtia en | gives card D5, seat 1 | ♦5 goes to Elna, who has one card more to get rid of.
    no trump | lomber sv | trumps suit S, trumps 0 | Med spader som trumf har du ingen trumf på handen.
    in hand | lomber en | trumps suit S, trumps 0 | With spades as trump you have no trump in your hand.
    a trump | lomber sv | to_be_had points 22, trumps 1, kings 2 | en trumf och 2 kungar i andra färger.
    one trump | lomber en | to_be_had points 22, trumps 1, kings 2 | among them one trump and 2 kings of other suits.
    no sure trick | lomber sv | few_sure rest 0 | om du är inne: inget. För att vara säker krävs fem.
    none is sure | lomber en | few_sure rest 0 | if you have the lead: none. It takes five to be safe.
    any suit | tolva-4 sv | partner_may_any | Din partner kan ha kung och dam i vilken färg som helst.
    vinsten of a side | tolva-4 sv | line_after line vinsten | Ni tar vinsten i 7 av 10 prövade givar
    of a player alone | tolva-3 sv | line_after line vinsten | Du tar vinsten i 7
    on Gotland | bondtolva-4 sv | line_after line vinsten | Ni tar vunsten i 7
    the last trick | bondtolva-2 sv | line_after line sistan | Du tar sistan i 7
    spades | kasino sv | line_after line spades | Du får flest spader i 7
    a bid | nittionio sv | line_after line bid | Ditt bud går hem i 7
    a bid of plump | plump sv | line_after line bid | Ditt bud går hem i 7
    all nine | lomber sv | line_after line totus | Du får betalt för ”Tótus” i 7
    a game | lomber sv | line_after line made | Ditt spel går hem i 7
    its pay | grandissimo sv | line_after line pay | Du får betalt för spelet i 7
    the joker has one article | nittionio sv | card_wins_after card JO | Jokern tar ett stick i 7
    in both languages | nittionio en | card_wins_after card JO | The joker wins a trick in 7
    aces and tens of a side | bondtolva-6 sv | counts card ST | ♠10 blir en maktor åt er.
    or of a player | bondtolva-2 sv | counts card ST | ♠10 blir en matador åt dig.
    a side needs points | tolva-4 en | short points 9 | Your side needs 9 more card points for vinsten.
    who plays alone | tolva-3 en | short points 9 | You need 9 more card points for vinsten.
    """,
)
def test_facts_are_said_as_people_say_them(form: str, fact: str, said: str) -> None:
    name, lang = form.split()
    assert said in say(name, fact_of(fact), lang)


def test_turner_of_an_ungreeted_card_hears_who_is_greeted() -> None:
    game, asked = BY_ID["hej-knekt"].seated(4), 0
    for seed in range(6):
        state = dealt_at_random(game, Random(seed))
        for view in islice(walk(game, state, lambda view: view.legal[-1]), 20):
            if state.middle:
                found = hint_for(view, Advice(view.legal[-1], {}, "thumb", 8, 8))
                assert found.question == Fact("greeted", {"card": state.middle[-1]})
                assert found.answer == (Fact("who_is_greeted"),)
                asked += 1
    assert asked


@pytest.mark.parametrize("form", ["tolva-4", "bondtolva-4", "plump", "nittionio", "grandissimo", "lomber"])
def test_only_the_suit_to_be_followed_is_counted(form: str) -> None:
    """When hearts had to be followed the second step of a hint listed the diamonds that are out."""
    asked = 0
    for *_, view in positions(form, Random(form), deals=4):
        suits = {move.card.suit if isinstance(move, Play) else "" for move in view.legal}
        if len(view.legal) > 1 and len(suits) == 1 and "" not in suits:
            facts = view.facts
            if isinstance(facts, TrickFacts) and facts.trick:
                asked += 1
                named = {fact.values.get("suit") for fact in hint_for(view, clear(view.legal[0])).answer}
                assert named <= {*suits, facts.trick[0][1].suit, facts.trump, None}
    assert asked


@pytest.mark.parametrize(("position", "told"), [("S4 S5 SJ : pile S9", False), ("S4 S5 : pile S9", True)])
def test_vandtia_mentions_pile_and_stock_when_they_can_be_taken(position: str, told: bool) -> None:
    view = placed(position).seen()
    spoken = {fact.key for fact in speaker_for(view.info).facts(view, view.legal[:1])}
    assert ({"pile", "stock"} <= spoken, bool({"pile", "stock"} & spoken)) == (told, told)


def test_what_beats_a_card_is_answered_by_its_suit_and_trump() -> None:
    answered = 0
    for view, found in mariage_hints():
        if found.question.key == "ask_who_beats":
            asked = found.question.values["card"]
            suits = {fact.values["suit"] for fact in found.answer if "suit" in fact.values}
            assert isinstance(asked, Card)
            assert suits <= {asked.suit, mariage(view.facts).trump}
            if isinstance(found.move, Play) and not mariage(view.facts).trick:
                assert found.move.card.rank not in "AT", "an ace or ten led asks about another"
            answered += bool(suits)
    assert answered


def test_an_answer_says_the_same_cards_once_and_trumps_as_such() -> None:
    beaten = can_beat(Card("S", "5"), [Card("S", "6")])
    facts = (beaten, still_out("S", [Card("S", "6")]), Fact("only_trumps", {"either": (Card("H", "A"),)}))
    found = Hint(Fact("ask_lead"), facts, (), clear(Call("pass"))).answer
    assert [say("tolva-4", fact) for fact in found] == [
        "Bara ♠6 kan ännu gå över ♠5 i sticket.",
        "Bara trumf kan gå över ♥E.",
    ]
