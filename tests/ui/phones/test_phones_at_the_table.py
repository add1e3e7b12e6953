"""Phones at the table of the window: people scan, play, go away and come back."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtTest import QTest

from tests.phones.party import Phone, address_works, hosted
from tests.table.games import turn_of
from tests.ui.conftest import Begin, BlockedPlayer, Open, Window, table
from tolva_gui.ai.player import Budget, Cancelled, Choice, never
from tolva_gui.app import App
from tolva_gui.phones.desk import FASTEST
from tolva_gui.phones.server import Server
from tolva_gui.phones.tokens import ALL
from tolva_gui.records import marks
from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import Play
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host
from tolva_gui.ui.phones.view_model import Phones, kept_file, recall

LOOPBACK = "127.0.0.1"


class Guests:
    """The phones of a game in the window; as a `Party` to them, which lets the window do its work."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.open = ExitStack()

    @property
    def phones(self) -> Phones:
        return self.window.app.models.phones  # type: ignore[no-any-return]

    @property
    def server(self) -> Server:
        assert self.phones.server is not None
        return self.phones.server

    def work(self) -> None:
        QTest.qWait(1)

    def join(self, seat: Seat, lang: str = "sv", client: str = "") -> Phone:
        assert self.phones.room is not None
        token = self.phones.room.tokens.of(seat)
        phone = Phone(self, token, client or f"client {seat}", lang)
        phone.hear(lambda frame: frame["t"] == "table")
        return phone


@pytest.fixture
def sit(open_window: Open) -> Iterator[Callable[..., Guests]]:
    """Return a function that opens a game with these seats on phones."""
    made: list[Guests] = []

    def sit(
        *seats: Seat,
        host: Host | None = None,
        player: Any = BlockedPlayer,
        prepare: Begin = lambda _app: None,
        **settings: Any,
    ) -> Guests:
        def on_loopback(app: App) -> None:
            app.models.phones.find = lambda: [LOOPBACK]
            prepare(app)

        window = open_window(player)
        game = host or table(0, kinds="pppp")
        game.phones = frozenset(seats)
        window.sit(game, prepare=on_loopback, **settings)
        made.append(Guests(window))
        return made[-1]

    yield sit
    for one in made:
        one.open.close()


def play_first(phone: Phone, log: int) -> None:
    """Play the first card that the phone may play once it shows the game as far as that, and wait until it is shown."""
    latest(phone, log)
    phone.say("move", log=log, move=f"play {phone.table['ask']['playable'][0]}")
    phone.hear(lambda frame: frame["t"] == "table" and frame["log"] > log)


def latest(phone: Phone, log: int) -> None:
    if phone.table["log"] < log:
        phone.hear(lambda frame: frame["t"] == "table" and frame["log"] >= log)


def test_codes_are_shown_until_all_phones_are_there(sit: Callable[..., Guests]) -> None:
    guests = sit(0, 1, 2, 3)
    window = guests.window
    assert window.item("phonesCode-1").property("rows")
    assert window.item("phonesAddress").property("text") == guests.server.host
    phones = [guests.join(seat) for seat in range(4)]
    window.wait(lambda: window.find("phonesPage") is None)
    assert all(phone.table["hand"] for phone in phones)


def test_with_all_on_phones_no_hand_and_no_curtain_is_shown(sit: Callable[..., Guests]) -> None:
    guests = sit(0, 1, 2, 3)
    window, phones = guests.window, [guests.join(seat) for seat in range(4)]
    for turn in range(6):
        host = window.host
        seat = turn_of(host)
        play_first(phones[seat], host.version)
        assert window.find("curtain") is None, turn
        faces = [str(item.property("face")) for item in window.cards()]
        assert not any(faces), "a hand is shown on the large screen"
        assert host.moves_made == turn + 1


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_a_table_that_all_look_at_is_larger(sit: Callable[..., Guests], size: tuple[int, int]) -> None:
    def width_of_a_played_card() -> float:
        host = window.host
        window.wait(lambda: host.to_act() == 0)
        first = next(move for move in host.view(0).legal if isinstance(move, Play))
        window.app.sitting.director.show(host.play(0, first))
        window.app.pages.clear()
        window.wait(lambda: not window.app.sitting.choreography.busy)
        window.settle()
        cards = window.of_kind("CardItem")
        return next(card.width() for card in cards if card.property("face") == str(first.card))

    window = sit(1, 2, 3, size=size).window
    near = width_of_a_played_card()
    host = table(0, kinds="pppp")
    host.phones = frozenset(range(4))
    window.sit(host)
    far = width_of_a_played_card()
    assert far > 1.2 * near


def test_curtain_falls_only_for_people_at_the_window(sit: Callable[..., Guests]) -> None:
    guests, host, phones = sit_one_here(sit)
    play_first(phones[1], host.version)
    assert not guests.window.app.sitting.privacy.down


def test_badge_says_whose_phone_is_away(sit: Callable[..., Guests]) -> None:
    guests = sit(1, 2)
    window = guests.window
    first, _second = guests.join(1), guests.join(2)
    window.wait(lambda: not window.texts("phone away"))
    first.socket.close()
    window.wait(lambda: bool(window.texts("phone away")))
    guests.join(1)
    window.wait(lambda: not window.texts("phone away"))


def test_computer_plays_until_the_owner_is_back(sit: Callable[..., Guests]) -> None:
    guests = sit(0, 1, 2, 3, player=None)
    window, host = guests.window, guests.window.host
    guests.phones.standIn(0, True)
    window.wait(lambda: host.moves_made > 0)
    assert host.to_act() != 0
    before = host.moves_made
    phone = guests.join(0)
    window.wait(lambda: not guests.phones.property("seats").rows()[0]["standIn"])
    assert host.moves_made == before
    assert phone.table["you"] == 0


def test_every_seat_has_its_code_beside_it(sit: Callable[..., Guests]) -> None:
    guests = sit(*range(8), host=hosted("plump", 8))
    window = guests.window
    codes = {seat: window.item(f"phonesCode{seat}").property("rows") for seat in (ALL, *range(8))}
    assert len({str(rows) for rows in codes.values()}) == 9
    guests.join(3)
    window.press("phoneRenew3")
    assert window.item("phonesCode3").property("rows") != codes[3]
    assert window.item("phonesCode4").property("rows") == codes[4]


def test_another_address_of_the_machine_can_be_chosen(sit: Callable[..., Guests]) -> None:
    guests = sit(0, 1)
    window, before = guests.window, guests.join(0)
    if not address_works("::1"):
        pytest.skip("this machine has no IPv6")
    guests.phones.find = lambda: [LOOPBACK, "::1"]
    guests.phones.served.emit()
    code = window.item("phonesCode0").property("rows")
    window.press("choice-::1")
    assert before.is_over()
    assert (
        window.item("phonesAddress").property("text") == guests.server.host == f"[::1]:{guests.server.port}"
    )
    assert window.item("phonesCode0").property("rows") != code
    assert guests.join(0).table["you"] == 0


@pytest.mark.skipif(sys.platform != "linux", reason="ufw is a firewall of Linux")
@pytest.mark.parametrize(("settings", "said"), [("ENABLED=yes\n", True), ("ENABLED=no\n", False)])
def test_window_says_what_a_firewall_must_let_through(
    sit: Callable[..., Guests], tmp_path: Path, settings: str, said: bool
) -> None:
    file = tmp_path / "ufw.conf"
    file.write_text(settings)
    guests = sit(0, prepare=lambda app: setattr(app.models.phones, "ufw", file))
    window = guests.window
    window.item("phonesClose")
    assert bool(window.texts(f"sudo ufw allow {guests.server.port}/tcp")) == said
    window.app.settings.set("language", "sv")
    assert bool(window.texts("brandvägg")) == said


def test_person_of_this_machine_can_be_chosen_for_a_phone(sit: Callable[..., Guests]) -> None:
    guests = sit()
    window = guests.window
    window.app.navigation.newGame()
    people = window.app.models.profiles
    people.add("Greta")
    window.wait(lambda: people.property("several"))
    window.game_page("plocketolva", change=True)
    window.click(window.named("choice-phone")[1])
    window.press("seatFace1", "sit-Greta", "play")
    window.wait(lambda: window.app.navigation.page == "table")
    host = window.app.sitting.host
    (greta,) = [row["id"] for row in people.property("rows") if row["name"] == "Greta"]
    assert host.phones == {1}
    assert host.seats[1].name == "Greta"
    assert (marks.WITH, f"1 {greta}") in host.extra
    assert guests.join(1).table["you"] == 1


def test_focus_stays_on_the_codes_when_phones_come(sit: Callable[..., Guests]) -> None:
    guests = sit(*range(4))
    window = guests.window
    for seat, (button, before) in enumerate(
        [("phoneRenew2", "phoneStandIn2"), ("phoneStandIn1", "phoneHere1")]
    ):
        window.item(button).forceActiveFocus()
        guests.join(seat)
        state = window.item(f"phoneState{seat}")
        window.wait(lambda: state.property("text") == "here by phone")  # noqa: B023  # at once
        window.key("Backtab")
        assert window.item(before).hasActiveFocus()


def sit_one_here(sit: Callable[..., Guests]) -> tuple[Guests, Host, dict[Seat, Phone]]:
    """Seat 0 is at the window and has played its first card."""
    guests = sit(1, 2, 3)
    phones = {seat: guests.join(seat) for seat in (1, 2, 3)}
    window, host = guests.window, guests.window.host
    window.wait(window.my_turn)
    first = host.view(0).legal[0]
    assert isinstance(first, Play)
    window.app.sitting.table.play(str(first.card))
    window.wait(lambda: host.moves_made == 1)
    return guests, host, phones


@pytest.mark.parametrize("agree", [True, False])
def test_window_asks_the_phones_before_it_undoes(sit: Callable[..., Guests], agree: bool) -> None:
    guests, host, phones = sit_one_here(sit)
    window = guests.window
    window.key("Ctrl+Z")
    assert host.moves_made == 1
    for seat, phone in phones.items():
        phone.hear(lambda frame: frame["t"] == "table" and frame["more"]["undo_asked"] == host.seats[0].name)
        phone.say("agree", what="undo", yes=agree or seat != 3)
    if agree:
        window.wait(lambda: host.moves_made == 0)
        window.wait(window.my_turn)
    else:
        window.wait(lambda: f"{host.seats[3].name} did not agree" in str(window.notices()))
        assert host.moves_made == 1


@pytest.mark.parametrize("agree", [True, False])
def test_phone_asks_the_window_before_it_undoes(sit: Callable[..., Guests], agree: bool) -> None:
    guests, host, phones = sit_one_here(sit)
    window = guests.window
    play_first(phones[1], host.version)
    phones[1].say("do", log=host.version, what="undo")
    for seat in (2, 3):
        phones[seat].hear(lambda frame: frame["t"] == "table" and frame["more"]["undo_asked"] != "")
        phones[seat].say("agree", what="undo", yes=True)
    window.item("wishPage")
    assert host.moves_made == 2
    window.press("wishYes" if agree else "wishNo")
    window.wait(lambda: window.find("wishPage") is None)
    if not agree:
        assert phones[1].hear(lambda frame: frame["t"] == "undo_no")["name"] == host.seats[0].name
    assert host.moves_made == (1 if agree else 2)


def test_seat_can_be_brought_to_the_window(sit: Callable[..., Guests]) -> None:
    guests = sit(0, 1)
    window, phone = guests.window, guests.join(0)
    guests.phones.bringHere(0)
    assert phone.hear(lambda frame: frame["t"] == "bye")["why"] == "ended"
    assert window.host.phones == {1}
    assert not window.host.moves_made


def test_phone_goes_on_to_the_next_deal(sit: Callable[..., Guests]) -> None:
    guests = sit(0, 1, 2, 3)
    window, phones = guests.window, [guests.join(seat) for seat in range(4)]
    host = window.host
    while host.result() is None:
        seat = turn_of(host)
        latest(phones[seat], host.version)
        ask, log = phones[seat].table["ask"], host.version
        move = (
            ask["moves"][-1]["move"] if ask["moves"] and not ask["playable"] else f"play {ask['playable'][0]}"
        )
        phones[seat].say("move", log=log, move=move)
        window.wait(lambda: host.version > log)  # noqa: B023  # at once
    phones[2].hear(lambda frame: frame["t"] == "table" and frame["more"]["next"])
    phones[2].say("do", log=phones[2].table["log"], what="next")
    window.wait(lambda: host.deal_number == 2)
    assert phones[2].hear(lambda frame: frame["t"] == "table" and frame["deal"] == 2)["hand"]


def test_phones_come_back_to_a_resumed_game_by_themselves(sit: Callable[..., Guests]) -> None:
    guests = sit(0, 1, 2, 3)
    assert guests.phones.room is not None
    tokens, port = [guests.phones.room.tokens.of(seat) for seat in (ALL, 0)], guests.server.port
    assert kept_file().stat().st_mode & 0o777 == 0o600
    record = guests.window.host.record()
    guests.phones.end()
    again = Host.resume(record)
    guests.window.app.navigation.sit_down(again)
    assert again.phones == {0, 1, 2, 3}
    assert [guests.phones.room.tokens.of(seat) for seat in (ALL, 0)] == tokens
    assert guests.server.port == port


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
def test_a_pipe_in_place_of_the_codes_holds_up_no_start() -> None:
    kept_file().parent.mkdir(parents=True)
    os.mkfifo(kept_file())
    host = table(0)
    recall(host)
    assert not host.phones


@pytest.mark.parametrize("end", ["window", "sitting"])
def test_server_ends_with_the_window_and_the_sitting(sit: Callable[..., Guests], end: str) -> None:
    guests = sit(0, 1, 2, 3)
    phone, port, app = guests.join(0), guests.server.port, guests.window.app
    if end == "window":
        app.close()
    else:
        app.navigation.sit_down(hosted("plump", 4))
        assert guests.phones.server is None
    *_, last = map(json.loads, phone.socket)
    assert (last["t"], last["why"]) == ("bye", "ended")
    with socket.socket() as again, pytest.raises(OSError, match="refused"):
        again.connect((LOOPBACK, port))


def test_nothing_of_it_is_imported_without_phones() -> None:
    """In a process of its own: here other tests have imported it."""
    program = "import sys, tolva_gui.launch; app = tolva_gui.launch.create(); app.new_game.start(); "
    told = "print([name for name in sys.modules if 'phones' in name or name in ('websockets', 'segno', 'asyncio')])"
    done = subprocess.run([sys.executable, "-c", program + told], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "[]"


def test_hint_comes_in_the_words_of_the_phone(sit: Callable[..., Guests]) -> None:
    guests = sit(0, 1, 2, 3, player=None)
    phone = guests.join(0, "sv")
    assert phone.table["more"]["hint"]
    phone.say("do", log=phone.table["log"], what="hint")
    hint = phone.hear(lambda frame: frame["t"] == "hint")["text"]
    assert any(sign in hint for sign in "♠♥♦♣"), hint
    assert guests.window.host.helped


def test_pads_react_in_a_game_of_speed(sit: Callable[..., Guests]) -> None:
    guests = sit(0, 1, 2, host=hosted("hej-knekt", 3), race_speed="quick")
    window, phones = guests.window, [guests.join(seat) for seat in range(3)]
    host, sitting = window.host, window.app.sitting
    window.wait(lambda: host.deal_number == 1)
    for phone in phones:
        phone.hear(lambda frame: frame["t"] == "table" and bool(frame["race"]))
    for _ in range(40):
        turner = host.to_act()
        window.wait(lambda: bool(sitting.race.property("turner")) or host.to_act() is None)
        if turner is None:
            break
        before = host.moves_made
        latest(phones[turner], host.version)
        phones[turner].say("do", log=host.version, what="turn")
        window.wait(lambda: host.moves_made > before)  # noqa: B023  # at once
    assert host.to_act() is None, "no card asks for a reaction"
    latest(phones[0], host.version)
    table = phones[0].table
    top = next(zone["cards"][-1] for zone in table["zones"] if zone["kind"] == "middle")
    right = next(one["word"] for one in table["race"]["words"] if one["rank"] == top[1])
    phones[1].say("react", log=host.version, word=right, ms=FASTEST - 1)
    phones[0].say("react", log=host.version, word=right, ms=300)
    window.wait(lambda: 0 in [seat for seat, _ in host.view(None).facts.reacted] or host.to_act() is not None)  # type: ignore[attr-defined]
    assert any(seat == 0 for seat, _ in host.moves if seat is not None)
    assert not any(seat == 1 for seat, move in host.moves if move.word == "react"), "quicker than a human"  # type: ignore[union-attr]


def test_who_is_back_decides_what_the_computer_thought_about(sit: Callable[..., Guests]) -> None:
    decides, decided = Event(), Event()

    class Waiting:
        def choose(self, view: View, _budget: Budget, cancelled: Cancelled = never) -> Choice:
            while not cancelled() and not decides.wait(0.002):
                pass
            decided.set()
            return Choice(view.legal[0])

    window = sit(0, 1, 2, 3, player=Waiting).window
    host, director = window.app.sitting.host, window.app.sitting.director
    seat = turn_of(host)
    # A move would wait until the cards are dealt.
    window.wait(lambda: not window.app.sitting.choreography.busy)
    director.stand_in(seat, on=True)
    director.stand_in(seat, on=False)
    decides.set()
    window.wait(decided.is_set)
    QTest.qWait(100)
    assert host.moves_made == 0
    director.stand_in(seat, on=True)
    window.wait(lambda: host.moves_made == 1)
