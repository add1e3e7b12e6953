"""The score in hints: vinsten, the way to twelve, melds that the score forbids."""

import pytest
from msgspec.structs import replace

from tests.ai.hints.hint_tables import at, scored, told
from tests.rules.games.mariage.deals import deal, moves
from tests.table.games import NAMES
from tolva_gui.ai.games.mariage.hints.score_facts import of_score, of_vinsten
from tolva_gui.ai.games.mariage.proof import Position
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.kit import View
from tolva_gui.words.hints import HintWords


def test_no_points_are_asked_for_that_cannot_come() -> None:
    """T20: the others have more than half."""
    view = at(0, "SA S9 S7 S6")

    def with_points(*points: int) -> str:
        return told(replace(view, facts=replace(mariage(view.facts), card_points=points)), "C6")[1]

    assert "Ni behöver 21 kortpoäng till för vinsten." in with_points(40, 20)
    assert "Vinsten är redan förlorad." in with_points(40, 61)
    assert "vinsten" not in with_points(40, 60).lower()


def test_who_is_close_to_exactly_twelve_is_reminded() -> None:
    """K11: at eleven points one trick too many may lose the game."""
    table = deal("bondtolva-2", "SA", "S9", scores=(11, 9))
    warned = told(table.seen(), "SA")[1]
    assert warned.startswith("Du har 11 poäng: jämnt tolv vinner, men med fler faller ")
    assert "jämnt tolv" not in told(table.play("SA").seen(), "S9")[1]


def after_a_trick(score: int = 0) -> View:
    """Return the view of seat 0 of two, who has won a trick and holds a pair."""
    table = deal("bondtolva-2", "SAKQ HA C9J", "H9J D9 DKJ CQ", scores=(score, 0))
    return table.play("SA H9").seen()


@pytest.mark.parametrize(
    ("score", "reason"),
    [
        (4, "Du kan deklarera ♠K och ♠D senare."),
        (9, "Deklarerar du nu har du 11 poäng: jämnt tolv vinner, men med fler faller du till sju. Du kan "),
        (11, "Deklarerar du nu har du 13 poäng, och med fler än tolv faller du till sju."),
    ],
)
def test_who_declines_a_meld_is_told_why(score: int, reason: str) -> None:
    """K11."""
    view = after_a_trick(score)
    assert [str(move) for move in view.legal] == ["meld S", "pass"]
    assert told(view, "pass")[1].startswith(reason)


def test_a_pair_that_cannot_be_melded_later_is_not_spoken_of() -> None:
    """K8: once the last two cards are drawn nothing is declared."""
    view = after_a_trick()
    public = view.public.copy()
    del public.stock[2:]
    late = replace(view, public=public)
    assert ["senare" in told(each, "pass")[1] for each in (view, late)] == [True, False]


@pytest.mark.parametrize(
    ("scores", "carried", "said"),
    [
        ((0, 0), 2, "Vinsten är värd 3 poäng den här gången."),
        ((0, 10), 0, "Ni har 10 poäng: vinsten och sistan räcker till tolv."),
        ((0, 10), 1, "Ni har 10 poäng: vinsten räcker till tolv."),
        ((0, 11), 0, "Ni har 11 poäng: en till räcker."),
        ((11, 0), 0, "Alva och Nils har 11 poäng: en till räcker."),
        ((11, 11), 0, "Alva och Nils har 11 poäng, lika många som ni: vinsten går före sistan."),
    ],
)
def test_the_score_is_told_where_points_are_at_stake(
    scores: tuple[int, int], carried: int, said: str
) -> None:
    """T21, T22. Elna plays last: any of her spades takes the trick, but they do not bring the same."""
    view = at(2, "H6 H9 HA")
    assert said in told(scored(view, *scores, carried=carried), "HJ")[1]
    assert "poäng:" not in told(scored(view, 0, 0), "HJ")[1]


def test_the_score_alone_is_no_reason_for_a_card() -> None:
    view = replace(at(0, "SA S9 S7 S6"), legal=tuple(moves("D6 C6 HA")))
    assert told(scored(view, 11, 0), "D6")[1] == "Det har inte jämförts med andra val."
    assert "poäng: " not in told(scored(view, 11, 0), "D6")[1]


def test_a_pair_is_broken_where_the_score_forbids_to_meld() -> None:
    """T17, B15."""
    view = at(1, "S9 S7 S6")
    assert "Med 10 poäng får ni inte sätta trumf." in told(scored(view, 10, 0), "SQ")[1]
    assert "Med 11 poäng får ni inte mäla mer." in told(scored(view, 11, 0), "SQ")[1]
    assert "får ni inte" not in told(scored(view, 9, 0), "SQ")[1]


@pytest.mark.parametrize(
    ("form", "taken", "said"),
    [
        ("bondtolva-4", (2, 3), "Ni behöver 3 maktorer till för vunsten."),
        ("bondtolva-4", (4, 3), "Ni behöver en maktor till för vunsten."),
        ("bondtolva-4", (5, 3), "Vunsten har ni redan."),
        ("bondtolva-4", (1, 5), "Vunsten är redan förlorad."),
        ("bondtolva-6", (2, 1, 1), "Med 2 maktorer till är vunsten säkrad."),
        ("bondtolva-2", (4, 2), "Du behöver en matador till för vinsten."),
        ("tolva-3", (40, 30, 30), "Med 6 kortpoäng till är vinsten säkrad."),
    ],
)
def test_how_many_are_left_to_vinsten(form: str, taken: tuple[int, ...], said: str) -> None:
    """B17, B22, K10, T31: with three sides, the number that is enough in any case."""
    table = deal(form)
    while "redeal" in table.calls:
        table.play("pass")
    view = table.seen()
    view = replace(view, facts=replace(mariage(view.facts), card_points=taken))
    facts = list(of_vinsten(Position(view)))
    say = HintWords(view.info, NAMES, "sv")
    assert " ".join(map(say.fact, facts)) == said


def test_of_the_others_the_nearest_to_twelve_is_told() -> None:
    position = Position(deal("tolva-3", scores=(0, 10, 11)).seen())
    keys = {str(fact.values.get("seats")): fact.key for fact in of_score(position)}
    assert keys == {"(2,)": "one_to_twelve_theirs"}
