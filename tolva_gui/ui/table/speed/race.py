"""A game of speed at the table: keys and computers' hands against each other, by the clock of the game.

The rules judge; they get the time with each move. Here it is measured: the clock of the game stands from the turning
of a card to the frame in which the card is seen, and a key counts from when it went down. Moves wait for a moment
before they are made, so that one that is heard of late is not judged after a later one. At a slower speed the game's
clock goes slower, for persons and computers alike; without hurry it stands until every person has answered.
"""

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot

from tolva_gui.rules.cards import parse_card
from tolva_gui.rules.events import Seat
from tolva_gui.rules.game import RaceFacts
from tolva_gui.rules.moves import Call
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import LEVEL, is_lesson
from tolva_gui.ui.app.settings import Settings
from tolva_gui.ui.table.director import Director
from tolva_gui.ui.table.speed.clock import RaceClock, now
from tolva_gui.ui.table.speed.keys import TURN_KEYS, Key, KeySet, key_sets
from tolva_gui.ui.table.table import Table
from tolva_gui.ui.texts import language
from tolva_gui.ui.workers import SAFE_LEVEL, Answer, Question, Workers
from tolva_gui.words import sentences as words
from tolva_gui.words.sentences import Language

if TYPE_CHECKING:
    from PySide6.QtQuick import QQuickWindow

    from tolva_gui.ui.table.speed.frame_watch import RaceWatch

WAITS: Final = 30.0
"""Milliseconds that a move waits for one that was made before it."""
TICK_MS: Final = 8
PERSON_TURNS: Final = 4000
"""When a card is turned for a person who does not (HKD9)."""
SLOWNESS: Final = {"quick": 1.0, "easy": 1.5, "slow": 2.5, "calm": 1.0}
CALM_TIME: Final = 1200
"""What a person needs where there is no hurry and nobody has told another time."""
AFTER_LOCK: Final = 300
CALM: Final = "calm"
"""No hurry: nobody is too slow, only who is wrong loses time."""
PERSON, COMPUTER = 0, 1
"""Of equal times a person's comes first (HKD7)."""


class Due(NamedTuple):
    """A move that is to be made at that time of the game; of two the one with the lower number came first."""

    time: int
    rank: int
    number: int
    seat: Seat | None
    move: Call


class Race(QObject):
    """Takes the place of turns in a game whose moves carry the time."""

    changed = Signal()
    pressed = Signal(int, str)
    """The person at that seat has done that; whether it is right is still to be judged."""
    refused = Signal(int)
    """What the person at that seat did counts for nothing: they are locked."""

    def __init__(
        self,
        director: Director,
        table: Table,
        settings: Settings,
        workers: Workers,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._director, self._table, self._settings = director, table, settings
        self._workers = workers
        self.now = now
        """The time of the machine, in milliseconds: for frames, keys and computers the same."""
        self._window: QQuickWindow | None = None
        self._watch: RaceWatch | None = None
        self._clock = RaceClock()
        self._on = self._unseen = False
        self._watched = True
        self.reads: Callable[[], bool] = lambda: False
        """Whether the keys that turn cards go on in what is told."""
        self._due: list[Due] = []
        self._numbers = count()
        self._early: list[tuple[Seat, str]] = []
        """What was pressed between the turning of a card and the frame that shows it."""
        self._to_ask: list[Seat] = []
        self._question: Question | None = None
        self._own_times: dict[Seat, int] = {}
        """When each person would react, if there is no hurry."""
        self._order: list[dict[str, Any]] = []
        self._locked: list[Seat] = []
        self._keys: dict[Key, tuple[Seat, str]] = {}
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.tick)
        workers.answered.connect(self._answered)
        director.settled.connect(self._look)
        director.left.connect(self._leave)
        settings.named.connect(self._setting_changed)

    @property
    def watch(self) -> "RaceWatch":
        """What is known of the window's frames and keys."""
        if self._watch is None:
            from tolva_gui.ui.table.speed.frame_watch import RaceWatch  # for which only games of speed wait

            self._watch = RaceWatch(self._key, self._read_clock, self)
            self._watch.seen.connect(self.see)
            self._watch.watch(self._window)
        return self._watch

    def show_in(self, window: "QQuickWindow | None") -> None:
        """Know the window in which it is played; None: it is about to go."""
        self._window = window
        if self._watch is not None:
            self._watch.watch(window)

    # What the persons do

    @Slot(str)
    def press(self, word: str) -> None:
        """The person at the window has pressed that button."""
        if self._on and self._director.persons:
            self.react(self._director.persons[0], word, self.watch.pointed())

    @Slot()
    def turn(self) -> None:
        """Turn a card for the person whose turn it is."""
        host = self._host()
        if host is not None and self._watched and not self._unseen and self._to_turn(host):
            time = max(_facts(host).clock, round(self._clock.time(self.now())))
            move = Call("turn", time)
            if not self._table.is_objected(move):
                self._make(Due(time, PERSON, 0, host.to_act(), move))

    def look(self, on: bool) -> None:
        """Whether the table is seen: while something lies over it the clock stands."""
        if on == self._watched:
            return
        self._watched = on
        if not on:
            self._clock.stop(self.now())
        elif self._on and not self._unseen:
            self._clock.start(self._clock.time(self.now()), self.now())

    def _key(self, key: int, keypad: bool, at: float) -> bool:
        """Take a key that went down then, if it is one of the game's."""
        if not self._on or not self._watched:
            return False
        if key in TURN_KEYS:
            if self.reads():
                return False
            self.turn()
            return True
        known = self._keys.get((key, keypad)) or self._keys.get((key, False))
        if known is not None:
            seat, word = known
            self.react(seat, self._meant(key, word), at)
        return known is not None

    def _meant(self, key: int, word: str) -> str:
        """What the key means for the card that lies there: in Swedish the jack, Kn, begins with the king's letter."""
        host = self._host()
        if host is None or key != ord("K") or self._indices() != "sv":
            return word
        tops = [zone.cards[-1] for zone in host.view(0).zones if zone.place.owner is None and zone.cards]
        jack = next(said for said, rank in host.info.reactions if rank == "J")
        return jack if any(card is not None and card.rank == "J" for card in tops) else word

    def react(self, seat: Seat, word: str, at: float) -> None:
        """The person at that seat has done that then."""
        host = self._host()
        if host is None or not self._watched:
            return
        self.pressed.emit(seat, word)
        if self._table.is_objected(_reaction(seat, word, _facts(host).clock)):
            self.refused.emit(seat)
            return
        if self._unseen:
            self._early.append((seat, word))
            return
        self._put(self._time_of_press(host, seat, at), PERSON, seat, _reaction(seat, word, 0))
        self.tick()

    def _time_of_press(self, host: Host, seat: Seat, at: float) -> int:
        facts = _facts(host)
        if not self._calm() or host.to_act() is not None:
            return max(facts.clock, round(self._clock.time(at)))
        own = self._own_times.get(seat, facts.clock + CALM_TIME)
        return max(own, facts.locked[seat] + AFTER_LOCK if facts.locked[seat] else 0)

    def _read_clock(self) -> float:
        return self.now()

    # What is to happen

    @Slot()
    def _look(self) -> None:
        """All has been shown: a game of speed begins here, or goes on from where it was left."""
        host = self._director.host
        if host is None or not host.info.reactions or self._on or not host.deal_number:
            return
        if host.result() is not None:
            return
        from PySide6.QtCore import Qt  # costs a tenth of the start

        self._on = True
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._deal_keys()
        self.watch.switch(True)
        self._timer.start(0 if self._at_once() else TICK_MS)
        self._clock.set_slowness(self._slowness(), self.now())
        if host.to_act() is None:
            self._expect()
        else:
            self._go(_facts(host).clock, self.now())
            self._plan(host)
        self.changed.emit()

    @Slot()
    def _leave(self) -> None:
        """Nobody plays here any longer."""
        self._on = self._unseen = False
        self._forget()
        self._order, self._locked = [], []
        self._timer.stop()
        if self._watch is not None:
            self._watch.switch(False)
        self.changed.emit()

    def _plan(self, host: Host) -> None:
        """Know what comes next: who turns, or who reacts and when it is too late."""
        seat, facts = host.to_act(), _facts(host)
        if seat is None:
            self._to_ask = self._those_who_react(host)
            if not self._calm():
                close = next(move for move in _calls(host) if move.by is None)
                self._put(_time_of(close), COMPUTER, None, close)
        elif seat not in self._director.persons:
            self._to_ask = [seat]
        elif not self._calm():
            self._put(facts.clock + PERSON_TURNS, PERSON, seat, Call("turn", 0))
        self._ask()

    def _those_who_react(self, host: Host) -> list[Seat]:
        """Return whom to ask for a time, by lot: of equal ones the first asked is the first (HKD7)."""
        facts, persons = _facts(host), self._director.persons
        asked = [
            seat
            for seat in range(host.info.seats)
            if seat not in facts.out and (self._calm() or seat not in persons)
        ]
        Random(f"{host.seed} {facts.shown_at}").shuffle(asked)
        return asked

    def _ask(self) -> None:
        """Let a computer say what it does and when; where there is no hurry, also how quick a person might be."""
        host = self._host()
        if host is None or not self._to_ask or self._question is not None:
            return
        seat = self._to_ask.pop(0)
        level = host.seats[seat].level or (LEVEL if is_lesson(host) else SAFE_LEVEL)
        self._question = Question(
            seat, host.view(seat), level, host.version, self._director.budget, host.seed
        )
        self._workers.ask(self._question)

    @Slot(object)
    def _answered(self, answer: Answer) -> None:
        host = self._host()
        if host is None or answer.question is not self._question or not isinstance(answer.move, Call):
            return
        self._question = None
        seat = answer.question.seat
        if seat in self._director.persons:
            self._own_times[seat] = _time_of(answer.move)
        else:
            self._put(_time_of(answer.move), COMPUTER, seat, answer.move)
        self._ask()

    def _put(self, time: int, rank: int, seat: Seat | None, move: Call) -> None:
        heappush(self._due, Due(time, rank, next(self._numbers), seat, move))

    def _forget(self) -> None:
        """What was to come comes no more."""
        self._due.clear()
        self._to_ask.clear()
        self._early.clear()
        self._own_times.clear()
        if self._question is not None:
            self._question = None
            self._workers.cancel()

    @Slot()
    def tick(self) -> None:
        """Make the moves whose time has come."""
        while (host := self._host()) is not None and self._due and self._ripe(host, self._due[0]):
            self._make(heappop(self._due))
        self._unlock()

    def _ripe(self, host: Host, first: Due) -> bool:
        if not self._watched or self._unseen:
            return False
        racing = host.to_act() is None
        if self._calm() and racing:
            return not self._owing(host) and self._question is None
        if self._at_once():
            return self._question is None
        return first.time + (WAITS if racing else 0) <= self._clock.time(self.now())

    def waits(self) -> bool:
        """Return whether the clock stands until the one person at the window has answered the card."""
        host = self._host()
        if host is None or not self._calm() or len(self._director.persons) != 1 or self._unseen:
            return False
        return host.to_act() is None and bool(self._owing(host))

    def _owing(self, host: Host) -> list[Seat]:
        """Return the persons who have still to do something about the card that lies there."""
        facts = _facts(host)
        done = {*facts.out, *(seat for seat, _ in facts.reacted), *(due.seat for due in self._due)}
        return [seat for seat in self._director.persons if seat not in done]

    def _make(self, due: Due) -> None:
        """Make the move at its time, if the rules allow it."""
        host = self._host()
        if host is None:
            return
        before, turner = _facts(host), host.to_act()
        move = _at(due.move, max(due.time, before.clock))
        if host.why_not(move) is not None:
            if due.seat in self._director.persons and move.word == "react":
                self.refused.emit(due.seat)
            return
        turned = move.word == "turn"
        if turned:
            self._forget()
            self._table.hush()
            self._clock.stop(self.now())
            self._unseen = True
            # What the last race came to is over.
            self._order = []
        self._director.show(host.play(due.seat, move))
        if host.result() is not None:
            self._tell_order(host, before, move)
            self._leave()
        elif turned:
            self._expect()
        else:
            self._go_on(host, before, turner, move)
        self.changed.emit()

    def _go_on(self, host: Host, before: RaceFacts, turner: Seat | None, move: Call) -> None:
        """After a reaction, or the end of a race."""
        facts = _facts(host)
        if facts.clock > self._clock.time(self.now()):
            self._go(facts.clock, self.now())
        if host.to_act() != turner:
            self._tell_order(host, before, move)
            self._forget()
            self._plan(host)
        elif turner is None and move.by not in (None, *self._director.persons):
            self._ask_again(facts, move.by)

    def _ask_again(self, facts: RaceFacts, seat: Seat | None) -> None:
        """Let a computer that has done wrong try once more."""
        if seat is not None and seat not in [one for one, _ in facts.reacted]:
            self._to_ask.append(seat)
            self._ask()

    # The card that is seen

    def _expect(self) -> None:
        self._unseen = True
        self.watch.expect()
        if self._at_once():
            self.see(self.now())

    @Slot(float)
    def see(self, at: float) -> None:
        """The card that was turned has been seen at that time: from then on the clock goes."""
        host = self._host()
        if host is None or not self._unseen:
            return
        self._unseen = False
        clock = _facts(host).clock
        self._go(clock, at)
        early = list(self._early)
        self._early.clear()
        self._plan(host)
        for seat, word in early:
            self._put(clock, PERSON, seat, _reaction(seat, word, clock))
        self.changed.emit()

    def _go(self, shows: float, at: float) -> None:
        self._clock.start(shows, at)
        if not self._watched:
            self._clock.stop(at)

    def _unlock(self) -> None:
        """Let the window know when a lock has opened."""
        host = self._host()
        if host is None:
            return
        time, facts = self._clock.time(self.now()), _facts(host)
        locked = [seat for seat, until in enumerate(facts.locked) if until > time]
        if locked != self._locked:
            self._locked = locked
            self.changed.emit()

    # How it is played

    def _host(self) -> Host | None:
        return self._director.host if self._on else None

    def _calm(self) -> bool:
        return self._settings.get("race_speed") == CALM or is_lesson(self._director.host)

    def _slowness(self) -> float:
        return SLOWNESS[self._settings.get("race_speed")]

    def _at_once(self) -> bool:
        """Whether nobody is to wait for the computers: in the demo, and at the speed of those who have no time."""
        return self._director.choreography.pace == 0 and (self._calm() or not self._director.persons)

    def _to_turn(self, host: Host) -> bool:
        return host.to_act() in self._director.persons

    def _setting_changed(self, name: str) -> None:
        if name == "race_speed":
            self._clock.set_slowness(self._slowness(), self.now())
        if name in ("race_speed", "race_hand", "speed", "language", "indices") and self._on:
            self._timer.setInterval(0 if self._at_once() else TICK_MS)
            self._deal_keys()
            self.changed.emit()

    def _deal_keys(self) -> None:
        """Give each person their keys."""
        host, persons = self._director.host, self._director.persons
        said = [word for word, _ in host.info.reactions] if host is not None else []
        sets = self._key_sets() if persons else ()
        self._keys = {
            key: (seat, said[number])
            for seat, one in zip(persons, sets, strict=True)
            for key, number in one.numbered()
        }

    def _key_sets(self) -> Sequence[KeySet]:
        """The keys of each person; those of the ranks as they stand on the cards."""
        hand = self._settings.get("race_hand")
        return key_sets(len(self._director.persons), hand, self._indices())

    def _indices(self) -> Language:
        """In which language the letters on the cards are."""
        seen: Language = self._settings.get("indices") or language()
        return seen

    # What the window shows

    def _tell_order(self, host: Host, before: RaceFacts, move: Call) -> None:
        """Keep who was how fast, and who was last."""
        shown = before.shown_at
        if shown is None:
            return
        times = dict(before.reacted)
        if move.word == "react" and move.by is not None and move.by not in times and host.to_act() != move.by:
            times[move.by] = move.at[0]
        self._order = [
            {
                "name": host.seats[seat].name,
                "time": words.seconds(time - shown, language()),
                "last": False,
            }
            for seat, time in sorted(times.items(), key=lambda one: one[1])
        ]
        last = host.to_act()
        if last is not None:
            self._order.append({"name": host.seats[last].name, "time": "", "last": True})

    def _word_rows(self) -> list[dict[str, Any]]:
        host = self._host()
        if host is None:
            return []
        view, lang = host.view(None), language()
        sets = self._key_sets()
        return [
            {
                "word": word,
                "label": words.move_label(Call("react", word), view, lang),
                "rank": words.card(parse_card(f"S{rank}"), lang)[1:],
                "keys": [one.names[no] for one in sets],
            }
            for no, (word, rank) in enumerate(host.info.reactions)
        ]

    def _people(self) -> list[dict[str, Any]]:
        host = self._host()
        if host is None:
            return []
        done = [seat for seat, _ in _facts(host).reacted]
        return [
            {
                "seat": seat,
                "name": host.seats[seat].name,
                "locked": seat in self._locked,
                "done": seat in done,
            }
            for seat in self._director.persons
        ]

    def _turner(self) -> str:
        host = self._host()
        seat = host.to_act() if host is not None and self._to_turn(host) else None
        return host.seats[seat].name if host is not None and seat is not None else ""

    watched = Property(bool, lambda self: self._watched, look, notify=changed)
    active = Property(bool, lambda self: self._on, notify=changed)
    words = Property(list, _word_rows, notify=changed)
    people = Property(list, _people, notify=changed)
    turner = Property(str, _turner, notify=changed)
    racing = Property(
        bool,
        lambda self: (host := self._host()) is not None and host.to_act() is None and not self._unseen,
        notify=changed,
    )
    order = Property(list, lambda self: self._order, notify=changed)


def _facts(host: Host) -> RaceFacts:
    facts = host.view(None).facts
    if not isinstance(facts, RaceFacts):
        raise TypeError(f"{host.info.id} has reactions and no clock")
    return facts


def _calls(host: Host) -> list[Call]:
    """The examples of all that can be done by anybody."""
    return [move for move in host.view(None).legal if isinstance(move, Call)]


def _time_of(move: Call) -> int:
    return move.at[0] if move.at else int(move.value or 0)


def _at(move: Call, time: int) -> Call:
    return replace(move, at=(time,)) if move.word == "react" else replace(move, value=time)


def _reaction(seat: Seat, word: str, time: int) -> Call:
    return Call("react", word, seat, (time,))
