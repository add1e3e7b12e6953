"""Cards that are played for a side: a declarer against those who defend together."""

from collections.abc import Collection, Iterator

from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.hints.sight import SeenTrick
from tolva_gui.ai.hints.trick_facts import taking
from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Seat


def of_card(sight: SeenTrick, card: Card, with_me: Collection[Seat], *, avoids: bool) -> Iterator[Fact]:
    """Return what is certain of the card and serves the side.

    *with_me*: the seats of the own side. *avoids*: the seat wants no trick.
    """
    if avoids:
        yield from _of_avoiding(sight, card)
        return
    best = sight.best
    if sight.takes(card):
        yield taking(sight, card)
    elif sight.leads(card):
        if not sight.above(card):
            yield Fact("highest", {"card": card, "suit": sight.suit(card)})
    elif best is not None and best[0] in with_me:
        safe = not sight.threats(best[1])
        yield Fact("partner_takes_it" if safe else "partner_has", {"seat": best[0], "card": best[1]})


def _of_avoiding(sight: SeenTrick, card: Card) -> Iterator[Fact]:
    if sight.trick:
        if not sight.leads(card):
            yield Fact("stays_under", {"card": card})
    elif sight.all_come and (above := sight.above(card)):
        yield Fact("can_be_beaten", {"card": card, "count": len(above)})
