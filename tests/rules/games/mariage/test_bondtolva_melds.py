"""Bondtolva from Gotland: säga upp (B10–B15) and what we decided about it (BD1–BD3, BD8, BD9)."""

from collections.abc import Sequence
from random import Random

import pytest

from tests.rules.games.mariage.deals import Table, deal
from tolva_gui.rules.events import Called
from tolva_gui.rules.games.mariage.state import mariage

# Seat 0 has an ace and a pair in three suits, its partner the pair of clubs; tricks 1–3 cannot be lost.
PAIRS = ("SAKQ HAKQ DAKQ", "S96J H96J D96J", "ST7 HT7 DT7 CKQA", "S8 H8 D8 CTJ9876")
FIRST = "SA S6 S7 S8"
SECOND = "HA H6 H7 H8"
# Seat 0 wins the first trick and has the pair of hearts; its partner has the pairs of diamonds and clubs.
PARTNER = ("SA HAKQ", "S6 H6", "S7 H7 DKQ CKQ", "S8 H8")
# Seat 0 wins the first trick and can set spades; seat 1 wins the second and has hearts, its partner clubs.
OTHERS = ("SAKQ D6", "S6 DAQ HKQ", "S7 D7", "S8 D8 CKQ")
OTHERS_IN = "D6 DA D7 D8"


@pytest.mark.rule("B10")
def test_trumf_tjog_viv_viv() -> None:
    table = deal("bondtolva-4", *PAIRS).play(FIRST).play("meld S | meld C | meld H | meld D")
    assert [(m.seat, m.value, m.word, m.worth) for m in table.called("trumf", "tjog", "viv", "mal")] == [
        (0, "S", "trumf", 2),
        (2, "C", "tjog", 1),
        (0, "H", "viv", 1),
        (0, "D", "viv", 1),
    ]
    assert table.facts.trump == "S"
    assert table.scores == (5, 0)


@pytest.mark.rule("B11", "B12", "B13", "B14", "B15", "BD9")
@pytest.mark.parametrize(
    ("hands", "score", "played", "refused"),
    [
        pytest.param(PAIRS, 0, f"{FIRST} DK", {"meld C": "B11"}, id="not on lead"),
        # Seat 1 must head with the king of hearts, and gains the lead.
        pytest.param(
            ("HJ", "HKQ", "H6", "H7"), 0, "HJ HK H6 H7", {"meld H": "B11"}, id="a forced play broke the pair"
        ),
        pytest.param(PAIRS, 0, f"{FIRST} meld S pass", {"ask": "B12", "meld S": "B13"}, id="trump is set"),
        pytest.param(PARTNER, 0, f"{FIRST} ask meld C pass", {"meld H": "B14"}, id="who has asked"),
        pytest.param(PAIRS, 11, FIRST, {"meld S": "B15", "ask": "B15"}, id="at eleven"),
        pytest.param(PAIRS, 12, FIRST, {"meld S": "B15", "ask": "B15"}, id="at twelve"),
    ],
)
def test_what_is_not_declared_or_asked(
    hands: Sequence[str], score: int, played: str, refused: dict[str, str]
) -> None:
    table = deal("bondtolva-4", *hands, scores=(score, 0)).play(played)
    assert table.refusals(refused) == refused
    assert not table.calls & refused.keys()


@pytest.mark.rule("B11")
def test_two_cards_are_enough() -> None:
    """Seat 0 wins seven tricks with spades and is left with the king and queen of spades."""
    suits = ("SATKQJ9876", "HATKQJ9876", "DATKQJ9876", "CATKQJ9876")
    table = deal("bondtolva-4", *suits)
    for rank in "ATJ9876":
        table.play(f"S{rank} H{rank} D{rank} C{rank}")
    assert len(table.hand(0)) == 2
    assert "meld S" in table.calls
    assert table.play("meld S pass").scores == (2, 0)


@pytest.mark.rule("B12")
def test_the_partners_suit_becomes_trump() -> None:
    table = deal("bondtolva-4", *PAIRS).play(FIRST).play("ask meld C")
    assert table.called("ask") == [Called(0, "ask")]
    assert table.facts.trump == "C"
    assert table.facts.melds == ((2, "C", 2),)
    assert table.to_act == 0


@pytest.mark.rule("B12")
def test_a_partner_who_is_not_asked_says_nothing() -> None:
    table = deal("bondtolva-4", *PARTNER).play(FIRST)
    assert table.to_act == 0
    assert table.play(SECOND).to_act == 0
    assert table.facts.melds == ()


@pytest.mark.rule("B13")
def test_both_partners_meld_all_their_pairs_on_one_occasion() -> None:
    table = deal("bondtolva-4", *PARTNER).play(FIRST).play("meld H")
    assert table.to_act == 2  # without being asked
    assert table.choices == {"meld C", "meld D", "pass"}
    table.play("meld D")
    assert table.choices == {"meld C", "pass"}
    table.play("meld C")
    assert table.to_act == 0
    assert table.scores == (4, 0)


@pytest.mark.rule("B13")
def test_the_player_on_lead_goes_on_after_the_partner() -> None:
    table = deal("bondtolva-4", *PAIRS).play(FIRST).play("meld S | pass | meld D | meld H")
    assert table.facts.melds == ((0, "S", 2), (0, "D", 1), (0, "H", 1))
    assert table.calls == set()
    table.play("HA")


@pytest.mark.rule("B13")
def test_other_side_the_next_time_that_one_of_them_is_on_lead() -> None:
    table = deal("bondtolva-4", *OTHERS).play(FIRST).play("meld S").play(OTHERS_IN)
    assert table.to_act == 3  # seat 1 is on lead, its partner comes first
    assert table.choices == {"meld C", "pass"}
    table.play("meld C")
    assert table.to_act == 1
    assert table.calls == {"meld H"}
    assert table.play("meld H").scores == (2, 2)


@pytest.mark.rule("B14")
def test_the_partner_may_go_on_to_meld_more() -> None:
    table = deal("bondtolva-4", *PARTNER).play(FIRST).play("ask | meld C")
    assert table.to_act == 2
    assert table.choices == {"meld D", "pass"}
    assert mariage(table.play("meld D").facts).melds == ((2, "C", 2), (2, "D", 1))


@pytest.mark.rule("B14")
def test_if_both_meld_the_player_on_lead_declares_trump() -> None:
    table = deal("bondtolva-4", *PARTNER).play(FIRST).play("meld H meld C meld D")
    assert table.facts.trump == "H"


def mistaken(call: str, score: int = 11) -> Table:
    options = {"mistakes_allowed": True}
    return deal("bondtolva-4", *PAIRS, scores=(score, 3), options=options).play(FIRST).play(call)


@pytest.mark.rule("B15")
@pytest.mark.parametrize("call", ["meld S", "ask"])
def test_who_does_so_by_mistake_brings_the_side_down_to_six(call: str) -> None:
    table = mistaken(call)
    assert table.called("mistaken_meld", "mistaken_ask") == [
        Called(0, "mistaken_ask") if call == "ask" else Called(0, "mistaken_meld", "S")
    ]
    assert table.scores == (6, 3)
    assert table.facts.trump is None
    assert table.facts.melds == ()


@pytest.mark.rule("BD1")
def test_an_asked_partner_who_can_must_declare() -> None:
    table = deal("bondtolva-4", *PAIRS).play(FIRST).play("ask")
    assert table.to_act == 2
    assert table.choices == {"meld C"}
    assert table.refused("pass").rule == "BD1"


@pytest.mark.rule("BD1")
def test_partner_who_could_not_declare_has_no_pair_in_any_world() -> None:
    """The partner had no pair then (so the queen of hearts, played later, rules out the king), nor since."""
    table = deal("bondtolva-4", "SA76 HA98", "ST HK", "S98 HQT7 CT", "SJ HJ").play(
        "SA ST S8 SJ | ask | HA HK HQ HJ"
    )
    rng = Random(1)
    for seat in (0, 1, 3):
        view = table.game.view(table.state, seat)
        for _ in range(50):
            world = table.game.determinize(view, rng)
            held = Table(table.game, world).hand(2)
            assert "HK" not in held
            assert not any({f"{suit}K", f"{suit}Q"} <= set(held) for suit in "SHDC")
            assert table.game.view(world, seat) == view


@pytest.mark.rule("BD2")
def test_with_trump_set_the_partner_comes_first() -> None:
    table = deal("bondtolva-4", *OTHERS).play(FIRST).play("meld S").play(OTHERS_IN)
    assert table.to_act == 3
    assert table.refused("C" + table.hand(3)[-1][1]).rule == "BD2"


@pytest.mark.rule("BD2")
def test_trump_not_set_the_player_on_lead_comes_first() -> None:
    table = deal("bondtolva-4", *OTHERS).play(FIRST).play(OTHERS_IN)
    assert table.to_act == 1
    assert table.calls == {"meld H", "ask"}
    table.play("meld H")
    assert table.to_act == 3


@pytest.mark.rule("BD2")
def test_a_partner_with_nothing_to_meld_is_not_asked() -> None:
    table = deal("bondtolva-4", "SAKQ", "S6", "S7 HK DK CK", "S8 HQ DQ CQ").play(FIRST).play("meld S")
    assert table.to_act == 0
    assert table.called("no", "no_meld", "content") == []


@pytest.mark.rule("BD3")
def test_mistakes_are_offered_with_the_option_only() -> None:
    table = deal("bondtolva-4", *PAIRS, scores=(11, 0), options={"mistakes_allowed": True}).play(FIRST)
    assert table.calls == {"meld S", "meld H", "meld D", "ask"}


@pytest.mark.rule("BD3")
@pytest.mark.parametrize("call", ["meld S", "ask"])
def test_the_occasion_is_spent_and_the_pair_is_not(call: str) -> None:
    table = mistaken(call)
    assert table.to_act == 0  # an asked partner does not act
    assert table.calls == set()
    assert table.refused("meld S").rule == "B15"
    table.play(SECOND).play("meld S")
    assert table.scores == (8, 3)
    assert table.facts.trump == "S"


@pytest.mark.rule("BD3")
def test_the_fall_stands_on_the_sheet() -> None:
    table = mistaken("meld S").play(SECOND)
    while table.to_act is not None:
        table.play(min(table.choices - {"ask"}))
    assert table.lines[0] == ("fall", 0, 6)


@pytest.mark.rule("BD3")
def test_a_side_at_eleven_may_meld_when_the_other_has_declared() -> None:
    table = deal("bondtolva-4", *OTHERS, scores=(0, 11)).play(FIRST).play("meld S").play(OTHERS_IN)
    assert table.play("meld C meld H").scores == (2, 13)


@pytest.mark.rule("BD8")
def test_the_asker_may_meld_on_a_later_occasion() -> None:
    table = deal("bondtolva-4", *PARTNER).play(FIRST).play("ask | meld C | pass")
    table.play(SECOND).play("pass").play("meld H")
    assert table.facts.melds == ((2, "C", 2), (0, "H", 1))
