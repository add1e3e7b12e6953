"""Every page, prompt and form as a situation that a window can be led into: for the gallery and for the tests.

A new page is a line in `SITUATIONS`.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, SearchCancelled, never
from tolva_gui.ai.verdict import Verdict
from tolva_gui.app import App
from tolva_gui.paths import resources
from tolva_gui.records.record import GameRecord
from tolva_gui.records.text import dump
from tolva_gui.rules.cards import Card, parse_card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.game import View, parse_move
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import LEVEL, ScriptedPlayer, read_lesson
from tolva_gui.table.lookback import decisions
from tolva_gui.table.match import begin
from tolva_gui.table.seats import SeatSetup

HANDS = (
    "SA SK SQ HA HK HQ D6 C6 C7",
    "ST SJ S9 HT HJ DA DT C8 C9",
    "S8 S7 DK DQ DJ CA CK CQ H6",
    "S6 H9 H8 H7 D9 D8 D7 CT CJ",
)
NAMES = ("Alva", "Elna", "Nils", "Karna", "Per", "Bengta")


class Dreamer:
    """A computer player that never comes to a decision, so that the picture keeps still."""

    def choose(self, _view: View, _budget: Budget, cancelled: Cancelled = never) -> Choice:
        while not cancelled():
            time.sleep(0.01)
        raise SearchCancelled


def deck(leader: int, hands: Sequence[str] = HANDS) -> list[Card]:
    """Return the pack that deals these hands, one card at a time from the leader on."""
    rows = [[parse_card(text) for text in hand.split()] for hand in hands]
    return [rows[(leader + no) % len(rows)][no // len(rows)] for no in range(36)]


def people(kinds: str = "mccc") -> list[SeatSetup]:
    """Return seats: m is me, p another person, c a computer."""
    kind = {"m": "me", "p": "person", "c": "computer"}
    return [
        SeatSetup(kind[letter], name, "best" if letter == "c" else None)  # type: ignore[arg-type]
        for letter, name in zip(kinds, NAMES, strict=False)
    ]


def table(leader: int, moves: str, kinds: str = "mccc", scores: tuple[int, int] = (4, 7)) -> Host:
    """Return a table where the leader led and these moves were made, divided by commas."""
    dealer = (leader - 1) % 4
    host = Host.new(
        "tolva-4", {}, people(kinds), seed=1, first_dealer=dealer, scores=scores, decks=[deck(leader)]
    )
    host.start_deal()
    play(host, moves)
    return host


def play(host: Host, moves: str) -> None:
    """Make moves for whoever is to act."""
    for text in filter(None, moves.split(",")):
        seat = host.to_act()
        assert seat is not None
        host.play(seat, parse_move(text.strip()))


def whole_game(seed: int) -> Host:
    """Return a table after its last deal."""
    return played_out(True, seed)


def played_out(whole: bool, seed: int = 5) -> Host:
    """Return a table after its third deal, or after its last."""
    return Host.resume(_played_out(whole, seed))


@cache
def _played_out(whole: bool, seed: int) -> GameRecord:
    host = Host.new("tolva-4", {}, people(), seed=seed, first_dealer=0)
    player = make_player("rules", 1)
    while host.winner is None and (whole or len(host.results) < 3):
        host.start_deal()
        while (seat := host.to_act()) is not None:
            host.play(seat, player.choose(host.view(seat), Budget(iterations=50)).move)
    return host.record()


def in_a_match() -> Host:
    """Return a table after the second game of three tolvor."""
    host = played_out(True)
    begin(host, "three")
    host.extra = (*host.extra, ("x-match-game", "1 7 12"))
    return host


def in_a_second_game() -> Host:
    """Return a table in the second game of three tolvor."""
    host = table(0, "play SA")
    begin(host, "three")
    host.extra = (*host.extra, ("x-match-game", "1 7 12"))
    return host


def played_on(deals: int) -> Host:
    """Return a table in the deal after so many."""
    host = played_out(False)
    player = make_player("rules", 1)
    while len(host.results) < deals:
        host.start_deal()
        while (seat := host.to_act()) is not None:
            host.play(seat, player.choose(host.view(seat), Budget(iterations=50)).move)
    host.start_deal()
    while (seat := host.to_act()) != 0 and seat is not None:
        host.play(seat, player.choose(host.view(seat), Budget(iterations=50)).move)
    return host


def claimable() -> Host:
    """Return a table where the rest is proved to be the player's."""
    player = make_player("rules", 1)
    for seed in range(99):
        host = Host.new("bondtolva-4", {}, people(), seed=seed, first_dealer=0)
        host.start_deal()
        while (seat := host.to_act()) is not None:
            if seat == 0 and len(host.sure_leads(0)) > 1:
                return host
            host.play(seat, player.choose(host.view(seat), Budget(iterations=50)).move)
    raise LookupError("no deal in which the rest is the player's")


def of_form(form: str, tricks: int) -> Host:
    """Return a table of any form after so many tricks, when it is the turn of the person at the window."""
    return Host.resume(_of_form(form, tricks))


@cache
def _of_form(form: str, tricks: int) -> GameRecord:
    info = BY_ID[form].info
    scores = (7, -6, 4)[: info.sides]
    host = Host.new(form, {}, people("m" + "c" * (info.seats - 1)), seed=3, first_dealer=0, scores=scores)
    host.start_deal()
    player = make_player("rules", 1)
    while (seat := host.to_act()) is not None:
        view = host.view(seat)
        if seat == 0 and len(view.facts.tricks) >= tricks:
            break
        host.play(seat, player.choose(view, Budget(iterations=50)).move)
    return host.record()


FRAMES = 3
KEYS = {"last trick": "L", "own tricks": "L L", "menu": "M", "points": "P", "hide": "B", "word": "F2"}
"""What a person would press to see it."""
Situation = tuple[str, Callable[[], Host] | None, str, str]
SITUATIONS: tuple[Situation, ...] = (
    # Name, table, moves to be seen happening, what to do then.
    ("new-game", None, "", ""),
    ("first-deal", lambda: table(0, ""), "", ""),
    ("second-hand", lambda: table(3, "play S6"), "", ""),
    ("refused", lambda: table(3, "play S6"), "", "play HA"),
    ("melding-prompt", lambda: table(0, "play SA, play S9, play S7, play S6"), "", ""),
    ("trump-set", lambda: table(0, "play SA, play S9, play S7, play S6"), "meld S", ""),
    ("asked-partner", lambda: table(2, "play CA, play CJ, play C6, play C8"), "ask", ""),
    ("partner-melds", lambda: table(0, "play SA, play S9, play S7, play S6, ask"), "meld C", ""),
    ("gubbe", lambda: table(3, "", scores=(-6, 5)), "half", ""),
    ("full-trick", lambda: table(0, "play SA, play S9, play S7"), "play S6", "wait"),
    ("last-trick", lambda: table(0, "play SA, play S9, play S7, play S6"), "", "last trick"),
    ("own-tricks", lambda: of_form("bondtolva-6", 5), "", "own tricks"),
    ("table-menu", lambda: table(0, "play SA"), "", "menu"),
    ("points", lambda: played_on(4), "", "points"),
    ("claim", claimable, "", ""),
    ("second-game", in_a_second_game, "", ""),
    ("hint-question", lambda: table(3, "play S6"), "", "hint 1"),
    ("hint-reason", lambda: table(3, "play S6"), "", "hint 2"),
    ("hint-move", lambda: table(0, "play SA, play S9, play S7, play S6"), "", "hint 3"),
    ("practice", lambda: table(0, "play SA, play S9, play S7, play S6"), "", "practice"),
    ("lesson-head", None, "", "lesson 1"),
    ("lesson-meld", None, "", "lesson 2"),
    ("lesson-ask", None, "", "lesson 4"),
    ("lesson-twelve", None, "", "lesson 12"),
    ("exercise", None, "", "exercise"),
    ("curtain", lambda: table(0, "play SA", "mpcc"), "", ""),
    ("curtain-code", lambda: table(0, "play SA", "mpcc"), "", "code"),
    ("curtain-forgotten", lambda: table(0, "play SA", "mpcc"), "", "code forgotten"),
    ("cards-down", lambda: table(0, ""), "", "hide"),
    ("old-word", lambda: table(3, "", scores=(-6, 5)), "", "word"),
    ("deal-sheet", lambda: played_out(False), "", ""),
    ("game-over", lambda: played_out(True), "", ""),
    ("settings", lambda: table(0, ""), "", "settings"),
    ("keys", lambda: table(0, ""), "", "keys"),
    ("about", lambda: table(0, ""), "", "about"),
    ("opponents", lambda: table(0, ""), "", "opponents"),
    ("notice", lambda: table(0, ""), "", "notice"),
    ("rules", lambda: table(0, ""), "", "rules"),
    ("rule", lambda: table(3, "play S6"), "", "rule"),
    ("history", lambda: table(0, ""), "", "history"),
    ("statistics", lambda: table(0, ""), "", "statistics"),
    ("statistics-empty", lambda: table(0, ""), "", "no statistics"),
    ("review", lambda: played_out(False), "", "review"),
    ("bad-record", lambda: table(0, ""), "", "bad record"),
    ("match", in_a_match, "", "match"),
    *(
        (f"form-{form}-{tricks}", partial(of_form, form, tricks), "", "")
        for form in BY_ID
        for tricks in (0, 3)
    ),
)


def code(app: App) -> None:
    """Elna has a code, and looks away."""
    app.privacy.choose("12")
    app.privacy.hide()


def code_forgotten(app: App) -> None:
    """She does not know it any more."""
    code(app)
    app.privacy.forget()


def review(app: App) -> None:
    """Look back at the deal, some cards on."""
    app.shelf.review.lookBack()
    app.shelf.review.goTo(14)


def keep(app: App, host: Host, day: int) -> None:
    """Let the game have been played on that day."""
    host.began = f"2026-11-{day:02}T19:30:00+01:00"
    app.shelf.archive.keep(host)


def history(app: App) -> None:
    """The games played, one at least."""
    keep(app, played_out(False), 20)
    app.shelf.history.open()


def statistics(app: App) -> None:
    """The statistics of some games."""
    for seed in range(12):
        keep(app, whole_game(seed), seed + 1)
    app.shelf.statistics.open()


def no_statistics(app: App) -> None:
    """Those of a form that has not been played."""
    app.shelf.statistics.choose("form", "tolva-3")
    app.shelf.pages.open("statistics")


def bad_record(app: App) -> None:
    """A record with mistakes in it."""
    record = dump(played_out(False).record()).replace("1 play", "1 plays", 2)
    app.shelf.records.read(record.replace("2 play S", "2 play H", 1), "Näs.tolva")


def exercise(app: App) -> None:
    """Let a choice be asked again that was missed once."""
    host = whole_game(5)
    keep(app, host, 3)
    record = host.record()
    choices = decisions(record, record.deals[0])
    choice = next(each for each in choices if each.view.seat == 0 and len(each.view.legal) > 2)
    verdict = Verdict(choice.move, choice.view.legal[0], "slip", 0.5)
    app.exercises.keep(record, record.deals[0], choice, verdict)
    app.exercises.begin()


OPENERS: Mapping[str, Callable[[App], object]] = {
    "notice": lambda app: app.notices.add("settings damaged", "settings.json.damaged-1"),
    "code": code,
    "code forgotten": code_forgotten,
    "rules": lambda app: app.shelf.help.open(),
    "rule": lambda app: app.shelf.help.showRule("T9"),
    "review": review,
    "history": history,
    "statistics": statistics,
    "no statistics": no_statistics,
    "bad record": bad_record,
    "exercise": exercise,
}


def show_page(app: App, name: str) -> None:
    """Open a page over the table; one that needs nothing else by its name."""
    open_it = OPENERS.get(name)
    if open_it is not None:
        open_it(app)
    else:
        app.shelf.pages.open(name)


@dataclass(frozen=True)
class Look:
    """How the window is set up for a situation."""

    size: tuple[int, int]
    language: str
    theme: str = "light"

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]}-{self.theme}-{self.language}"


def player_of(level: str, _seed: int) -> Player:
    """Return who plays at the table: computers think for ever, those of a lesson make its moves."""
    return ScriptedPlayer(resources() / "lesson") if level == LEVEL else Dreamer()


class Stage:
    """One window that is led through all situations."""

    def __init__(self) -> None:
        self.app = App(keep=False, player_maker=player_of)
        self.app.settings.set("speed", 0)
        self._frames = 0
        self.app.window.frameSwapped.connect(self._frame)
        self.app.window.show()

    def show(self, situation: Situation, look: Look) -> None:
        """Lead the window there."""
        _, make, moves, then = situation
        app = self.app
        for name, value in (
            ("language", look.language),
            ("theme", look.theme),
            ("speed", 0),
            ("practice", False),
        ):
            app.settings.set(name, value)
        app.window.resize(*look.size)
        app.choreography.clear()
        app.shelf.pages.clear()
        while app.notices.property("texts"):
            app.notices.dismiss()
        app.session.newGame()
        if make is not None:
            app.session.sit_down(make())
            self.settle()
        self.happen(moves, then)
        self.settle()

    def close(self) -> None:
        """Take the window down."""
        self.app.close()

    def happen(self, moves: str, then: str) -> None:
        """Let the last moves be seen, and do what the picture is about."""
        app = self.app
        if then == "wait":
            app.settings.set("speed", 2)
            app.settings.set("wait_for_click", True)
        for move in filter(None, moves.split(",")):
            host = app.director.host
            assert host is not None
            seat = host.to_act()
            assert seat is not None
            app.director.show(host.play(seat, parse_move(move.strip())))
        if then == "wait":
            self.settle(0.6)
            app.settings.set("wait_for_click", False)
        elif then.startswith("play"):
            app.table.play(then.split()[1])
        elif then in KEYS:
            app.window.requestActivate()
            for key in KEYS[then].split():
                QTest.keyClick(app.window, getattr(Qt.Key, f"Key_{key}"))
        elif then.startswith("hint") or then == "practice":
            self.advise(int(then[-1]) if then[-1].isdigit() else 0)
        elif then.startswith("lesson"):
            self.teach(int(then.split()[1]))
        elif then:
            show_page(app, then)

    def teach(self, times: int) -> None:
        """Let the lesson be seen after so many moves and pages turned, each the first that it takes."""
        lesson, director = self.app.lesson, self.app.director
        lesson.begin()
        script = read_lesson(resources() / "lesson", "tolva-4")
        for _ in range(times):
            self.settle()
            step, host = script.steps[lesson.property("number") - 1], director.host
            assert host is not None
            if not step.accept:
                lesson.next()
                continue
            while not director.ready():
                self.settle()
            legal = host.view(0).legal
            director.play(next(move for move in step.accept if move in legal))

    def advise(self, strength: int) -> None:
        """Let a hint of this strength be seen, or with none the figures of practice."""
        self.app.advice_maker = make_player
        self.app.settings.set("practice", not strength)
        for _ in range(strength):
            self.app.hints.ask()
        came = "text" if strength else "figures"
        for _ in range(200):
            self.settle(0.02)
            if self.app.hints.property(came) and not self.app.hints.property("thinking"):
                break
        self.app.notices.dismiss()

    def settle(self, seconds: float = 0.0) -> None:
        """Let the window have that time, and then draw what has come of it: rows and lists take a frame or two."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._turn()
            time.sleep(0.005)
        for _ in range(FRAMES):
            self._frames = 0
            self.app.window.update()
            while not self._frames:
                self._turn()
                time.sleep(0.001)

    @staticmethod
    def _turn() -> None:
        """A turn of the event loop, and the end of closed pages: `processEvents` lets them pile up."""
        QGuiApplication.processEvents()
        QGuiApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _frame(self) -> None:
        self._frames += 1
