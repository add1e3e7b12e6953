"""Tolva and bondtolva: the pack, the deal and the play of the cards (T1–T11, T18, T30; B1, B3, B7–B9, B16)."""

from itertools import pairwise

import pytest

from tests.rules.bench import examples, pairs
from tests.rules.games.mariage.deals import FOR_FOUR, SUIT_EACH, deal, rank_tricks
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import SUITS, Card, Place

TOLVA = ("tolva-4", "tolva-3", "plocketolva", "bordstolva")
BONDTOLVA = ("bondtolva-4", "bondtolva-6")
HIGH_TO_LOW = "ATKQJ9876"

# Seat 0 wins trick 1 with the ace of spades and sets hearts; 1 and 2 have no diamonds, 3 has no clubs.
TRUMPS = ("SA6 HKQ DK96 C76", "STK HA96 CATKQ", "SQJ98 HT8 CJ98", "S7 HJ7 DATQJ87")
HEARTS_ARE_TRUMP = "SA SK S8 S7 | meld H"


@pytest.mark.rule("T1", "B1")
@pytest.mark.parametrize("game", [*TOLVA, *BONDTOLVA])
def test_pack_has_36_cards_from_six_to_ace(game: str) -> None:
    pack = BY_ID[game].info.pack
    assert len(pack) == 36
    assert set(pack) == {Card(suit, rank) for suit in SUITS for rank in HIGH_TO_LOW}  # type: ignore[arg-type]


@pytest.mark.rule("T1", "B1")
@pytest.mark.parametrize("game", FOR_FOUR)
@pytest.mark.parametrize(("high", "low"), [*pairwise(HIGH_TO_LOW)])
def test_ten_ranks_between_ace_and_king(high: str, low: str, game: str) -> None:
    """Seat 0 has all spades but one; seat 1 has that one, and it must win over the next lower."""
    rest = HIGH_TO_LOW.replace(high, "")
    table = deal(game, f"S{rest} HA", f"S{high}").play(f"S{low} S{high} DA CA")
    assert table.facts.tricks[0].winner == 1


@pytest.mark.rule("T2")
def test_card_points_of_each_rank_and_120_in_the_pack() -> None:
    """Each seat has one suit, so a trick holds the four cards of one rank if all play alike."""
    table = deal("tolva-4", *SUIT_EACH)
    table.play(rank_tricks(HIGH_TO_LOW))
    assert [(trick.worth or 0) // 4 for trick in table.called("trick")] == [11, 10, 4, 3, 2, 0, 0, 0, 0]
    assert table.facts.card_points == (120, 0)


@pytest.mark.rule("T4", "B3")
@pytest.mark.parametrize("game", FOR_FOUR)
def test_partners_sit_opposite_and_play_goes_clockwise(game: str) -> None:
    info = BY_ID[game].info
    assert [info.partner(seat) for seat in range(4)] == [2, 3, 0, 1]
    assert [info.side(seat) for seat in range(4)] == [0, 1, 0, 1]
    table = deal(game, *SUIT_EACH, dealer=1)
    turns = []
    for _ in range(4):
        turns.append(table.to_act)
        table.play(min(table.choices - table.calls))
    assert turns == [2, 3, 0, 1]


@pytest.mark.rule("T5", "T30", "B5")
@pytest.mark.parametrize("dealer", range(3))
@pytest.mark.parametrize(
    ("game", "seats", "packet"),
    [("tolva-4", 4, 1), ("tolva-3", 3, 1), ("bondtolva-4", 4, 3), ("bondtolva-6", 6, 3)],
)
def test_all_cards_are_dealt_from_the_dealers_left_who_leads(
    game: str, seats: int, packet: int, dealer: int
) -> None:
    table = deal(game, dealer=dealer)
    packets = [Place("hand", (dealer + 1 + number) % seats) for number in range(36 // packet)]
    assert [event.seat for event in table.called("deal")] == [dealer]
    assert [move.target for move in table.dealt()] == [place for place in packets for _ in range(packet)]
    assert [len(table.hand(seat)) for seat in range(seats)] == [36 // seats] * seats
    assert table.facts.leader == (dealer + 1) % seats


HANDS = {
    "trumps": TRUMPS,
    "either": ("S9", "S6 HA"),
    "king": ("SK", "S96", "SA7"),
    "higher": ("S9", "SAJ6"),
    "neither": ("SAKQ HK9", "DATKQJ C9876", "S6 H8 CK", "S7 H7 CQ"),
    "void": ("S6", "S7", "S9", "HA"),
}


@examples(
    "game hands played claims",
    """
    T7: suit is followed if possible         | tolva-4     | either  | S9                   | may S6; refuses HA T7
    B7: suit is followed if possible         | bondtolva-4 | either  | S9                   | may S6; refuses HA B7
    # Seat 3 also has hearts, which are trump, and must follow diamonds.
    T7: suit comes before trump              | tolva-4     | trumps  | hearts : DK H6 HT    | refuses HJ T7
    T8: a void seat plays trump              | tolva-4     | trumps  | hearts : DK          | may HA9 H6; refuses CA T8
    B7: a void seat plays trump              | bondtolva-4 | trumps  | hearts : DK          | may HA9 H6; refuses CA B7
    # The ace of trumps is in the trick.
    T8: under-trumping is compulsory         | tolva-4     | trumps  | hearts : DK HA       | may HT8; refuses SQ T8
    B7: under-trumping is compulsory         | bondtolva-4 | trumps  | hearts : DK HA       | may HT8; refuses SQ B7
    T8: before trump is set any card         | tolva-4     | trumps  | DK                   | may STK HA96 CATKQ
    T9: it is headed without trump           | tolva-4     | trumps  | S6                   | may STK
    T9: a seat that cannot head plays any    | tolva-4     | trumps  | S6 SK                | may SQJ98
    T9: a partner is headed                  | tolva-4     | king    | SK S6                | may SA; refuses S7 T9
    B8: a partner is headed                  | bondtolva-4 | king    | SK S6                | may SA; refuses S7 B8
    T9: any card that takes the lead will do | tolva-4     | higher  | S9                   | may SAJ
    T9: a trump is headed by a higher one    | tolva-4     | trumps  | hearts : DK H9       | may HT; refuses H8 T9
    B8: a trump is headed by a higher one    | bondtolva-4 | trumps  | hearts : DK H9       | may HT; refuses H8 B8
    T9: a trump that is led is headed        | tolva-4     | trumps  | hearts : HQ          | may HA; refuses H9 T9
    # No diamond can beat the six of trumps.
    T9: a follower is free once a trump lies | tolva-4     | trumps  | hearts : DK H6 HT    | may DATQJ87
    B8: a follower is free once a trump lies | bondtolva-4 | trumps  | hearts : DK H6 HT    | may DATQJ87
    T10: neither suit nor trump, any card    | tolva-4     | neither | spades : H9          | may DATKQJ C987
    B7: neither suit nor trump, any card     | bondtolva-4 | neither | spades : H9          | may DATKQJ C987
    T11: the highest of the suit wins, leads | tolva-4     | void    | S6 S7 S9 HA          | winners 2; acts 2
    T11: the highest trump wins and leads    | tolva-4     | trumps  | hearts : DK H9 HT DA | winners 0 2; acts 2
    B9: the highest trump wins and leads     | bondtolva-4 | trumps  | hearts : DK H9 HT DA | winners 0 2; acts 2
    """,
)
def test_what_may_be_played(game: str, hands: str, played: str, claims: str) -> None:
    """After `hearts` or `spades` that suit is trump, and seat 0 leads to the second trick."""
    begun = played.replace("hearts", HEARTS_ARE_TRUMP).replace("spades", "SA C6 S6 S7 | meld S")
    deal(game, *HANDS[hands]).play(begun).check(claims)


@examples(
    "hands played move values",
    """
    T7: the suit led and the cards that follow it | either | S9          | HA | led: S, instead: S6
    T8: the trump                                 | trumps | hearts : DK | CA | trump: H
    T9: the card to be headed and those that can  | king   | SK S6       | S7 | best: SK, instead: SA
    """,
)
def test_a_refusal_says_what_would_do(hands: str, played: str, move: str, values: str) -> None:
    table = deal("tolva-4", *HANDS[hands]).play(played.replace("hearts", HEARTS_ARE_TRUMP))
    assert table.why(move).items() >= pairs(values).items()


@pytest.mark.rule("T18", "B16")
@pytest.mark.parametrize("game", FOR_FOUR)
def test_without_a_meld_the_whole_deal_is_played_in_sang(game: str) -> None:
    table = deal(game, *SUIT_EACH).play(rank_tricks(HIGH_TO_LOW))
    assert {trick.trump for trick in table.facts.tricks} == {None}
    table.check("winners 0 0 0 0 0 0 0 0 0; lines vinsten 0 1, sistan 0 1")


@pytest.mark.rule("T30")
def test_of_three_each_plays_alone() -> None:
    info = BY_ID["tolva-3"].info
    assert [info.side(seat) for seat in range(3)] == [0, 1, 2]
    assert [info.partner(seat) for seat in range(3)] == [None, None, None]
