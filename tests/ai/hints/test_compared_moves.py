"""A reason supports the move, and not equally the one it is compared with."""

from itertools import permutations
from random import Random

import pytest
from msgspec.structs import replace

from tests.ai.games.vandtia.fact_checks import chance_fits
from tests.ai.hints.hint_tables import DEFAULTS, NAMES, at, walk
from tests.ai.hints.layouts import Layout
from tests.ai.hints.test_game_hints import positions
from tests.ai.hints.test_players_examples import advised, dealt, reach
from tests.gallery.bid_tables import beside
from tests.gallery.tables import phase
from tests.rules.bench import cards
from tolva_gui.ai.hints import numbers
from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.by_game import compared_with, speaker_for
from tolva_gui.ai.hints.fact import Fact, HintReason, pays, pays_more
from tolva_gui.ai.hints.hints import hint_for
from tolva_gui.ai.hints.sides import of_card
from tolva_gui.ai.hints.sight import SeenTrick
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.calls import meld
from tolva_gui.rules.kit import JOKER, Call, Card, Play, parse_card, play_card
from tolva_gui.words.hints import HintWords

RANKS = "AKQJT98765432"
FIRST, SECOND = Call("bid", 1), Call("bid", 2)


def sight(hand: str, out: str, trick: str = "") -> SeenTrick:
    """A trick of four without trump; the first of the others leads."""
    lying = tuple(enumerate(cards(trick), 1))
    return SeenTrick(
        hand=tuple(cards(hand)),
        playable=tuple(cards(hand)),
        trick=lying,
        after=tuple(range(len(lying) + 1, 4)),
        trump=None,
        out=frozenset(cards(out)),
        denied=dict.fromkeys((1, 2, 3), frozenset[Card]()),
        suit=lambda card: card.suit,
        height=lambda card: -RANKS.index(card.rank),
    )


def keys(seen: SeenTrick, card: str, over: str, *, avoids: bool = False) -> list[str]:
    found = of_card(seen, parse_card(card), {0}, parse_card(over), avoids=avoids)
    return [fact.key for fact in found]


def test_no_card_is_called_highest_below_a_higher_own_one() -> None:
    seen = replace(sight("HK HQ D2", "H9 H8 D9 S2"), trump="S")
    assert keys(seen, "HK", "D2")[0] == "highest"
    assert keys(seen, "HQ", "D2")[0] == "unbeaten"


def test_highest_loser_is_named_if_no_trick_is_wanted() -> None:
    seen = sight("HJ H9 H2", "HK HT", "HA HQ")
    assert keys(seen, "HJ", "H9", avoids=True) == ["highest_under"]
    assert keys(seen, "H2", "H9", avoids=True) == ["stays_under"]


def test_lead_reasons_depend_on_how_many_can_beat_the_card() -> None:
    seen = sight("HQ D9 C5", "HA HK DA DK DQ DJ DT CA")
    assert "above" in keys(seen, "HQ", "D9")
    assert "above" not in keys(seen, "D9", "HQ")
    assert "above" in keys(seen, "D9", "HQ", avoids=True)
    assert "above" not in keys(seen, "HQ", "D9", avoids=True)


def test_who_cannot_take_hears_which_higher_card_is_kept() -> None:
    seen = sight("HQ H3 C5", "HK CA", "HA")
    assert keys(seen, "H3", "HQ") == ["keeps_higher"]
    assert keys(seen, "HQ", "H3") == []
    assert keys(seen, "H3", "C5") == []


@pytest.mark.parametrize(
    ("hand", "out", "card", "over", "key", "told"),
    [
        ("S8 DJ D6", "SK HK DA", "S8", "D6", "then_trump", True),
        ("S8 DJ D6", "S7 HK DA", "S8", "D6", "then_trump", False),
        ("S8 S7 D6", "SK HK DA", "S8", "D6", "then_trump", False),
        ("DJ D6 HA", "HK DA D2", "D6", "HA", "draws", True),
        ("DJ D6 HQ", "HK DA D2", "D6", "HQ", "draws", False),
        ("SK S4 D6", "SA SQ S9 DA", "S4", "SK", "stronger_out", True),
        ("SK S4 D6", "SQ S9 DA", "S4", "SK", "stronger_out", False),
        ("SK SQ D6", "SA S9 DA", "SQ", "SK", "stronger_out", False),
    ],
)
def test_leads_are_explained_to_players_who_need_tricks(
    hand: str, out: str, card: str, over: str, key: str, told: bool
) -> None:
    seen = replace(sight(hand, out), trump="D")
    found = {fact.key for fact in numbers.of_card(seen, parse_card(card), 1, parse_card(over))}
    assert (key in found) == told


def test_the_highest_card_left_is_worth_keeping() -> None:
    hands = (
        "SA SQ S7 HK H8 H7 DJ D9 C6",
        "S8 HJ H9 DA DT DQ D8 CQ C9",
        "SK S9 S6 HT HQ H6 DK C8 C7",
        "ST SJ HA D7 D6 CA CT CK CJ",
    )
    view = at(3, "HA H7 HJ H6 : ask : CA C6 CQ C7 : ask : ST SA S8", hands)
    found = [
        [reason.fact.key for reason in hint_for(view, advised(view, move, over)).reasons]
        for move, over in (("play S6", "play SK"), ("play S6", "play S9"), ("play SK", "play S6"))
    ]
    assert ["keeps_top" in keys for keys in found] == [True, False, False]
    assert ["keeps_higher" in keys for keys in found] == [False, True, False]


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
        for state, seat in walk(form, Random(str(form))):
            view = form.game.view(state, seat)
            for move in view.legal:
                found = {fact.key for fact in speaker_for(view.info).reasons(view, move, None)}
                if not found or found - where:
                    continue
                advice = Advice(move, {}, "clear", 8, 8, 1.0)
                assert hint_for(view, advice).reasons == ()
                assert len(hint_for(view, advice, [better]).reasons) > 1
                met += 1
    assert met


LONG_SPADES = ("SA SJ S7 S6 HT HK D9 C9 C7", "SK SQ ST HA HQ HJ DA DT DK", "S9 S8 H9 H8 H7 DQ DJ D8 D7")
TWO_TENS = ("SA ST HA HT DK DQ D7 C8 C9", "S6 S9 H6 H9 D6 D8 C6 CT CA", "S7 SJ H7 HJ D9 DJ C7 CJ CK")
REST = {LONG_SPADES: "H6 D6 CA CT CK CQ CJ C8 C6", TWO_TENS: "S8 SQ SK H8 HQ HK DT DA CQ"}
BOTH_ACES = "SA S6 S7 S8 : meld D : HA H6 H7 H8"


@pytest.mark.parametrize(
    ("hands", "played", "lead", "over", "key", "told"),
    [
        (LONG_SPADES, "", "SJ", "C7", "longest", True),
        (LONG_SPADES, "", "SJ", "S7", "longest", False),
        (LONG_SPADES, "", "SJ", "SA", "longest", False),
        (LONG_SPADES, "", "C7", "HK", "keeps_guard", True),
        (LONG_SPADES, "", "C7", "HT", "keeps_guard", False),
        (TWO_TENS, BOTH_ACES, "HT", "C8", "highest", True),
        (TWO_TENS, BOTH_ACES, "HT", "ST", "highest", False),
        (TWO_TENS, BOTH_ACES, "C8", "ST", "ruffable", True),
        (TWO_TENS, BOTH_ACES, "HT", "ST", "ruffable", False),
    ],
)
def test_what_both_leads_achieve_is_no_reason(
    hands: tuple[str, str, str], played: str, lead: str, over: str, key: str, told: bool
) -> None:
    advice = Advice(play_card(parse_card(lead)), {}, "clear", 8, 8, 1.0, over=play_card(parse_card(over)))
    reasons = hint_for(at(0, played, (*hands, REST[hands])), advice).reasons
    assert (key in {reason.fact.key for reason in reasons}) == told


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
    people = [*NAMES, "Per", "Tora"][: info.seats]
    assert HintWords(info, people, "sv").named(meld("S")) == swedish
    assert HintWords(info, people, "en").named(meld("S")) == english


def test_joker_that_wins_a_trick_has_one_article() -> None:
    values = {"card": JOKER, "count": 6, "fewer": 0, "points": 10, "action": FIRST, "other": SECOND}
    info = BY_ID["nittionio"].info
    for lang, begins in (("sv", "Jokern tar ett stick i 6"), ("en", "The joker wins a trick in 6")):
        say = HintWords(info, NAMES[:3], lang)  # type: ignore[arg-type]
        values |= {"action": play_card(JOKER), "other": play_card(Card("S", "7"))}
        assert say.fact(Fact("card_wins_after", values)).startswith(begins)


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
    views = (game.view(state, seat) for game, state, seat in positions("lomber", Random(8), 60))
    view = next(view for view in views if totus in view.legal)
    for move in view.legal:
        assert hint_for(view, Advice(move, {}, "clear", 8, 8, gain=5.0)).question.key == "all_nine"


def test_no_trump_is_named_if_only_misere_can_be_bid() -> None:
    views = (game.view(state, seat) for game, state, seat in positions("lomber", Random(8), 60))
    view = next(each for each in views if {str(move) for move in each.legal} == {"bid yfir", "pass"})
    hint = hint_for(view, Advice(Call("pass"), {}, "clear", 8, 8, 1.0))
    assert hint.question == Fact("avoid_all")
    (fact,) = hint.answer
    assert fact.key in {"high_in_misere", "low_in_misere"}


def test_with_one_legal_card_the_question_is_conceding() -> None:
    views = (game.view(state, seat) for game, state, seat in positions("grandissimo", Random(8), 60))
    view = next(each for each in views if Call("concede") in each.legal and len(each.legal) == 2)
    assert speaker_for(view.info).question(view, view.legal[0]) == Fact("worth_going_on")


def test_dangerous_cards_answer_for_a_misere_first() -> None:
    game, state = dealt("grandissimo", 4, "S8 S7 S6 H8 D7 D4 D3 D2 CK CT C7 C4 C2")
    view = reach(game, state, lambda view: view.phase == "auction")
    low, high = ("bid liten-misar", "pass"), ("bid 6", "pass")
    told = [hint_for(view, advised(view, move, over)).answer[0] for move, over in (low, high)]
    assert told[0] == Fact("high_in_misere", {"cards": (Card("C", "K"),)})
    assert told[1].key != "high_in_misere"


def test_grandissimo_names_the_long_suit_before_a_lone_ace() -> None:
    game, state = dealt("grandissimo", 4, "SK SJ S7 S6 S2 HJ H9 H8 H7 DA DJ CK C2")
    hint = hint_for(
        reach(game, state, lambda view: view.phase == "auction"),
        Advice(Call("pass"), {}, "clear", 8, 8, 1.0),
    )
    assert [fact.values.get("suit") for fact in hint.answer] == ["S", "S", "H"]


def test_forfeit_of_a_bid_is_a_minimum_until_trump_is_named() -> None:
    game, state = dealt("grandissimo", 4, "SA SK SQ HA H7 H5 H4 DQ CA CT C8 C6 C3")
    view = reach(game, state, lambda view: view.phase == "auction")
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
    hint = hint_for(view, Advice(view.legal[0], {}, "clear", 8, 8, 5.0))
    assert hint.answer[0] == Fact("number_said", {"count": view.public.bid(0)})
    for premium, rival, kind in (("declare", "reveal", "costs"), ("reveal", "declare", "pays")):
        (reason,) = hint_for(view, advised(view, premium, rival)).reasons
        assert (reason.fact.kind, str(reason.fact.values["action"])) == (kind, "reveal")


def test_vandtia_never_calls_a_playable_hand_stuck() -> None:
    asked, gifts = set[tuple[str, bool]](), 0
    for game, state, seat in positions("vandtia", Random(1), 3):
        view = game.view(state, seat)
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
    for game, state, seat in positions("vandtia", Random(10), 30):
        if len(packs) == 2:
            break
        if chance in game.legal_moves(state):
            for fact in speaker_for(game.info).reasons(game.view(state, seat), chance, None):
                assert chance_fits(Layout(game, state, seat, Random(1)), {**fact.values, "move": chance})
                packs.add(len(game.info.pack))
    assert packs == {52, 104}


def test_many_cards_are_no_reason_over_a_move_that_lays_more() -> None:
    view = next(
        game.view(state, seat)
        for game, state, seat in positions("vandtia", Random(2), 30)
        if not state.stock
        and sum(len(getattr(move, "cards", ())) > 1 for move in game.view(state, seat).legal) > 1
    )
    laid = [move for move in view.legal if isinstance(move, Play)]
    several = max(laid, key=lambda move: len(move.cards))
    for over, told in ((laid[0], len(laid[0].cards) < len(several.cards)), (several, False)):
        found = {fact.key for fact in speaker_for(view.info).reasons(view, several, over)}
        assert ("several" in found) == told
