"""What a player still remembers of the cards that have gone: the human weakness that makes levels of play.

Nobody forgets the trick that lies, the last one, the own cards, and what lies open. What happened before is remembered
as far as the memory goes; who has forgotten a card takes it for one that may still be out.
"""

from random import Random
from typing import Final, Literal

from msgspec.structs import replace

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Place
from tolva_gui.rules.game import View
from tolva_gui.rules.games.mariage.cardset import Bit, Mask
from tolva_gui.rules.games.mariage.facts import mariage
from tolva_gui.rules.games.mariage.state import MariageState, facts_of, unseen_cards, zones_of

Memory = Literal["trick", "trumps", "high", "all"]
"""This trick and the last; trumps and melds too; aces and tens too, and suits; every card that has been played."""

_ATTENTIVE: Final = 2
"""In the last tricks of a deal everybody knows what is left: there a slip is not weakness but folly."""
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
    """Whether such a card stays in mind when it has gone. Who holds the last trumps knows that they are the last."""
    facts = mariage(view.facts)
    if card.suit == facts.trump and (memory != "trick" or _trumps_are_mine(view)):
        return True
    melded = card.rank in "KQ" and any(suit == card.suit for _, suit, _ in facts.melds)
    return (memory != "trick" and melded) or (memory == "high" and card.rank in _HIGH)


def _trumps_are_mine(view: View) -> bool:
    """Whether every trump that has not been played is in the own hand, one at least."""
    trump, facts = mariage(view.facts).trump, mariage(view.facts)
    gone = sum(card.suit == trump for trick in facts.tricks for card in trick.cards)
    lying = sum(card.suit == trump for _, card in facts.trick)
    mine = sum(
        card is not None and card.suit == trump
        for zone in view.zones
        if zone.place == Place("hand", view.seat) or (zone.place.kind, zone.place.owner) == ("up", view.seat)
        for card in zone.cards
    )
    return mine > 0 and gone + lying + mine == sum(card.suit == trump for card in view.info.pack)


def believed(view: View, memory: Memory, rng: Random) -> View:
    """Return the view as the player believes to remember it: other cards may stand where forgotten ones were played.

    Made of the view alone. A memory for high cards knows the suits of the others that have gone, and who has none of a
    suit; a lesser one knows nothing of them. Raise TypeError for a game whose public state is of another kind.
    """
    if not isinstance(view.public, MariageState):
        raise TypeError(f"{view.info.id} has no {type(view.public).__name__} to be remembered")
    if memory == "all":
        return view
    public, gone = view.public.copy(), forgotten(view, memory)
    taken_for = _mistaken(public, {public.table.bit[card] for card in gone}, rng, by_suit=memory == "high")
    public.history = [
        (leader, tuple(taken_for.get(bit, bit) for bit in cards), trump, winner)
        for leader, cards, trump, winner in public.history
    ]
    if gone:
        public.excluded = _voids(public) if memory == "high" else None
        public.limits = ()
    return replace(view, facts=facts_of(public), zones=zones_of(public), public=public)


def _mistaken(public: MariageState, gone: set[Bit], rng: Random, *, by_suit: bool) -> dict[Bit, Bit]:
    """Which card is believed to have been played for each forgotten one: any that may, for all one knows, have been."""
    mistaken: dict[Bit, Bit] = {}
    hidden, masks = unseen_cards(public), public.table.suit if by_suit else (public.table.all,)
    for mask in masks:
        mine = sorted(bit for bit in gone if mask >> bit & 1)
        pool = mine + [bit for bit in hidden if mask >> bit & 1]
        rng.shuffle(pool)
        mistaken |= zip(mine, pool, strict=False)
    return mistaken


def _voids(public: MariageState) -> list[Mask] | None:
    """The whole suits that the play has proved each seat to lack."""
    if public.excluded is None:
        return None
    suits = public.table.suit
    return [sum(suit for suit in suits if denied & suit == suit) for denied in public.excluded]
