"""The lesson: it can be played to its end by the rules, on every path that it allows, and ends at twelve."""

from collections.abc import Iterator

import pytest

from tolva_gui import paths
from tolva_gui.ai.player import Budget
from tolva_gui.records.replay import check
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Place, cards_at
from tolva_gui.rules.games.mariage.calls import ASK, is_meld
from tolva_gui.rules.kit import Move, check_deck, play_card
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import (
    LEARNER,
    Lesson,
    ScriptedPlayer,
    is_lesson,
    moves_of_learner,
    open_table,
    read_lesson,
    read_texts,
    teacher,
)
from tolva_gui.words.game_data import game_data

FOLDER = paths.resources() / "games"
GAMES = sorted(path.parent.name for path in FOLDER.glob("*/lesson.toml"))
FAMILY = ["tolva-4", "bondtolva-4"]
"""Lessons that go through a whole deal; those of the family's other forms show only the differences."""
RACES = [game for game in GAMES if BY_ID[game].info.reactions]
"""Games without turns: their lessons run only in the window."""
FURTHER = [game for game in GAMES if game not in FAMILY + RACES]


@pytest.fixture(params=GAMES)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return read_lesson(FOLDER, request.param)


def wanted(lesson: Lesson) -> list[tuple[Move, ...]]:
    """Return the moves that the lesson accepts, for each move of the learner."""
    return [step.accept for step in lesson.steps if step.accept for _ in range(step.times)]


def to_the_learner(host: Host) -> None:
    """Let the others move until it is the learner's turn or the deal is over."""
    player = ScriptedPlayer(FOLDER)
    while (seat := host.to_act()) not in (LEARNER, None):
        assert seat is not None
        host.play(seat, player.choose(host.view(seat), Budget()).move)


def ways(lesson: Lesson, moves: tuple[Move, ...] = ()) -> Iterator[Host]:
    """Yield the tables after all moves that the lesson wants; some lessons end before the deal does."""
    host = open_table(lesson, "Alva")
    for move in moves:
        to_the_learner(host)
        host.play(LEARNER, move)
    to_the_learner(host)
    if len(moves) == len(wanted(lesson)):
        yield host
        return
    possible = [move for move in wanted(lesson)[len(moves)] if host.why_not(move) is None]
    assert possible, f"nothing that the lesson wants is legal after {[str(move) for move in moves]}"
    for move in possible:
        yield from ways(lesson, (*moves, move))


@pytest.mark.parametrize("lesson", FAMILY, indirect=True)
def test_it_shows_what_it_promises(lesson: Lesson) -> None:
    """Each duty causes a refusal, the learner melds and asks, the others meld too, and points are counted."""
    host = open_table(lesson, "Alva")
    rules = set[str]()
    for choices in wanted(lesson):
        to_the_learner(host)
        for card in filter(None, cards_at(host.view(LEARNER).zones, Place("hand", LEARNER))):
            reason = host.why_not(play_card(card))
            if reason is not None and reason.rule:
                rules.add(reason.rule)
        host.play(LEARNER, next(move for move in choices if move in host.view(LEARNER).legal))
    to_the_learner(host)
    assert rules >= ({"T7", "T8", "T9"} if lesson.game == "tolva-4" else {"B7", "B8"})
    moves = [move for _, move in host.moves]
    assert any(move == ASK for move in moves) == (lesson.game == "tolva-4")
    assert len([move for move in moves if is_meld(move)]) == 3
    assert {line.kind for line in host.results[-1].result.lines} == {"meld", "vinsten", "sistan"}


@pytest.mark.parametrize(
    "lesson", [FAMILY[0], pytest.param(FAMILY[1], marks=pytest.mark.long), *FURTHER], indirect=True
)
def test_every_way_through_a_lesson_can_be_gone(lesson: Lesson) -> None:
    """A learner who follows the lesson is never behind the others at the end of the deal; a whole one wins the game."""
    check_deck(lesson.deck, open_table(lesson, "Alva").info.pack)
    ends = list(ways(lesson))
    assert len(ends) > (6 if lesson.game in FAMILY else 0)
    for host in ends:
        assert host.deal_number == lesson.deal
        assert check(host.record()) == []
        gains = gained(lesson, host)
        best = min if game_data(lesson.game).losses else max
        assert gains[LEARNER] == best(gains)
        if lesson.game in FAMILY:
            assert (host.winner, host.results[-1].result.scores[LEARNER]) == (LEARNER, 12)


def gained(lesson: Lesson, host: Host) -> list[int]:
    """Return each side's gain in this deal so far."""
    facts = host.view(LEARNER).facts
    before = lesson.scores or (host.info.first_score,) * len(facts.scores)
    return [after - first for after, first in zip(facts.scores, before, strict=True)]


def test_its_table_is_marked_as_no_game(lesson: Lesson) -> None:
    assert is_lesson(open_table(lesson, "Alva"))
    assert is_lesson(Host.resume(open_table(lesson, "Alva").record()))
    assert not is_lesson(None)
    assert moves_of_learner(open_table(lesson, "Alva")) == 0


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_every_step_says_what_why_and_answers_others(lesson: Lesson, lang: str) -> None:
    texts = read_texts(FOLDER, lesson.game, "lesson", lang)
    assert list(texts) == [step.id for step in lesson.steps]
    for words in texts.values():
        assert len(words["do"]) <= 75
        assert len(words["why"]) <= 190
    if lesson.game in RACES:
        assert all("other" in texts[step.id] for step in lesson.steps if step.accept)
        return
    host = open_table(lesson, "Alva")
    for step in lesson.steps:
        words = texts[step.id]
        for _ in range(step.times if step.accept else 0):
            to_the_learner(host)
            others = [move for move in host.view(LEARNER).legal if move not in step.accept]
            assert not others or words["other"], step.id
            host.play(LEARNER, next(move for move in step.accept if host.why_not(move) is None))


def test_the_players_of_a_lesson_are_made_beside_the_others() -> None:
    make = teacher(lambda level, seed: (level, seed), FOLDER)
    assert make("best", 7) == ("best", 7)
    assert isinstance(make("lesson", 7), ScriptedPlayer)
