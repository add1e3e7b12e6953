"""Facts about cards played for a side: a declarer against defenders."""

from collections.abc import Collection, Iterator

from tolva_gui.ai.hints import numbers
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.hints.sight import SeenTrick
from tolva_gui.ai.hints.trick_facts import keeps_higher, of_leading, spares
from tolva_gui.rules.kit import Card, Seat


def of_card(
    sight: SeenTrick, card: Card, with_me: Collection[Seat], other: Card | None = None, *, avoids: bool
) -> Iterator[Fact]:
    """Return certain facts about the card that serve the side.

    *with_me*: the seats of the player's side. *other*: the card compared with. *avoids*: the seat wants no trick.
    """
    if avoids:
        yield from numbers.of_card(sight, card, 0, other)
        return
    best = sight.best
    yield from of_leading(sight, card, other)
    if not sight.leads(card) and best is not None and best[0] in with_me:
        safe = not sight.threats(best[1])
        yield Fact("partner_takes_it" if safe else "partner_has", {"seat": best[0], "card": best[1]})
    yield from keeps_higher(sight, card, other)
    yield from spares(sight, card, other)
