"""Cards that are played to a number of tricks that one has undertaken: no more and no fewer."""

from collections.abc import Iterator

from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.hints.sight import SeenTrick
from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Seat

OF_THE_NUMBER = ("need", "need_one", "need_all", "need_none", "lost", "lost_all")
"""Facts that hold whichever card is played."""


def question(sight: SeenTrick, missing: int | None) -> Fact:
    """Return the question about a card, where the number can still be reached."""
    best = sight.best
    if not missing:
        return Fact("which_harmless") if best is None else Fact("stay_under", {"card": best[1]})
    if best is not None and not any(map(sight.leads, sight.playable)):
        return Fact("what_to_throw")
    return Fact("need_how", {"count": missing}) if missing > 1 else Fact("need_how_one")


def of_card(sight: SeenTrick, card: Card, missing: int | None) -> Iterator[Fact]:
    """Return what the card does for the number; *missing*: how many tricks are wanted still, None once it is lost."""
    if sight.trick:
        yield from _of_follow(sight, card, missing)
    else:
        yield from _of_lead(sight, card, missing)


def of_need(sight: SeenTrick, missing: int | None, lost: str = "lost") -> Iterator[Fact]:
    """Return how many tricks are still wanted, and how many are sure; *lost*: what is told once it is too late."""
    left = len(sight.hand)
    sure = len(sight.sure)
    if missing is None:
        yield Fact(lost)
    elif not missing:
        yield Fact("need_none")
    elif missing == left:
        yield Fact("need_all")
    elif sure >= missing:
        values = {"count": missing, "points": sure}
        yield Fact("need_and_sure" if missing > 1 else "need_one_sure", values)
    else:
        yield (
            Fact("need", {"count": missing, "points": left})
            if missing > 1
            else Fact("need_one", {"points": left})
        )


def _of_lead(sight: SeenTrick, card: Card, missing: int | None) -> Iterator[Fact]:
    above = sight.above(card)
    if sight.takes(card):
        yield Fact("takes", {"card": card})
    elif not above and missing != 0:
        yield Fact("highest", {"card": card, "suit": sight.suit(card)})
    elif above and missing == 0:
        yield (
            Fact("beaten_by", {"card": card, "count": len(above)})
            if len(above) > 1
            else Fact("beaten_by_one", {"card": card})
        )
    if (
        sight.trump is not None
        and sight.suit(card) != sight.trump
        and missing
        and not sight.takes(card)
        and not above
    ):
        yield Fact("trumpable", {"card": card})


def _of_follow(sight: SeenTrick, card: Card, missing: int | None) -> Iterator[Fact]:
    best = sight.best
    if best is None:
        return
    leading = [other for other in sight.playable if sight.leads(other)]
    forced = missing == 0 and len(leading) == len(sight.playable)
    if sight.leads(card):
        if forced:
            yield Fact("must_lead", {"card": best[1]}) if sight.threats(card) else Fact("cannot_duck")
        elif not sight.after:
            yield Fact("takes_last", {"card": card})
        elif sight.takes(card):
            yield Fact("takes", {"card": card})
        else:
            yield Fact("leads_so_far", {"card": card})
        return
    losers = [other for other in sight.playable if not sight.leads(other)]
    if missing == 0 or missing is None:
        yield from _of_discard(sight, card, losers, best)
    elif not leading:
        yield Fact("cannot_win", {"card": best[1]})
    else:
        yield Fact("leaves_it", {"card": card, "seat": best[0]})


def _of_discard(sight: SeenTrick, card: Card, losers: list[Card], best: tuple[Seat, Card]) -> Iterator[Fact]:
    """A card that does not take the trick, where none is wanted."""
    led = sight.suit(sight.trick[0][1])
    if sight.suit(card) != led:
        yield Fact("sheds", {"card": card, "suit": led})
    elif len(losers) > 1 and card == max((one for one in losers if sight.suit(one) == led), key=sight.height):
        yield Fact("highest_under", {"card": card})
    else:
        yield Fact("under", {"card": card, "seat": best[0]})


def thumb(sight: SeenTrick, card: Card, missing: int | None) -> Iterator[Fact]:
    """Return the rule of thumb that decides where cards are alike."""
    if missing == 0:
        yield Fact("thumb_rid" if sight.trick else "thumb_lead_low", {"by": card})
    elif sight.leads(card) and sight.trick:
        yield Fact("thumb_cheaply", {"by": card})
    else:
        high = not sight.trick and not sight.above(card)
        yield Fact("thumb_early" if high else "thumb_keep_high", {"by": card})
