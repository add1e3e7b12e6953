"""The reader of golden deals. A file holds one game: its start, then its deals with their cards, actions and sheet.

    game tolva-4               also: `seats 3`, `dealer 3`, `scores 0 11`, `carried 1`, `option ten_ranks_high True`
    deal                       the first deal; a later one starts where the last one ended
    0 has SAT H6 …             the hand of seat 0; likewise `0 up` and `0 down` (bordstolva), and `stock`
    0: SA S9 ST S7 -> 0 +21    seat 0 is to act; the trick goes to seat 0 and holds 21 card points, or maktorer
    0: meld H                  any other action
    line vinsten 0 1           the sheet, in order; then `points`, `eyes`, `scores`, `carried`, `winner`; or `void yes`

A single deal of any game may have its cards and moves in the game's own notation, as `to_be_scored` writes it:

    deck SA H7 …               in dealing order
    further turned C4          a further order of cards that the deal needs, as often as it needs one
    > bid 1                    a move of the seat to act

Text after # is the count, for human readers.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

from tests.rules.bench import cards
from tolva_gui.rules.kit import Card, Place
from tolva_gui.words.rule_texts import rule_texts

GOLDEN = sorted(path for end in ("txt", "deal") for path in Path(__file__).parent.glob(f"*/*.{end}"))
START = ("game", "seats", "dealer", "scores", "carried")
SHEET = ("points", "eyes", "scores", "carried", "winner", "void")


@dataclass
class Action:
    """One or several moves, the seat that begins, if it is named, and the trick's winner and points if given."""

    line: int
    moves: str
    seat: int | None = None
    taken: tuple[int, int] | None = None


@dataclass
class GoldenDeal:
    """A deal in the file: the cards of each place or in dealing order, the actions, and the sheet."""

    layout: dict[Place, list[Card]] = field(default_factory=dict)
    deck: list[Card] = field(default_factory=list)
    further: dict[str, list[tuple[Card, ...]]] = field(default_factory=dict)
    actions: list[Action] = field(default_factory=list)
    lines: list[tuple[str, int, int]] = field(default_factory=list)
    sheet: dict[str, str] = field(default_factory=dict)


@dataclass
class GoldenGame:
    """The contents of a file."""

    start: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    deals: list[GoldenDeal] = field(default_factory=list)


def rules_of(path: Path) -> list[str]:
    """Return the rules that a golden deal shows: those named in the comments at its head."""
    head, _, start = path.read_text(encoding="utf-8").partition("\ngame ")
    known = rule_texts(start.split(maxsplit=1)[0])
    return [text for text in re.findall(r"\w+", head) if text in known]


def read(path: Path) -> GoldenGame:
    """Return the game in the file. Raise ValueError with the number of an unreadable line."""
    game = GoldenGame()
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        text = raw.partition("#")[0].strip()
        try:
            if text:
                _read_line(game, number, text)
        except (IndexError, ValueError) as error:
            raise ValueError(f"{path.name}, line {number}: {text!r} tells nothing") from error
    return game


def _read_line(game: GoldenGame, number: int, text: str) -> None:
    word, _, rest = text.partition(" ")
    if word in ("deal", "deck"):
        game.deals.append(GoldenDeal(deck=cards(rest)))
    elif word == "option":
        name, value = rest.split()
        game.options[name] = value
    elif word in START and not game.deals:
        game.start[word] = rest
    else:
        _read_deal(game.deals[-1], number, word, rest)


def _read_deal(deal: GoldenDeal, number: int, word: str, rest: str) -> None:
    if word == "stock":
        deal.layout[Place("talong")] = cards(rest)
    elif word.isdigit():
        _read_place(deal, int(word), *rest.split(" ", maxsplit=1))
    elif word.endswith(":"):
        deal.actions.append(_action(number, int(word[:-1]), rest))
    elif word == ">":
        deal.actions.append(Action(number, rest))
    elif word == "further":
        name, *order = rest.split()
        deal.further.setdefault(name, []).append(tuple(cards(" ".join(order))))
    elif word == "line":
        kind, side, points = rest.split()
        deal.lines.append((kind, int(side), int(points)))
    elif word in SHEET:
        deal.sheet[word] = rest
    else:
        raise ValueError(word)


def _read_place(deal: GoldenDeal, seat: int, kind: str, row: str) -> None:
    if kind == "has":
        deal.layout[Place("hand", seat)] = cards(row)
    elif kind in ("up", "down"):
        deal.layout |= {Place(kind, seat, slot): [card] for slot, card in enumerate(cards(row))}
    else:
        raise ValueError(kind)


def _action(number: int, seat: int, text: str) -> Action:
    moves, arrow, taken = text.partition("->")
    if not arrow:
        return Action(number, moves, seat)
    winner, points = taken.split()
    return Action(number, moves, seat, (int(winner), int(points)))
