"""Tolva and bondtolva: the pack, the deal and the play of the cards (T1–T11, T18, T30; B1, B3, B7–B9, B16)."""

from itertools import pairwise

import pytest

from tests.rules.bench import cards
from tests.rules.games.mariage.deals import FOR_FOUR, Table, deal, in_both
from tolva_gui.rules.cards import SUITS, Card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Place

TOLVA = ("tolva-4", "tolva-3", "plocketolva", "bordstolva")
BONDTOLVA = ("bondtolva-4", "bondtolva-6")
HIGH_TO_LOW = "ATKQJ9876"

# Seat 0 wins trick 1 with the ace of spades and sets hearts; 1 and 2 have no diamonds, 3 has no clubs.
TRUMPS = ("SA6 HKQ DK96 C76", "STK HA96 CATKQ", "SQJ98 HT8 CJ98", "S7 HJ7 DATQJ87")
HEARTS_ARE_TRUMP = "SA SK S8 S7 | meld H"
SUIT_EACH = ("SATKQJ9876", "HATKQJ9876", "DATKQJ9876", "CATKQJ9876")


def hearts_are_trump(game: str) -> Table:
    return deal(game, *TRUMPS).play(HEARTS_ARE_TRUMP)


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
    for rank in HIGH_TO_LOW:
        table.play(f"S{rank} H{rank} D{rank} C{rank}")
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


@pytest.mark.rule("T5")
@pytest.mark.parametrize("dealer", range(4))
def test_one_card_at_a_time_from_the_dealers_left_who_leads(dealer: int) -> None:
    table = deal("tolva-4", dealer=dealer)
    dealt = table.dealt()
    assert [event.seat for event in table.called("deal")] == [dealer]
    assert [move.target for move in dealt] == [Place("hand", (dealer + 1 + k) % 4) for k in range(36)]
    assert [len(table.hand(seat)) for seat in range(4)] == [9, 9, 9, 9]
    assert table.to_act == table.facts.leader == (dealer + 1) % 4


@pytest.mark.rule("T7", "B7")
@in_both("T7", "B7")
def test_follows_suit_if_possible(game: str, rule: str) -> None:
    table = deal(game, "S9", "S6 HA").play("S9")
    refusal = table.refused("HA")
    assert refusal.rule == rule
    assert refusal.values["led"] == "S"
    assert refusal.values["instead"] == (Card("S", "6"),)
    assert table.choices == {"S6"}


@pytest.mark.rule("T7")
def test_comes_before_trump() -> None:
    """The king of diamonds is led; seat 3 also has hearts, which are trump, and must follow suit."""
    table = hearts_are_trump("tolva-4").play("DK H6 HT")
    assert table.refused("HJ").rule == "T7"


@pytest.mark.rule("T8", "B7")
@in_both("T8", "B7")
def test_void_plays_trump(game: str, rule: str) -> None:
    table = hearts_are_trump(game).play("DK")
    refusal = table.refused("CA")
    assert refusal.rule == rule
    assert refusal.values["trump"] == "H"
    assert table.choices == {"HA", "H9", "H6"}


@pytest.mark.rule("T8", "B7")
@in_both("T8", "B7")
def test_under_trumping_is_compulsory(game: str, rule: str) -> None:
    """The ace of trumps is in the trick; seat 2 has two lower trumps and must play one of them."""
    table = hearts_are_trump(game).play("DK HA")
    assert table.refused("SQ").rule == rule
    assert table.choices == {"HT", "H8"}


@pytest.mark.rule("T8")
def test_no_trump_duty_before_trump_is_set() -> None:
    table = deal("tolva-4", *TRUMPS).play("DK")
    assert table.choices == {str(card) for card in cards(TRUMPS[1])}


@pytest.mark.rule("T9")
def test_heads_without_trump() -> None:
    table = deal("tolva-4", *TRUMPS).play("S6")
    assert table.choices == {"ST", "SK"}
    table.play("SK")
    assert table.choices == {"SQ", "SJ", "S9", "S8"}  # none of them takes the lead


@pytest.mark.rule("T9", "B8")
@in_both("T9", "B8")
def test_heads_the_partners_winning_card(game: str, rule: str) -> None:
    table = deal(game, "SK", "S96", "SA7").play("SK S6")
    refusal = table.refused("S7")
    assert refusal.rule == rule
    assert refusal.values["best"] == Card("S", "K")
    assert refusal.values["instead"] == (Card("S", "A"),)


@pytest.mark.rule("T9")
def test_any_card_that_takes_the_lead_will_do() -> None:
    table = deal("tolva-4", "S9", "SAJ6").play("S9")
    assert table.choices == {"SA", "SJ"}


@pytest.mark.rule("T9", "B8")
@in_both("T9", "B8")
def test_heads_with_a_higher_trump(game: str, rule: str) -> None:
    table = hearts_are_trump(game).play("DK H9")
    refusal = table.refused("H8")
    assert refusal.rule == rule
    assert refusal.values["best"] == Card("H", "9")
    assert table.choices == {"HT"}


@pytest.mark.rule("T9")
def test_heads_when_trump_is_led() -> None:
    table = hearts_are_trump("tolva-4").play("HQ")
    assert table.refused("H9").rule == "T9"
    assert table.choices == {"HA"}


@pytest.mark.rule("T9", "B8")
@pytest.mark.parametrize("game", FOR_FOUR)
def test_follower_is_free_when_a_trump_already_lies(game: str) -> None:
    """Seat 3 could beat the king of diamonds, but no diamond can beat the six of trumps."""
    table = hearts_are_trump(game).play("DK H6 HT")
    assert table.choices == {"DA", "DT", "DQ", "DJ", "D8", "D7"}


@pytest.mark.rule("T10", "B7")
@pytest.mark.parametrize("game", FOR_FOUR)
def test_neither_suit_nor_trump_plays_any_card(game: str) -> None:
    """Seat 1 has neither spades, which are trump, nor hearts, which are led."""
    hands = ("SAKQ HK9", "DATKQJ C9876", "S6 H8 CK", "S7 H7 CQ")
    table = deal(game, *hands).play("SA C6 S6 S7 | meld S | H9")
    assert table.choices == {"DA", "DT", "DK", "DQ", "DJ", "C9", "C8", "C7"}


@pytest.mark.rule("T11")
def test_highest_card_of_the_suit_led_wins_and_leads() -> None:
    table = deal("tolva-4", "S6", "S7", "S9", "HA").play("S6 S7 S9 HA")
    assert table.facts.tricks[0].winner == table.to_act == table.facts.leader == 2


@pytest.mark.rule("T11", "B9")
@pytest.mark.parametrize("game", FOR_FOUR)
def test_highest_trump_wins(game: str) -> None:
    table = hearts_are_trump(game).play("DK H9 HT DA")
    assert table.facts.tricks[1].winner == table.to_act == 2


@pytest.mark.rule("T18", "B16")
@pytest.mark.parametrize("game", FOR_FOUR)
def test_without_a_meld_the_whole_deal_is_played_in_sang(game: str) -> None:
    table = deal(game, *SUIT_EACH)
    table.play(" ".join(f"S{r} H{r} D{r} C{r}" for r in HIGH_TO_LOW))
    assert [trick.trump for trick in table.facts.tricks] == [None] * 9
    assert [trick.winner for trick in table.facts.tricks] == [0] * 9
    assert table.lines == [("vinsten", 0, 1), ("sistan", 0, 1)]


@pytest.mark.rule("T30")
def test_twelve_cards_each_one_at_a_time_each_for_himself() -> None:
    table = deal("tolva-3", dealer=1)
    dealt = table.dealt()
    assert [move.target for move in dealt] == [Place("hand", (2 + k) % 3) for k in range(36)]
    assert [len(table.hand(seat)) for seat in range(3)] == [12, 12, 12]
    assert table.to_act == 2
    info = table.game.info
    assert [info.side(seat) for seat in range(3)] == [0, 1, 2]
    assert [info.partner(seat) for seat in range(3)] == [None, None, None]
