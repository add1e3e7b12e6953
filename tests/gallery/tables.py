"""Tables in the middle of a game, for the scenes of the gallery and of the tests."""

from collections.abc import Callable, Sequence
from functools import cache, partial, wraps
from typing import ParamSpec

from tests.table.games import NAMES, reached, seats_of
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.records.record import SeatKind, SeatSetup
from tolva_gui.rules.cards import Card, parse_card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Place, Seat, cards_at
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.moves import Pick, Play
from tolva_gui.rules.view import TrickFacts, View
from tolva_gui.table.calls import MOST_SHOWN
from tolva_gui.table.host import Host
from tolva_gui.table.match import begin

HANDS = (
    "SA SK SQ HA HK HQ D6 C6 C7",
    "ST SJ S9 HT HJ DA DT C8 C9",
    "S8 S7 DK DQ DJ CA CK CQ H6",
    "S6 H9 H8 H7 D9 D8 D7 CT CJ",
)
KINDS: dict[str, SeatKind] = {"m": "me", "p": "person", "c": "computer"}


def deck(leader: int, hands: Sequence[str] = HANDS) -> list[Card]:
    """Return the pack that deals these hands, one card at a time from the leader on."""
    rows = [[parse_card(text) for text in hand.split()] for hand in hands]
    return [rows[(leader + no) % len(rows)][no // len(rows)] for no in range(36)]


def people(kinds: str = "mccc", level: str = "best") -> list[SeatSetup]:
    """Return seats: m is me, p another person, c a computer of that level."""
    return [
        SeatSetup(KINDS[letter], name, level if letter == "c" else None)
        for letter, name in zip(kinds, NAMES, strict=False)
    ]


def table(
    leader: int, moves: str, kinds: str = "mccc", scores: tuple[int, int] = (4, 7), seed: int = 1
) -> Host:
    """Return a table with this leader after these comma-separated moves."""
    dealer = (leader - 1) % 4
    host = Host.new(
        "tolva-4", {}, people(kinds), seed=seed, first_dealer=dealer, scores=scores, decks=[deck(leader)]
    )
    host.start_deal()
    play(host, moves)
    return host


def play(host: Host, moves: str) -> None:
    """Make the moves, each by the seat to act."""
    for text in filter(None, moves.split(",")):
        host.play(host.to_act(), host.parse(text.strip()))


P = ParamSpec("P")


def played_once(make: Callable[P, Host]) -> Callable[P, Host]:
    """Return the maker of a table that plays it once and resumes it each further time."""
    record = cache(lambda *args, **kwargs: make(*args, **kwargs).record())
    return wraps(make)(lambda *args, **kwargs: Host.resume(record(*args, **kwargs)))


def whole_game(seed: int) -> Host:
    """Return a table after its last deal."""
    return played_out(True, seed)


@played_once
def played_out(whole: bool, seed: int = 5) -> Host:
    """Return a table after its third deal, or after its last."""
    host = Host.new("tolva-4", {}, people(), seed=seed, first_dealer=0)
    host.began = "2026-01-01T12:00:00+00:00"
    while host.winner is None and (whole or len(host.results) < 3):
        next_deal(host)
    return host


def play_on(host: Host, until: Callable[[Host, Seat], bool] = lambda _host, _seat: False) -> bool:
    """Play by rules of thumb; return whether *until* held for the seat to act before the deal was over."""
    player = make_player("rules", 1)
    while (seat := host.to_act()) is not None:
        if until(host, seat):
            return True
        host.play(seat, player.choose(host.view(seat), Budget(iterations=50)).move)
    return False


def next_deal(host: Host) -> Host:
    """Let rule players play the next deal of the table."""
    host.start_deal()
    play_on(host)
    return host


def in_a_match() -> Host:
    """Return a table after the second game of three tolvor."""
    return second_of_three(played_out(True))


def second_of_three(host: Host) -> Host:
    """Let it be the second game of three tolvor."""
    begin(host)
    host.extra = (*host.extra, ("x-match-game", "1 7 12"))
    return host


def played_on(deals: int) -> Host:
    """Return a table in the deal after that number of deals."""
    host = played_out(False)
    while len(host.results) < deals:
        next_deal(host)
    host.start_deal()
    play_on(host, lambda _host, seat: seat == 0)
    return host


def claimable() -> Host:
    """Return a table where the remaining tricks are provably the player's."""
    for seed in range(99):
        host = Host.new("bondtolva-4", {}, people(), seed=seed, first_dealer=0)
        host.start_deal()
        if play_on(host, lambda host, seat: seat == 0 and len(host.sure_leads(0)) > 1):
            return host
    raise LookupError("no deal in which the rest is the player's")


@played_once
def of_form(form: str, tricks: int) -> Host:
    """Return a table of any form after that number of tricks, on the turn of the window's player."""
    info = BY_ID[form].info
    scores = (7, -6, 4)[: info.sides]
    host = Host.new(form, {}, people("m" + "c" * (info.seats - 1)), seed=3, first_dealer=0, scores=scores)
    host.start_deal()
    play_on(host, lambda host, seat: seat == 0 and len(mariage(host.view(0).facts).tricks) >= tricks)
    return host


in_game = partial(reached, first_seed=1)


def phase(name: str) -> Callable[[View], bool]:
    """Return a predicate: the view is in that phase."""
    return lambda view: view.phase == name


def asks(key: str) -> Callable[[View], bool]:
    """Return a predicate: the view has that question."""
    return lambda view: view.question is not None and view.question.key == key


def holding(least: int) -> Callable[[View], bool]:
    """Return a predicate: Alva, to play, holds at least that number of cards."""
    return lambda view: view.phase == "play" and len(cards_at(view.zones, Place("hand", 0))) >= least


def shows(key: str) -> Callable[[View], bool]:
    """Return a predicate: the view has a sign of that kind."""
    return lambda view: any(sign.key == key for sign in view.display.signs)


def lying(kind: str, least: int) -> Callable[[View], bool]:
    """Return a predicate: at least that number of cards are at a place of that kind."""
    return lambda view: any(zone.place.kind == kind and len(zone.cards) >= least for zone in view.zones)


def trick_of(cards: int) -> Callable[[View], bool]:
    """Return a predicate: the trick has that number of cards and is not the first."""
    return lambda view: (
        isinstance(view.facts, TrickFacts) and len(view.facts.trick) == cards and len(view.facts.tricks) > 0
    )


def capture(view: View) -> bool:
    """Return whether a hand card takes two cards together."""
    return any(isinstance(move, Play) and len(move.takes) == 2 for move in view.legal)


def drawing(view: View) -> bool:
    """Return whether a card must be drawn from an offered fan."""
    return any(isinstance(move, Pick) for move in view.legal)


def few_stakes(view: View) -> bool:
    """Return whether a stake is chosen among so few that each has a button."""
    return view.phase == "stake" and len(view.legal) < MOST_SHOWN


GREETINGS = {"T": "whistle", "J": "jack", "Q": "lady", "K": "salute", "A": "slap"}


def raced_out(seats: int) -> Host:
    """Return a race after its end: Elna is the last at every card."""
    host, clock = Host.new("hej-knekt", {}, seats_of(seats), seed=3, first_dealer=seats - 1), 0
    host.start_deal()
    while not host.over:
        clock += 1000
        if (seat := host.to_act()) is not None:
            host.play(seat, host.parse(f"turn {clock}"))
            continue
        word = GREETINGS[str(cards_at(host.view(None).zones, Place("middle"))[-1])[1]]
        for quick in range(seats):
            if quick != 1:
                host.play(quick, host.parse(f"react {quick} {word} {clock + quick}"))
    return host
