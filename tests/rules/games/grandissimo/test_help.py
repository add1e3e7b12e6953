"""The rules page of grandissimo explains every rule, and its pictures are true."""

from pathlib import Path

import pytest

from tests.rules.test_every_id import rules
from tolva_gui.rules.account import Standing
from tolva_gui.rules.cards import parse_card
from tolva_gui.rules.events import NULL_LOG
from tolva_gui.rules.games.grandissimo.bids import BIDS, Contract
from tolva_gui.rules.games.grandissimo.game import GRANDISSIMO
from tolva_gui.rules.games.grandissimo.state import PACK, RANKS
from tolva_gui.rules.kit.tricks import TRICK
from tolva_gui.words.help_pages import Heading, HelpPage, Item, Picture, page

OWN_RULES = rules("grandissimo")

FOLDER = Path(__file__).parents[4] / "resources" / "games"
LANGUAGES = ("sv", "en")


def help_page(language: str) -> HelpPage:
    return page("grandissimo", language, FOLDER)


def pictures(language: str) -> list[Picture]:
    return [block for block in help_page(language).blocks if isinstance(block, Picture)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_section(language: str) -> None:
    explained = [
        rule for block in help_page(language).blocks if isinstance(block, Heading) for rule in block.rules
    ]
    assert sorted(OWN_RULES - set(explained)) == []
    assert len(set(explained)) == len(explained)
    assert set(explained) <= OWN_RULES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(language: str) -> None:
    explained = [block.option for block in help_page(language).blocks if isinstance(block, Item)]
    assert {option for option in explained if option} == {option.name for option in GRANDISSIMO.info.options}


def test_both_languages_are_built_alike() -> None:
    def outline(language: str) -> list[object]:
        return [
            (type(block), getattr(block, "rules", None), getattr(block, "rows", None))
            for block in help_page(language).blocks
        ]

    assert outline("sv") == outline("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_suit_lies_in_order(language: str) -> None:
    suit, turned = [picture for picture in pictures(language) if picture.cards("cards")]
    assert "".join(card.face[1] for card in suit.cards("cards")) == RANKS
    assert [card.face[0] for card in turned.cards("cards")] == ["D"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_exactly_the_marked_cards_may_be_played(language: str) -> None:
    plays = [picture for picture in pictures(language) if picture.cards("trick")]
    assert len(plays) == 2
    for picture in plays:
        state = GRANDISSIMO.start(
            GRANDISSIMO.info.defaults(), PACK, Standing(3, (0,) * 4), NULL_LOG, {"turned": [PACK[:1]]}
        )
        trick = [parse_card(card.face) for card in picture.cards("trick")]
        state.phase, state.turn = "play", len(trick)
        state.piles[TRICK][:] = trick
        state.contract = Contract(0, BIDS[-1], picture.trump or "grand")
        state.piles.of("hand")[state.turn][:] = [parse_card(card.face) for card in picture.cards("hand")]
        marked = {f"play {card.face}" for card in picture.cards("hand") if card.marked}
        assert {str(move) for move in GRANDISSIMO.legal_moves(state)} == marked
