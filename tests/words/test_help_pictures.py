"""The pictures on the rules pages are true."""

from typing import Any

import pytest

from tests.words.help_book import faces, family_pages, pictures
from tolva_gui.rules.account import Standing
from tolva_gui.rules.cards import Suit, parse_card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Place
from tolva_gui.rules.games.mariage.calls import is_meld, suit_of
from tolva_gui.rules.games.mariage.state import OPEN, MariageState
from tolva_gui.rules.moves import Play
from tolva_gui.rules.view import TrickRecord
from tolva_gui.ui.table.scores.lankor import lankor
from tolva_gui.words.help_pages import HIDDEN, Picture
from tolva_gui.words.sentences import Language


def position(game_id: str, picture: Picture) -> tuple[Any, MariageState]:
    """Return the picture as a position of the game: its seat to act has the pictured cards."""
    game: Any = BY_ID[game_id]
    info = game.info
    state = game.start(info.defaults(), info.pack, Standing(0, (0,) * info.sides))
    state.turn = state.leader = seat = 0
    state.occasion, state.trump = OPEN, picture.trump
    laid = {Place("hand", seat): "hand", Place("trick"): "trick"}
    for place, row in laid.items():
        _lay(state, place, [card.face for card in picture.cards(row)])
    up = [card.face for card in picture.cards("up")]
    for slot in range(len(state.piles.row("up", seat))):
        _lay(state, Place("up", seat, slot), up[slot : slot + 1])
    if not picture.cards("stock"):
        state.stock.clear()
    return game, state


def _lay(state: MariageState, place: Place, names: list[str]) -> None:
    """Put these cards at the place instead of those that lie there."""
    state.piles[place].clear()
    state.piles.lay([parse_card(name) for name in names if name != HIDDEN], place)


def told(value: object) -> str:
    """Return a value's name for test ids."""
    return value.label if isinstance(value, Picture) else str(value)


def plays() -> list[tuple[str, Language, Picture]]:
    found = [(name, lang, picture) for name, lang in family_pages() for picture in pictures(name, lang)]
    return [(name, lang, picture) for name, lang, picture in found if picture.cards("trick")]


def melds() -> list[tuple[str, Language, Picture]]:
    found = [(name, lang, picture) for name, lang in family_pages() for picture in pictures(name, lang)]
    return [
        (name, lang, picture)
        for name, lang, picture in found
        if picture.cards("hand") and not picture.cards("trick")
    ]


@pytest.mark.parametrize(("name", "lang", "picture"), plays(), ids=told)
def test_exactly_the_marked_cards_may_be_played(name: str, lang: Language, picture: Picture) -> None:
    game, state = position(name, picture)
    state.phase = "follow"
    allowed = {str(move.card) for move in game.legal_moves(state)}
    own = picture.cards("hand") + picture.cards("up")
    assert allowed == faces(own, marked=True)
    assert len(picture.cards("trick")) < game.info.seats


@pytest.mark.parametrize(("name", "lang", "picture"), plays(), ids=told)
def test_a_picture_knows_no_card_twice(name: str, lang: Language, picture: Picture) -> None:
    cards = [card.face for row in picture.rows for card in row.cards if card.face != HIDDEN]
    assert len(set(cards)) == len(cards)
    assert {parse_card(face) for face in cards} <= set(BY_ID[name].info.pack)


@pytest.mark.parametrize(("name", "lang", "picture"), melds(), ids=told)
def test_exactly_the_marked_pairs_may_be_melded(name: str, lang: Language, picture: Picture) -> None:
    game, state = position(name, picture)
    cards = {parse_card(face) for face in faces(picture.cards("hand") + picture.cards("up"), marked=True)}
    waits = game.info.seats == 2
    state.phase = "meld" if waits else "lead"
    state.tricks = [TrickRecord(0, (), None, 0)]
    pairs: set[Suit] = {suit_of(move) for move in game.legal_moves(state) if is_meld(move)}
    assert cards == {parse_card(suit + rank) for suit in pairs for rank in "KQ"}
    assert pairs
    if not waits:
        assert any(isinstance(move, Play) for move in game.legal_moves(state))


@pytest.mark.parametrize(("name", "lang"), family_pages())
def test_a_game_is_pictured(name: str, lang: Language) -> None:
    assert sum(name == game for game, where, _ in plays() if where == lang) >= 2
    assert sum(name == game for game, where, _ in melds() if where == lang) >= 1
    assert any(picture.cards("lankor") for picture in pictures(name, lang))


@pytest.mark.parametrize(("name", "lang"), family_pages())
def test_the_lankor_mark_the_score_as_the_table_lays_them(name: str, lang: Language) -> None:
    for picture in pictures(name, lang):
        rows = [row for row in picture.rows if row.name == "lankor"]
        assert None not in [row.score for row in rows]
        scores = [row.score for row in rows if row.score is not None]
        assert not rows or len(rows) == BY_ID[name].info.sides
        for row, marks in zip(rows, lankor(scores), strict=True):
            worth = [1 if card.face == HIDDEN else int(card.face[1]) for card in row.cards]
            signs = [-1 if card.crosswise else 1 for card in row.cards]
            assert sum(sign * points for sign, points in zip(signs, worth, strict=True)) == row.score
            laid = [(str(mark.card) if mark.face_up else HIDDEN, mark.crosswise) for mark in marks]
            assert [(card.face, card.crosswise) for card in row.cards] == laid


@pytest.mark.parametrize(("name", "lang"), family_pages())
def test_a_whole_suit_lies_in_order_of_strength(name: str, lang: Language) -> None:
    game: Any = BY_ID[name]
    (picture,) = [picture for picture in pictures(name, lang) if picture.cards("cards")]
    ranks = "".join(card.face[1] for card in picture.cards("cards"))
    assert ranks == game.ranks_under(game.info.defaults())
