"""A hint is next to the cards that it names, and the trump sign next to the hand opposite."""

from functools import cache
from itertools import pairwise, product

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.gallery.more_tables import in_game, lying, phase
from tests.ui.conftest import InstantPlayer, Open, Valuing, Window, kind_of, on_felt, table
from tests.ui.forms import melds, new_host, reach
from tests.ui.place_tables import new_table, reached
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.moves import Move, Play
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host

SIZES = ((900, 600), (1280, 800))


def from_the_row() -> Valuing:
    """Return a player that values a card on the table best by a point, or the first legal move if there is none."""

    def worth(view: View, move: Move) -> float:
        up = {card for zone in view.zones if zone.place.kind == "up" for card in zone.cards}
        return move == next((m for m in view.legal if isinstance(m, Play) and m.card in up), view.legal[0])

    return Valuing(worth)


def seen(window: Window, kind: str) -> list[QQuickItem]:
    return [item for item in window.visible() if kind_of(item).startswith(kind)]


def sized(window: Window, size: tuple[int, int], text: int) -> None:
    window.app.window.resize(*size)
    window.app.settings.set("text_size", text)
    window.bot.wait(30)


def ask(window: Window) -> None:
    """Ask for the next step of the hint, and wait for it."""
    window.app.sitting.hints.ask()
    window.wait(lambda: not window.app.sitting.hints.property("thinking"))


def answered() -> Host:
    """Return a bordstolva trick that the person at the lower edge answers, from hand or row."""
    return reach(
        "bordstolva",
        lambda view: view.seat == 0 and len(mariage(view.facts).trick) == 1 and len(view.legal) > 2,
    )


@cases("size, text", product(SIZES, [160, 100]), usual=["900x600-160"])
def test_the_note_never_covers_the_card_that_it_names(
    open_window: Open, size: tuple[int, int], text: int, length: int
) -> None:
    window = open_window(from_the_row)
    sized(window, size, text)
    for host in (answered(),) if length == 1 else (new_host("bordstolva"), answered()):
        window.sit(host, turn=True)
        for _ in range(3):
            ask(window)
        window.bot.wait(30)
        (face,) = window.app.sitting.hints.property("cards")
        (note,) = seen(window, "HintNote")
        (card,) = [card for card in window.cards() if card.property("face") == face]
        assert card.property("zone") == "up", "the test is about the row"
        # The note moves once its text is set.
        window.wait(lambda: not on_felt(note).intersects(on_felt(card)))  # noqa: B023
        assert QRectF(0, 0, *size).contains(on_felt(note))
        window.app.sitting.hints.ask()


@cache
def trumped(length: int) -> tuple[Host, ...]:
    """Tables with a trump: by default the fullest, and one with cards that lie open."""
    forms = ("bondtolva-6", "bordstolva", "plocketolva")
    found = (
        reach(form, lambda view: mariage(view.facts).trump is not None, choose=melds)
        for form in (forms[:2] if length == 1 else forms)
    )
    return (*found, *[table(0, "play SA, play S9, play S7, play S6, meld H")][: length - 1])


@cases("language, size, text", product(["sv", "en"], SIZES, [160, 100]), usual=["sv-900x600-160"])
def test_the_sign_for_trump_lies_on_no_hand(
    size: tuple[int, int], text: int, language: str, length: int, window: Window
) -> None:
    sized(window, size, text)
    window.app.settings.set("language", language)
    for host in trumped(length):
        window.sit(host)
        window.bot.wait(30)
        (sign,) = seen(window, "TrumpSign")
        hands = [card for card in seen(window, "CardItem") if card.property("zone") in ("hand", "up")]
        covered = [
            on_felt(card) for card in hands if on_felt(sign).intersects(on_felt(card).adjusted(4, 4, -4, -4))
        ]
        assert not covered, (host.info.id, on_felt(sign))
        names = [on_felt(item) for item in seen(window, "LankaScore")]
        assert not [name for name in names if on_felt(sign).intersects(name)], host.info.id


@cases("size", SIZES, usual=["(900, 600)"], ids=str)
def test_large_hint_covers_no_tool_plate_or_played_card(
    open_window: Open, size: tuple[int, int], length: int
) -> None:
    """The hint used to stay small, and covered the tools and the partner."""
    window = open_window(lambda: InstantPlayer(1))
    sizes = dict[int, int]()
    melding = "play SA, play S9, play S7, play S6"
    looks = ((100, 0, melding), (160, 3, "play S6"), (160, 0, melding))
    for text, forehand, played in looks[:2] if length == 1 else looks:
        sized(window, size, text)
        window.sit(table(forehand, played), turn=True)
        for _ in range(3):
            ask(window)
            (note,) = seen(window, "HintNote")
            things = [*seen(window, "IconButton"), *seen(window, "SeatBadge"), *seen(window, "CallBar")]
            trick = [card for card in seen(window, "CardItem") if card.property("zone") == "trick"]
            assert len(trick) == (played == "play S6")
            spots = [*map(on_felt, things), *(on_felt(card).adjusted(0, 0, 0, -3) for card in trick)]
            window.wait(lambda: not any(on_felt(note).intersects(spot) for spot in spots))  # noqa: B023
        sizes[text] = window.item("hint").property("font").pixelSize()
        window.app.sitting.hints.ask()
    assert sizes[160] > 1.4 * sizes[100]


@cases("text", [100, 160], usual=["160"])
def test_what_is_told_beside_the_hint_leaves_its_button_free(open_window: Open, text: int) -> None:
    """«This deal counts as played with help» used to cover the hint's Close button."""
    window = open_window(lambda: InstantPlayer(1))
    sized(window, SIZES[0], text)
    window.sit(table(0, "play SA, play S9, play S7, play S6"), turn=True)
    for _ in range(3):
        ask(window)
    window.app.notices.add("hinted")
    notice, (note,) = window.item("notice"), seen(window, "HintNote")
    window.wait(lambda: not on_felt(notice).intersects(on_felt(note)))


BY_SEATS = {game: rules.info.seat_counts for game, rules in BY_ID.items()}
STEADY = (
    "tolva-4",
    "bondtolva-4",
    "plump",
    "nittionio",
    "kasino",
    "lomber",
    "grandissimo",
    "vandtia",
    "tjugoett",
)


@cases("game, text", product(STEADY, [160, 100]), usual=["tolva-4-160"])
def test_the_note_stays_where_it_was_from_step_to_step(open_window: Open, game: str, text: int) -> None:
    """The note used to move to the middle, left and right with each H (players-2, 15)."""
    window = open_window()
    sized(window, (1280, 800), text)
    host = new_table(game, 4 if 4 in BY_SEATS[game] else max(BY_SEATS[game]))
    window.sit(host, turn=True)
    places: list[QRectF] = []
    for _ in range(3):
        ask(window)
        window.settle()
        places += [on_felt(note) for note in seen(window, "HintNote")[:1]]
    assert len(places) == 3
    for before, after in pairwise(places):
        shared = before.intersected(after)
        least = min(before.width() * before.height(), after.width() * after.height())
        stays = shared.width() * shared.height() >= 0.5 * least
        assert stays or covers_what_is_named(window, before, after), [place.getRect() for place in places]


def covers_what_is_named(window: Window, before: QRectF, after: QRectF) -> bool:
    """Return whether the note, in its present size, would cover a named card at its former place."""
    hints = window.app.sitting.hints
    told = {*hints.property("cards"), *hints.property("takes")}
    there = QRectF(before.topLeft(), after.size())
    spots = [
        on_felt(card) for card in window.visible() if card.property("lie") and card.property("face") in told
    ]
    return any(there.intersects(spot) for spot in spots)


def of_many_cards() -> Valuing:
    """Return a player that values a move the more cards it takes, by small steps."""
    return Valuing(lambda view, move: 2 - 0.3 * sorted(view.legal, key=taken, reverse=True).index(move))


def taken(move: Move) -> int:
    return len(move.takes) if isinstance(move, Play) else 0


def large(open_window: Open, size: tuple[int, int], language: str, host: Host) -> Window:
    """Return a table in the largest text, with a player who takes many cards."""
    window = open_window(of_many_cards)
    sized(window, size, 160)
    window.app.settings.set("language", language)
    window.sit(host, turn=True)
    return window


def whole_hint_at_once(window: Window) -> QQuickItem:
    """Press H three times in a row, and return the note."""
    for _ in range(3):
        window.app.sitting.hints.ask()
    window.wait(lambda: not window.app.sitting.hints.property("thinking"))
    window.settle()
    (note,) = seen(window, "HintNote")
    return note


def uncovered(window: Window, cards: list[QQuickItem]) -> bool:
    """Whether the note covers none of the cards, no name, no tool and no prompt."""
    (note,) = seen(window, "HintNote")
    others = [item for kind in ("SeatBadge", "IconButton", "CallBar") for item in seen(window, kind)]
    return not any(on_felt(note).intersects(on_felt(thing)) for thing in (*cards, *others))


@cases("language", ["sv", "en"], usual=["sv"])
def test_hint_beside_twelve_cards_covers_nothing(open_window: Open, language: str) -> None:
    """With large text it used to cover the prompt and the edge of a card, and broke a card in two: ♣1, 0."""
    window = large(open_window, SIZES[0], language, reached("kasino", 2, beside_twelve_with_many_to_take))
    for _ in range(3):
        ask(window)
        window.settle()
        window.wait(lambda: uncovered(window, seen(window, "CardItem")))
        (note,) = seen(window, "HintNote")
        assert QRectF(0, 0, *SIZES[0]).contains(on_felt(note))
    (told,) = [text for text in window.app.sitting.hints.property("detail") if "♠" in text and "·" in text]
    one, other = told.partition(": ")[2].split("\u00a0· ")
    assert one.replace("\u00a0", " ") in ("this +2.0", "detta +2,0"), "it stands above"
    assert " " in other, "it may break between cards"


def test_whole_hint_at_once_covers_nothing(open_window: Open) -> None:
    """In the largest text it used to cover the undo buttons and own cards."""
    window = large(open_window, SIZES[1], "sv", in_game("kasino", 2, lying("sea", 12)))
    note = whole_hint_at_once(window)
    faces = [card for card in seen(window, "CardItem") if card.property("face")]
    assert len(faces) > 12
    window.wait(lambda: uncovered(window, faces))
    assert QRectF(0, 0, *SIZES[1]).contains(on_felt(note))


def test_hint_below_a_long_rail_keeps_its_letters(open_window: Open) -> None:
    """In lomber it was shrunk to a stamp below the order of the cards."""
    host = in_game("lomber", 3, phase("play"), says=("bid kuppa",))
    note = whole_hint_at_once(large(open_window, SIZES[0], "sv", host))
    assert note.scale() == 1
    assert QRectF(0, 0, *SIZES[0]).contains(on_felt(note))


def beside_twelve_with_many_to_take(view: View) -> bool:
    lie = max(len(zone.cards) for zone in view.zones if zone.place.kind == "sea")
    return lie >= 12 and len(view.legal) > 5 and max(map(taken, view.legal)) >= 4
