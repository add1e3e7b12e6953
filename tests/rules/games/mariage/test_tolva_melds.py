"""Tolva: king and queen (T12–T17, T19), asking the partner (T15, TD2) and limits of melds.

What is the same in bondtolva (B11, B12) is tested in both.
"""

from collections.abc import Sequence

import pytest

from tests.rules.games.mariage.deals import Table, deal
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


# Seat 1 takes the first trick and sets clubs; seat 0 takes the second with the ace of hearts.
CLUBS_SET = ("S6 HAKQ", "SA CKQ H6", "S7 H7", "S8 H8")
CLUBS_SET_PLAY = "S6 SA S7 S8 | meld C | H6 H7 H8 HA"


@pytest.mark.rule("T12", "T13", "T14", "T15", "T17", "T19", "TD2", "B11", "B13")
@pytest.mark.parametrize(
    ("game", "hands", "scores", "played", "refused"),
    [
        pytest.param("tolva-4", PAIRS, (0, 0), "", {"meld S": "T12", "ask": "T12"}, id="T12 first lead"),
        pytest.param("bondtolva-4", PAIRS, (0, 0), "", {"meld S": "B11", "ask": "B11"}, id="B11 first lead"),
        pytest.param("tolva-4", PAIRS, (0, 0), FIRST, {"meld C": "T13"}, id="T13 both cards in hand"),
        pytest.param("bondtolva-4", PAIRS, (0, 0), FIRST, {"meld C": "B11"}, id="B11 both cards in hand"),
        pytest.param(
            "tolva-4",
            ("SAKQ", "S6", "S7", "S8"),
            (0, 0),
            "SQ S6 S7 S8",
            {"meld S": "T13"},
            id="T13 the queen has been played",
        ),
        pytest.param("tolva-4", PAIRS, (0, 0), f"{FIRST} meld S {SECOND}", {"meld S": "T13"}, id="T13 once"),
        pytest.param(
            "tolva-4", PAIRS, (0, 0), f"{FIRST} meld S", {"meld H": "T14", "ask": "T14"}, id="T14 one meld"
        ),
        pytest.param("plocketolva", ("SAKQ", "S6"), (0, 0), "SA S6", {"ask": "T15"}, id="T15 no partner"),
        pytest.param(
            "tolva-4", PAIRS, (10, 0), FIRST, {"meld S": "T17", "ask": "TD2"}, id="T17 no trump at ten"
        ),
        pytest.param(
            "tolva-4", CLUBS_SET, (11, 0), CLUBS_SET_PLAY, {"meld H": "T17"}, id="T17 no meld at eleven"
        ),
        pytest.param(
            "tolva-4",
            PAIRS,
            (9, 0),
            f"{FIRST} meld S {SECOND}",
            {"meld H": "T17"},
            id="T19 points of the same deal count at once",
        ),
    ],
)
def test_what_is_not_melded_or_asked(
    game: str, hands: Sequence[str], scores: tuple[int, int], played: str, refused: dict[str, str]
) -> None:
    table = deal(game, *hands, scores=scores).play(played)
    assert table.refusals(refused) == refused
    assert not table.calls & refused.keys()


@pytest.mark.rule("T14", "T15")
def test_the_partners_meld_is_the_one_of_the_side() -> None:
    assert deal("tolva-4", *PAIRS).play(FIRST).play("ask meld C").calls == set()


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


@pytest.mark.rule("T13", "TD18")
def test_everyone_knows_the_pair_from_then_on() -> None:
    table = deal("tolva-4", *PAIRS).play(FIRST)
    assert table.hand(0, viewer=1) == ["??"] * 8
    table.play("meld H")
    for viewer in (1, 2, 3):
        assert table.hand(0, viewer) == ["HK", "HQ"] + ["??"] * 6
    table.play("HK H9 HT H8")
    assert table.hand(0, viewer=1) == ["HQ"] + ["??"] * 6


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
def test_ten_points_may_meld_when_trump_is_set() -> None:
    """Seat 0, with ten points, makes tjog and has eleven."""
    table = deal("tolva-4", *CLUBS_SET, scores=(10, 0)).play(CLUBS_SET_PLAY)
    assert table.play("meld H").scores == (11, 2)


@pytest.mark.rule("TD2")
def test_with_fewer_than_three_cards_nobody_asks() -> None:
    table = deal("tolva-4", *ALL_SPADES)
    for rank in "ATJ987":
        table.play(trick_of_nothing(rank))
    assert "ask" in table.calls
    assert table.play(trick_of_nothing("6")).refused("ask").rule == "TD2"
