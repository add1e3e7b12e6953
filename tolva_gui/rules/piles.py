"""The cards at all places of a deal: one call changes them and logs it; the declared places decide who sees what."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Final, Self

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import (
    NULL_LOG,
    Face,
    Log,
    Mixed,
    Moved,
    Place,
    PlaceInfo,
    Seat,
    Shown,
    Sight,
    Zone,
    Zones,
    hand_order,
)
from tolva_gui.rules.orders import Chance
from tolva_gui.rules.sampling import Mask, deal_hidden

UNSEEN: Final = Card("?", "?")  # type: ignore[arg-type]  # of no suit and no rank
"""Stands in a view's public state for a card whose face the seat may not know."""
_NONE: Final = slice(0)


def known(cards: Iterable[Card]) -> list[Card]:
    return [card for card in cards if card != UNSEEN]


class Spots:
    """The places that a deal has, in the order of their declaration; shared by all copies of its piles.

    *slots*: kinds of rows with their number of slots.
    """

    def __init__(self, declared: Iterable[PlaceInfo], seats: int, *slots: tuple[str, int]) -> None:
        self.places: list[Place] = []
        self.infos: list[PlaceInfo] = []
        self.of_kind: dict[str, slice] = {}
        for info in declared:
            first = len(self.places)
            self.places += _places(info, seats, dict(slots).get(info.kind))
            self.infos += [info] * (len(self.places) - first)
            self.of_kind[info.kind] = slice(first, len(self.places))
        self.at = {place: at for at, place in enumerate(self.places)}
        self.open = [info.sees == "all" for info in self.infos]
        self.remembered = [info.remembered for info in self.infos]
        self.remembers = any(self.remembered)


spots_of: Final = cache(Spots)
"""Returns the same places each time."""


def _places(info: PlaceInfo, seats: int, slots: int | None) -> list[Place]:
    owners = range(seats) if info.each or info.sees == "owner" else (None,)
    numbers = (None,) if slots is None else range(slots)
    return [Place(info.kind, owner, slot) for owner in owners for slot in numbers]


class Piles:
    """The cards at the places of a deal, and what all have seen of those that lie hidden.

    Shown cards stay visible until they leave their place. Cards that come from an open place to a hidden one are known
    to all, but no view shows them; a place keeps them if its `PlaceInfo` is `remembered`.
    """

    __slots__ = ("_kinds", "_known", "_opened", "_rows", "_shown", "hands", "spots")
    hands: tuple[list[Card], ...]
    """The hand of each seat, to read."""

    def __init__(self, spots: Spots) -> None:
        self.spots = spots
        self._rows: list[list[Card]] = [[] for _ in spots.places]
        self._shown: dict[int, list[Card]] = {}
        self._known: dict[int, list[Card]] = {}
        self._opened: dict[int, tuple[Seat, ...]] = {}
        self._sort_out()

    def _sort_out(self) -> None:
        """Note which rows are whose; `of` finds those of other kinds when they are asked for."""
        self._kinds: dict[str, tuple[list[Card], ...]] = {}
        self.hands = tuple(self._rows[self.spots.of_kind.get("hand", _NONE)])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Piles):
            return NotImplemented
        mine = (self.spots.places, self._rows, self._shown, self._known, self._opened)
        return mine == (other.spots.places, other._rows, other._shown, other._known, other._opened)

    __hash__ = None  # type: ignore[assignment]  # mutable

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.spots = self.spots
        new._rows = [row[:] for row in self._rows]
        new._shown = {at: cards[:] for at, cards in self._shown.items()} if self._shown else {}
        new._known = {at: cards[:] for at, cards in self._known.items()} if self._known else {}
        new._opened = self._opened.copy()
        new._sort_out()
        return new

    def __getitem__(self, place: Place) -> list[Card]:
        """Return the cards at the place, to read; KeyError if the game did not declare it."""
        return self._rows[self.spots.at[place]]

    def of(self, kind: str) -> tuple[list[Card], ...]:
        """Return the cards at every place of the kind, by seat (and slot), to read."""
        found = self._kinds.get(kind)
        if found is None:
            found = self._kinds[kind] = tuple(self._rows[self.spots.of_kind[kind]])
        return found

    def row(self, kind: str, seat: Seat) -> tuple[list[Card], ...]:
        """Return the cards at each slot of the seat's row, to read; none in a game without such rows."""
        every = self.of(kind) if kind in self.spots.of_kind else ()
        slots = len(every) // len(self.hands)
        return every[seat * slots : (seat + 1) * slots]

    def lay(self, cards: Iterable[Card], place: Place) -> None:
        """Put cards at a place without an event: the pack before the deal, or a position made by hand."""
        self[place].extend(cards)

    def known_at(self, place: Place) -> list[Card]:
        """Return the cards at the place that all know to lie there, shown or remembered, in the order of arrival."""
        at = self.spots.at[place]
        return [*self._shown.get(at, ()), *self._known.get(at, ())]

    def move(
        self,
        cards: Sequence[Card],
        source: Place,
        target: Place,
        events: Log = NULL_LOG,
        *,
        dealt: bool = False,
        at: tuple[int, ...] = (),
    ) -> None:
        """Move the cards, none or more, and log it (see `Moved`)."""
        if not cards:
            return
        spots = self.spots.at
        start, goal = spots[source], spots[target]
        row = self._rows[start]
        for card in cards:
            row.remove(card)
        moved = tuple(cards)
        self._rows[goal].extend(moved)
        if self.spots.remembers or self._shown:
            self._follow(moved, start, goal)
        if events is not NULL_LOG:  # a tenth of the time of a random deal
            events.append(Moved(moved, source, target, dealt, at))

    def draw(
        self, count: int, source: Place, target: Place, events: Log = NULL_LOG, *, dealt: bool = False
    ) -> tuple[Card, ...]:
        """Move the next cards of a pile, and log it; return them, fewer if it has fewer."""
        cards = tuple(self[source][:count])
        self.move(cards, source, target, events, dealt=dealt)
        return cards

    def show(
        self, place: Place, events: Log = NULL_LOG, cards: Sequence[Card] | None = None, ranks: str = ""
    ) -> None:
        """Show all cards of the place to everybody, or only these, and log it. *ranks*: the order of a sorted hand."""
        at = self.spots.at[place]
        faces = self._sorted(at, self._rows[at], ranks) if cards is None else tuple(cards)
        if faces:
            for card in faces:
                self._forget(at, card)
            self._shown.setdefault(at, []).extend(faces)
            events.append(Shown(place, faces))

    def open_to(self, seats: tuple[Seat, ...], place: Place, events: Log = NULL_LOG, ranks: str = "") -> None:
        """Let these seats see the place from now on, and log what they see now."""
        at = self.spots.at[place]
        self._opened[at] = seats
        events.append(Shown(place, self._sorted(at, self._rows[at], ranks), seats))

    def mix(self, place: Place, order: Sequence[Card], events: Log = NULL_LOG) -> None:
        """Put the cards of the place in this order, and log it; nobody knows any more which is which."""
        at = self.spots.at[place]
        self._rows[at][:] = order
        self._shown.pop(at, None)
        self._known.pop(at, None)
        events.append(Mixed(place, tuple(order)))

    def seen_by(self, sight: Sight) -> Self:
        """Return the piles as the viewer knows them: UNSEEN for each card whose face it may not know.

        In a sorted fan the known cards come first; elsewhere each keeps its position.
        """
        new = self.copy()
        for at in range(len(self._rows)):
            if self._rows[at] and not self._sees(sight, at):
                seen = [*self._shown.get(at, ()), *self._known.get(at, ())]
                new._rows[at][:] = self._hidden(at, seen)
        return new

    def zones(self, sight: Sight, ranks: str = "") -> Zones:
        """Return the zones that the viewer's view shows. *ranks*: the order by which fans are sorted, if they are."""
        return tuple(Zone(place, self._faces(at, sight, ranks)) for at, place in enumerate(self.spots.places))

    def fill(self, pack: Sequence[Card], rng: Chance) -> None:
        """Put a random layout of the cards that have not been seen in place of the unseen ones."""
        cards = self.unseen(pack)
        rng.shuffle(cards)
        self.fill_from(cards)

    def fill_from(self, cards: Iterable[Card]) -> None:
        """Put these cards in place of the unseen ones, place by place."""
        spare = iter(cards)
        for row in self._rows:
            if UNSEEN in row:
                _fill(row, spare)

    def fill_within(self, pack: Sequence[Card], rng: Chance, denied: Sequence[Mask]) -> None:
        """Do the same so that no hand gets a card that it is denied: per seat a set, as bits of positions in the pack.

        Places of seats come first, those of the table take the rest.
        """
        owned = [at for at, place in enumerate(self.spots.places) if place.owner is not None]
        hands, spare = self.spots.of_kind["hand"], {*self.unseen(pack)}
        limits = [denied[at - hands.start] if hands.start <= at < hands.stop else 0 for at in owned]
        unseen = [place for place, card in enumerate(pack) if card in spare]
        rows = [self._rows[at] for at in owned]
        masks, left = deal_hidden(unseen, [row.count(UNSEEN) for row in rows], limits, rng)
        for row, mask in zip(rows, masks, strict=True):
            _fill(row, (pack[place] for place in unseen if mask >> place & 1))
        self.fill_from(pack[place] for place in left)

    def unseen(self, pack: Sequence[Card]) -> list[Card]:
        """Return the cards of the pack whose faces are not known here; the pack may hold a card twice."""
        seen = Counter(known(chain.from_iterable(self._rows)))
        if len({*pack}) == len(pack):
            return [card for card in pack if card not in seen]
        return list((Counter(pack) - seen).elements())

    def _follow(self, cards: tuple[Card, ...], start: int, goal: int) -> None:
        """Follow cards from place to place: what all have seen of them stays known where it is remembered."""
        spots = self.spots
        if spots.open[start]:
            if spots.remembered[goal]:
                self._known.setdefault(goal, []).extend(cards)
        elif self._shown or self._known:
            seen = [card for card in cards if self._forget(start, card)]
            if seen and spots.remembered[goal]:
                self._known.setdefault(goal, []).extend(seen)

    def _forget(self, at: int, card: Card) -> bool:
        """Take the card from those that all know to lie there; return whether it was one."""
        for seen in (self._shown, self._known):
            row = seen.get(at)
            if row and card in row:
                row.remove(card)
                return True
        return False

    def _sees(self, sight: Sight, at: int) -> bool:
        return sight.sees(self.spots.places[at]) or sight.seat in self._opened.get(at, ())

    def _hidden(self, at: int, seen: list[Card]) -> list[Card]:
        row, info = self._rows[at], self.spots.infos[at]
        if not seen:
            return [UNSEEN] * len(row)
        if info.layout == "fan" and not info.ordered:
            return [*seen, *[UNSEEN] * (len(row) - len(seen))]
        faces = []
        for card in row:
            faces.append(card if card in seen else UNSEEN)
            if card in seen:  # a pack may hold a card twice
                seen.remove(card)
        return faces

    def _faces(self, at: int, sight: Sight, ranks: str) -> tuple[Card | None, ...]:
        row = self._rows[at]
        if not row:
            return ()
        if not self._sees(sight, at):
            row = self._hidden(at, [*self._shown.get(at, ())])
        faces = tuple(None if card == UNSEEN else card for card in row) if UNSEEN in row else tuple(row)
        return self._sorted(at, faces, ranks)

    def _sorted(self, at: int, faces: Sequence[Face], ranks: str) -> tuple[Face, ...]:
        info = self.spots.infos[at]
        sorts = ranks and info.layout == "fan" and not info.ordered
        return hand_order(faces, ranks) if sorts else tuple(faces)


def _fill(row: list[Card], spare: Iterator[Card]) -> None:
    """Put the next of the spare cards in place of each unseen one."""
    row[:] = [next(spare) if card == UNSEEN else card for card in row]
