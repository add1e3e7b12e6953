"""The window's cards match the view after every event, for every seat, in every form."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.cases import cases
from tests.family import MARIAGE
from tests.gallery.tables import drawing, in_game
from tests.toy import toy
from tolva_gui.rules.account import Standing
from tolva_gui.rules.cards import Card, parse_card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Called, Moved, Place, PlaceInfo, Sight, Zone, Zones, cards_at, fold, redact
from tolva_gui.rules.events import Shown as FaceShown
from tolva_gui.table.selection import offered
from tolva_gui.ui.table.cards.card_items import CardItems, before_the_deal, home_of
from tolva_gui.ui.table.cards.card_model import CardModel
from tolva_gui.ui.table.cards.places import AT_A_GLANCE, piles

Shown = dict[Place, list[str]]


def shown(zones: Zones) -> Shown:
    """Return the faces by place. A hand is sorted, because its player chooses the order."""
    found: Shown = {}
    for zone in zones:
        faces = [str(card) if card else "" for card in zone.cards]
        if faces and zone.place.kind not in ("talong", "stock", "pack"):
            found[zone.place] = sorted(faces) if zone.place.kind in ("hand", "closed") else faces
    return found


@cases("seed", range(4), usual=["0"])
@pytest.mark.parametrize("game", [*MARIAGE, toy(3)], ids=lambda game: game.info.id)
def test_items_follow_the_events(game, seed: int) -> None:  # type: ignore[no-untyped-def]
    random = Random(seed)
    deck = list(game.info.pack)
    random.shuffle(deck)
    events: list = []  # type: ignore[type-arg]
    state = game.start(game.info.defaults(), tuple(deck), Standing(0, (0,) * game.info.sides), events)
    viewers = [None, *range(game.info.seats)]
    items = {seat: CardItems(len(deck), home_of(game.info)) for seat in viewers}
    for seat in viewers:
        items[seat].show(before_the_deal(game.view(state, seat)))
    while True:
        for seat in viewers:
            view = game.view(state, seat)
            sight = game.info.sight(seat)
            for event in events:
                items[seat].apply(redact(event, sight), sight)
            assert shown(items[seat].zones()) == shown(view.zones)
            laid = CardItems(len(deck), home_of(game.info))
            laid.show(view)
            assert marks(laid) == marks(items[seat]), "as if made from the view alone"
        if game.result(state) is not None:
            return
        events = []
        game.apply(state, random.choice(game.legal_moves(state)), events)


def marks(items: CardItems) -> list[tuple[object, ...]]:
    """Return the faces, melds and players of the cards."""
    found = []
    for item in items.items:
        kind = item.place.kind
        if kind not in ("talong", "stock", "pack"):
            player = item.player if kind == "trick" or item.play >= 0 else -1
            found.append((kind, str(item.card), player, item.play, item.seen))
    return sorted(found, key=str)


def lies_at(zone: str, model: CardModel) -> dict[Any, Any]:
    return {row["face"]: row["lie"] for row in model.rows() if row["zone"] == zone}


def test_several_cards_lie_as_one_play_with_their_player() -> None:
    model, heap = CardModel(toy(3).info), Place("heap")
    ace, king, queen, jack, other = map(parse_card, ("SA", "SK", "SQ", "SJ", "HA"))
    hands: list[tuple[int, tuple[Card, ...]]] = [(0, (ace, king, queen, jack)), (1, (other,))]
    plays: list[tuple[int, tuple[Card, ...]]] = [(0, (ace, king)), (1, (other,)), (0, (queen, jack))]
    for seat, cards in hands:
        model.apply(Moved(cards, Place("pack"), Place("hand", seat), dealt=True), dealt=True)
    for seat, cards in plays:
        model.apply(Moved(cards, Place("hand", seat), heap))
    found = lies_at("heap", model)
    shown = {face: (lie["position"], round(lie["place"], 2), lie["latest"]) for face, lie in found.items()}
    assert shown == {
        "SA": (0, 0, False),
        "SK": (0, 0.32, False),
        "HA": (1, 1.32, False),
        "SQ": (0, 2.32, True),
        "SJ": (0, 2.64, True),
    }
    model.apply(Moved((other,), heap, Place("hand", 2)))
    assert [lie["latest"] for lie in lies_at("heap", model).values()].count(True) == 2


TABLE = (
    PlaceInfo("stock", "nobody", "pile"),
    PlaceInfo("hand", "owner", "fan"),
    PlaceInfo("trick", "all", "trick"),
)


def test_drawing_moves_no_card_of_the_stock() -> None:
    game = BY_ID["plocketolva"]
    model = CardModel(game.info)
    model.show(game.view(game.start(game.info.defaults(), game.info.pack, Standing(0, (0, 0))), 0))

    def stock() -> dict[int, object]:
        return {no: row["place"] for no, row in enumerate(model.rows()) if row["zone"] == "talong"}

    before = stock()
    model.apply(Moved((Card("S", "A"),), Place("talong"), Place("hand", 0)))
    assert len(stock()) == len(before) - 1
    assert stock().items() <= before.items()


def test_a_card_from_the_stock_is_the_speakers() -> None:
    """Who takes a chance says so; their card comes from the stock and lies before them."""
    sight = Sight({place.kind: place for place in TABLE}, 0)
    items = CardItems(3, Place("stock"))
    items.apply(Called(1, "chance"), sight)
    items.apply(Moved((parse_card("D9"),), Place("stock"), Place("trick")), sight)
    assert [item.player for item in items.row(Place("trick"))] == [1]


def test_a_shown_card_may_leave_unseen() -> None:
    """It lay alone where only its owner sees, was shown, and goes to a hand; nobody else sees the move."""
    last, hand = Place("last", 1), Place("hand", 1)
    places = {"last": PlaceInfo("last", "owner", "pile"), "hand": PlaceInfo("hand", "owner", "fan")}
    sight = Sight(places, 0)
    items = CardItems(1, last)
    zones: Zones = (Zone(last, (None,)), Zone(hand, ()))
    for event in (FaceShown(last, (parse_card("D9"),)), Moved((parse_card("D9"),), last, hand)):
        zones = fold(zones, redact(event, sight), sight)
        items.apply(redact(event, sight), sight)
    assert zones == (Zone(last, ()), Zone(hand, (None,)))
    assert [item.place for item in items.items] == [hand]


def test_further_cards_of_a_player_lie_beside_their_first() -> None:
    """In a trick to which somebody plays two cards, none is on top of another."""
    model = CardModel(replace(MARIAGE[0].info, places=TABLE[1:]))
    for seat, face in ((1, "S2"), (1, "S4"), (2, "H9")):
        model.apply(Moved((parse_card(face),), Place("pack"), Place("hand", seat)))
        model.apply(Moved((parse_card(face),), Place("hand", seat), Place("trick")))
    lying = [(row["face"], row["position"], row["slot"]) for row in model.rows() if row["zone"] == "trick"]
    assert sorted(lying) == [("H9", 2, 0), ("S2", 1, 0), ("S4", 1, 1)]


def test_long_hidden_hands_are_counted_where_no_trick_is() -> None:
    game = BY_ID["svarte-petter"].seated(3)
    view = game.view(game.start({}, game.info.pack, Standing(0, (0, 0, 0))), 0)
    counted = {(row["position"], row["count"]) for row in piles(view, view.zones, 0) if row["zone"] == "hand"}
    hands = {(seat, len(cards_at(view.zones, Place("hand", seat)))) for seat in (1, 2)}
    assert counted == {(seat, count) for seat, count in hands if count > 6} != set()


def test_a_fan_offered_for_drawing_has_no_count_at_its_seat() -> None:
    view = in_game("svarte-petter", 4, drawing).view(0)
    fan = next(zone for zone in view.zones if zone.place == offered(view)[0])
    assert len(fan.cards) > AT_A_GLANCE
    assert "hand" not in {row["zone"] for row in piles(view, view.zones, 0)}
