"""One session of the protocol: requests in, answers out, and the game being played.

Decisions not covered by the protocol: the answer to `new` always has the seed; fields unknown to a command are ignored,
as is a well-formed `deck` with any action but `redeal`; after the end of a deal `why` and `go` are `bad_state` like
`act`; an unexpected failure of the program itself is answered as `bad_state`, with the position as before, and logged
in full on standard error; the session goes on.
"""

import logging
import secrets
import sys
from collections.abc import Callable, Mapping
from typing import Any, BinaryIO, Final

from tolva_gui.ai.by_game import levels_by_rules, searching_levels
from tolva_gui.ai.levels import LEVELS, make_player
from tolva_gui.ai.player import Budget
from tolva_gui.engine.answers import event, game, position
from tolva_gui.engine.hints import hint
from tolva_gui.engine.lines import decode, encode, read_lines
from tolva_gui.engine.request import Refused, Request
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.account import Carried
from tolva_gui.rules.bounds import CARRIED, COUNTS, PLAYOUTS, SEATS, SEEDS, THINKING_MS
from tolva_gui.rules.cards import CardError
from tolva_gui.rules.catalog import GAMES
from tolva_gui.rules.info import GameInfo, SetupError
from tolva_gui.rules.moves import mover
from tolva_gui.rules.parti import NotNow, find_game
from tolva_gui.rules.protocol import Game, IllegalMove
from tolva_gui.table.host import Host
from tolva_gui.words import sentences as words

log = logging.getLogger(__name__)
Answer = dict[str, Any]
DEFAULT_LEVEL: Final = "best"
WITHOUT_SEARCHES: Final = (
    "tolva-gui: the compiled search is not installed here: "
    "{level} plays {game} by rules of thumb, without values.\n"
)


def serve(requests: BinaryIO, answers: BinaryIO) -> int:
    """Answer each line until `quit` or the end of input; return the exit status."""
    session = Session()
    for line in read_lines(requests):
        answers.write(session.reply(line))
        answers.flush()
        if session.over:
            break
    return 0


class Session:
    """The game in play, and the handler of each command. `over`: `quit` has been received."""

    def __init__(self) -> None:
        self.over = False
        self._host: Host | None = None
        self._warned = False
        self._commands: Mapping[str, Callable[[Request], Answer]] = {
            "levels": self._levels,
            "games": self._games,
            "new": self._new,
            "next": self._next,
            "legal": self._legal,
            "act": self._act,
            "why": self._why,
            "position": self._position,
            "go": self._go,
            "hint": self._hint,
            "quit": self._quit,
        }

    def reply(self, line: bytes | None) -> bytes:
        """Return the answer to a line, as a line; None is a line that was too long. Never raise."""
        try:
            return encode(self.answer(line))
        except Exception as failure:
            return encode(_failed(failure))

    def answer(self, line: bytes | None) -> Answer:
        """Return the answer to a line as JSON values."""
        try:
            request = Request(decode(line))
            name = request.text("cmd")
            if name not in self._commands:
                raise Refused(f"there is no command {name[:40]!r}; commands are {', '.join(self._commands)}")
            return {"ok": True, **self._commands[name](request)}
        except (Refused, SetupError, CardError) as wrong:
            error: Answer = {"kind": "bad_request", "text": str(wrong)}
        except IllegalMove as illegal:
            text = words.refusal(illegal.reason, "en", self._game().info.id)
            error = {"kind": "illegal", "rule": illegal.reason.rule, "text": text}
        except NotNow as early:
            error = {"kind": "bad_state", "text": str(early)}
        return {"ok": False, "error": error}

    def _levels(self, _request: Request) -> Answer:
        searching = searching_levels(game.info for game in GAMES)
        return {
            "levels": [
                {
                    "id": level,
                    "name": words.opponent_name(level, "en"),
                    "searches": level in searching,
                }
                for level in LEVELS
            ]
        }

    def _games(self, _request: Request) -> Answer:
        return {"games": [game(known) for known in GAMES]}

    def _new(self, request: Request) -> Answer:
        found = find_game(request.text("game"), request.maybe_integer("seats", SEATS))
        info = found.info
        seed = request.maybe_integer("seed", SEEDS)
        if seed is None:
            seed = secrets.randbelow(1 << 32)
        host = Host.new(
            info.id,
            request.mapping("options"),
            [SeatSetup("person", "")] * info.seats,
            seed=seed,
            first_dealer=request.maybe_integer("dealer", range(info.seats)),
            scores=request.integers("scores"),
            carried=_carried(request, found),
            deal=request.maybe_integer("deal", COUNTS) or 1,
        )
        host.start_deal(request.deck(), request.further(info))
        self._host = host
        return {"seed": seed, "position": position(host)}

    def _next(self, request: Request) -> Answer:
        deck, host = request.deck(), self._game()
        host.start_deal(deck, request.further(host.info))
        return {"position": position(host)}

    def _legal(self, _request: Request) -> Answer:
        view = self._game().view(None)
        answer: Answer = {"to_act": view.to_act, "actions": [str(move) for move in view.legal]}
        if view.form.open:
            answer["open"] = list(view.form.open)
        return answer

    def _act(self, request: Request) -> Answer:
        host = self._going()
        move, deck = request.move(host.game), request.deck()
        events = host.play(mover(move, host.to_act()), move, redeal_deck=deck)
        return {"events": [event(happened) for happened in events], "position": position(host)}

    def _why(self, request: Request) -> Answer:
        host, lang = self._going(), request.language()
        try:
            reason = host.why_not(request.move(host.game))
        except IllegalMove as of_another_game:
            reason = of_another_game.reason
        if reason is None:
            return {"legal": True}
        return {"legal": False, "rule": reason.rule, "text": words.refusal(reason, lang, host.info.id)}

    def _position(self, request: Request) -> Answer:
        seat = request.maybe_integer("seat", SEATS)
        host = self._game()
        if seat is not None and seat >= host.info.seats:
            raise Refused(f"{host.info.id} has no seat {seat}; seats are 0 to {host.info.seats - 1}")
        return {"position": position(host, seat)}

    def _go(self, request: Request) -> Answer:
        level, budget = _asked(request)
        host, seat = self._turn()
        self._warn(host.info, level)
        choice = make_player(level, 0).choose(host.view(seat), budget)
        values = {str(move): value for move, value in (choice.values or {}).items()}
        return {"action": str(choice.move), "values": values}

    def _hint(self, request: Request) -> Answer:
        level, budget = _asked(request)
        lang = request.language()
        host, seat = self._turn()
        self._warn(host.info, level)
        return hint(host.view(seat), level, budget, lang)

    def _warn(self, info: GameInfo, level: str) -> None:
        """Say once on standard error that a level plays without its search."""
        if not self._warned and level in levels_by_rules(info):
            self._warned = True
            sys.stderr.write(WITHOUT_SEARCHES.format(level=level, game=info.id))

    def _quit(self, _request: Request) -> Answer:
        self.over = True
        return {}

    def _game(self) -> Host:
        if self._host is None:
            raise NotNow("no game has been started: send new first")
        return self._host

    def _going(self) -> Host:
        """Return the game; raise NotNow if its deal is over."""
        host = self._game()
        if host.result() is not None:
            raise NotNow("the deal is over")
        return host

    def _turn(self) -> tuple[Host, int]:
        """Return the game and the seat to act."""
        host = self._going()
        seat = host.to_act()
        if seat is None:
            raise NotNow("anybody may act now, and nobody must")
        return host, seat


def _asked(request: Request) -> tuple[str, Budget]:
    level = request.maybe_text("level") or DEFAULT_LEVEL
    budget = Budget(request.maybe_integer("ms", THINKING_MS), request.maybe_integer("iterations", PLAYOUTS))
    if level not in LEVELS:
        known = ", ".join(LEVELS)
        raise Refused(f"there is no level {level[:40]!r}; the levels are {known}")
    return level, budget


def _carried(request: Request, game: Game[Any]) -> Carried:
    """Return the carried values: points in the protocol's first games, otherwise the game's own."""
    if game.first_protocol:
        return {"carried": request.maybe_integer("carried", CARRIED) or 0}
    return request.mapping("standing")


def _failed(failure: Exception) -> Answer:
    """Log a failure of the program and return an error answer, so that the session goes on."""
    log.error("a request could not be answered", exc_info=failure)
    text = f"the program failed: {type(failure).__name__}: {str(failure)[:200]}"
    return {"ok": False, "error": {"kind": "bad_state", "text": text}}
