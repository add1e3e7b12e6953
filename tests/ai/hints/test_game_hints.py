"""Hints of every game: honest, and with words for every fact (those of the K+Q family: test_hints)."""

import re
import tomllib
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from tests.ai.hints.shared_checks import file_of, own_checks, rare
from tests.cases import cases
from tests.contract.random_deals import (
    AnyGame,
    Taste,
    dealt_at_random,
    every_option,
    first_standing,
    tables,
    walk,
)
from tests.family import FORMS
from tests.table.games import NAMES
from tolva_gui.ai.hints.advice import Advice, Sure, advise
from tolva_gui.ai.hints.by_game import is_advised, speaker_for
from tolva_gui.ai.hints.hints import Hint, hint_for
from tolva_gui.ai.player import Budget
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import Options, View
from tolva_gui.words import sentences as words
from tolva_gui.words.hints import HintWords

GAMES = Path(__file__).parents[3] / "resources" / "games"
ADVISED = sorted(
    name
    for name, game in BY_ID.items()
    if is_advised(game.info) and game.info.family != "mariage" and not game.info.reactions
)
WITH_FAMILY = [*FORMS, *ADVISED]
DEALS = 3
MANY = 60
"""Deals in which every hint with words occurs."""
FEW = Budget(iterations=40)
TABLES = {"hint": "question", "reason": "reason"}
NUMBERS: dict[str, tuple[int, ...]] = {"plump": (1, 3, 4, 5)}
"""The deal numbers examined in a game whose deals differ."""
MOST_MOVES = 300
OF_TRIALS = {("reason", "line_after"), ("reason", "line_chance"), ("reason", "line_missed_after")}
"""Hints that only trials produce: see test_trials."""
SLOW = ("grandissimo", "lomber", "nittionio", "plump")
"""Games whose rarest hints need dozens of deals."""
ALIKE = {"nittionio": "plump"}
"""Games whose rarest facts occur in another game too, and are covered there."""


def taken_from(game: AnyGame, options: Options, rng: Random, number: int) -> Iterator[tuple[Any, View]]:
    numbers = NUMBERS.get(game.info.id, (1,))
    start = first_standing(game, options, rng.randrange(game.info.seats), numbers[number % len(numbers)])
    taste, state = Taste(rng), dealt_at_random(game, rng, start, options)
    for view in islice(walk(game, state, lambda view: taste.choose(view.legal)), MOST_MOVES):
        yield state, view


def positions(name: str, rng: Random, deals: int | None = DEALS) -> Iterator[tuple[AnyGame, Any, View]]:
    """Positions of random deals, or of any number of them, with every number of players, under every option."""
    seated = [game for game in tables() if game.info.id == name]
    choices = [(game, options) for game in seated for options in every_option(game, rng)]
    rng.shuffle(choices)
    for number in count() if deals is None else range(deals):
        game, options = choices[number % len(choices)]
        for state, view in taken_from(game, options, rng, number):
            yield game, state, view


def hints(view: View, most: int = 6) -> Iterator[Hint]:
    """Return the hints on about *most* moves and the last, as clearly best or as equal to others.

    A bid of plump is tried in hundreds of deals, so of bids the lowest and the highest often have to do.
    """
    step = max(1, -(-len(view.legal) // most))
    for move in (*view.legal[::step], view.legal[-1]):
        values = dict.fromkeys(view.legal, 0.0)
        yield hint_for(view, Advice(move, values, "clear", 8, 8, gain=5.0))
        over = next((other for other in view.legal if other != move), None)
        yield hint_for(view, Advice(move, values, "clear", 8, 8, gain=5.0, over=over))
        yield hint_for(view, Advice(move, values, "even", 8, 8, over=over))


def keys(hint: Hint) -> set[tuple[str, str]]:
    reasons = (reason.fact for reason in hint.reasons)
    return {("hint", hint.question.key), *(("reason", fact.key) for fact in (*hint.facts, *reasons))}


@cases("name", WITH_FAMILY, usual=["bondtolva-4", "grandissimo", "tolva-4"])
def test_cards_that_the_seat_cannot_know_change_no_hint(name: str, length: int) -> None:
    rng = Random(3)
    for number, (game, _, view) in enumerate(positions(name, rng, 2 if length == 1 else DEALS * length)):
        if number % (20 if length == 1 else 7) == 0:
            other = game.view(game.determinize(view, rng), view.seat)
            most = 1 if view.phase == "bid" and length == 1 else 6
            assert list(hints(view, most)) == list(hints(other, most))


@cases("name", WITH_FAMILY, usual=["bordstolva", *ADVISED])
def test_every_hint_can_be_said_in_both_languages(name: str, length: int) -> None:
    rng = Random(5)
    for game, _, view in islice(positions(name, rng, DEALS * length), 0, None, 30 if length == 1 else 15):
        for lang in words.LANGUAGES:
            say = HintWords(game.info, NAMES, lang)
            for hint in hints(view):
                assert say.question(hint).endswith("?")
                assert say.answer(hint).endswith(".")
                texts = [say.question(hint), say.answer(hint), say.move(hint.move), say.values(hint.advice)]
                texts += [say.sure(hint.advice), say.advice(hint.advice), *map(say.fact, hint.facts)]
                for text in texts:
                    assert text
                    assert not re.search(r"[{}]|None|True|Card\(|Fact|  ", text), text


def own_words(name: str) -> set[tuple[str, str]]:
    own = tomllib.loads((GAMES / name / "words.sv.toml").read_text(encoding="utf-8"))
    return {(table, key) for table in TABLES for key in own.get(table, {}) if "." not in key} - OF_TRIALS


def told(name: str, wanted: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """Return the hints of random deals, until everything wanted has occurred."""
    found = set[tuple[str, str]]()
    for _, _, view in positions(name, Random(16), MANY if wanted else 0):
        for hint in hints(view, 1 if view.phase == "bid" else 3):
            found |= keys(hint)
        if wanted <= found:
            break
    return found


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.long] if name in SLOW else []) for name in ADVISED]
)
def test_words_and_events_match_both_ways(name: str) -> None:
    shared = tomllib.loads((GAMES.parent / "i18n" / "hints.sv.toml").read_text(encoding="utf-8"))
    known = {(table, key) for table, there in TABLES.items() for key in shared[there]}
    known |= {("reason", key) for key in shared["fact"]}
    wanted = own_words(name) - rare(name)
    found = told(name, wanted)
    missing = wanted - found
    missing -= told(ALIKE.get(name, name), missing)
    assert not missing, (
        f"these words never came up in {MANY} deals: {sorted(missing)}. If they are too rare, put them into RARE of "
        f"{file_of(name)}; if nothing says them, delete them"
    )
    without = found - own_words(name) - known
    assert not without, f"these came up and have no words in {name}: {sorted(without)}"


@pytest.mark.parametrize("name", ADVISED)
def test_checks_and_rare_hints_are_those_with_words(name: str) -> None:
    own = own_words(name)
    unknown = {("reason", key) for key in own_checks(name)} | rare(name)
    assert not unknown - own, f"{file_of(name)} names {sorted(unknown - own)}, which {name} does not say"


@pytest.mark.parametrize(("name", "deals"), [("nittionio", 2), ("plump", 8)])
def test_who_needs_every_trick_and_misses_one_has_lost(name: str, deals: int) -> None:
    lost = 0
    for _, _, view in positions(name, Random(1), deals):
        told_of = {fact.key for fact in speaker_for(view.info).facts(view, view.legal[:1])}
        assert not {"cannot_win", "need_all"} <= told_of
        lost += "cannot_win" in told_of and bool({"lost", "lost_all"} & told_of)
    assert lost


def test_who_can_break_no_plump_bid_is_asked_for_a_trick() -> None:
    """Too rare for the test of all words, and reasons of bids take long."""
    views = (view for *_, view in positions("plump", Random(12), MANY))
    asked = (speaker_for(view.info).question(view, view.legal[0]) for view in views)
    assert any(question.key == "each_trick" for question in asked)


@cases("name", ADVISED, usual=["femtio", "kasino", "nittionio", "svarte-petter", "vandtia"])
def test_the_best_player_advises(name: str) -> None:
    asked = 0
    for game, _, view in islice(positions(name, Random(2), 3), 0, 60, 11):
        asked += 1
        *_, advice = advise(view, looks=2, budget=FEW)
        assert advice.move in view.legal or view.question is not None
        assert advice.sure in get_args(Sure)
        assert advice.sure == "only" or advice.point == speaker_for(game.info).POINT
        assert HintWords(game.info, NAMES, "sv").move(advice.move)
    assert asked


def test_an_unknown_game_has_no_hints() -> None:
    with pytest.raises(LookupError, match="nothing speaks"):
        speaker_for(BY_ID["svalta-rav"].info)
