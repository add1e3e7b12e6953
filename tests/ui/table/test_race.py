"""A game of speed: reactions in milliseconds, several people at one keyboard, slower paces, and no hurry at all."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtTest import QTest

from tests.cases import cases
from tests.gallery.tables import people
from tests.ui.conftest import Open, Window, where
from tests.ui.forms import rows
from tests.ui.hands import Finger, Keyboard, Mouse
from tests.ui.layout import apart
from tolva_gui.ai.player import Budget, Cancelled, Choice, never
from tolva_gui.rules.events import Place
from tolva_gui.rules.moves import Call
from tolva_gui.rules.view import RaceFacts, View
from tolva_gui.table.host import Host
from tolva_gui.table.speed import AwakeClock
from tolva_gui.ui.table.speed.keys import key_sets

GREETING = {"T": "whistle", "J": "jack", "Q": "lady", "K": "salute", "A": "slap"}
WORDS = tuple(GREETING.values())
LONGEST = 400


class Steady:
    """A player that turns after 600 ms and reacts after a second, each seat 100 ms later than the one before."""

    def choose(self, view: View, _budget: Budget, cancelled: Cancelled = never) -> Choice:
        facts, example = view.facts, view.legal[0]
        assert isinstance(facts, RaceFacts)
        assert isinstance(example, Call)
        if example.word == "turn":
            return Choice(Call("turn", facts.clock + 600))
        seat = example.by or 0
        since = max(facts.shown_at or 0, facts.locked[seat])
        return Choice(Call("react", example.value, seat, (max(facts.clock, since + 1000 + 100 * seat),)))


class Clock:
    """A clock that advances only on request."""

    def __init__(self) -> None:
        self.at = 5000.0

    def __call__(self) -> float:
        return self.at


JACK_FIRST = 8
"""A seed whose first card calls for a greeting."""


def new_host(seed: int = JACK_FIRST, persons: int = 1, **options: bool) -> Host:
    sat = people(("m" + "p" * (persons - 1)).ljust(3, "c"))
    return Host.new("hej-knekt", options, sat, seed=seed, first_dealer=2)


def sit(window: Window, clock: Callable[[], float], host: Host | None = None, language: str = "en") -> Host:
    """Sit down at a race by that clock."""
    host = host or new_host()
    window.sit(
        host,
        prepare=lambda app: setattr(app.services, "clock", clock),
        race_speed="quick",
        language=language,
    )
    window.wait(lambda: bool(window.app.sitting.race.property("active")))
    return host


def facts_of(host: Host) -> RaceFacts:
    facts = host.view(None).facts
    assert isinstance(facts, RaceFacts)
    return facts


def pass_time(window: Window, clock: Clock, ms: int, step: int = 20) -> None:
    """Let time pass in small steps, in which the computers act."""
    for _ in range(ms // step):
        clock.at += step
        QTest.qWait(1)
        window.app.sitting.race.tick()


def until_race(window: Window, clock: Clock, host: Host) -> None:
    """Turn cards, and let them be turned, until one that calls for a greeting is shown."""
    race = window.app.sitting.race
    while not race.racing():
        if race.property("turner"):
            race.turn()
        pass_time(window, clock, 20)
    # The computers answer in real time: on a busy machine the game's time would else pass before they have.
    window.wait(lambda: not (race._to_ask or race._request))


def racing(open_window: Open) -> tuple[Window, Clock, Host]:
    """Return a table where a card that calls for a greeting has just been shown."""
    window, clock = open_window(Steady), Clock()
    host = sit(window, clock)
    until_race(window, clock, host)
    return window, clock, host


def uppermost(window: Window) -> str:
    """Return the rank of the card that lies on top."""
    return str(max(rows(window, "middle"), key=lambda row: int(row["place"]))["face"])[1]


def right_word(window: Window) -> str:
    return GREETING[uppermost(window)]


def press(window: Window, hands: Mouse | Keyboard | Finger, word: str) -> None:
    if isinstance(hands, Keyboard):
        window.key(key_sets(1, "both", "en")[0].names[WORDS.index(word)])
    else:
        hands.press(f"react{word}")


@cases("hands_of", [Keyboard, Mouse, Finger], usual=["Keyboard"])
def test_a_game_is_played_to_its_end_without_hurry(
    open_window: Open, hands_of: type[Keyboard | Mouse | Finger], length: int
) -> None:
    window, host = open_window(Steady), new_host(4) if length > 1 else near_the_end()
    window.sit(host, race_speed="calm")
    race, hands = window.app.sitting.race, hands_of(window)
    for _ in range(LONGEST):
        window.wait(lambda: bool(race.racing() or race.property("turner") or window.sheet()))
        if window.sheet():
            break
        before = host.version
        if race.racing():
            press(window, hands, right_word(window))
        elif isinstance(hands, Keyboard):
            window.key("Space")
        else:
            hands.press("turnCard")
        window.wait(lambda: host.version > before)  # noqa: B023
    assert host.over


def near_the_end() -> Host:
    """Return a table where somebody is nearly without cards; nobody has greeted in time so far."""
    host = new_host(4)
    host.start_deal()
    while min(held(host)) > FEW:
        host.play(host.to_act(), host.view(host.to_act()).legal[0])
    return host


FEW = 1


def held(host: Host) -> list[int]:
    zones = host.view(None).zones
    return [sum(len(zone.cards) for zone in zones if zone.place == Place("pile", seat)) for seat in range(3)]


def test_a_program_that_stood_still_loses_no_race(open_window: Open) -> None:
    window, machine = open_window(Steady), Clock()
    assert isinstance(window.app.services.clock, AwakeClock)
    host = sit(window, AwakeClock(machine))
    until_race(window, machine, host)
    shown = facts_of(host).shown_at
    assert shown is not None
    machine.at += 6000
    pass_time(window, machine, 200)
    assert facts_of(host).reacted == ()
    window.app.sitting.race.react(0, right_word(window), window.app.services.clock())
    pass_time(window, machine, 60)
    (own, time), *_ = facts_of(host).reacted
    assert own == 0
    assert time - shown < 1000


def test_time_runs_from_the_cards_frame_to_the_key(open_window: Open) -> None:
    window, clock, host = racing(open_window)
    shown, seen = facts_of(host).shown_at, clock.at
    assert shown is not None
    clock.at = seen + 437
    window.app.sitting.race.react(0, right_word(window), seen + 431)
    pass_time(window, clock, 60)
    assert facts_of(host).reacted == ((0, shown + 431),)
    while host.to_act() is None:
        pass_time(window, clock, 100)
    first, *_, last = window.app.sitting.race.property("order")
    assert first["time"] == "0.4", "in seconds"
    taker = host.seats[host.to_act() or 0].name
    assert last == {"name": taker, "time": "", "last": True}, "who takes the cards"
    window.settle()
    assert " ms" not in "".join(str(item.property("text")) for item in window.visible())
    until_race(window, clock, host)
    assert window.app.sitting.race.property("order") == []


def test_what_several_say_at_once_covers_nothing(open_window: Open) -> None:
    """With large letters in a small window one used to lie on the other, and the last on the times."""
    window, clock = open_window(Steady), Clock()
    host = Host.new("hej-knekt", {}, people("mccc"), seed=JACK_FIRST, first_dealer=2)
    sit(window, clock, host)
    window.dress((900, 600), text_size=160)
    until_race(window, clock, host)
    while not window.app.sitting.race.property("order"):
        pass_time(window, clock, 100)
    seats = window.app.sitting.table.property("seats")
    for seat, text in enumerate(
        ["Last: takes the middle (1).", "", "(slaps the table)", "(slaps the table)"]
    ):
        seats.say(seat, text)
    times = where(window.item("raceOrder"))
    speeches = [where(item) for item in window.of_kind("Speech")]
    assert len(speeches) == 3
    assert all(apart(*pair) for pair in combinations([times, *speeches], 2)), (times, speeches)


def said(host: Host) -> list[tuple[int, str, int]]:
    return [
        (move.by or 0, str(move.value), move.at[0] - (facts_shown(host, number) or 0))
        for number, (_, move) in enumerate(host.moves)
        if isinstance(move, Call) and move.word == "react"
    ]


def facts_shown(host: Host, number: int) -> int | None:
    turns = [move.value for _, move in host.moves[:number] if isinstance(move, Call) and move.word == "turn"]
    return int(turns[-1]) if turns and turns[-1] is not None else None


def test_while_a_page_lies_over_the_table_the_clock_stands(open_window: Open) -> None:
    window, clock, host = racing(open_window)
    window.app.pages.open("keys")
    window.settle()
    pass_time(window, clock, 8000, step=200)
    assert facts_of(host).reacted == ()
    window.app.pages.clear()
    window.settle()
    pass_time(window, clock, 1400)
    assert host.to_act() == 0


def test_who_does_wrong_is_locked_for_a_second_and_sees_it(open_window: Open) -> None:
    window, clock, _host = racing(open_window)
    race, wrong = window.app.sitting.race, next(word for word in WORDS if word != right_word(window))
    race.react(0, wrong, clock.at)
    pass_time(window, clock, 60)
    assert race.property("people")[0]["locked"]
    with window.bot.waitSignal(race.refused):
        race.react(0, right_word(window), clock.at)
        pass_time(window, clock, 60)
    pass_time(window, clock, 940)
    assert not race.property("people")[0]["locked"]


def test_several_at_one_keyboard_have_keys_and_no_curtain(open_window: Open) -> None:
    window, clock = open_window(Steady), Clock()
    host = sit(window, clock, new_host(persons=2))
    assert not window.app.sitting.privacy.property("down")
    until_race(window, clock, host)
    word = right_word(window)
    for person in (1, 0):
        window.key(key_sets(2, "both", "en")[person].names[WORDS.index(word)])
        clock.at += 5
    pass_time(window, clock, 60)
    assert [seat for seat, _, _ in said(host)] == [1, 0]
    assert host.to_act() == 2


def test_a_key_before_the_card_is_seen_counts_from_the_frame(open_window: Open) -> None:
    window, clock = open_window(Steady), Clock()
    host = sit(window, clock)
    while not window.app.sitting.race.property("turner"):
        pass_time(window, clock, 20)
    window.app.sitting.race.turn()
    window.app.sitting.race.react(0, "whistle", clock.at - 3)
    assert said(host) == []
    window.settle()
    pass_time(window, clock, 60)
    assert said(host) == [(0, "whistle", 0)]


def test_the_page_of_keys_tells_those_of_every_person(window: Window) -> None:
    window.app.pages.open("keys")
    window.item("closeKeys")
    told = "".join(row[0] for row in window.of_kind("KeysPage")[0].property("keys"))
    letters = told.replace(" ", "")
    for persons, hand in ((1, "both"), (1, "right"), (1, "left"), (5, "both")):
        assert all(one.names in letters for one in key_sets(persons, hand, "en")), (persons, hand)


def test_a_way_without_speed_is_found_in_the_settings(window: Window) -> None:
    window.app.pages.open("settings")
    wish = window.item("setting-raceSpeed")
    texts = [option["text"] for option in wish.property("options")]
    assert "No hurry" in texts
    assert wish.property("value") == "quick"
    window.app.settings.set("race_speed", "calm")
    assert wish.property("value") == "calm"


@cases("lang", ["en", "sv"], usual=["sv"])
def test_the_letter_that_is_seen_on_the_card_is_the_right_one(open_window: Open, lang: str) -> None:
    seen = {"en": dict(zip("TJQKA", "TJQKA", strict=True)), "sv": dict(zip("TJQKA", "TKDKE", strict=True))}
    window, clock = open_window(Steady), Clock()
    host = sit(window, clock, language=lang)
    met: set[str] = set()
    while "J" not in met:
        until_race(window, clock, host)
        top = uppermost(window)
        window.key(seen[lang][top])
        pass_time(window, clock, 60)
        assert [word for seat, word, _ in said(host) if seat == 0][-1] == GREETING[top]
        assert not window.app.sitting.race.property("people")[0]["locked"]
        met.add(top)
        while window.app.sitting.race.racing():
            pass_time(window, clock, 100)


@pytest.mark.parametrize("persons", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("hand", ["right", "left"])
def test_no_other_key_has_a_letter_that_is_seen_on_a_card(persons: int, hand: str) -> None:
    for one in key_sets(persons, hand, "sv"):
        assert not set(one.names) & set("AEKQDJNT")
