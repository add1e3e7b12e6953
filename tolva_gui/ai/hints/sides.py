"""Cards that are played for a side: a declarer against those who defend together."""

from collections.abc import Collection, Iterator

from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.hints.sight import SeenTrick
from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Seat


def of_trick(sight: SeenTrick, card: Card, with_me: Collection[Seat], *, misere: bool) -> Iterator[Fact]:
    """Return what the card does in the trick; *with_me*: the seats of the own side. *misere*: no trick is wanted."""
    if not sight.trick:
        yield from _of_lead(sight, card, misere)
    elif not sight.leads(card):
        yield from _of_losing(sight, card, with_me)
    elif not sight.after:
        yield Fact("takes_last", {"card": card})
    else:
        yield Fact("takes" if sight.takes(card) else "leads_so_far", {"card": card})
    sure = [one for one in sight.sure if sight.suit(one) == sight.trump]
    if sure and not misere:
        yield Fact("sure", {"cards": tuple(sure)})


def _of_lead(sight: SeenTrick, card: Card, misere: bool) -> Iterator[Fact]:
    above = sight.above(card)
    if sight.takes(card):
        yield Fact("takes", {"card": card})
    elif not above:
        yield Fact("highest", {"card": card, "suit": sight.suit(card)})
    elif misere:
        yield Fact("can_be_beaten", {"card": card, "count": len(above)})


def _of_losing(sight: SeenTrick, card: Card, with_me: Collection[Seat]) -> Iterator[Fact]:
    best = sight.best
    if best is None:
        return
    if best[0] in with_me:
        yield Fact("partner_has", {"seat": best[0], "card": best[1]})
    elif not any(map(sight.leads, sight.playable)):
        yield Fact("cannot_win", {"card": best[1]})
    else:
        yield Fact("leaves_it", {"card": card, "seat": best[0]})
