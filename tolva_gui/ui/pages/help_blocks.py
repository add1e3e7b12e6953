"""The blocks of a rules page as QML draws them: texts with their words marked up, pictures as rows of cards."""

import re
from collections.abc import Collection
from typing import Any

from tolva_gui.rules.cards import parse_card
from tolva_gui.ui.texts import card_name, fill, score, translate
from tolva_gui.words.help_pages import HIDDEN, Block, CardRow, Heading, HelpPage, Item, Paragraph, Picture

_STRONG = re.compile(r"\*\*([^*]+)\*\*")
_EMPHASIS = re.compile(r"\*([^*]+)\*")
_RED = re.compile("[♥♦]")


def blocks(page: HelpPage, known: Collection[str]) -> list[dict[str, Any]]:
    """Return the blocks of the page; emphasised words that the glossary knows become links to themselves."""
    return [_block(block, known) for block in page.blocks]


def contents(page: HelpPage) -> list[dict[str, Any]]:
    """Return the headings: text, level, and the number of the block."""
    return [
        {"text": block.text, "level": block.level, "block": number}
        for number, block in enumerate(page.blocks)
        if isinstance(block, Heading)
    ]


def _block(block: Block, known: Collection[str]) -> dict[str, Any]:
    match block:
        case Heading(level=level, text=text):
            return {"kind": "heading", "level": level, "text": marked_up(text, ()), "plain": text}
        case Paragraph(text=text):
            return {"kind": "paragraph", "text": marked_up(text, known), "plain": plain(text)}
        case Item(text=text):
            return {"kind": "item", "text": marked_up(text, known), "plain": plain(text)}
        case Picture():
            return _picture(block)


def _picture(picture: Picture) -> dict[str, Any]:
    rows = [_row(row) for row in picture.rows]
    told = ". ".join(_told(row) for row in picture.rows)
    return {
        "kind": "picture",
        "text": marked_up(picture.label, ()),
        "plain": f"{plain(picture.label)} {told}",
        "trump": picture.trump or "",
        "rows": rows,
    }


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
        "meld": translate("Help", "Melded"),
    }
    return names.get(name, "")


def plain(text: str) -> str:
    """Return the text without its marks."""
    return text.replace("*", "")


def marked_up(text: str, known: Collection[str]) -> str:
    """Return the text as Qt's styled text.

    >>> marked_up("a *tjog* & **more**", {"tjog"})
    'a <a href="tjog">tjog</a> &amp; <b>more</b>'
    """

    def emphasis(found: re.Match[str]) -> str:
        word = found[1].lower()
        return f'<a href="{word}">{found[1]}</a>' if word in known else f"<i>{found[1]}</i>"

    from html import escape  # brings the names of two thousand signs, for which the start does not wait

    strong = _STRONG.sub(r"<b>\1</b>", escape(text, quote=False))
    return _RED.sub(lambda sign: f'<font color="#c0392b">{sign[0]}</font>', _EMPHASIS.sub(emphasis, strong))
