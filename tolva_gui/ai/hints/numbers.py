"""Facts about cards: for an exact number of tricks, no more and no fewer, for none, or for a side."""

from collections.abc import Collection, Iterator, Mapping

from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.hints.sight import SeenTrick
from tolva_gui.ai.hints.trick_facts import (
    drawing,
    keeps_higher,
    of_cards_above,
    of_leading,
    spares,
    then_trump,
)
from tolva_gui.rules.kit import Card, Seat


def question(sight: SeenTrick, missing: int | None) -> Fact:
    """Return the question about a card. *missing*: tricks still wanted, None once the number is lost."""
    if not missing:
        return of_no_trick(sight, {"states": "need_none"})
    if not any(map(sight.leads, sight.playable)):
        return Fact("what_to_throw")
    values = {"count": missing, "states": "need"}
    return Fact("need_how" if missing > 1 else "need_how_one", values)


def of_no_trick(sight: SeenTrick, values: Mapping[str, object]) -> Fact:
    """Return the question of a seat that wants no trick; a card that stays under is asked for only if there is one."""
    leading = list(map(sight.leads, sight.playable))
    if sight.best is None or (all(leading) and sight.after):
        return Fact("which_harmless", values)
    if any(leading):
        return (
            Fact("must_take", values)
            if all(leading)
            else Fact("stay_under", {"card": sight.best[1], **values})
        )
    return Fact("what_to_shed", values)


def wanted(sight: SeenTrick, missing: int | None, *, own: bool) -> int | None:
    """Return the tricks that a seat still wants, None once its number is lost or if it is not known.

    *own*: it is the seat of the view, which cannot take this trick with every hand.
    """
    left = len(sight.hand) - (own and not any(map(sight.leads, sight.playable)))
    return missing if missing is not None and 0 <= missing <= left else None


def of_need(sight: SeenTrick, missing: int | None, lost: str = "lost") -> Fact:
    """Return the number of tricks still wanted; *lost*: the fact's key once it is too late."""
    left = len(sight.hand)
    if missing is None:
        return Fact(lost)
    if not missing:
        return Fact("need_none")
    if missing == left:
        return Fact("need_all")
    return Fact("need", {"rest": missing, "points": left})


def of_card(sight: SeenTrick, card: Card, missing: int | None, other: Card | None = None) -> Iterator[Fact]:
    """Return certain facts about the card that serve the number.

    *missing*: tricks still wanted, None once the number is lost and every trick is welcome. *other*: the card
    compared with.
    """
    if missing != 0:
        yield from _of_taking(sight, card, other)
    elif sight.trick:
        if other is not None and sight.takes(other) and not sight.leads(card):
            yield Fact("too_many", {"card": other})
        yield from _of_staying_under(sight, card, other)
        yield from of_cards_above(sight, card, other, fewer=False)
    elif other is not None:
        yield from of_cards_above(sight, card, other, fewer=False)
    else:
        above = sight.above(card)
        if above and sight.all_come:
            yield (
                Fact("beaten_by", {"card": card, "count": len(above)})
                if len(above) > 1
                else Fact("beaten_by_one", {"card": card})
            )


def _of_taking(sight: SeenTrick, card: Card, other: Card | None) -> Iterator[Fact]:
    yield from of_leading(sight, card, other)
    yield from keeps_higher(sight, card, other)
    yield from spares(sight, card, other)
    yield from drawing(sight, card)
    yield from then_trump(sight, card)


def _of_staying_under(sight: SeenTrick, card: Card, other: Card | None) -> Iterator[Fact]:
    if sight.leads(card):
        return
    led = sight.suit(sight.trick[0][1])
    losers = [each for each in sight.playable if not sight.leads(each)]
    same = [each for each in losers if sight.suit(each) == led]
    if sight.suit(card) != led:
        yield from _of_shedding(sight, card)
        yield Fact("sheds", {"card": card, "suit": led})
    elif len(losers) > 1 and card == max(same, key=sight.height):
        yield Fact("highest_under", {"card": card})
    elif other in same and sight.beats(card, other):
        yield Fact("keeps_lower", {"card": other})
    else:
        yield Fact("stays_under", {"card": card})


def _of_shedding(sight: SeenTrick, card: Card) -> Iterator[Fact]:
    """Reasons to discard this card rather than another."""
    above = {other: len(sight.above(other)) for other in sight.playable}
    if above[card] == min(above.values()) < max(above.values()):
        yield Fact("sheds_high" if above[card] else "sheds_top", {"card": card, "count": above[card]})
    suit = sight.suit(card)
    if suit != sight.trump and [sight.suit(other) for other in sight.hand].count(suit) == 1:
        yield Fact("sheds_last", {"card": card, "suit": suit})


def of_holder(sight: SeenTrick, card: Card, missing_of: dict[Seat, int | None]) -> Iterator[Fact]:
    """Return whose number the card breaks; *missing_of*: tricks each seat still wants, None if lost or not known."""
    best = sight.best
    if best is None:
        return
    seat, missing = best[0], missing_of[best[0]]
    if sight.leads(card):
        if missing == len(sight.hand):
            yield Fact("breaks_by_taking", {"seat": seat})
    elif missing == 0 and not sight.after:
        yield Fact("breaks_by_giving", {"seat": seat})


def of_card_for_side(
    sight: SeenTrick, card: Card, with_me: Collection[Seat], other: Card | None = None, *, avoids: bool
) -> Iterator[Fact]:
    """Return certain facts about the card that serve the side.

    *with_me*: the seats of the player's side. *other*: the card compared with. *avoids*: the seat wants no trick.
    """
    if avoids:
        yield from of_card(sight, card, 0, other)
        return
    best = sight.best
    yield from of_leading(sight, card, other)
    if not sight.leads(card) and best is not None and best[0] in with_me:
        safe = not sight.threats(best[1])
        yield Fact("partner_takes_it" if safe else "partner_has", {"seat": best[0], "card": best[1]})
    yield from keeps_higher(sight, card, other)
    yield from spares(sight, card, other)
