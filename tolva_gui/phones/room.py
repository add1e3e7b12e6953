"""The phones of one game: who holds which seat, what each is shown, and what each wants.

All of it happens in the thread that owns the game; the server hands its calls over to that thread.
"""

from collections.abc import Callable, Iterable
from random import SystemRandom
from typing import Any, Final, Literal

from msgspec import Struct, json

from tolva_gui.phones import messages as said
from tolva_gui.phones.asking import view_asked
from tolva_gui.phones.desk import HERE, Desk
from tolva_gui.phones.messages import Hello
from tolva_gui.phones.scene import scene
from tolva_gui.phones.server import Phone, Server
from tolva_gui.phones.tokens import ALL, Tokens
from tolva_gui.rules.cards import CardError, parse_card
from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import MoveError
from tolva_gui.rules.parti import NotNow, NotYourTurn
from tolva_gui.rules.protocol import IllegalMove
from tolva_gui.table.selection import Chooser
from tolva_gui.words import sentences as words
from tolva_gui.words.choices import refused
from tolva_gui.words.sentences import Language

MOST_KNOCKS: Final = 4
"""Phones without a token that wait to be let in."""
Where = Literal["choosing", "waiting", "seated", "knocking"]


class Guest(Struct, eq=False):
    """A phone that is connected. *waiting*: its person wants a seat that another phone holds.

    *shown*: the last scene sent to it.
    """

    client: str
    lang: Language
    where: Where
    seat: Seat = ALL
    number: int = 0
    """Shown on the phone and on the table while it knocks."""
    hinted: int = -1
    """The version of the game for which a hint has been asked."""
    shown: bytes = b""


class TakingBack(Struct, eq=False):
    """A wish to take back a move: by whom, at which version of the game, and who has still to agree."""

    seat: Seat
    log: int
    missing: set[Seat]


class Room:
    """Made for one game; its server tells it of phones, its desk of the game. `changed` is called for the table."""

    def __init__(self, desk: Desk, tokens: Tokens) -> None:
        self.desk = desk
        self.tokens = tokens
        self.server: Server | None = None
        self.changed: Callable[[], None] = lambda: None
        self.denied: Callable[[Seat], None] = lambda _seat: None
        """Called if that seat does not agree to what the people at the window want to take back."""
        self._guests: dict[Phone, Guest] = {}
        self._choosers = {seat: Chooser(desk.host) for seat in desk.seats}
        self._back: TakingBack | None = None
        self._shown_at = -1
        """The version of the game to which the choosers belong."""
        desk.changed = self.show

    # For the table

    def away(self) -> frozenset[Seat]:
        """Return the seats on phones whose phone is not there."""
        return self.desk.seats - {guest.seat for guest in self._guests.values() if guest.where == "seated"}

    def knocking(self) -> list[int]:
        """Return the numbers of the phones that ask to be let in."""
        return [guest.number for guest in self._guests.values() if guest.where == "knocking"]

    def let_in(self, number: int) -> None:
        """Let the phone that shows this number choose a seat."""
        for phone, guest in self._guests.items():
            if guest.where == "knocking" and guest.number == number:
                guest.where = "choosing"
                self._send(phone, {"t": "token", "token": self.tokens.of(ALL)})
        self.show()

    def renew(self, seat: Seat) -> None:
        """Take back the seat's token: a phone that holds the seat or waits for it is put out."""
        self.tokens.renew(seat)
        self._put_out(self._phones(seat, "seated", "waiting"), "bad_token")
        self.show()

    def wish(self) -> Seat | None:
        """Return who asks the people at the window whether a move may be taken back."""
        return self._back.seat if self._back is not None and HERE in self._back.missing else None

    def ask_to_take_back(self, seat: Seat) -> None:
        """Ask everybody else whether the seat's last decision may be taken back."""
        others = self.desk.others(seat)
        if others:
            self._back = TakingBack(seat, self.desk.host.version, others)
            self.show()
        else:
            self.desk.take_back(seat)

    def agree(self, seat: Seat, *, yes: bool) -> None:
        """Hear the answer of a seat, or of the people at the window."""
        wish = self._back
        if wish is None or seat not in wish.missing:
            return
        wish.missing.discard(seat)
        if yes and wish.missing:
            self.show()
            return
        self._back = None
        if yes:
            self.desk.take_back(wish.seat)
            return
        for phone in self._phones(wish.seat, "seated"):
            self._send(phone, {"t": "undo_no", "name": self._name(seat, self._guests[phone].lang)})
        if wish.seat not in self.desk.seats:
            self.denied(seat)
        self.show()

    def set_seats(self, seats: frozenset[Seat]) -> None:
        """Let other seats be on phones; phones of the rest are put out."""
        for seat in self.desk.seats - seats:
            self._put_out(self._phones(seat, "seated", "waiting"), "ended")
        self.desk.seats = seats
        self._back = None
        self._choosers |= {seat: Chooser(self.desk.host) for seat in seats - self._choosers.keys()}
        self.show()

    def move_to(self, desk: Desk) -> None:
        """Go on with the next game of the same people."""
        self.desk, desk.changed = desk, self.show
        self._choosers = {seat: Chooser(desk.host) for seat in desk.seats}
        self._back, self._shown_at = None, -1
        self.show()

    def end(self) -> None:
        """Say good-bye to all phones, because the game or the window ends."""
        self._put_out(list(self._guests), "ended")

    def show(self) -> None:
        """Send everybody what they see now."""
        host = self.desk.host
        if self._shown_at != host.version:
            self._shown_at = host.version
            self._back = None
            for chooser in self._choosers.values():
                chooser.clear()
        self._show(*self._guests)
        self.changed()

    # The phones

    def joined(self, phone: Phone, seat: Seat | None, hello: Hello) -> None:
        """Hear that a phone has said a valid token (*seat*, or `ALL`), or none at all (None)."""
        guest = Guest(hello.client, hello.lang, "choosing")
        self._guests[phone] = guest
        if seat is None:
            self._knock(phone, guest)
        elif seat == ALL:
            self._show(phone)
        elif seat in self.desk.seats:
            self._sit(phone, seat)
        else:
            self._put_out([phone], "bad_token")

    def _knock(self, phone: Phone, guest: Guest) -> None:
        if len(self.knocking()) >= MOST_KNOCKS:
            self._put_out([phone], "full")
            return
        free = [number for number in range(10, 100) if number not in self.knocking()]
        guest.where, guest.number = "knocking", SystemRandom().choice(free)
        self._send(phone, {"t": "knock", "number": guest.number})
        self.changed()

    def _sit(self, phone: Phone, seat: Seat) -> None:
        """Give the seat to the phone, unless another one holds it: then that one is asked."""
        guest = self._guests[phone]
        others = [other for other in self._phones(seat, "seated") if other != phone]
        if any(self._guests[other].client != guest.client for other in others):
            guest.where, guest.seat = "waiting", seat
            self._send(phone, {"t": "wait", "name": self._name(seat, guest.lang)})
            for other in others:
                self._send(other, {"t": "ask_seat"})
            return
        # The same phone, back before its old connection was known to be dead.
        self._put_out(others, "elsewhere")
        guest.where, guest.seat = "seated", seat
        self._send(phone, {"t": "token", "token": self.tokens.of(seat)})
        self.show()

    def _give_up(self, phone: Phone, *, yes: bool) -> None:
        """Hand the phone's seat to one that waits for it, or refuse that."""
        seat = self._guests[phone].seat
        waiting = self._phones(seat, "waiting")
        if not yes:
            self._put_out(waiting, "refused_seat")
        elif waiting:
            self._put_out([phone], "elsewhere")
            # The last phone to arrive gets the seat; the others ask again.
            for one in reversed(waiting):
                self._sit(one, seat)

    def left(self, phone: Phone) -> None:
        """Hear that a phone that had joined is gone."""
        guest = self._guests.pop(phone, None)
        if guest is None:
            return
        if guest.where == "seated":
            for one in self._phones(guest.seat, "waiting"):
                self._sit(one, guest.seat)
            self.show()
        elif guest.where == "waiting" and not self._phones(guest.seat, "waiting"):
            for holder in self._phones(guest.seat, "seated"):
                self._send(holder, {"t": "seat_kept"})
        elif guest.where == "knocking":
            self.changed()

    def _phones(self, seat: Seat, *where: Where) -> list[Phone]:
        """Return the phones of the seat that are there so."""
        return [phone for phone, guest in self._guests.items() if guest.seat == seat and guest.where in where]

    def _put_out(self, phones: Iterable[Phone], reason: str) -> None:
        for phone in phones:
            self._send(phone, {"t": "bye", "why": reason})
            self._guests.pop(phone, None)
            if self.server is not None:
                self.server.close(phone)

    # What they say

    def heard(self, phone: Phone, message: said.Any) -> None:
        """Do what a phone that has joined says."""
        guest = self._guests.get(phone)
        if guest is None:
            return
        match message:
            case said.Speak(lang=lang):
                # Also the question of a phone that has slept: it gets an answer even if nothing has changed.
                guest.lang, guest.shown = lang, b""
                self._show(phone)
            case said.Sit(seat=seat) if guest.where == "choosing" and seat in self.desk.seats:
                self._sit(phone, seat)
            case said.Agree(what="seat", yes=yes) if guest.where == "seated":
                self._give_up(phone, yes=yes)
            case said.Agree(what="undo", yes=yes) if guest.where == "seated":
                self.agree(guest.seat, yes=yes)
            case _ if guest.where == "seated" and getattr(message, "log", -1) == self.desk.host.version:
                self._act(phone, guest, message)

    def _act(self, phone: Phone, guest: Guest, message: said.Any) -> None:
        """Do what the person wants on the table that they see; their phone waits for an answer in any case."""
        guest.shown = b""
        try:
            self._do(phone, guest, message)
            if not guest.shown:
                self._show(phone)
        except IllegalMove as error:
            reason = refused(error.reason, self.desk.host.info.id, guest.lang)
            self._send(phone, {"t": "refused", "why": reason, "log": self.desk.host.version})
        except (NotNow, NotYourTurn, MoveError, CardError):
            # Nothing that the page offers: the phone is shown again what is so.
            self._show(phone)

    def _do(self, phone: Phone, guest: Guest, message: said.Any) -> None:
        desk, seat = self.desk, guest.seat
        match message:
            case said.Move(move=move):
                desk.play(seat, desk.host.parse(move))
            case said.Tap():
                self._tap(phone, seat, message)
            case said.Clear():
                self._choosers[seat].clear()
                self._show(phone)
            case said.React(word=word, ms=ms) if word in dict(desk.host.info.reactions):
                desk.react(seat, word, ms)
            case said.Do(what="turn"):
                desk.turn(seat)
            case said.Do(what="next") if desk.may_go_on():
                desk.go_on()
            case said.Do(what="claim") if desk.claims(seat):
                desk.claim(seat)
            case said.Do(what="undo") if desk.may_take_back(seat) and self._back is None:
                self.ask_to_take_back(seat)
            case said.Do(what="hint") if desk.may_hint(seat):
                self._ask_hint(phone, guest)

    def _tap(self, phone: Phone, seat: Seat, tap: said.Tap) -> None:
        view, chooser, card = view_asked(self.desk.host, seat), self._choosers[seat], parse_card(tap.card)
        if view is None or card not in view.info.pack:
            return
        move = chooser.choose(card, view, own=tap.own, place=tap.place)
        if move is None:
            self._show(phone)
        else:
            self.desk.play(seat, move)

    def _name(self, seat: Seat, lang: Language) -> str:
        names = self.desk.names(lang)
        return words.listed([names[one] for one in self.desk.here()], lang) if seat == HERE else names[seat]

    def _ask_hint(self, phone: Phone, guest: Guest) -> None:
        guest.hinted = self.desk.host.version

        def answer(hint: str) -> None:
            if phone in self._guests and guest.hinted == self.desk.host.version:
                self._send(phone, {"t": "hint", "text": hint})

        self.desk.hint(guest.seat, guest.lang, answer)

    # What they see

    def _send(self, phone: Phone, message: dict[str, Any]) -> None:
        if self.server is not None:
            self.server.send(phone, json.encode(message))

    def _show(self, *phones: Phone) -> None:
        """Send these phones their scenes, unless they have them."""
        fresh = dict[Phone, bytes]()
        for phone in phones:
            guest = self._guests[phone]
            if guest.where in ("waiting", "knocking"):
                continue
            shown = self.scene(guest.seat, guest) if guest.where == "seated" else self._seats(guest.lang)
            data = json.encode(shown)
            if data != guest.shown:
                guest.shown = fresh[phone] = data
        if fresh and self.server is not None:
            self.server.show(fresh)

    def _seats(self, lang: Language) -> dict[str, Any]:
        """Return the seats on phones, to choose one."""
        names, faces, away = self.desk.names(lang), self.desk.faces(), self.away()
        rows = [
            {"seat": seat, "name": names[seat], "face": faces[seat], "free": seat in away}
            for seat in sorted(self.desk.seats)
        ]
        return {"t": "seats", "seats": rows}

    def scene(self, seat: Seat, guest: Guest) -> dict[str, Any]:
        """Return what the seat's phone shows: the table, and what can be asked of it besides moves."""
        desk, back = self.desk, self._back
        shown = scene(desk, seat, self.away(), self._choosers[seat], guest.lang)
        asker = back.seat if back is not None and seat in back.missing else None
        more = {
            "hint": desk.may_hint(seat),
            "undo": back is None and desk.may_take_back(seat),
            "claim": desk.claims(seat),
            "next": desk.may_go_on(),
            "undo_asked": "" if asker is None else self._name(asker, guest.lang),
            "undo_waits": back is not None and back.seat == seat,
        }
        return {"t": "table", **shown, "more": more}
