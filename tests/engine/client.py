"""A session of the engine, one request after another, without a process."""

import json
from collections.abc import Mapping
from typing import Any

from tolva_gui.engine.session import Session

Json = Any


class Client:
    def __init__(self, game: str = "", **fields: Json) -> None:
        """Open a session, with this game begun: by default from seed 7, with seat 0 as the dealer."""
        self.session = Session()
        if game:
            self.ask("new", game=game, **{"seed": 7, "dealer": 0, **fields})

    def raw(self, line: bytes | None) -> Json:
        return json.loads(self.session.reply(line))

    def ask(self, cmd: str, **fields: Json) -> Json:
        """Return the answer to a request, which must succeed."""
        answer = self.raw(json.dumps({"cmd": cmd, **fields}).encode())
        assert answer.pop("ok") is True, answer
        return answer

    def refused(self, cmd: str, **fields: Json) -> Json:
        """Return the error of a request, which must be refused."""
        answer = self.raw(json.dumps({"cmd": cmd, **fields}).encode())
        assert answer["ok"] is False, answer
        return answer["error"]

    def act(self, *actions: str) -> Json:
        """Return the position after the actions."""
        return [self.ask("act", action=action) for action in actions][-1]["position"]

    def play_deal(self) -> Json:
        """Play cards to the end of the deal; return the position."""
        while (legal := self.ask("legal"))["to_act"] is not None:
            self.act(
                next(action for action in legal["actions"] if action.startswith(("play", "pass", "meld")))
            )
        return self.ask("position")["position"]


def deck(*hands: str, packet: int = 1) -> list[str]:
    """Return a deck that deals these hands, from the dealer's left, in packets of that size."""
    cards = [[word[0] + rank for word in hand.split() for rank in word[1:]] for hand in hands]
    rounds = range(0, len(cards[0]), packet)
    return [card for start in rounds for hand in cards for card in hand[start : start + packet]]


def without(fields: Mapping[str, Json], *names: str) -> Json:
    return {name: value for name, value in fields.items() if name not in names}
