"""Questions and reasons of a hint, in positions where it is clear what matters."""

from tests.ai.hints.hint_tables import C9, at, check_told, clear, in_bordstolva, told
from tests.rules.bench import examples
from tests.rules.games.mariage.deals import deal
from tolva_gui.ai.games.mariage.hints.facts import facts_for
from tolva_gui.ai.games.mariage.proof import Position
from tolva_gui.ai.hints.fact import Fact, can_beat, unseen, void
from tolva_gui.ai.hints.hints import Hint, hint_for
from tolva_gui.rules.games.mariage.calls import meld
from tolva_gui.rules.kit import Call, Card, play_card


@examples(
    "leader played move claims",
    """
    the ten that can be beaten | 1 |  | C8 | asks Vem kan gå över ♠10? / says ♠E
    # T9: the last of four has nothing but spades above the nine.
    who must take the trick | 1 | S9 S7 S6 | SQ | asks Du tar sticket vad du än spelar: med vilket kort?
    one who plays last is named | 3 | D7 D6 | DA | asks Vad kan Nils spela efter dig?
    a pair held back | 0 | SA S9 S7 S6 | HA | asks Vad vinner du på att vänta med det du kan säga?
    waiting with a pair | 0 | SA S9 S7 S6 | HA | begins Du kan mäla ♠K, ♠D, ♥K och ♥D senare.
    has another reason than melding it | 0 | SA S9 S7 S6 | HK | not ♥D
    the partner has the trick | 2 | CA CJ | C6 | asks Vem har sticket, och kan någon ta det från er?
    the partner | 2 | CA CJ | C6 | begins Nils har sticket åt er
    the partner, and nobody later | 1 | C8 CA CJ | C6 | begins Nils har sticket åt er med ♣E, och du spelar sist.
    # Cards shown by a player who has already played to the trick are left out.
    what a later player has shown | 2 | CA CJ C6 C8 : meld D : DK | D7 | is Inget du får spela går över ♦K.
    one guard | 2 | CA CJ C6 C8 : meld D : DK D7 D6 DA | C9 | ends ♥10 behåller sitt enda skydd.
    nobody later | 2 | CA CJ C6 C8 : meld D : DK D7 D6 DA | DT | is Ingen efter dig kan gå över ♦10.
    # The lowest card that takes the trick, the highest on a won trick, the cheapest on a lost one.
    the lowest that takes it | 1 | S9 S7 S6 | SQ | begins Du spelar sist, och ♠D räcker.
    the highest on a won trick | 1 | S9 S7 S6 | SA | begins Du spelar sist, och ♠E tar sticket. ♠E ger er 11
    on a lost one | 2 | H6 H9 HA | HJ | is Inget du får spela går över ♥E. Billigare än ♥Kn kommer du inte undan.
    what costs nothing | 2 | CA CJ C6 | C9 | not kostar
    the cheapest | 3 | H7 | HQ | begins Billigare än ♥D kommer du inte undan.
    melds are pointed at | 0 | SA S9 S7 S6 | meld S | asks I vilken färg är du starkast?
    the button says that | 0 | SA S9 S7 S6 | meld S | not trumf
    # T27, T28: neither the card's gain nor its cost is mentioned.
    one trick is all | 1 | half : S9 S7 S6 | SA | begins Elna har angett halv gubbe. Du spelar sist,
    so that it falls | 1 | half : S9 S7 S6 | SA | ends ♠E tar sticket. Med det sticket är gubben fälld.
    or not | 2 | whole : H6 H9 HA | HJ | is Nils har angett hel gubbe. Inget du får spela går över ♥E.
    """,
)
def test_hints_ask_and_answer_in_these_words(leader: str, played: str, move: str, claims: str) -> None:
    check_told(at(int(leader), played), move, claims)


def test_the_answer_names_the_trump_that_beats_a_trump() -> None:
    asked = Fact("ask_behind_one", {"seat": 3, "suit": "H", "concerned": ("H", "C")})
    beaten = can_beat(Card("C", "T"), [Card("C", "A")])
    others = (
        unseen("H", [Card("H", "K")]),
        void([1], "H"),
        Fact("partner_has", {"seat": 0, "card": Card("H", "9")}),
    )
    hint = Hint(asked, (*others, beaten), (), clear(C9))
    assert beaten in hint.answer


def test_a_forced_trick_is_not_explained_by_taking_it() -> None:
    hint = hint_for(at(1, "S9 S7 S6"), clear(play_card(Card("S", "Q"))))
    assert hint.answer
    assert "sure_winner" not in {fact.key for fact in hint.answer}


def test_who_lies_with_the_suit_open_cannot_trump_it() -> None:
    """T37: the other has spades in the open row, so the ace of spades stands although they have trumps."""
    view = in_bordstolva("HA H6 : meld H")
    assert told(view, "SA")[1].startswith("Ingen efter dig kan gå över ♠E.")


def test_a_card_shown_by_a_later_player_is_a_fact() -> None:
    view = at(2, "CA CJ C6 C8 : meld D : DK D7 D6 DA")
    shown = [fact.values for fact in facts_for(Position(view), C9)]
    assert {"seat": 2, "cards": (Card("D", "Q"),)} in shown


def test_a_gubbe_is_spoken_of_only_where_it_is_asked_about() -> None:
    view = at(0)
    for move, spoken in ((Call("half"), True), (play_card(Card("S", "A")), False)):
        answer = hint_for(view, clear(move)).answer
        assert ("half_points" in {fact.key for fact in answer}) == spoken


def test_who_may_meld_hears_of_lengths_and_who_waits_of_pairs() -> None:
    view = at(0, "SA S9 S7 S6")
    melding, waiting = (hint_for(view, clear(move)).answer for move in (meld("S"), play_card(Card("H", "A"))))
    lengths = [(fact.values["count"], fact.values["suit"]) for fact in melding if fact.key == "length"]
    assert lengths == [(2, "S"), (3, "H")]
    assert "pair_later" in {fact.key for fact in waiting}
    assert "length" not in {fact.key for fact in waiting}


LONG_SHOT = (
    "SA SK SQ DA D6 H6 H7 C6 C7",
    "ST SJ D7 D8 HA HT HK C8 C9",
    "S8 S9 D9 DT DJ HQ HJ CT CJ",
    "S6 S7 DK DQ H8 H9 CA CK CQ",
)


def test_what_hardly_ever_happens_is_not_spoken_of() -> None:
    """An ace of a suit not led yet is trumped now and then, but no plan relies on that."""
    view = at(0, "SA SJ S9 S7 : meld S", LONG_SHOT)
    question, reason = told(view, "H6")
    assert "♦E" not in question + reason
    assert not Position(view).safe(Card("D", "A"))


def test_a_lead_is_told_from_others_that_cost_as_little() -> None:
    """A lead without card points is no reason if other suits offer one too."""
    view = at(0, hands=LONG_SHOT)
    for card in ("D6", "H6", "C6"):
        assert "kostar inga" not in told(view, card)[1]
    alone = (
        "SA SK SQ DA DT HT HK H6 CT",
        "ST SJ D7 D8 HA H7 C6 C8 C9",
        "S8 S9 D9 D6 DJ HQ HJ C7 CJ",
        LONG_SHOT[3],
    )
    assert "♥6 kostar inga kortpoäng." in told(at(0, hands=alone), "H6")[1]
    assert "Din längsta färg är" not in told(at(0, hands=alone), "H6")[1]


def test_a_single_card_is_led_for_a_trump() -> None:
    hands = ("SA SK SQ D6 H6 H7 H8 CK C7", *LONG_SHOT[1:3], "S6 S7 DK DQ DA H9 CA C6 CQ")
    view = at(0, "SA SJ S9 S7 : meld S", hands)
    assert "♦6 är ditt enda kort i ruter: sedan kan du trumfa." in told(view, "D6")[1]
    assert "enda kort" not in told(view, "H6")[1]


def test_who_plays_a_low_hand_is_not_told_why_to_throw_it_in() -> None:
    """B6."""
    view = deal("bondtolva-4", "S678 H67 D67 C67").seen()
    assert told(view, "redeal")[1] == "Du har inget kort högre än nio."
    answer = hint_for(view, clear(Call("redeal"))).answer
    assert answer == (Fact("low_hand"),)
    assert told(view, "pass")[1] == "Det har inte jämförts med andra val."
