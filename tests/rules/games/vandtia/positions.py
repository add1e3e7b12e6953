"""Positions of vändtia in the notation of the digest's examples: ranks and cards as texts."""

from collections.abc import Sequence
from typing import Any

from tests.rules.bench import Bench, cards
from tolva_gui.rules.games.vandtia.game import VANDTIA
from tolva_gui.rules.games.vandtia.state import COVERED, SHOWN, STOCK, TOP, VandtiaState
from tolva_gui.rules.kit import Place, Standing
from tolva_gui.rules.parti import complete_options

OTHER = "S4 H4 D4"


def table(
    *hands: str,
    pile: str = "",
    stock: str = "S3 H3 D3 C3",
    up: Sequence[str] = (),
    down: Sequence[str] = (),
    phase: Any = "play",
    turn: int = 0,
    dealer: int = -1,
    lowest: Any = None,
    **options: Any,
) -> "Laid":
    """Return a position on seat 0's turn; a second player, if not given, has something to play."""
    seats = max(len(hands), 2)
    told = [cards(hand) for hand in hands] + [cards(OTHER)] * (seats - len(hands))
    chosen, standing = complete_options(VANDTIA.info, options), Standing(dealer % seats, (0,) * seats)
    game = VANDTIA.seated(seats)
    piles = game.no_cards(chosen)
    for kind, texts in (("up", up), ("down", down)):
        for seat, row in enumerate(texts):
            for slot, card in enumerate(cards(row)):
                piles.lay([card], Place(kind, seat, slot))
    for seat, hand in enumerate(told):
        piles.lay(hand, Place("hand", seat))
    piles.lay(cards(stock), STOCK)
    piles.lay(cards(pile), TOP)
    piles.draw(len(piles[TOP]) - SHOWN if len(piles[TOP]) > SHOWN else 0, TOP, COVERED)
    return Laid(game, VandtiaState(chosen, standing, piles, turn, phase, lowest=lowest))


class Laid(Bench):
    """A position; its claims may name the layings by rank, as the digest does."""

    def told(self, word: str) -> str:
        return ", ".join(sorted(self.ranks())) if word == "ranks" else super().told(word)

    def ranks(self) -> set[str]:
        """Return the layings in the digest's notation (`4 4`), and the other moves by their words."""
        layings = {text for text in self.legal if text.startswith("lay")}
        short = {" ".join(word[1].replace("T", "10") for word in text.split()[1:]) for text in layings}
        return short | {*self.legal} - layings


def placed(text: str, **places: Any) -> Laid:
    """Return the position of a text: hands, then further places and options, as in `S5, S3 : pile SK : stock -`."""
    hands, *rest = (part.strip() for part in text.split(":"))
    for part in rest:
        name, _, told = part.partition(" ")
        rows = told.replace("-", "").split(", ")
        if name in ("exchange", "give"):
            places["phase"] = name
        else:
            places[name] = True if not told else rows if name in ("up", "down") else rows[0]
    return table(*hands.split(","), **places)
