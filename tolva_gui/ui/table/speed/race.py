"""A game of speed at the table: its keys, its requests to computers, and what the window shows of it.

`table/speed.py` says when the moves are due.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Property, QTimer, Signal, Slot

from tolva_gui.rules.cards import parse_card
from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import Call
from tolva_gui.rules.view import RaceFacts
from tolva_gui.table.lesson import LEVEL, is_lesson
from tolva_gui.table.speed import Due, Speed, at_time, facts_of, reaction
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.table.speed.keys import TURN_KEYS, Key, KeySet, key_sets, meant_by
from tolva_gui.ui.table.table import AtTable, Table
from tolva_gui.ui.texts import language
from tolva_gui.ui.workers import SAFE_LEVEL, MoveReply, MoveRequest
from tolva_gui.words import sentences as words
from tolva_gui.words.sentences import Language

if TYPE_CHECKING:
    from PySide6.QtQuick import QQuickWindow

    from tolva_gui.ui.table.sitting import Services
    from tolva_gui.ui.table.speed.frame_watch import RaceWatch

Rows = list[dict[str, Any]]
TICK_MS: Final = 8
SLOWNESS: Final = {"quick": 1.0, "easy": 1.5, "slow": 2.5, "calm": 1.0}
CALM: Final = "calm"
"""No hurry: no player is too slow, only a wrong reaction costs time."""


@named_in_qml
class Race(AtTable):
    """Replaces turns in games whose moves carry their time; in other games it never becomes active."""

    changed = Signal()
    pressed = Signal(int, str)
    """The seat and reaction of a person, which is still to be judged."""
    refused = Signal(int)
    """The seat of a person whose reaction does not count, because they are locked or should do otherwise."""

    def __init__(self, table: Table, services: "Services") -> None:
        super().__init__(table)
        self._settings = services.settings
        self._services = services
        self._now = services.clock
        self._window = services.window
        self._watch: RaceWatch | None = None
        self._speed = Speed(self._host, self._now, lambda: self._director.people, self._calm, self._at_once)
        self.reads: Callable[[], bool] = lambda: False
        """Returns whether the keys that turn cards turn the pages of a lesson instead."""
        self._to_ask: list[Seat] = []
        self._request: MoveRequest | None = None
        self._order: Rows = []
        self._locked: list[Seat] = []
        self._keys: dict[Key, tuple[Seat, str]] = {}
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.tick)
        if self._host.info.reactions:
            services.workers.answered.connect(self._answered)
            self._director.settled.connect(self._look)
            self._director.stopped.connect(self._leave)
            self._settings.named.connect(self._setting_changed)

    @property
    def watch(self) -> "RaceWatch":
        """Times the frames and keys of the window."""
        if self._watch is None:
            from tolva_gui.ui.table.speed.frame_watch import RaceWatch  # only games of speed need it

            self._watch = RaceWatch(self._key, self._now, self)
            self._watch.seen.connect(self.see)
            self._watch.watch(self._window)
        return self._watch

    def show_in(self, window: "QQuickWindow | None") -> None:
        """Use this window; None: it is about to go."""
        self._window = window
        if self._watch is not None:
            self._watch.watch(window)

    # People's actions

    @Slot(str)
    def press(self, word: str) -> None:
        """React with that button for the person at the window."""
        if self._speed.on and self._director.persons:
            self.react(self._director.persons[0], word, self.watch.pointed())

    @Slot()
    def turn(self) -> None:
        """Turn a card for the person whose turn it is."""
        seat = self._host.to_act() if self._speed.on else None
        if self._speed.watched and not self._speed.unseen and seat is not None and self._is_person(seat):
            due = self._speed.turn_of(seat)
            if not self._table.is_objected(due.move):
                self._make(due)

    def look(self, on: bool) -> None:
        """Set whether the table is visible; the clock stands while it is covered."""
        if on != self._speed.watched:
            self._speed.look(on)

    def _key(self, key: int, keypad: bool, at: float) -> bool:
        """Handle a key pressed at that time; return whether it is one of the game's."""
        if not self._speed.on or not self._speed.watched:
            return False
        if key in TURN_KEYS:
            if self.reads():
                return False
            self.turn()
            return True
        known = self._keys.get((key, keypad)) or self._keys.get((key, False))
        if known is not None:
            seat, word = known
            self.react(seat, meant_by(key, word, self._host, self._indices()), at)
        return known is not None

    def react(self, seat: Seat, word: str, at: float) -> None:
        """Take a person's reaction at that time."""
        if not self._speed.on or not self._speed.watched:
            return
        self.pressed.emit(seat, word)
        if self._table.is_objected(reaction(seat, word, facts_of(self._host).clock)):
            self.refused.emit(seat)
            return
        self._speed.press(seat, word, at)
        self.tick()

    def turn_for(self, seat: Seat) -> None:
        """Turn a card for a person elsewhere."""
        if self._speed.on and not self._speed.unseen and self._host.to_act() == seat:
            self._make(self._speed.turn_of(seat))

    def react_after(self, seat: Seat, word: str, ms: int) -> None:
        """Take the reaction of a person elsewhere, *ms* milliseconds after their own screen showed the card."""
        if not self._speed.on:
            return
        if self._calm() and not self._speed.unseen:
            self.react(seat, word, self._now())
        else:
            self._speed.press_after(seat, word, ms)
            self.tick()

    # Planning

    @Slot()
    def _look(self) -> None:
        """Begin the race, or resume it, because all events have been shown."""
        host = self._host
        if self._speed.on or not host.deal_number or host.result() is not None:
            return
        from PySide6.QtCore import Qt  # costs a tenth of the start

        self._speed.on = True
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._deal_keys()
        self.watch.switch(True)
        self._timer.start(0 if self._at_once() else TICK_MS)
        self._speed.clock.set_slowness(self._slowness(), self._now())
        if host.to_act() is None:
            self._expect()
        else:
            self._speed.go(self._now())
            self._plan()
        self.changed.emit()

    @Slot()
    def _leave(self) -> None:
        """Stop, because the deal or the sitting is over."""
        self._speed.on = self._speed.unseen = False
        self._forget()
        self._order, self._locked = [], []
        self._timer.stop()
        if self._watch is not None:
            self._watch.switch(False)
        self.changed.emit()

    def _plan(self) -> None:
        """Plan the next moves: the turn of a card, or reactions and the time limit."""
        self._to_ask = self._speed.plan() or self._to_ask
        self._ask()

    def _ask(self) -> None:
        """Ask a computer for its move and time; without hurry, also for a person's likely time."""
        if not self._to_ask or self._request is not None:
            return
        host, seat = self._host, self._to_ask.pop(0)
        level = host.seats[seat].level or (LEVEL if is_lesson(host) else SAFE_LEVEL)
        self._request = MoveRequest(
            seat, host.view(seat), level, host.version, self._services.budget, host.seed
        )
        self._services.workers.ask(self._request)

    @Slot(object)
    def _answered(self, reply: MoveReply) -> None:
        if reply.request is not self._request or not isinstance(reply.move, Call):
            return
        self._request = None
        self._speed.answer(reply.request.seat, reply.move)
        self._ask()

    def _forget(self) -> None:
        self._speed.forget()
        self._to_ask.clear()
        if self._request is not None:
            self._request = None
            self._services.workers.cancel()

    @Slot()
    def tick(self) -> None:
        """Make the moves whose time has come."""
        while (due := self._speed.due(self._request is not None)) is not None:
            self._make(due)
        self._unlock()

    def waits(self) -> bool:
        """Return whether the clock stands until the only person at the window has answered the card."""
        alone = len(self._director.people) == len(self._director.persons) == 1
        return self._calm() and alone and self.racing() and bool(self._speed.owing())

    def _make(self, due: Due) -> None:
        """Make the move at its time, if the rules allow it."""
        host = self._host
        before, turner = facts_of(host), host.to_act()
        move = at_time(due.move, max(due.time, before.clock))
        if host.why_not(move) is not None:
            if due.seat is not None and self._is_person(due.seat) and move.word == "react":
                self.refused.emit(due.seat)
            return
        turned = move.word == "turn"
        if turned:
            self._forget()
            self._table.seats.hush()
            self._speed.hide()
            self._order = []
        self._director.show(host.play(due.seat, move))
        if host.result() is not None:
            self._leave()
        elif turned:
            self._expect()
        else:
            self._go_on(before, turner, move)
        self.changed.emit()

    def _go_on(self, before: RaceFacts, turner: Seat | None, move: Call) -> None:
        """Continue after a reaction, or after the end of a race."""
        host, facts = self._host, facts_of(self._host)
        self._speed.catch_up()
        if host.to_act() != turner:
            self._order = self._order_after(before, move) or self._order
            self._forget()
            self._plan()
        elif turner is None and move.by is not None and self._tries_again(facts, move.by):
            self._to_ask.append(move.by)
            self._ask()

    def _order_after(self, before: RaceFacts, move: Call) -> Rows:
        """Return the order of reactions in the race that the move has ended; the player who takes the cards is last."""
        shown, last, names = before.shown_at, self._host.to_act(), self._director.names()
        if shown is None:
            return []
        times = dict(before.reacted)
        if move.word == "react" and move.by is not None and move.by not in times and last != move.by:
            times[move.by] = move.at[0]
        rows: Rows = [
            {"name": names[seat], "time": words.seconds(time - shown, language()), "last": False}
            for seat, time in sorted(times.items(), key=lambda one: one[1])
        ]
        return rows if last is None else [*rows, {"name": names[last], "time": "", "last": True}]

    def _tries_again(self, facts: RaceFacts, seat: Seat) -> bool:
        """Whether the seat is that of a computer with a wrong reaction."""
        return not self._is_person(seat) and seat not in [one for one, _ in facts.reacted]

    # The frame that shows the card

    def _expect(self) -> None:
        self._speed.unseen = True
        self.watch.expect()
        if self._at_once():
            self.see(self._now())

    @Slot(float)
    def see(self, at: float) -> None:
        """Start the clock at the time when the turned card was first seen."""
        if not self._speed.on or not self._speed.unseen:
            return
        self._speed.see(at)
        self._plan()
        self.changed.emit()

    def _unlock(self) -> None:
        """Notify the window when the player may react again."""
        if not self._speed.on:
            return
        locked = self._speed.locked()
        if locked != self._locked:
            self._locked = locked
            self.changed.emit()

    # Settings

    def _is_person(self, seat: Seat) -> bool:
        return seat in self._director.people

    def _calm(self) -> bool:
        return self._settings.get("race_speed") == CALM or is_lesson(self._host)

    def _slowness(self) -> float:
        return SLOWNESS[self._settings.get("race_speed")]

    def _at_once(self) -> bool:
        """Whether not to wait for computers: in the demo, and if the pace shows all at once."""
        at_once = self._director.choreography.pace.factor == 0
        return at_once and (self._calm() or not self._director.people)

    @Slot(str)
    def _setting_changed(self, name: str) -> None:
        if name == "race_speed":
            self._speed.clock.set_slowness(self._slowness(), self._now())
        if name in ("race_speed", "race_hand", "speed", "language", "indices") and self._speed.on:
            self._timer.setInterval(0 if self._at_once() else TICK_MS)
            self._deal_keys()
            self.changed.emit()

    def _deal_keys(self) -> None:
        """Give each person their keys."""
        said = [word for word, _ in self._host.info.reactions]
        self._keys = {
            key: (seat, said[number])
            for seat, one in zip(self._director.persons, self._key_sets(), strict=True)
            for key, number in one.numbered()
        }

    def _key_sets(self) -> Sequence[KeySet]:
        """Return the keys of each person; rank keys have the letters on the cards."""
        persons = self._director.persons
        return key_sets(len(persons), self._settings.get("race_hand"), self._indices()) if persons else ()

    def _indices(self) -> Language:
        """Return the language of the letters on the cards."""
        seen: Language = self._settings.get("indices") or language()
        return seen

    # For QML

    def _words(self) -> Rows:
        """Return a row per reaction: its button, its rank, and each person's key."""
        if not self._speed.on:
            return []
        view, lang, sets = self._host.view(None), language(), self._key_sets()
        return [
            {
                "word": word,
                "label": words.move_label(Call("react", word), view, lang),
                "rank": words.card(parse_card(f"S{rank}"), lang)[1:],
                "keys": [one.names[no] for one in sets],
            }
            for no, (word, rank) in enumerate(self._host.info.reactions)
        ]

    def _people(self) -> Rows:
        """Return a row per person at the window."""
        persons = self._director.persons if self._speed.on else ()
        return [{"name": self._director.names()[seat], "locked": seat in self._locked} for seat in persons]

    def _turner(self) -> str:
        seat = self._host.to_act() if self._speed.on else None
        return self._director.names()[seat] if seat is not None and self._is_person(seat) else ""

    def racing(self) -> bool:
        return self._speed.on and self._host.to_act() is None and not self._speed.unseen

    watched = Property(bool, lambda self: self._speed.watched, look, notify=changed)
    active = Property(bool, lambda self: self._speed.on, notify=changed)
    words = Property(list, _words, notify=changed)
    people = Property(list, _people, notify=changed)
    turner = Property(str, _turner, notify=changed)
    order = Property(list, lambda self: self._order, notify=changed)
