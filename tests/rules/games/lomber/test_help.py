"""Lomber: its rules pages."""

from tests.rules.bench import cards
from tests.rules.help_page import check_pages, pictures
from tests.rules.test_every_id import rules
from tolva_gui.rules.cards import parse_card
from tolva_gui.rules.games.lomber.cards import matadors, playable, suit_order
from tolva_gui.rules.games.lomber.game import LOMBER


def test_the_rules_pages_explain_every_rule_and_option() -> None:
    check_pages(LOMBER.info, rules(LOMBER.info.id))


def test_the_pictures_of_the_rules_pages_are_true() -> None:
    spades, hearts, *plays, sure = pictures("lomber")
    for picture, trump in ((spades, "S"), (hearts, "H")):
        row = " ".join(card.face for card in picture.cards("cards"))
        assert suit_order(trump, trump) == tuple(cards(row))
    for picture in plays:
        hand, led = picture.cards("hand"), parse_card(picture.cards("trick")[0].face)
        marked = [parse_card(card.face) for card in hand if card.marked]
        assert playable([parse_card(card.face) for card in hand], led, picture.trump) == marked
    held = [parse_card(card.face) for card in sure.cards("hand") if card.marked]
    assert tuple(held) == matadors(sure.trump)
