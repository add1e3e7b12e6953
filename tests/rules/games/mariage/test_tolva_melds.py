"""Tolva: king and queen (T12–T17, T19), asking the partner (T15, TD2) and limits of melds.

What is the same in bondtolva (B11, B12) is tested in both.
"""

import pytest

from tests.rules.games.mariage.deals import Table, deal, in_both
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Called
from tolva_gui.rules.games.mariage.state import mariage

# Seat 0 has an ace and a pair in three suits, its partner the pair of clubs; tricks 1–3 cannot be lost.
PAIRS = ("SAKQ HAKQ DAKQ", "S96J H96J D96J", "ST7 HT7 DT7 CKQA", "S8 H8 D8 CTJ9876")
FIRST = "SA S6 S7 S8"
SECOND = "HA H6 H7 H8"
THIRD = "DA D6 D7 D8"
# Seat 0 has all spades, and so wins every trick while the others throw away.
ALL_SPADES = ("SATKQJ9876", "HATKQJ9876", "DATKQJ9876", "CATKQJ9876")


def trick_of_nothing(rank: str) -> str:
    """Return a trick in ALL_SPADES: seat 0 leads that spade, the others throw the same rank."""
    return f"S{rank} H{rank} D{rank} C{rank}"


@pytest.mark.rule("T12", "B11")
@in_both("T12", "B11")
def test_nobody_melds_or_asks_before_the_first_lead(game: str, rule: str) -> None:
    table = deal(game, *PAIRS)
    assert table.refused("meld S").rule == table.refused("ask").rule == rule


@pytest.mark.rule("T12")
def test_the_winner_of_the_trick_may_meld_the_others_may_not() -> None:
    table = deal("tolva-4", *PAIRS).play(FIRST)
    assert table.to_act == 0
    assert {"meld S", "meld H", "meld D"} <= table.calls
    table.play("HA")
    assert table.to_act == 1
    assert table.refused("meld H").rule == "T12"


@pytest.mark.rule("T12")
def test_a_second_trick_won_is_a_second_occasion() -> None:
    table = deal("tolva-4", *PAIRS).play(FIRST).play(SECOND)
    assert mariage(table.play("meld D").facts).melds == ((0, "D", 2),)


@pytest.mark.rule("T13", "B11")
@in_both("T13", "B11")
def test_both_cards_must_be_in_hand(game: str, rule: str) -> None:
    refusal = deal(game, *PAIRS).play(FIRST).refused("meld C")
    assert (refusal.rule, refusal.values["suit"]) == (rule, "C")


@pytest.mark.rule("T13")
def test_a_pair_whose_queen_has_been_played_is_gone() -> None:
    table = deal("tolva-4", "SAKQ", "S6", "S7", "S8").play("SQ S6 S7 S8")
    assert table.to_act == 0
    assert table.refused("meld S").rule == "T13"


@pytest.mark.rule("T13")
@pytest.mark.parametrize(("led", "left"), [("ATJ987", 3), ("ATJ9876", 2)])
def test_three_cards_at_least(led: str, left: int) -> None:
    table = deal("tolva-4", *ALL_SPADES)
    for rank in led:
        table.play(trick_of_nothing(rank))
    assert len(table.hand(0)) == left
    if left == 3:
        assert "meld S" in table.calls
    else:
        refusal = table.refused("meld S")
        assert (refusal.rule, refusal.values["least"]) == ("T13", 3)


@pytest.mark.rule("T13")
def test_a_pair_is_melded_once() -> None:
    table = deal("tolva-4", *PAIRS).play(FIRST).play("meld S").play(SECOND)
    assert table.refused("meld S").rule == "T13"


@pytest.mark.rule("T13", "TD18")
def test_everyone_knows_the_pair_from_then_on() -> None:
    table = deal("tolva-4", *PAIRS).play(FIRST)
    assert table.hand(0, viewer=1) == ["??"] * 8
    table.play("meld H")
    for viewer in (1, 2, 3):
        assert table.hand(0, viewer) == ["HK", "HQ"] + ["??"] * 6
    table.play("HK H9 HT H8")
    assert table.hand(0, viewer=1) == ["HQ"] + ["??"] * 6


@pytest.mark.rule("T14")
def test_one_meld_on_one_occasion() -> None:
    table = deal("tolva-4", *PAIRS).play(FIRST).play("meld S")
    assert table.refused("meld H").rule == "T14"
    assert table.refused("ask").rule == "T14"
    assert table.calls == set()


@pytest.mark.rule("T14")
def test_the_partners_meld_is_the_one_of_the_side() -> None:
    table = deal("tolva-4", *PAIRS).play(FIRST).play("ask meld C")
    assert table.to_act == 0
    assert table.refused("meld S").rule in ("T14", "T15")  # both forbid it
    assert table.calls == set()


@pytest.mark.rule("T15")
def test_the_partner_melds_instead() -> None:
    table = deal("tolva-4", *PAIRS).play(FIRST).play("ask")
    assert table.to_act == 2
    assert table.choices == {"meld C", "pass"}
    assert table.refused("CA").rule == "T15"
    table.play("meld C")
    assert table.facts.melds == ((2, "C", 2),)
    assert table.facts.trump == "C"
    assert table.to_act == 0


@pytest.mark.rule("T15")
def test_the_partner_may_say_no_and_the_asker_melds_nothing() -> None:
    table = deal("tolva-4", *PAIRS).play(FIRST).play("ask pass")
    assert table.to_act == 0
    assert table.refused("meld S").rule == "T15"
    assert table.refused("ask").rule == "T15"
    assert table.facts.melds == ()
    table.play(SECOND)
    assert "meld S" in table.calls  # the next occasion is another one


@pytest.mark.rule("T15", "B12", "BD1")
@pytest.mark.parametrize(
    ("game", "again", "then"), [("tolva-4", "T15", "T15"), ("bondtolva-4", "B12", "B14")]
)
def test_a_partner_without_a_pair_says_no_by_itself(game: str, again: str, then: str) -> None:
    """Whatever the answer, the asker melds nothing."""
    table = deal(game, "SA HKQ", "S6 DK", "S7 DQ CK", "S8 CQ").play(FIRST).play("ask")
    assert table.called("ask") == [Called(0, "ask")]
    assert table.called("no", "no_meld", "content") == [Called(2, "no")]
    assert table.to_act == 0
    assert (table.refused("ask").rule, table.refused("meld H").rule) == (again, then)


@pytest.mark.rule("T15")
def test_nobody_is_asked_who_has_no_partner() -> None:
    table = deal("plocketolva", "SAKQ", "S6").play("SA S6")
    assert table.refused("ask").rule == "T15"


@pytest.mark.rule("T16")
def test_first_meld_sets_trump_from_the_trick_about_to_be_led() -> None:
    table = deal("tolva-4", *PAIRS).play(FIRST)
    assert table.facts.trump is None
    table.play("meld H").play(THIRD)
    assert [trick.trump for trick in table.facts.tricks] == [None, "H"]


def four_melds(name: str = "mäl") -> Table:
    """Seat 0 melds S, H and D, then seat 2 takes the king of spades with the ten and melds C."""
    table = deal("tolva-4", *PAIRS, options={"fourth_meld_name": name})
    table.play(FIRST).play("meld S").play(SECOND).play("meld H")
    return table.play(THIRD).play("meld D").play("SK S9 ST C6 | meld C")


@pytest.mark.rule("T16")
def test_trumf_tjog_viv_mal() -> None:
    table = four_melds()
    assert [(m.seat, m.value, m.word, m.worth) for m in table.called("trumf", "tjog", "viv", "mal")] == [
        (0, "S", "trumf", 2),
        (0, "H", "tjog", 1),
        (0, "D", "viv", 1),
        (2, "C", "mal", 1),
    ]
    assert table.facts.trump == "S"  # a later meld does not change it
    assert table.scores == (5, 0)


@pytest.mark.rule("T16")
def test_the_option_changes_names_only() -> None:
    (option,) = (o for o in BY_ID["tolva-4"].info.options if o.name == "fourth_meld_name")
    assert (option.default, option.rule) == ("mäl", "T16")
    customs = {"mäl": ["viv", "mal"], "viv": ["viv", "viv"], "both_mäl": ["mal", "mal"]}
    assert option.values == tuple(customs)
    for name, words in customs.items():
        table = four_melds(name)
        assert [said.word for said in table.called("trumf", "tjog", "viv", "mal")][2:] == words
        assert table.scores == four_melds().scores


@pytest.mark.rule("T17")
def test_ten_points_may_not_set_trump() -> None:
    table = deal("tolva-4", *PAIRS, scores=(10, 0)).play(FIRST)
    refusal = table.refused("meld S")
    assert refusal.rule == "T17"
    assert (refusal.values["score"], refusal.values["limit"]) == (10, 10)


@pytest.mark.rule("T17")
def test_ten_points_may_meld_when_trump_is_set() -> None:
    """Seat 1 takes the first trick and sets clubs; seat 0, with ten points, makes tjog and has eleven."""
    hands = ("S6 HAKQ", "SA CKQ H6", "S7 H7", "S8 H8")
    table = deal("tolva-4", *hands, scores=(10, 0)).play("S6 SA S7 S8 | meld C | H6 H7 H8 HA")
    assert table.play("meld H").scores == (11, 2)


@pytest.mark.rule("T17")
def test_eleven_points_may_not_meld_at_all() -> None:
    hands = ("S6 HAKQ", "SA CKQ H6", "S7 H7", "S8 H8")
    table = deal("tolva-4", *hands, scores=(11, 0)).play("S6 SA S7 S8 | meld C | H6 H7 H8 HA")
    refusal = table.refused("meld H")
    assert refusal.rule == "T17"
    assert (refusal.values["score"], refusal.values["limit"]) == (11, 11)


@pytest.mark.rule("T17", "T19")
def test_points_won_in_the_same_deal_count_at_once() -> None:
    table = deal("tolva-4", *PAIRS, scores=(9, 0)).play(FIRST).play("meld S").play(SECOND)
    assert table.scores == (11, 0)
    assert table.refused("meld H").rule == "T17"


@pytest.mark.rule("TD2")
def test_a_side_that_may_not_meld_may_not_ask() -> None:
    table = deal("tolva-4", *PAIRS, scores=(10, 0)).play(FIRST)
    refusal = table.refused("ask")
    assert refusal.rule == "TD2"
    assert refusal.values["limit"] == 10


@pytest.mark.rule("TD2")
def test_with_fewer_than_three_cards_nobody_asks() -> None:
    table = deal("tolva-4", *ALL_SPADES)
    for rank in "ATJ987":
        table.play(trick_of_nothing(rank))
    assert "ask" in table.calls
    assert table.play(trick_of_nothing("6")).refused("ask").rule == "TD2"
