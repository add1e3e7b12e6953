"""A player's limited memory of played cards: the human weakness that separates the levels.

The current trick, the last one, the player's cards and open cards are never forgotten. Earlier cards are
remembered according to the memory; a forgotten card counts as possibly still out.
"""

from collections.abc import Iterable
from random import Random
from typing import Final, Literal

from msgspec.structs import replace

from tolva_gui.rules.games.mariage.proofs import suit_mask
from tolva_gui.rules.games.mariage.state import MariageState, mariage
from tolva_gui.rules.kit import SUITS, Card, Mask, View

Memory = Literal["trick", "trumps", "high", "all"]
"""This trick and the last; also trumps and melds; also aces, tens and suits; every card played."""

_ATTENTIVE: Final = 2
"""Number of last tricks in which nothing is forgotten: a slip there would look foolish, not weak."""
_HIGH: Final = "AT"


def forgotten(view: View, memory: Memory) -> frozenset[Card]:
    """Return the cards of earlier tricks that a player with this memory has forgotten."""
    tricks = mariage(view.facts).tricks
    left = len(view.info.pack) // view.info.seats - len(tricks)
    if memory == "all" or left <= _ATTENTIVE:
        return frozenset()
    kept = {card for card in view.info.pack if _kept(view, card, memory)}
    return frozenset(card for trick in tricks[:-1] for card in trick.cards) - kept


def _kept(view: View, card: Card, memory: Memory) -> bool:
    """Whether a played card stays in mind. A player with the last trumps knows that they are the last."""
    facts = mariage(view.facts)
    if card.suit == facts.trump and (memory != "trick" or _trumps_are_mine(view)):
        return True
    melded = card.rank in "KQ" and any(suit == card.suit for _, suit, _ in facts.melds)
    return (memory != "trick" and melded) or (memory == "high" and card.rank in _HIGH)


def _trumps_are_mine(view: View) -> bool:
    """Whether all unplayed trumps, at least one, are in the player's hand."""
    trump, facts = mariage(view.facts).trump, mariage(view.facts)
    gone = sum(card.suit == trump for trick in facts.tricks for card in trick.cards)
    lying = sum(card.suit == trump for _, card in facts.trick)
    own: list[Card] = view.public.available(view.seat)
    mine = sum(card.suit == trump for card in own)
    return mine > 0 and gone + lying + mine == sum(card.suit == trump for card in view.info.pack)


def believed(view: View, memory: Memory, rng: Random) -> View:
    """Return the view as the player believes to remember it: forgotten plays may be replaced by other cards.

    It depends on the view alone. Memory "high" still knows the suits of forgotten cards and the voids shown;
    a lesser one knows neither.
    """
    if memory == "all":
        return view
    public: MariageState = view.public.copy()
    gone = forgotten(view, memory)
    taken_for = _mistaken(view, gone, rng, by_suit=memory == "high")

    def recalled(cards: Iterable[Card | None]) -> tuple[Card, ...]:
        return tuple(taken_for.get(card, card) for card in cards if card is not None)

    public.tricks = [replace(trick, cards=recalled(trick.cards)) for trick in public.tricks]
    for pile in public.piles.of("won"):
        pile[:] = recalled(pile)
    if gone:
        public.proved = replace(public.proved, excluded=_voids(public) if memory == "high" else (), limits=())
    zones = tuple(
        replace(zone, cards=recalled(zone.cards)) if zone.place.kind == "won" else zone for zone in view.zones
    )
    return replace(
        view, facts=replace(mariage(view.facts), tricks=tuple(public.tricks)), zones=zones, public=public
    )


def _mistaken(view: View, gone: frozenset[Card], rng: Random, *, by_suit: bool) -> dict[Card, Card]:
    """Map each forgotten card to the card believed played in its place: any that may have been."""
    mistaken: dict[Card, Card] = {}
    order = sorted(view.info.pack, key=lambda card: (SUITS.index(card.suit), -view.ranks.index(card.rank)))
    hidden = {*view.public.piles.unseen(view.info.pack)}
    for suit in SUITS if by_suit else (None,):
        some = [card for card in order if suit in (None, card.suit)]
        mine = [card for card in some if card in gone]
        pool = mine + [card for card in some if card in hidden]
        rng.shuffle(pool)
        mistaken |= zip(mine, pool, strict=False)
    return mistaken


def _voids(public: MariageState) -> tuple[Mask, ...]:
    """The whole suits in which each seat is proved void."""
    suits = [suit_mask(suit, public.ranks) for suit in SUITS]
    return tuple(sum(suit for suit in suits if denied & suit == suit) for denied in public.proved.excluded)
