"""A reason supports the move, and not equally the one it is compared with."""

from itertools import permutations
from random import Random

import pytest

from tests.ai.games.vandtia.fact_checks import chance_fits
from tests.ai.hints.hint_tables import DEFAULTS, at, check_keys, clear
from tests.ai.hints.layouts import Layout
from tests.ai.hints.test_game_hints import positions
from tests.ai.hints.test_players_examples import advised, dealt, held, reach
from tests.contract.play import positions as family_positions
from tests.gallery.bid_tables import beside
from tests.gallery.tables import HANDS, phase
from tests.rules.bench import cards, examples
from tests.table.games import NAMES
from tolva_gui.ai.hints import numbers
from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.by_game import compared_with, speaker_for
from tolva_gui.ai.hints.fact import Fact, HintReason, pays, pays_more
from tolva_gui.ai.hints.hints import hint_for
from tolva_gui.ai.hints.numbers import of_card_for_side
from tolva_gui.ai.hints.sight import SeenTrick
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.calls import meld
from tolva_gui.rules.kit import Call, Card, Play, parse_card, parse_suit, play_card
from tolva_gui.words.hints import HintWords

RANKS = "AKQJT98765432"
FIRST, SECOND = Call("bid", 1), Call("bid", 2)


def sight(hand: str, out: str, trick: str, trump: str) -> SeenTrick:
    """A trick of four; the first of the others leads."""
    lying = tuple(enumerate(cards(trick), 1))
    return SeenTrick(
        hand=tuple(cards(hand)),
        playable=tuple(cards(hand)),
        trick=lying,
        after=tuple(range(len(lying) + 1, 4)),
        trump=parse_suit(trump) if trump else None,
        out=frozenset(cards(out)),
        denied=dict.fromkeys((1, 2, 3), frozenset[Card]()),
        suit=lambda card: card.suit,
        height=lambda card: -RANKS.index(card.rank),
    )


@examples(
    "hand out trick trump wants card over claims",
    """
    the highest left | HK HQ D2 | H9 H8 D9 S2 | | S | side | HK | D2 | highest
    no card is, below a higher own one | HK HQ D2 | H9 H8 D9 S2 | | S | side | HQ | D2 | unbeaten, not highest
    the highest loser where none is wanted | HJ H9 H2 | HK HT | HA HQ | | 0 | HJ | H9 | highest_under
    and no lower one | HJ H9 H2 | HK HT | HA HQ | | 0 | H2 | H9 | stays_under, not highest_under
    a lead that fewer can beat | HQ D9 C5 | HAK DAKQJT CA | | | side | HQ | D9 | above
    not one that more can | HQ D9 C5 | HAK DAKQJT CA | | | side | D9 | HQ | not above
    unless no trick is wanted | HQ D9 C5 | HAK DAKQJT CA | | | 0 | D9 | HQ | above
    and then not the other | HQ D9 C5 | HAK DAKQJT CA | | | 0 | HQ | D9 | not above
    a trump may beat it | HQ S4 | HK ST S9 S8 | | S | side | HQ | S4 | not above
    of two that trumps beat, the stronger | HQ S4 | HK HA S9 | | S | side | S4 | HQ | above
    nor is a trump safe where none is wanted | HQ S4 | HK ST S9 S8 | | S | 0 | S4 | HQ | not above
    who cannot take keeps the higher card | HQ H3 C5 | HK CA | HA | | side | H3 | HQ | keeps_higher
    who plays it keeps nothing | HQ H3 C5 | HK CA | HA | | side | HQ | H3 | not keeps_higher
    of another suit nothing is kept | HQ H3 C5 | HK CA | HA | | side | H3 | C5 | not keeps_higher
    a single card is led for a trump | S8 DJ D6 | SK HK DA | | D | 1 | S8 | D6 | then_trump
    not where the suit cannot come back | S8 DJ D6 | S7 HK DA | | D | 1 | S8 | D6 | not then_trump
    nor one of two | S8 S7 D6 | SK HK DA | | D | 1 | S8 | D6 | not then_trump
    trumps are drawn for what stands then | DJ D6 HA | HK DA D2 | | D | 1 | D6 | HA | draws
    not for what does not | DJ D6 HQ | HK DA D2 | | D | 1 | D6 | HQ | not draws
    stronger cards are out | SK S4 D6 | SA SQ S9 DA | | D | 1 | S4 | SK | stronger_out
    not if the other stands | SK S4 D6 | SQ S9 DA | | D | 1 | S4 | SK | not stronger_out
    nor if its neighbour is as weak | SK SQ D6 | SA S9 DA | | D | 1 | SQ | SK | not stronger_out
    one trick too many is the other's | SA S2 | SK S9 | S7 | | 0 | S2 | SA | too_many
    who stays under keeps the lower card | S9 S7 S2 | SK S8 | SA | | 0 | S7 | S2 | keeps_lower
    not who needs a trick | S9 S7 S2 | SK S8 | SA | | 1 | S7 | S2 | not keeps_lower
    """,
)
def test_what_speaks_for_a_card_in_a_trick(
    hand: str, out: str, trick: str, trump: str, wants: str, card: str, over: str, claims: str
) -> None:
    """Who plays for a side wants tricks; others want a number."""
    seen, (one, other) = sight(hand, out, trick, trump), map(parse_card, (card, over))
    found = (
        of_card_for_side(seen, one, {0}, other, avoids=False)
        if wants == "side"
        else numbers.of_card(seen, one, int(wants), other)
    )
    check_keys([fact.key for fact in found], claims)


def test_pay_speaks_for_a_call_only_where_another_pays_less() -> None:
    for mine, theirs, told in ((30, 20, True), (30, 30, False), (20, 30, False)):
        found = list(pays_more([pays(FIRST, mine)], [pays(SECOND, theirs)]))
        assert [fact.values["action"] for fact in found] == [FIRST] * told
    assert not list(pays_more([pays(FIRST, 30)], [])), (
        "over a pass the pay alone is no reason: it costs as well"
    )


def test_card_places_and_the_score_alone_are_no_reasons() -> None:
    score = {"short", "short_most", "short_maktor", "short_maktorer", "vinsten_won", "vinsten_lost"}
    where = {"shown", "void", "voids", "void_trumps", *score}
    better, met = HintReason(Fact("better_after", {})), 0
    for form in DEFAULTS:
        for _, view in family_positions(form, Random(str(form))):
            for move in view.legal:
                found = {fact.key for fact in speaker_for(view.info).reasons(view, move, None)}
                if not found or found - where:
                    continue
                advice = clear(move)
                assert hint_for(view, advice).reasons == ()
                assert len(hint_for(view, advice, [better]).reasons) > 1
                met += 1
    assert met


DEALS = {
    "long spades": ("SAJ76 HTK D9 C97", "SKQT HAQJ DATK", "S98 H987 DQJ87", "H6 D6 CATKQJ86"),
    "two tens": ("SAT HAT DKQ7 C89", "S69 H69 D68 C6TA", "S7J H7J D9J C7JK", "S8QK H8QK DTA CQ"),
    "kept king": ("SAQ7 HK87 DJ9 C6", "S8 HJ9 DATQ8 CQ9", "SK96 HTQ6 DK C87", "STJ HA D76 CATKJ"),
    "usual": tuple(HANDS),
}
"""The hands of each deal; seat 0's first."""
BOTH_ACES = "SA S6 S7 S8 : meld D : HA H6 H7 H8"
THREE_TRICKS = "HA H7 HJ H6 : ask : CA C6 CQ C7 : ask : ST SA S8"


@examples(
    "deal leader played move over claims",
    """
    the longest suit | long spades | 0 | | SJ | C7 | longest
    which is of the same suit no reason | long spades | 0 | | SJ | S7 | not longest
    nor of the ace | long spades | 0 | | SJ | SA | not longest
    a guard is kept | long spades | 0 | | C7 | HK | keeps_guard
    not by leading the guarded card | long spades | 0 | | C7 | HT | not keeps_guard
    the highest | two tens | 0 | BOTH ACES | HT | C8 | highest
    not over another highest | two tens | 0 | BOTH ACES | HT | ST | not highest
    a lead that can be ruffed | two tens | 0 | BOTH ACES | C8 | ST | ruffable
    not where the other can be too | two tens | 0 | BOTH ACES | HT | ST | not ruffable
    the highest card left is worth keeping | kept king | 3 | THREE TRICKS | S6 | SK | keeps_top, not keeps_higher
    another is only higher | kept king | 3 | THREE TRICKS | S6 | S9 | keeps_higher, not keeps_top
    who plays it keeps nothing | kept king | 3 | THREE TRICKS | SK | S6 | not keeps_top, not keeps_higher
    the card warned of is the other | usual | 1 | | C8 | ST | stronger_out
    not what it is not compared with | usual | 1 | | C8 | DT | not stronger_out
    """,
)
def test_what_both_cards_achieve_is_no_reason(
    deal: str, leader: str, played: str, move: str, over: str, claims: str
) -> None:
    begun = played.replace("BOTH ACES", BOTH_ACES).replace("THREE TRICKS", THREE_TRICKS)
    advice = clear(play_card(parse_card(move)), play_card(parse_card(over)))
    reasons = hint_for(at(int(leader), begun, DEALS[deal]), advice).reasons
    check_keys([reason.fact.key for reason in reasons], claims)


@pytest.mark.parametrize("gain", [0.0, 0.03, -0.04])
def test_difference_that_rounds_to_nothing_is_called_none(gain: float) -> None:
    view = at(0)
    advice = Advice(view.legal[0], {}, "steady", 8, 8, gain=gain, over=view.legal[1], point=0.2)
    assert advice.close
    for lang, said in (("sv", "♠K är lika bra."), ("en", "♠K is as good.")):
        assert HintWords(view.info, NAMES, lang).closeness(advice) == said  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("form", "swedish", "english"),
    [
        ("tolva-4", "”mäla i spader”", "“meld spades”"),
        ("bondtolva-4", "”säga upp i spader”", "“declare spades”"),
        ("bondtolva-6", "”säga upp i spader”", "“declare spades”"),
        ("bondtolva-2", "”deklarera i spader”", "“declare spades”"),
    ],
)
def test_a_meld_is_called_in_reasons_what_the_form_calls_it(form: str, swedish: str, english: str) -> None:
    info = BY_ID[form].info
    assert HintWords(info, NAMES, "sv").named(meld("S")) == swedish
    assert HintWords(info, NAMES, "en").named(meld("S")) == english


def test_grandissimo_trump_is_named_for_tricks_not_pay() -> None:
    host = beside(0, ("bid begar",), phase("trump"))
    view = host.view(0)
    moves = [str(move) for move in view.legal]
    told = []
    for move, over in ((moves[0], moves[1]), (moves[1], moves[0])):
        found = hint_for(view, advised(view, move, over)).reasons
        told += [reason.fact for reason in found if reason.fact.key == "takes_enough_more"]
    assert len(told) == 1
    assert all(int(str(fact.values["count"])) > int(str(fact.values["fewer"])) for fact in told)


def test_who_may_go_for_nine_is_asked_about_it() -> None:
    totus = Call("totus")
    views = (view for *_, view in positions("lomber", Random(8), 60))
    view = next(view for view in views if totus in view.legal)
    for move in view.legal:
        assert hint_for(view, Advice(move, {}, "clear", 8, 8, gain=5.0)).question.key == "all_nine"


def test_no_trump_is_named_if_only_misere_can_be_bid() -> None:
    views = (view for *_, view in positions("lomber", Random(8), 60))
    view = next(each for each in views if {str(move) for move in each.legal} == {"bid yfir", "pass"})
    hint = hint_for(view, clear(Call("pass")))
    assert hint.question == Fact("avoid_all")
    (fact,) = hint.answer
    assert fact.key in {"high_in_misere", "low_in_misere"}


def test_with_one_legal_card_the_question_is_conceding() -> None:
    views = (view for *_, view in positions("grandissimo", Random(8), 60))
    view = next(each for each in views if Call("concede") in each.legal and len(each.legal) == 2)
    assert speaker_for(view.info).question(view, view.legal[0]) == Fact("worth_going_on")


def test_dangerous_cards_answer_for_a_misere_first() -> None:
    view = held("grandissimo", 4, "S8 S7 S6 H8 D7 D4 D3 D2 CK CT C7 C4 C2", "auction")
    low, high = ("bid liten-misar", "pass"), ("bid 6", "pass")
    told = [hint_for(view, advised(view, move, over)).answer[0] for move, over in (low, high)]
    assert told[0] == Fact("high_in_misere", {"cards": (Card("C", "K"),)})
    assert told[1].key != "high_in_misere"


def test_grandissimo_names_the_long_suit_before_a_lone_ace() -> None:
    hint = hint_for(
        held("grandissimo", 4, "SK SJ S7 S6 S2 HJ H9 H8 H7 DA DJ CK C2", "auction"), clear(Call("pass"))
    )
    assert [fact.values.get("suit") for fact in hint.answer] == ["S", "S", "H"]


def test_forfeit_of_a_bid_is_a_minimum_until_trump_is_named() -> None:
    view = held("grandissimo", 4, "SA SK SQ HA H7 H5 H4 DQ CA CT C8 C6 C3", "auction")
    told = [fact for fact in speaker_for(view.info).facts(view, view.legal) if fact.id == "x-forfeit"]
    keys = {str(fact.values["action"]): fact.key for fact in told}
    assert (keys["bid 6"], keys["bid 6 grand"]) == ("forfeit_least", "forfeit")


def test_equal_length_is_no_reason_for_a_trump_in_lomber() -> None:
    game, state = dealt("lomber", 3, "SA S3 CA C3 C4 DK DQ HK HQ")
    view = reach(game, state, lambda view: view.phase == "auction")
    game.apply(state, next(move for move in view.legal if str(move) == "bid spil"))
    view = reach(game, state, lambda view: view.phase == "contract")
    speaker = speaker_for(view.info)
    told = {
        str(move): {fact.key for fact in speaker.reasons(view, move, None)}
        for move in view.legal
        if isinstance(move, Call) and move.word == "name"
    }
    assert sum("most_trumps" in found for found in told.values()) <= 1
    assert not any("trumps" in found for found in told.values())


def test_the_nine_cards_of_nittionio_are_told_with_their_chance() -> None:
    game, state = dealt("nittionio", 3, "HQ HJ HT H8 H7 SA SK D9 C7 C9 D7 S7")
    view = reach(game, state, lambda view: view.phase == "aside")
    rng = Random(1)
    for move in rng.sample(view.legal, 4):
        (fact,) = speaker_for(view.info).reasons(view, move, None)
        assert isinstance(move, Play)
        assert (fact.key, fact.values["bid"]) == ("nine_take", view.public.said_by(move.cards))
        assert 0 <= int(str(fact.values["count"])) <= int(str(fact.values["tried"]))
    best, speaker = view.legal[0], speaker_for(view.info)
    told = set[str]()
    for move, over in permutations(rng.sample(view.legal, 7), 2):
        assert isinstance(move, Play)
        assert isinstance(over, Play)
        alike = view.public.said_by(move.cards) == view.public.said_by(over.cards)
        for fact in speaker.reasons(view, move, over):
            assert fact.key == ("bid_alike" if alike else "bid")
            assert int(str(fact.values["count"])) - int(str(fact.values["fewer"])) > 10, "chance makes less"
            told.add(fact.key)
    assert told == {"bid", "bid_alike"}
    assert compared_with(view, best, [move for move in view.legal if move != best])
    view = reach(game, state, lambda view: view.phase == "premium")
    hint = hint_for(view, clear(view.legal[0]))
    assert hint.answer[0] == Fact("number_said", {"count": view.public.bid(0)})
    for premium, rival, kind in (("declare", "reveal", "costs"), ("reveal", "declare", "pays")):
        (reason,) = hint_for(view, advised(view, premium, rival)).reasons
        assert (reason.fact.kind, str(reason.fact.values["action"])) == (kind, "reveal")


def test_vandtia_never_calls_a_playable_hand_stuck() -> None:
    asked, gifts = set[tuple[str, bool]](), 0
    for *_, view in positions("vandtia", Random(1), 3):
        speaker, laid = speaker_for(view.info), any(isinstance(move, Play) for move in view.legal)
        if view.phase == "play" and len(view.legal) > 1 and Call("pickup") in view.legal:
            asked.add((speaker.question(view, view.legal[-1]).key, laid))
        if view.phase == "give":
            told = [repr(fact) for fact in speaker.facts(view, view.legal[:1])]
            assert len(told) == len(set(told))
            gifts += 1
    assert asked == {("lay_or_pile", True), ("chance_or_pile", False)}
    assert gifts


def test_a_chance_of_vandtia_is_taken_for_the_cards_that_fit() -> None:
    """Larger tables play with two packs."""
    chance, packs = Call("chance"), set[int]()
    for game, state, view in positions("vandtia", Random(10), 30):
        if len(packs) == 2:
            break
        if chance in view.legal:
            for fact in speaker_for(game.info).reasons(view, chance, None):
                layout = Layout(game, state, view.seat or 0, Random(1))
                assert chance_fits(layout, {**fact.values, "move": chance})
                packs.add(len(game.info.pack))
    assert packs == {52, 104}


def test_many_cards_are_no_reason_over_a_move_that_lays_more() -> None:
    view = next(
        view
        for _, state, view in positions("vandtia", Random(2), 30)
        if not state.stock and sum(len(getattr(move, "cards", ())) > 1 for move in view.legal) > 1
    )
    laid = [move for move in view.legal if isinstance(move, Play)]
    several = max(laid, key=lambda move: len(move.cards))
    for over, told in ((laid[0], len(laid[0].cards) < len(several.cards)), (several, False)):
        found = {fact.key for fact in speaker_for(view.info).reasons(view, several, over)}
        assert ("several" in found) == told
