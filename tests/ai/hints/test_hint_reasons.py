"""Questions and reasons of a hint, in positions where it is clear what matters."""

import pytest

from tests.ai.hints.hint_tables import C9, NAMES, at, in_bordstolva, told
from tolva_gui.ai.games.mariage.hints.facts import facts_for
from tolva_gui.ai.games.mariage.proof import Position
from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.hints.hints import hint_for
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import Call, Card, Standing, play_card
from tolva_gui.words.hints import HintWords


def test_the_ten_that_can_be_beaten() -> None:
    question, reason = told(at(1, ""), "play C8")
    assert question == "Vem kan gå över ♠10?"
    assert "♠E" in reason


def test_who_lies_with_the_suit_open_cannot_trump_it() -> None:
    """T37: the other has spades in the open row, so the ace of spades stands although they have trumps."""
    view = in_bordstolva("play HA", "play H6", "meld H")
    assert told(view, "play SA")[1].startswith("Ingen efter dig kan gå över ♠E.")


def test_who_must_take_the_trick_is_asked_with_which_card() -> None:
    """T9: the last of four has nothing but spades above the nine."""
    question, _ = told(at(1, "play S9, play S7, play S6"), "play SQ")
    assert question == "Du tar sticket vad du än spelar: med vilket kort?"


def test_one_who_plays_last_is_named() -> None:
    question, _ = told(at(3, "play D7, play D6"), "play DA")
    assert question == "Vad kan Nils spela efter dig?"


def test_a_pair_held_back_is_asked_about() -> None:
    view = at(0, "play SA, play S9, play S7, play S6")
    assert told(view, "play HA")[0] == "Vad vinner du på att vänta med det du kan säga?"


def test_the_partner_has_the_trick() -> None:
    question, reason = told(at(2, "play CA, play CJ"), "play C6")
    assert question == "Vem har sticket, och kan någon ta det från er?"
    assert reason.startswith("Nils har sticket åt er")


def test_what_one_who_plays_later_has_shown_is_told() -> None:
    """Cards shown by a player who has already played to the trick are left out."""
    moves = "play CA, play CJ, play C6, play C8, meld D, play DK"
    assert told(at(2, moves), "play D7")[1] == "Inget du får spela går över ♦K."
    _, reason = told(at(2, f"{moves}, play D7, play D6, play DA"), "play C9")
    assert reason.endswith("♥10 behåller sitt enda skydd.")
    shown = [fact.values for fact in facts_for(Position(at(2, f"{moves}, play D7, play D6, play DA")), C9)]
    assert {"seat": 2, "cards": (Card("D", "Q"),)} in shown
    _, reason = told(at(2, f"{moves}, play D7, play D6, play DA"), "play DT")
    assert reason == "Ingen efter dig kan gå över ♦10."


def test_the_reason_tells_the_card_from_the_others_that_would_do() -> None:
    """The lowest card that takes the trick, the highest on a won trick, the cheapest on a lost one."""
    last = at(1, "play S9, play S7, play S6")
    assert told(last, "play SQ")[1].startswith("Du spelar sist, och ♠D räcker.")
    assert told(last, "play SA")[1].startswith(
        "Du spelar sist, och ♠E tar sticket. ♠E ger er 11 kortpoäng i "
    )
    lost = at(2, "play H6, play H9, play HA")
    assert (
        told(lost, "play HJ")[1] == "Inget du får spela går över ♥E. Billigare än ♥Kn kommer du inte undan."
    )
    assert "kostar" not in told(at(2, "play CA, play CJ, play C6"), "play C9")[1]
    assert told(at(3, "play H7"), "play HQ")[1].startswith("Billigare än ♥D kommer du inte undan.")


def test_a_bondtolva_speaks_of_aces_and_tens() -> None:
    card = {"card": Card("S", "T")}
    for form, reason in (
        ("bondtolva-6", "♠10 blir en maktor åt er."),
        ("bondtolva-2", "♠10 blir en matador åt dig."),
    ):
        assert HintWords(BY_ID[form].info, NAMES, "sv").fact(Fact("counts", card)) == reason


def test_melds_are_pointed_at() -> None:
    question, reason = told(at(0, "play SA, play S9, play S7, play S6"), "meld S")
    assert question == "I vilken färg är du starkast?"
    assert "trumf" not in reason, "the button says that"


def test_a_gubbe_is_spoken_of_only_where_it_is_asked_about() -> None:
    view = at(0, "")
    for move, spoken in ((Call("half"), True), (play_card(Card("S", "A")), False)):
        answer = hint_for(view, Advice(move, {}, "clear", 8, 8, 1.0)).answer
        assert ("half_points" in {fact.key for fact in answer}) == spoken


def test_the_card_warned_of_is_the_one_compared_with() -> None:
    view, advised = at(1, ""), play_card(Card("C", "8"))
    for over, warned in ((Card("S", "T"), True), (Card("D", "T"), False)):
        advice = Advice(advised, {}, "clear", 8, 8, 1.0, over=play_card(over))
        keys = {reason.fact.key for reason in hint_for(view, advice).reasons}
        assert ("stronger_out" in keys) == warned


def test_against_a_gubbe_one_trick_is_all() -> None:
    """T27, T28: neither the card's gain nor its cost is mentioned."""
    view = at(1, "half, play S9, play S7, play S6")
    assert (
        told(view, "play SA")[1]
        == "Elna har angett halv gubbe. Du spelar sist, och ♠E tar sticket. Med det sticket är gubben fälld."
    )
    lost = at(2, "whole, play H6, play H9, play HA")
    assert told(lost, "play HJ")[1] == "Nils har angett hel gubbe. Inget du får spela går över ♥E."


@pytest.mark.parametrize(("form", "who"), [("tolva-4", "Your side needs"), ("tolva-3", "You need")])
def test_who_plays_alone_is_not_told_of_a_side(form: str, who: str) -> None:
    said = HintWords(BY_ID[form].info, NAMES, "en").fact(Fact("short", {"points": 9}))
    assert said == f"{who} 9 more card points for vinsten."


LONG_SHOT = (
    "SA SK SQ DA D6 H6 H7 C6 C7",
    "ST SJ D7 D8 HA HT HK C8 C9",
    "S8 S9 D9 DT DJ HQ HJ CT CJ",
    "S6 S7 DK DQ H8 H9 CA CK CQ",
)


def test_what_hardly_ever_happens_is_not_spoken_of() -> None:
    """An ace of a suit not led yet is trumped now and then, but no plan relies on that."""
    view = at(0, "play SA, play SJ, play S9, play S7, meld S", LONG_SHOT)
    question, reason = told(view, "play H6")
    assert "♦E" not in question + reason
    assert not Position(view).safe(Card("D", "A"))


def test_waiting_with_a_pair_has_another_reason_than_melding_it() -> None:
    view = at(0, "play SA, play S9, play S7, play S6")
    assert told(view, "play HA")[1].startswith("Du kan mäla ♠K, ♠D, ♥K och ♥D senare.")
    assert "♥D" not in told(view, "play HK")[1]


def test_a_lead_is_told_from_others_that_cost_as_little() -> None:
    """A lead without card points is no reason if other suits offer one too."""
    view = at(0, "", LONG_SHOT)
    for card in ("D6", "H6", "C6"):
        assert "kostar inga" not in told(view, f"play {card}")[1]
    alone = (
        "SA SK SQ DA DT HT HK H6 CT",
        "ST SJ D7 D8 HA H7 C6 C8 C9",
        "S8 S9 D9 D6 DJ HQ HJ C7 CJ",
        LONG_SHOT[3],
    )
    assert "♥6 kostar inga kortpoäng." in told(at(0, "", alone), "play H6")[1]
    assert "Din längsta färg är" not in told(at(0, "", alone), "play H6")[1]


def test_a_single_card_is_led_for_a_trump() -> None:
    hands = ("SA SK SQ D6 H6 H7 H8 CK C7", *LONG_SHOT[1:3], "S6 S7 DK DQ DA H9 CA C6 CQ")
    view = at(0, "play SA, play SJ, play S9, play S7, meld S", hands)
    assert "♦6 är ditt enda kort i ruter: sedan kan du trumfa." in told(view, "play D6")[1]
    assert "enda kort" not in told(view, "play H6")[1]


def test_who_plays_a_low_hand_is_not_told_why_to_throw_it_in() -> None:
    """B6."""
    game = BY_ID["bondtolva-4"]
    low = iter(sorted(game.info.pack, key=lambda card: "6789JQKTA".index(card.rank)))
    rounds = [[next(low) for _ in range(9)] for _ in range(4)]
    deck = tuple(card for part in range(3) for hand in rounds for card in hand[3 * part : 3 * part + 3])
    state = game.start(game.info.defaults(), deck, Standing(3, (0, 0)))
    view = game.view(state, 0)
    assert told(view, "redeal")[1] == "Du har inget kort högre än nio."
    assert told(view, "pass")[1] == "Det har inte jämförts med andra val."
