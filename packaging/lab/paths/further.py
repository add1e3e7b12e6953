"""The steps of kasino, vändtia and tjugoett."""

from typing import Final

from lab.paths.step import LESSON, Step, anything, calls, lays_one, lays_several, no

from tolva_gui.rules.cards import Card
from tolva_gui.rules.games.kasino.game import LILLAN, STORAN
from tolva_gui.rules.kit.themes import is_capture, own_cards
from tolva_gui.rules.moves import Call, Move, Play
from tolva_gui.rules.view import View


def taken(move: Move) -> tuple[Card, ...]:
    """Return the cards of a capture, the capturing card first; nothing if none are captured."""
    return (*move.cards, *move.takes) if isinstance(move, Play) and move.takes else ()


def builds(_view: View, move: Move) -> bool:
    """Whether several cards are captured as a sum."""
    if not isinstance(move, Play) or not move.takes:
        return False
    return any(card.rank != move.card.rank for card in move.takes)


def builds_most(view: View, move: Move) -> bool:
    """Whether several cards are captured as a sum, and no other sum captures more."""
    sums = [len(taken(other)) for other in view.legal if builds(view, other)]
    return builds(view, move) and len(taken(move)) == max(sums)


def takes_spade(view: View, move: Move) -> bool:
    """Whether a capture has more spades than another possible one."""

    def spades(cards: tuple[Card, ...]) -> int:
        return sum(card.suit == "S" for card in cards)

    others = [spades(taken(other)) for other in view.legal if taken(other)]
    return bool(taken(move)) and bool(others) and spades(taken(move)) > min(others)


def dear(view: View) -> set[Card]:
    """Storan and lillan, if on the table or in hand."""
    seen = {*view.public.sea, *own_cards(view)}
    return seen & {STORAN, LILLAN}


def saves_dear(view: View, move: Move) -> bool:
    """Whether storan or lillan is captured."""
    return bool(dear(view) & set(taken(move)))


def keeps_dear(view: View, move: Move) -> bool:
    """Whether one of them is in hand and kept."""
    return bool(dear(view) & set(own_cards(view)) - set(getattr(move, "cards", ())))


def sweeps(view: View, move: Move) -> bool:
    """Whether the table is cleared."""
    return isinstance(move, Play) and bool(move.takes) and len(move.takes) == len(view.public.sea)


def lays(_view: View, move: Move) -> bool:
    """Whether a card is laid out."""
    return isinstance(move, Play) and not move.takes


def lays_cheapest(view: View, move: Move) -> bool:
    """Whether a card is laid out that is not dearer to give away than another in the hand."""
    if not lays(view, move) or not isinstance(move, Play):
        return False
    return _price(move.card) == min(map(_price, own_cards(view)))


def _price(card: Card) -> int:
    if card in (STORAN, LILLAN):
        return 3
    return 2 if card.rank == "A" else int(card.suit == "S")


def has_cheap_and_dear(view: View) -> bool:
    """Whether something lies in the sea, and some cards of the hand are dearer to give away than others."""
    return bool(view.public.sea) and len({_price(card) for card in own_cards(view)}) > 1


KASINO: Final = (
    LESSON,
    Step("sums", lambda view: any(map(taken, view.legal)), (builds_most,), seats=2, taught=True, most=2_000),
    Step("spades", is_capture, (takes_spade,), seats=2, tries=6),
    Step("dear", dear, (saves_dear, keeps_dear), seats=2, tries=6),
    Step("sweep", lambda view: len(view.public.sea) > 1, (sweeps,), seats=2, tries=6, amount=4),
    Step("lay", has_cheap_and_dear, (lays_cheapest,), seats=2, tries=6, most=2_000),
    Step("last", lambda view: not view.public.stock and len(own_cards(view)) <= 3, (anything,), seats=2),
)


def holds_special(view: View) -> bool:
    """Whether a two or a ten is in hand."""
    return view.phase == "play" and any(card.rank in "2T" for card in own_cards(view))


def lays_special(_view: View, move: Move) -> bool:
    """Whether a two or a ten is laid."""
    return isinstance(move, Play) and bool(move.cards) and move.cards[0].rank in "2T"


VANDTIA: Final = (
    LESSON,
    Step("special", holds_special, (lays_special, no(lays_special)), tries=8),
    Step(
        "several",
        lambda view: view.phase == "play" and view.public.stock,
        (lays_several, lays_one),
        5,
        tries=8,
    ),
    Step(
        "table", lambda view: view.phase == "play" and not view.public.stock, (anything,), tries=8, most=150
    ),
)


DRAWS: Final = calls(Call("card"))


def holds_ace(view: View) -> bool:
    """Whether an ace is in hand, which counts one or fourteen."""
    return view.phase == "draw" and any(card.rank == "A" for card in own_cards(view))


TJUGOETT: Final = (
    LESSON,
    Step("draw", lambda view: view.phase == "draw" and not holds_ace(view), (DRAWS, no(DRAWS)), tries=4),
    Step("ace", holds_ace, (anything,), tries=6),
)
