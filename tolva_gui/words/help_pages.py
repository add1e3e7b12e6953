"""The pages of a game, read into blocks that a window can draw.

They are in the table `[page]` of the game's words: `help` explains the rules, `glossary` the words. Both are written in
a small part of Markdown:

    # Title                              once, first
    ## Following suit {T7 T8}            a section, and the ids of the rules it explains
    A paragraph with *emphasis* and **strong words**, up to the next empty line.
    - An item of a list, its further lines indented.
    - [knocking] An item that explains that option of the game.
    The first dealer is drawn by lot.†   `†` marks a rule that is ours and not the source's.
    :::tile What the picture of the game in the lobby shows.
    :::cards What the picture shows.
    trump: S
    trick: HK
    hand: HT* H6 SA
    :::

A picture has one row of cards per line. `*` marks the cards in question, in a play the playable ones; `?` is a
card face down; `/` after a lanka lays it crosswise. `score: 7` is the score marked by the lankor of the row above,
`trump: S` the trump suit. The rows of cards are `ROWS`.

A help page ends with two sections: the sources of the rules, with a list of our own, each item beginning with `†`;
and stories about the game, with a picture.
"""

import re
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from tolva_gui.rules.cards import CardError, Suit, parse_card, parse_suit
from tolva_gui.words.sentences import Language, own_texts

ROWS: Final = ("cards", "trick", "hand", "up", "down", "stock", "shown", "lankor")
"""`cards`: a row of no particular place; `stock`: there are cards to draw."""
Kind = Literal["help", "glossary"]
HELP: Final[Kind] = "help"
GLOSSARY: Final[Kind] = "glossary"
FENCE: Final = ":::"
OURS: Final = "†"
"""The mark of a rule that is not in the source."""
TILE: Final = f"{FENCE}tile"
HIDDEN: Final = "?"

_RULES = re.compile(r"(?P<text>.*?)\s*\{(?P<rules>[^{}]*)\}")
_RULE = re.compile(r"[A-Z]+[0-9]+")
_OPTION = re.compile(r"\[(?P<option>[a-z0-9_]+)\]\s+(?P<text>.+)")
_WORD = re.compile(r"\*\*(?P<words>[^*]+)\*\*\s*:\s*(?P<text>.+)")
_CARD = re.compile(r"(?P<face>[^*/]+)(?P<crosswise>/?)(?P<marked>\*?)")


class HelpError(ValueError):
    """A page that cannot be read; the message has page and line."""

    def __init__(self, file: str, line: int, fault: str) -> None:
        super().__init__(f"{file}, line {line}: {fault}")
        self.file = file
        self.line = line


class PicturedCard(NamedTuple):
    """A card of a picture. `face`: its two-letter name, or `?` for a card face down."""

    face: str
    marked: bool = False
    crosswise: bool = False


class CardRow(Struct, frozen=True):
    """A row of a picture. `name`: one of `ROWS`; `score`: the score marked by the lankor of the row."""

    name: str
    cards: tuple[PicturedCard, ...]
    score: int | None = None


class Heading(Struct, frozen=True):
    """The heading of a section, level 2 or 3, and the ids of the rules that the section explains."""

    level: int
    text: str
    rules: tuple[str, ...] = ()


class Paragraph(Struct, frozen=True):
    """Running text in Markdown."""

    text: str


class Item(Struct, frozen=True):
    """An item of a list, in Markdown. `option`: the game option that it explains."""

    text: str
    option: str | None = None


class Picture(Struct, frozen=True):
    """A position: its description, the trump if set, rows of cards from top to bottom."""

    label: str
    rows: tuple[CardRow, ...]
    trump: Suit | None = None

    def cards(self, name: str) -> tuple[PicturedCard, ...]:
        return tuple(card for row in self.rows if row.name == name for card in row.cards)


class Tile(Struct, frozen=True):
    """The lobby picture of the game: its description."""

    label: str


Block = Heading | Paragraph | Item | Picture | Tile


class HelpPage(Struct, frozen=True):
    """A page: its title and blocks, from top to bottom."""

    title: str
    blocks: tuple[Block, ...]


NO_PAGE: Final = HelpPage("", ())


def page(game: str, lang: Language, kind: Kind = HELP) -> HelpPage:
    """Return a page of the game, an empty one if it has none. Raise HelpError if it cannot be read."""
    text = own_texts(game, lang).get("page", {}).get(kind)
    return NO_PAGE if text is None else parse(text, f"{game}, {kind}.{lang}")


def parse(text: str, file: str) -> HelpPage:
    """Return the page in the text; `file` is named in errors."""
    return _Reader(text, file).page()


def section_for(page: HelpPage, rule: str) -> int | None:
    r"""Return the number of the block that begins the section on that rule, None without one.

    >>> section_for(parse("# Tolva\n## Play\n### Heading {T9}", "a page"), "T9")
    1
    """
    for number, block in enumerate(page.blocks):
        if isinstance(block, Heading) and rule in block.rules:
            return number
    return None


def glossary(page: HelpPage) -> dict[str, str]:
    """Return word → explanation from the items of the glossary, `- **vinsten, vunsten**: …`, one entry per word."""
    found: dict[str, str] = {}
    for block in page.blocks:
        entry = _WORD.fullmatch(block.text) if isinstance(block, Item) else None
        if entry:
            found |= {word.strip(): entry["text"] for word in entry["words"].split(",")}
    return found


class _Reader:
    """Parser of one page, from top to bottom."""

    def __init__(self, text: str, file: str) -> None:
        self._file = file
        self._lines = text.splitlines()
        self._at = 0
        self._explained: set[str] = set()

    def page(self) -> HelpPage:
        title = self._title()
        return HelpPage(title, tuple(self._blocks()))

    def _fault(self, fault: str) -> HelpError:
        return HelpError(self._file, self._at, fault)

    def _peek(self) -> str | None:
        """Return the next line without its end, None after the last."""
        return self._lines[self._at].rstrip() if self._at < len(self._lines) else None

    def _next(self) -> str | None:
        line = self._peek()
        self._at += 1
        return line

    def _title(self) -> str:
        line = self._next()
        if line is None or not line.startswith("# ") or not line[2:].strip():
            raise self._fault("a page begins with its title: # Tolva")
        return line[2:].strip()

    def _blocks(self) -> Iterator[Block]:
        while (line := self._next()) is not None:
            if line.startswith("#"):
                yield self._heading(line)
            elif line.startswith(TILE):
                yield self._tile(line)
            elif line.startswith(FENCE):
                yield self._picture(line)
            elif line.startswith("- "):
                yield self._item(line)
            elif line:
                yield Paragraph(self._joined(line))

    def _joined(self, first: str) -> str:
        """Return the text from `first` up to a line that begins a new block."""
        text = [first.strip()]
        while (line := self._peek()) and not line.startswith(("#", "- ", FENCE)):
            text.append(line.strip())
            self._at += 1
        return " ".join(text)

    def _heading(self, line: str) -> Heading:
        marks, _, text = line.partition(" ")
        if marks not in ("##", "###"):
            raise self._fault(f"{marks} is no heading of a section; those are ## and ###")
        rules: tuple[str, ...] = ()
        if found := _RULES.fullmatch(text.strip()):
            text, rules = found["text"], tuple(found["rules"].split())
            self._check_rules(rules)
        if not text.strip() or "{" in text or "}" in text:
            raise self._fault(f"{line!r} is no heading; it is a text and ids of rules: ## Play {{T7 T8}}")
        return Heading(len(marks), text.strip(), rules)

    def _check_rules(self, rules: tuple[str, ...]) -> None:
        if not rules:
            raise self._fault("{} names no rule")
        for rule in rules:
            if not _RULE.fullmatch(rule):
                raise self._fault(f"{rule!r} is no id of a rule")
            if rule in self._explained:
                raise self._fault(f"{rule} is explained by a section above")
            self._explained.add(rule)

    def _item(self, line: str) -> Item:
        text = self._joined(line[2:])
        found = _OPTION.fullmatch(text)
        return Item(found["text"], found["option"]) if found else Item(text)

    def _tile(self, line: str) -> Tile:
        label = line.removeprefix(TILE).strip()
        if not label:
            raise self._fault(f"{TILE} is followed by what the picture shows")
        return Tile(label)

    def _picture(self, line: str) -> Picture:
        word, _, label = line.removeprefix(FENCE).partition(" ")
        if word != "cards" or not label.strip():
            raise self._fault(f"a picture begins with {FENCE}cards and what it shows, not with {line!r}")
        rows: list[CardRow] = []
        trump: Suit | None = None
        while (line := self._next() or "") != FENCE:
            if self._at > len(self._lines):
                raise self._fault(f"the picture {label.strip()!r} is not closed by {FENCE}")
            name, colon, text = line.partition(":")
            if not colon or not text.strip():
                raise self._fault(
                    f"{line!r} is no row of a picture; a row is its name and cards: hand: HT* H6"
                )
            if name == "trump":
                trump = self._suit(text.strip())
            elif name == "score":
                rows[-1:] = [self._scored(rows[-1:], text.strip())]
            else:
                rows.append(self._row(name, text))
        if not rows:
            raise self._fault("the picture has no cards")
        return Picture(label.strip(), tuple(rows), trump)

    def _suit(self, text: str) -> Suit:
        try:
            return parse_suit(text)
        except CardError as error:
            raise self._fault(str(error)) from None

    def _scored(self, last: list[CardRow], text: str) -> CardRow:
        """Return the row of lankor above, with its score."""
        if not last or last[0].name != "lankor" or last[0].score is not None:
            raise self._fault("a score stands under a row of lankor")
        try:
            return CardRow("lankor", last[0].cards, int(text))
        except ValueError:
            raise self._fault(f"{text!r} is no score") from None

    def _row(self, name: str, text: str) -> CardRow:
        if name not in ROWS:
            raise self._fault(f"there is no row {name!r}; rows are {', '.join(ROWS)}, trump and score")
        return CardRow(name, tuple(self._card(word) for word in text.split()))

    def _card(self, word: str) -> PicturedCard:
        found = _CARD.fullmatch(word)
        if not found:
            raise self._fault(
                f"{word!r} is no card; a card is HT, HT* when marked, ? face down, H5/ crosswise"
            )
        if found["face"] != HIDDEN:
            try:
                parse_card(found["face"])
            except CardError as error:
                raise self._fault(str(error)) from None
        return PicturedCard(found["face"], bool(found["marked"]), bool(found["crosswise"]))
