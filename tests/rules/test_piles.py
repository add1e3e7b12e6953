"""Places that know who sees them: one call moves cards and logs it, and a seat's knowledge follows."""

from random import Random

import pytest

from tests.knock_toy import KnockToy
from tests.toy import PACK
from tolva_gui.rules.deal import Start
from tolva_gui.rules.events import Called, Event, Mixed, Moved, Place, PlaceInfo, Shown, Sight, cards_at
from tolva_gui.rules.kit import UNSEEN, Card, Piles, Standing
from tolva_gui.rules.piles import Spots

PLACES = (
    PlaceInfo("hand", "owner", "fan", remembered=True),
    PlaceInfo("stock", "nobody", "pile"),
    PlaceInfo("open", "all", "pile"),
    PlaceInfo("under", "nobody", "pile", remembered=True),
)
STOCK, OPEN, UNDER = Place("stock"), Place("open"), Place("under")
MINE, YOURS = Place("hand", 0), Place("hand", 1)


def sight(seat: int | None) -> Sight:
    return Sight({place.kind: place for place in PLACES}, seat)


def laid(seats: int = 3) -> Piles:
    """Return piles with the whole pack in the stock."""
    piles = Piles(Spots(PLACES, seats))
    piles.lay(PACK, STOCK)
    return piles


def shown(piles: Piles, place: Place, seat: int | None) -> tuple[Card | None, ...]:
    return cards_at(piles.zones(sight(seat)), place)


def test_only_those_who_are_in_get_cards_in_packets_then_singly() -> None:
    piles, events = laid(), list[Event]()
    start = Start({}, Standing(0, (1, 1, 0)), piles)
    assert KnockToy(3).deal_out(start, 7, events, packets=[2], out=[2]) == [1, 0]
    assert [*piles.of("hand")] == [[*PACK[2:4], PACK[5]], [*PACK[:2], PACK[4], PACK[6]], []]
    assert events[:2] == [Called(0, "deal"), Moved(PACK[:2], STOCK, YOURS, dealt=True)]
    assert len(events) == 1 + 5


def test_no_cards_are_dealt_to_nobody() -> None:
    piles, events = laid(), list[Event]()
    assert KnockToy(3).deal_out(Start({}, Standing(0, (0, 0, 0)), piles), 3, events, out=range(3)) == []
    assert (piles, events) == (laid(), [Called(0, "deal")])


def test_a_move_changes_the_cards_and_logs_it_once() -> None:
    piles, events = laid(), list[Event]()
    piles.move(PACK[2:4], STOCK, OPEN, events)
    piles.move((), STOCK, OPEN, events)
    assert (piles[OPEN], len(piles[STOCK])) == ([*PACK[2:4]], len(PACK) - 2)
    assert events == [Moved(PACK[2:4], STOCK, OPEN)]


def test_a_place_that_is_not_declared_has_no_cards() -> None:
    with pytest.raises(KeyError):
        laid().move(PACK[:1], STOCK, Place("elsewhere"))


def test_a_seat_sees_what_the_places_declare() -> None:
    piles = laid()
    piles.draw(2, STOCK, MINE)
    piles.draw(1, STOCK, OPEN)
    assert piles.seen_by(sight(1))[MINE] == [UNSEEN, UNSEEN]
    assert piles.seen_by(sight(0))[MINE] == [*PACK[:2]]
    assert (shown(piles, MINE, 1), shown(piles, MINE, None)) == ((None, None), PACK[:2])
    assert shown(piles, OPEN, 1) == PACK[2:3]
    assert piles[MINE] == [*PACK[:2]], "the piles themselves hide nothing"


def test_what_all_have_seen_is_known_but_no_zone_shows_it() -> None:
    piles = laid()
    piles.draw(1, STOCK, MINE)
    piles.draw(1, STOCK, OPEN)
    piles.move(PACK[1:2], OPEN, MINE)
    assert piles.seen_by(sight(1))[MINE] == [PACK[1], UNSEEN], "in a hand the known cards come first"
    assert shown(piles, MINE, 1) == (None, None)
    piles.move(PACK[1:2], MINE, OPEN)
    assert piles.seen_by(sight(1))[MINE] == [UNSEEN]


def test_a_known_card_stays_known_from_place_to_place() -> None:
    piles = laid()
    piles.draw(1, STOCK, OPEN)
    piles.move(PACK[:1], OPEN, MINE)
    piles.draw(1, STOCK, UNDER)
    piles.move(PACK[:1], MINE, UNDER)
    assert piles.seen_by(sight(1))[UNDER] == [UNSEEN, PACK[0]], "in a pile each keeps its position"


def test_shown_cards_are_seen_until_they_leave() -> None:
    piles, events = laid(), list[Event]()
    piles.draw(2, STOCK, MINE)
    piles.show(MINE, events, PACK[:1])
    assert events == [Shown(MINE, PACK[:1])]
    assert shown(piles, MINE, 1) == (PACK[0], None)
    piles.move(PACK[:1], MINE, STOCK)
    piles.move(PACK[:1], STOCK, MINE)
    assert shown(piles, MINE, 1) == (None, None)


def test_a_hand_is_opened_to_some_seats_only() -> None:
    piles, events = laid(), list[Event]()
    piles.draw(2, STOCK, MINE)
    piles.open_to((0, 1), MINE, events)
    assert events == [Shown(MINE, PACK[:2], (0, 1))]
    assert (shown(piles, MINE, 1), shown(piles, MINE, 2)) == (PACK[:2], (None, None))
    piles.draw(1, STOCK, MINE)
    assert shown(piles, MINE, 1) == PACK[:3], "also what comes later"


def test_mixed_cards_are_known_no_longer() -> None:
    piles, events = laid(), list[Event]()
    piles.draw(2, STOCK, MINE)
    piles.show(MINE)
    piles.mix(MINE, PACK[1::-1], events)
    assert events == [Mixed(MINE, PACK[1::-1])]
    assert (piles[MINE], shown(piles, MINE, 1)) == ([*PACK[1::-1]], (None, None))


def test_a_layout_leaves_known_cards_and_loses_none() -> None:
    piles = laid()
    piles.draw(2, STOCK, OPEN)
    piles.move(PACK[:2], OPEN, YOURS)
    piles.draw(2, STOCK, YOURS)
    world = piles.seen_by(sight(0))
    world.fill(PACK, Random(1))
    assert {*PACK[:2]} < {*world[YOURS]}
    assert sorted(card for place in world.spots.places for card in world[place]) == sorted(PACK)


def test_a_copy_shares_nothing() -> None:
    piles = laid()
    copied = piles.copy()
    copied.draw(1, STOCK, MINE)
    copied.show(MINE)
    assert piles == laid()
    assert copied != piles
