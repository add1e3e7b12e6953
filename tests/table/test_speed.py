"""A race by the clock of the game, without a window."""

from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.moves import Call
from tolva_gui.table.host import Host
from tolva_gui.table.speed import Speed, facts_of, reaction

SEEN = 5000.0
"""The machine's time at which the card was seen."""


class Race:
    """A race between a person and a computer that reacts 1.1 s after the card."""

    def __init__(self, slowness: float = 1.0) -> None:
        seats = [SeatSetup("me", "Alva"), *(SeatSetup("computer", name, "best") for name in ("Elna", "Nils"))]
        self.host, self.at = Host.new("hej-knekt", {}, seats, seed=1, first_dealer=2), SEEN
        self.host.start_deal()
        while (seat := self.host.to_act()) is not None:
            self.host.play(seat, Call("turn", facts_of(self.host).clock))
        self.speed = Speed(self.host, lambda: self.at, lambda: [0], lambda: False, lambda: False)
        self.speed.on = True
        self.speed.clock.set_slowness(slowness, self.at)
        self.speed.see(self.at)
        assert sorted(self.speed.plan()) == [1, 2]
        self.shown = facts_of(self.host).shown_at or 0
        self.speed.answer(1, reaction(1, "whistle", self.shown + 1100))

    def press(self, after: float) -> None:
        """Press a key that long after the card was seen."""
        self.speed.press(0, "whistle", SEEN + after)

    def due(self, after: float) -> list[int]:
        """Return when the moves that are due by then are made, since the card."""
        self.at, found = SEEN + after, list[int]()
        while (due := self.speed.due(asking=False)) is not None:
            found.append(due.time - self.shown)
        return found


def test_late_key_still_comes_before_a_later_hand() -> None:
    race = Race()
    assert race.due(1115) == []
    race.press(1090)
    assert race.due(1175) == [1090, 1100]


def test_a_slower_speed_slows_the_clock_of_the_game() -> None:
    race = Race(slowness=2.5)
    race.press(1000)
    assert race.due(1120) == [400]


def test_a_covered_table_stops_the_clock() -> None:
    race = Race()
    race.speed.look(False)
    assert race.due(9000) == []
    race.speed.look(True)
    assert race.due(10_050) == []
    assert race.due(10_200) == [1100]
