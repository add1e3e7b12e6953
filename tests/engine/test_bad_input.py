"""Any bad input is answered with an error, and the game is unchanged."""

import io
import json
import os
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.client import Client
from tests.engine.fuzz import talk_wildly
from tolva_gui.engine.lines import MAX_LINE
from tolva_gui.engine.session import Session, serve
from tolva_gui.rules.bounds import CARRIED, RACE_SCORES
from tolva_gui.rules.catalog import BY_ID

PACK = [str(card) for card in BY_ID["tolva-4"].info.pack]


@pytest.fixture
def client() -> Client:
    return Client("tolva-4")


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"play ST",
        b"{",
        b"[]",
        b"null",
        b'"games"',
        b"{}",
        b'{"cmd": 1}',
        b'{"cmd": null}',
        b'{"cmd": "fly"}',
        b'{"cmd": "Games"}',
        b'{"cmd": ["games"]}',
        b'{"cmd": "games"} {"cmd": "games"}',
        b'{"cmd": "new", "game": "tolva-4", "seed": NaN}',
        b'{"cmd": "new", "game": "tolva-4", "seed": -Infinity}',
        b'{"cmd": "new", "game": "tolva-4", "seed": ' + b"9" * 5000 + b"}",
        b'{"cmd": "new", "game": "\\ud800"}',
        b'{"cmd": "games", "x": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b"\xff\xfe",
        b'{"cmd": "games\xff"}',
        '{"cmd": "games"}'.encode("utf-16"),
        b"\xef\xbb\xbf" + b'{"cmd": "games"}',
        None,
    ],
    ids=lambda line: repr(line)[:40],
)
def test_a_line_that_is_no_request_is_malformed(client: Client, line: bytes | None) -> None:
    before = client.ask("position")
    answer = client.raw(line)
    assert (answer["ok"], answer["error"]["kind"]) == (False, "bad_request")
    assert len(answer["error"]["text"]) < 300
    assert client.ask("position") == before


WRONG: dict[str, tuple[object, ...]] = {
    "game": (None, 4, "whist", ["tolva-4"]),
    "seed": ("7", True, 1.5, 10**60),
    "dealer": (4, -1, False, 10**30),
    "scores": ([0], [0, 0, 0], [0, True], [0, "1"], {"0": 1}, [12, 0], [-1_000, 0], [-(2**63), 0]),
    "carried": (-1, "1", int("9" * 4300), 1000),
    "options": ([], {"knocking": True}, {"fourth_meld_name": "tjog"}, {"fourth_meld_name": None}),
    "deck": (
        *("SA", [], PACK[1:], [*PACK, "SA"], ["SA", *PACK[:-1]]),
        *([*PACK[:-1], card] for card in ("C2", "c6", 6, "C6" * 100, None)),
    ),
}
"""By field of `new`: what it cannot be in tolva for four."""
WRONG_ON_GOTLAND = ({"scores": [1_000, 0]}, {"options": {"knocking": 1}}, {"options": {"knocking": "true"}})


@pytest.mark.parametrize(
    "fields",
    [
        *({"game": "tolva-4", field: value} for field, values in WRONG.items() for value in values),
        *({"game": "bondtolva-4", **fields} for fields in WRONG_ON_GOTLAND),
    ],
    ids=lambda fields: json.dumps(fields)[:60],
)
def test_impossible_new_game_is_refused(client: Client, fields: dict[str, object]) -> None:
    before = client.ask("position")
    error = client.refused("new", **fields)
    assert error["kind"] == "bad_request"
    assert error["text"]
    assert client.ask("position") == before


NO_ACTIONS = (
    *("", "play", "play ", "play S", "play S1", "play sa", "play  SA", "PLAY SA"),
    *("meld", "meld X", "meld SK", "ask me", "pass ", " pass", "fly", "x" * 999),
    *(None, 1, ["play ST"], True, {"play": "ST"}),
)
NO_AMOUNTS = (0, -1, 2**31, 2**63, 10**400, 1.5, True, "9")
NEVER: dict[tuple[str, str], tuple[object, ...]] = {
    ("act", "action"): NO_ACTIONS,
    ("why", "action"): NO_ACTIONS,
    ("position", "seat"): (4, -1, "0", 1.0, True, [0]),
    ("go", "ms"): NO_AMOUNTS,
    ("go", "iterations"): NO_AMOUNTS,
    ("go", "level"): ("grandmaster", 3),
    ("hint", "level"): ("nobody",),
    ("hint", "lang"): ("de",),
    ("next", "deck"): ("x", ["XX"]),
}
"""By command and field: what it can never be."""


@pytest.mark.parametrize(
    ("cmd", "field", "value"),
    [(cmd, field, value) for (cmd, field), values in NEVER.items() for value in values],
    ids=lambda part: str(part)[:40],
)
def test_what_can_never_be_is_malformed(client: Client, cmd: str, field: str, value: object) -> None:
    before = client.ask("position")
    assert client.refused(cmd, **{field: value})["kind"] == "bad_request"
    assert client.ask("position") == before


@pytest.mark.parametrize(
    ("game", "action", "rule"),
    [
        *(("tolva-4", "ask", "T12"), ("tolva-4", "meld H", "T12"), ("tolva-4", "pass", None)),
        # Of another game, or with a card of another pack.
        *(("tolva-4", "redeal", None), ("tolva-4", "turn", None), ("bondtolva-2", "play S7", None)),
        *(("plump", "lay S4 H4", None), ("nittionio", "play S2", None), ("lomber", "play S9", None)),
    ],
)
def test_what_may_not_be_done_now_or_in_this_game_is_illegal(
    game: str, action: str, rule: str | None
) -> None:
    client = Client(game)
    before = client.ask("position")
    error = client.refused("act", action=action)
    assert (error["kind"], error["rule"]) == ("illegal", rule)
    assert client.ask("why", action=action) == {"legal": False, "rule": rule, "text": error["text"]}
    assert client.ask("position") == before


def test_the_worst_standing_that_may_be_is_played_from() -> None:
    client = Client()
    client.ask("new", game="tolva-4", seed=7, scores=[RACE_SCORES[0], RACE_SCORES[0]], carried=CARRIED[-1])
    assert client.ask("go", level="best", iterations=60)["action"]
    assert client.play_deal()["deal_over"] is True
    assert client.ask("next")["position"]["deal"] == 2


def test_an_answer_that_cannot_be_written_ends_nothing() -> None:
    class Odd(Session):
        """A session whose answers are not valid JSON."""

        def answer(self, line: bytes | None) -> dict[str, object]:
            return {"ok": True, "value": float("nan")}

    told = json.loads(Odd().reply(b'{"cmd": "games"}'))
    assert (told["ok"], told["error"]["kind"]) == (False, "bad_state")


def test_null_is_as_if_the_field_were_not_there(client: Client) -> None:
    whole = client.ask("position")
    assert client.ask("position", seat=None) == whole
    assert (
        client.ask("new", game="tolva-4", seed=7, dealer=0, deck=None, scores=None)["position"]
        == whole["position"]
    )


def talk(data: bytes) -> list[dict[str, object]]:
    out = io.BytesIO()
    assert serve(io.BytesIO(data), out) == 0
    return [json.loads(line) for line in out.getvalue().splitlines()]


@pytest.mark.parametrize(
    ("length", "accepted"), [(MAX_LINE, True), (MAX_LINE + 1, False), (7 * MAX_LINE, False)]
)
@pytest.mark.parametrize("end", [b"\n", b""])
def test_a_line_may_have_a_million_bytes_and_no_more(length: int, accepted: bool, end: bytes) -> None:
    line = b'{"cmd": "games"' + b" " * (length - 16) + b"}"
    assert len(line) == length
    (answer,) = talk(line + end)
    assert answer["ok"] is accepted


def test_a_long_line_is_not_read_into_memory() -> None:
    class Endless(io.RawIOBase):
        """A stream with a single line of 200 million bytes; it notes the largest read."""

        left, most = 200_000_000, 0

        def readline(self, size: int | None = -1, /) -> bytes:
            assert size is not None, "a whole line was asked for"
            assert size > 0, "a whole line was asked for"
            self.most = max(self.most, size)
            count = min(size, self.left)
            self.left -= count
            return b"x" * count

    stream, out = Endless(), io.BytesIO()
    assert serve(stream, out) == 0  # type: ignore[arg-type]  # all that is read of it is `readline`
    assert stream.most <= MAX_LINE + 1
    assert out.getvalue().count(b"\n") == 1


def test_quit_is_answered_and_nothing_after_it() -> None:
    assert talk(b'{"cmd": "quit"}\n{"cmd": "games"}\n') == [{"ok": True}]


def test_any_bytes_get_an_answer_a_line(length: int) -> None:
    @settings(max_examples=20 * length)
    @given(st.binary(max_size=60))
    def are_answered(data: bytes) -> None:
        answers = talk(data)
        assert len(answers) == len([*io.BytesIO(data)])

    are_answered()


def test_the_program_answers_without_qt_and_ends_with_its_input() -> None:
    command = [sys.executable, "-m", "tolva_gui", "engine"]
    request = b'{"cmd":"new","game":"tolva-4","seed":1}\n\xff\n{"cmd":"why","action":"fly"}\n'
    done = subprocess.run(
        command, input=request, capture_output=True, env={**os.environ, "PYTHONUTF8": "0"}, check=False
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert [json.loads(line)["ok"] for line in done.stdout.splitlines()] == [True, False, False]


def test_no_line_of_a_hostile_talk_makes_the_program_fail(length: int) -> None:
    """A short run of `start.py lab trials engine`."""
    lines = 400 * length
    count = talk_wildly(lines, seed=1)
    assert count.failed == []
    assert count.good + count.refused == lines
    assert min(count.good, count.refused) > lines // 5
