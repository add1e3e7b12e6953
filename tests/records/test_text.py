"""Records as text: a written record is read back, and every fault is reported with its line."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.records.fuzz import read_wildly
from tests.table.games import low_forehand, people, played
from tolva_gui.records.names import LONGEST, unfit
from tolva_gui.records.reader import LONGEST_TEXT, MOST_FAULTS, MOST_LINES, load
from tolva_gui.records.record import GameRecord, RecordFault, SeatSetup
from tolva_gui.records.text import dump
from tolva_gui.rules.account import Standing
from tolva_gui.rules.bounds import COUNTS
from tolva_gui.rules.games.mariage.calls import REDEAL
from tolva_gui.table.host import Host

GAME = played("tolva-4", deals=3).record()
TEXT = dump(GAME)
LINES = TEXT.splitlines()


def faults(text: str | bytes) -> list[RecordFault]:
    found = load(text)
    assert isinstance(found, list), "the record is in order"
    assert found, "no fault was told"
    return found


def with_line(number: int, line: str) -> str:
    """Return the text with that line replaced (counted from 1)."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]]) + "\n"


def line_of(start: str, nth: int = 1) -> int:
    """Return the number of the nth line with that start."""
    return [number for number, line in enumerate(LINES, start=1) if line.startswith(start)][nth - 1]


def test_a_game_may_begin_with_any_deal_that_can_be_asked_for() -> None:
    host = Host.new("tolva-4", {}, people(4), seed=1, deal=COUNTS[-1])
    host.start_deal()
    assert load(dump(host.record())) == host.record()


def test_a_void_deal_is_kept() -> None:
    host = low_forehand()
    host.play(0, REDEAL)
    record = host.record()
    assert [(deal.number, deal.result is not None) for deal in record.deals] == [(1, True), (1, False)]
    assert load(dump(record)) == record


@pytest.mark.parametrize(
    "record",
    [
        pytest.param(replace(GAME, deals=()), id="nothing dealt"),
        pytest.param(
            replace(GAME, deals=(replace(GAME.deals[0], moves=GAME.deals[0].moves[:9], result=None),)),
            id="a deal that goes on",
        ),
        pytest.param(
            replace(GAME, deals=(GAME.deals[0], *(replace(deal, helped=True) for deal in GAME.deals[1:]))),
            id="help deal by deal",
        ),
        pytest.param(
            replace(GAME, extra=(("x-clock", "12 s each"), ("x-place", '{"town": "Näs"}'))),
            id="lines of other programs",
        ),
        pytest.param(
            replace(GAME, start=Standing(GAME.start.dealer, (-12, -6)), deals=()), id="a standing below zero"
        ),
    ],
)
def test_what_a_game_writes_is_read_back(record: GameRecord) -> None:
    assert load(dump(record)) == record


ONE_LINE = st.text(max_size=LONGEST).filter(lambda text: unfit(text) is None)


def test_any_text_comes_back_as_it_was(length: int) -> None:
    @settings(max_examples=20 * length)
    @given(
        names=st.lists(ONE_LINE, min_size=4, max_size=4),
        notes=st.lists(st.tuples(st.integers(0, 50), st.text()), max_size=4).map(sorted),
        began=ONE_LINE,
        seed=st.integers(-(10**40), 10**40),
        helped=st.booleans(),
    )
    def comes_back(
        names: list[str], notes: list[tuple[int, str]], began: str, seed: int, helped: bool
    ) -> None:
        seats = tuple(SeatSetup("person", name) for name in names)
        deals = (replace(GAME.deals[0], helped=helped), *GAME.deals[1:])
        record = replace(GAME, seats=seats, notes=tuple(notes), began=began, seed=seed, deals=deals)
        assert load(dump(record)) == record
        assert load(dump(record).encode()) == record

    comes_back()


def test_old_help_counts_for_every_deal_of_its_game() -> None:
    found = load(with_line(line_of("helped"), "helped yes"))
    assert isinstance(found, GameRecord)
    assert all(deal.helped for deal in found.deals)


@pytest.mark.parametrize(("head", "mark"), [("no", "helped"), ("yes", "helped much")])
def test_a_mark_of_help_that_cannot_be_is_told(head: str, mark: str) -> None:
    text = with_line(line_of("helped"), f"helped {head}")
    deck = next(line for line in text.splitlines() if line.startswith("deck"))
    assert any("helped" in str(fault.what) for fault in faults(text.replace(deck, f"{deck}\n{mark}", 1)))


def test_agreement_without_aids_is_kept() -> None:
    agreed = replace(GAME, aids=False)
    assert "\naids no\n" in dump(agreed)
    assert load(dump(agreed)) == agreed
    assert "aids" not in dump(GAME)
    (fault,) = faults(dump(agreed).replace("aids no", "aids some"))
    assert "yes or no" in str(fault.what)


def test_comments_empty_lines_and_windows_line_ends_say_nothing() -> None:
    text = "\n".join([LINES[0], "# by hand", "", *LINES[1:]])
    assert load(text) == GAME
    assert load(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode()) == GAME


def test_a_text_that_is_no_record_is_one_fault() -> None:
    (fault,) = faults("whatever\n" * 50)
    assert str(fault) == "line 1: this is no record: the first line is 'whatever', not 'tolva record 1'"
    assert len(faults("")) == 1


@pytest.mark.parametrize(
    ("start", "line", "said"),
    [
        (
            "tolva",
            "tolva record 2",
            "the record has version 2 of the format; this program reads version 1",
        ),
        ("rules", "rules 7", "played by version 7 of the rules; this program has version 1"),
    ],
)
def test_another_version_is_told(start: str, line: str, said: str) -> None:
    (fault,) = faults(with_line(line_of(start), line))
    assert str(fault.what) == said


HEAD = ("game ", "rules", "option", "seat 2", "seed", "game-number", "start", "helped")


@pytest.mark.parametrize("start", HEAD)
def test_what_the_head_lacks_is_told(start: str) -> None:
    (fault,) = faults(with_line(line_of(start), ""))
    assert start.split(maxsplit=1)[0] in str(fault.what)


@pytest.mark.parametrize("start", HEAD)
def test_what_is_there_twice_is_told_at_the_second(start: str) -> None:
    number = line_of(start)
    text = with_line(number, f"{LINES[number - 1]}\n{LINES[number - 1]}")
    assert [(fault.line, "twice" in str(fault.what)) for fault in faults(text)] == [(number + 1, True)]


@pytest.mark.parametrize(
    ("start", "line"),
    [
        ("game ", "game whist"),
        ("rules", "rules one"),
        ("rules", "rules ²"),
        ("option", "option jokers 2"),
        ("option", 'option fourth_meld_name "tjog"'),
        ("option", "option fourth_meld_name"),
        ("seat 1", 'seat 9 me "Nils"'),
        ("seat 1", "seat 1 me Nils"),
        ("seat 1", 'seat 1 cat "Nils"'),
        ("start", "start dealer 0 scores 0 carried 0"),
        ("start", "start dealer 9 scores 0 0 carried 0"),
        ("start", "start"),
        ("helped", "helped perhaps"),
        ("seed", "seed 0x7"),
        ("game-number", "colour green"),
    ],
)
def test_a_head_that_says_nonsense_is_refused(start: str, line: str) -> None:
    assert all(str(fault) for fault in faults(with_line(line_of(start), line)))


def test_a_move_below_the_sheet_is_told() -> None:
    sheet = line_of("line ")
    last, line = LINES[sheet - 2], LINES[sheet - 1]
    swapped = "\n".join([*LINES[: sheet - 2], line, last, *LINES[sheet:]])
    assert (sheet, "a move after the end of the deal") in [
        (fault.line, str(fault.what)) for fault in faults(swapped)
    ]


@pytest.mark.parametrize(
    "line",
    ["0 play XX", "0 fly", "x play S6", "note hello", "seed 3", "deck SA", "end", "line vinsten 1", "\0"],
)
def test_unreadable_line_of_a_deal_is_reported_by_number(line: str) -> None:
    number = line_of("deck") + 3
    assert number in [fault.line for fault in faults(with_line(number, line))]


def test_as_many_faults_as_there_are() -> None:
    first, second = line_of("deck") + 2, line_of("end", 2)
    lines = LINES.copy()
    lines[first - 1] = "0 fly"
    lines[second - 1] = "end scores 99 99 carried 0"
    assert [fault.line for fault in faults("\n".join(lines))] == [first, second]


def test_wrong_bytes_are_told_with_their_line() -> None:
    data = TEXT.encode().replace(b"Nils", b"Nils\xff")
    assert line_of("seat 1") in [fault.line for fault in faults(data)]


def test_half_a_surrogate_in_a_text_is_told() -> None:
    assert faults(TEXT.replace("Nils", "Nils\ud800"))[-1].line == line_of("seat 1")


def test_a_megabyte_line_is_told_and_not_repeated() -> None:
    number = line_of("deck") + 2
    (fault, *_) = faults(with_line(number, "0 play S6" + " " * 1_000_000))
    assert (fault.line, len(str(fault)) < 300) == (number, True)


@pytest.mark.parametrize("start", ["game", "option"])
def test_a_name_of_thousands_of_signs_is_not_repeated(start: str) -> None:
    (fault, *_) = faults(with_line(line_of(start), f"{start} {'[' * 3000} false"))
    assert len(str(fault)) < 300


def test_a_file_of_unreasonable_size_is_not_read() -> None:
    (fault,) = faults(b"\n" * (LONGEST_TEXT + 1))
    assert "20000001 bytes" in str(fault.what)


@given(st.integers(0, len(TEXT) - 2))
def test_a_text_cut_off_anywhere_is_a_shorter_record_or_a_fault(cut: int) -> None:
    found = load(TEXT[:cut])
    if isinstance(found, GameRecord):
        moves = [made for deal in GAME.deals for made in deal.moves]
        kept = [made for deal in found.deals for made in deal.moves]
        assert kept == moves[: len(kept)]
    else:
        assert found


@given(st.binary(max_size=200))
def test_any_bytes_crash_nothing(data: bytes) -> None:
    assert faults(data)
    assert isinstance(load(LINES[0].encode() + b"\n" + data), list)


def test_no_damage_makes_the_reader_fail(length: int) -> None:
    """A short run of `start.py lab trials records`."""
    texts = 80 * length
    count = read_wildly(texts, seed=1)
    assert count.failed == []
    assert count.good + count.refused == texts
    assert count.good < count.refused


def test_after_a_hundred_faults_the_rest_is_not_read() -> None:
    """Twenty megabytes of rubbish are not worth reading line by line."""
    found = faults(TEXT + "rubbish\n" * 5000)
    assert len(found) == MOST_FAULTS + 1
    assert found[-1].line == len(LINES) + MOST_FAULTS
    assert "has not been read" in str(found[-1])


@pytest.mark.parametrize("line", ["", "#", "x-a 1", 'note "a"'])
def test_more_lines_than_any_game_has_are_refused_at_once(line: str) -> None:
    (fault,) = faults(f"{LINES[0]}\n" + f"{line}\n" * MOST_LINES)
    assert str(MOST_LINES) in str(fault.what)
