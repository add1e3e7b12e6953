"""The blocks of a rules page as QML draws them: texts with marked-up words, pictures as rows of cards."""

import logging
import re
from collections.abc import Collection
from html import escape
from typing import Any

from PySide6.QtCore import QUrl

from tolva_gui.rules.cards import parse_card
from tolva_gui.ui.texts import card_name, fill, language, score, translate
from tolva_gui.words.game_data import tile_file
from tolva_gui.words.help_pages import (
    HELP,
    HIDDEN,
    NO_PAGE,
    OURS,
    Block,
    CardRow,
    Heading,
    HelpError,
    HelpPage,
    Item,
    Kind,
    Paragraph,
    Picture,
    Tile,
    page,
)
from tolva_gui.words.rule_texts import rule_texts
from tolva_gui.words.sentences import Language

log = logging.getLogger(__name__)

_STRONG = re.compile(r"\*\*([^*]+)\*\*")
_EMPHASIS = re.compile(r"\*([^*]+)\*")
_RED = re.compile("[♥♦]")


def read(game: str, lang: Language, kind: Kind = HELP) -> HelpPage:
    """Return a page of the game; an empty one if it cannot be read, because the game must not end for that."""
    try:
        return page(game, lang, kind)
    except HelpError as error:
        log.warning("%s", error)
        return NO_PAGE


def blocks(shown: HelpPage, known: Collection[str], game: str) -> list[dict[str, Any]]:
    """Return the blocks of a page of the game; emphasised words in its glossary become links to themselves."""
    return [_block(block, known, game) for block in shown.blocks]


def contents(shown: HelpPage) -> list[dict[str, Any]]:
    """Return the headings: text, level, and the number of the block."""
    return [
        {"text": block.text, "level": block.level, "block": number}
        for number, block in enumerate(shown.blocks)
        if isinstance(block, Heading)
    ]


def _block(block: Block, known: Collection[str], game: str) -> dict[str, Any]:
    match block:
        case Heading():
            return _heading(block, game)
        case Paragraph(text=text):
            return {"kind": "paragraph", "text": marked_up(text, known), "plain": plain(text)}
        case Item(text=text):
            return {"kind": "item", "text": marked_up(text, known), "plain": plain(text)}
        case Picture():
            return picture_of(block)
        case Tile(label=label):
            return tile_of(game, label)


def tile_of(game: str, label: str) -> dict[str, Any]:
    """Return the game's picture from the lobby, with a caption."""
    picture = QUrl.fromLocalFile(str(tile_file(game, language())))
    return {"kind": "tile", "text": marked_up(label, ()), "plain": plain(label), "picture": picture}


def picture_of(picture: Picture) -> dict[str, Any]:
    """Return a position as rows of cards, with a caption."""
    told = ". ".join(_told(row) for row in picture.rows)
    return {
        "kind": "picture",
        "text": marked_up(picture.label, ()),
        "plain": f"{plain(picture.label)} {told}".lstrip(),
        "trump": picture.trump or "",
        "rows": [_row(row) for row in picture.rows],
    }


def _heading(heading: Heading, game: str) -> dict[str, Any]:
    """Return a heading with the rules that its section explains, in their own words."""
    written = rule_texts(game) if heading.rules else {}
    rules = [
        {"rule": rule, "text": marked_up(f"**{rule}** {written[rule]}", ()), "plain": plain(written[rule])}
        for rule in heading.rules
        if rule in written
    ]
    text = marked_up(heading.text, ())
    return {"kind": "heading", "level": heading.level, "text": text, "plain": heading.text, "rules": rules}


def _row(row: CardRow) -> dict[str, Any]:
    cards = [
        {"face": "" if card.face == HIDDEN else card.face, "marked": card.marked, "crosswise": card.crosswise}
        for card in row.cards
    ]
    marked = "" if row.score is None else score(row.score)
    return {"name": row.name, "title": _row_name(row.name), "cards": cards, "score": marked}


def _told(row: CardRow) -> str:
    cards = ", ".join(card_name(parse_card(card.face)) for card in row.cards if card.face != HIDDEN)
    name = _row_name(row.name)
    return fill(translate("Help", "%1: %2"), name, cards) if name and cards else cards


def _row_name(name: str) -> str:
    names = {
        "trick": translate("Help", "In the trick"),
        "hand": translate("Help", "In hand"),
        "up": translate("Help", "Face-up cards"),
        "down": translate("Help", "Face-down cards"),
        "stock": translate("Help", "Stock"),
        "shown": translate("Help", "Shown"),
        "sea": translate("LearningPath", "On the table"),
        "top": translate("LearningPath", "On the pile"),
        "turned": translate("LearningPath", "Turned up"),
    }
    return names.get(name, "")


def plain(text: str) -> str:
    """Return the text without its marks, and with words for the sign of our own rules."""
    ours = translate("Help", "our rule")
    return text.replace("*", "").replace(OURS, f" ({ours})")


def marked_up(text: str, known: Collection[str]) -> str:
    """Return the text as Qt's styled text.

    >>> marked_up("a *fan* & **more**", {"fan"})
    'a <a href="fan">fan</a> &amp; <b>more</b>'
    """

    def emphasis(found: re.Match[str]) -> str:
        word = found[1].lower()
        return f'<a href="{word}">{found[1]}</a>' if word in known else f"<i>{found[1]}</i>"

    strong = _STRONG.sub(r"<b>\1</b>", escape(text, quote=False))
    strong = strong.replace(OURS, f'<a href="{OURS}">{OURS}</a>')
    return _RED.sub(lambda sign: f'<font color="#c0392b">{sign[0]}</font>', _EMPHASIS.sub(emphasis, strong))
