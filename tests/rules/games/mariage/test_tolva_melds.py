"""Tolva: king and queen (T12–T17, T19), asking the partner (T15, TD2) and limits of melds.

What is the same in bondtolva (B11, B12) is tested in both.
"""

import pytest

from tests.rules.bench import examples, pairs
from tests.rules.games.mariage.deals import FIRST, PAIRS, SECOND, SUIT_EACH, Table, deal, rank_tricks
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Called

THIRD = "DA D6 D7 D8"
# Seat 1 takes the first trick and sets clubs; seat 0 takes the second with the ace of hearts.
CLUBS_SET = ("S6 HAKQ", "SA CKQ H6", "S7 H7", "S8 H8")
CLUBS_SET_PLAY = "S6 SA S7 S8 | meld C | H6 H7 H8 HA"


HANDS = {
    "pairs": PAIRS,
    "clubs set": CLUBS_SET,
    "alone": ("SAKQ", "S6"),
    "each": SUIT_EACH,
    "one pair": ("SAKQ", "S6", "S7", "S8"),
}
MOVES = {"": "", "first": FIRST, "two": f"{FIRST} meld S {SECOND}", "clubs set": CLUBS_SET_PLAY}


@pytest.mark.rule("T12", "T13", "T14", "T15", "T17", "T19", "TD2", "B11", "B13")
@examples(
    "game hands score played refused",
    """
    T12 before the first lead     | tolva-4     | pairs     | 0  |                      | meld S: T12, ask: T12
    B11 before the first lead     | bondtolva-4 | pairs     | 0  |                      | meld S: B11, ask: B11
    T13 both cards in hand        | tolva-4     | pairs     | 0  | first                | meld C: T13
    B11 both cards in hand        | bondtolva-4 | pairs     | 0  | first                | meld C: B11
    T13 the queen has been played | tolva-4     | one pair  | 0  | SQ S6 S7 S8          | meld S: T13
    T13 once                      | tolva-4     | pairs     | 0  | two                  | meld S: T13
    T14 one meld on an occasion   | tolva-4     | pairs     | 0  | SA S6 S7 S8 : meld S | meld H: T14, ask: T14
    T15 no partner                | plocketolva | alone     | 0  | SA S6                | ask: T15
    T17 no trump at ten           | tolva-4     | pairs     | 10 | first                | meld S: T17, ask: TD2
    T17 no meld at eleven         | tolva-4     | clubs set | 11 | clubs set            | meld H: T17
    T19 points count at once      | tolva-4     | pairs     | 9  | two                  | meld H: T17
    """,
)
def test_what_is_not_melded_or_asked(game: str, hands: str, score: str, played: str, refused: str) -> None:
    table = deal(game, *HANDS[hands], scores=(int(score), 0)).play(MOVES.get(played, played))
    assert table.refusals(pairs(refused)) == pairs(refused)
    assert not table.calls & pairs(refused).keys()


@pytest.mark.rule("T17", "TD2")
@pytest.mark.parametrize(("hands", "score"), [("pairs", 10), ("clubs set", 11)])
def test_who_has_too_many_points_is_told_how_many(hands: str, score: int) -> None:
    table = deal("tolva-4", *HANDS[hands], scores=(score, 0)).play(FIRST if score == 10 else CLUBS_SET_PLAY)
    assert table.why("meld H").items() >= {"score": str(score), "limit": str(score)}.items()


@examples(
    "hands score played claims",
    """
    T12: the winner of the trick may meld      | pairs     | 0 | first | acts 0; offers meld S meld H meld D
    T12: the others may not                    | pairs     | 0 | first : HA | acts 1; refuses meld H T12
    T12: another trick is another occasion     | pairs     | 0 | first : second : meld D | melds 0D2
    T13: three cards are enough                | each      | 0 | LEAD ATJ987 | offers meld S ask
    T13 TD2: two are too few                   | each      | 0 | LEAD ATJ9876 | refuses meld S T13; refuses ask TD2
    T14 T15: the partner's meld is the side's  | pairs     | 0 | first : ask meld C | calls; melds 2C2; trump C; acts 0
    T15: the partner melds instead             | pairs     | 0 | first : ask | acts 2; may meld C pass; refuses CA T15
    T15: the partner may say no                | pairs     | 0 | first : ask pass | acts 0; refuses meld S T15; melds
    T15: and the asker melds the next time     | pairs     | 0 | first : ask pass : second | offers meld S
    T16: no trump before a meld                | pairs     | 0 | first | trump None
    T16: the first meld sets it at once        | pairs     | 0 | first : meld H : third | trumps None H
    # Tjog, when seat 1 has set clubs.
    T17: ten points may meld once trump is set | clubs set | 10 | clubs set : meld H | scores 11 2
    """,
)
def test_who_has_won_a_trick_melds_or_asks(hands: str, score: str, played: str, claims: str) -> None:
    for name, text in {"first": FIRST, "second": SECOND, "third": THIRD, "clubs set": CLUBS_SET_PLAY}.items():
        played = played.replace(name, text)
    if played.startswith("LEAD "):
        played = rank_tricks(played[5:])
    deal("tolva-4", *HANDS[hands], scores=(int(score), 0)).play(played).check(claims)


@pytest.mark.rule("T13", "TD18")
def test_everyone_knows_the_pair_from_then_on() -> None:
    table = deal("tolva-4", *PAIRS).play(FIRST)
    assert table.hand(0, viewer=1) == ["??"] * 8
    table.play("meld H")
    for viewer in (1, 2, 3):
        assert table.hand(0, viewer) == ["HK", "HQ"] + ["??"] * 6
    table.play("HK H9 HT H8")
    assert table.hand(0, viewer=1) == ["HQ"] + ["??"] * 6


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


def four_melds(name: str = "mäl") -> Table:
    """Seat 0 melds S, H and D, then seat 2 takes the king of spades with the ten and melds C."""
    table = deal("tolva-4", *PAIRS, options={"fourth_meld_name": name})
    table.play(FIRST).play("meld S").play(SECOND).play("meld H")
    return table.play(THIRD).play("meld D").play("SK S9 ST C6 | meld C")


@pytest.mark.rule("T16")
def test_trumf_tjog_viv_mal() -> None:
    four_melds().check("named 0S trumf 2, 0H tjog 1, 0D viv 1, 2C mal 1; trump S; scores 5 0")


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
