"""The pictures on the rules pages of all games are true."""

from typing import Any

import pytest

from tests.rules.bench import begin
from tests.rules.games.vandtia.positions import table
from tests.words.help_book import faces, family_pages, pictured, pictures
from tolva_gui.rules import kit
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.grandissimo.bids import BIDS, Contract
from tolva_gui.rules.games.grandissimo.game import GRANDISSIMO
from tolva_gui.rules.games.hej_knekt.game import GREETINGS
from tolva_gui.rules.games.lomber.cards import matadors, playable, suit_order
from tolva_gui.rules.games.mariage.calls import is_meld, suit_of
from tolva_gui.rules.games.mariage.state import OPEN, MariageState
from tolva_gui.rules.games.svarte_petter.game import pair_for
from tolva_gui.rules.games.tjugoett.state import total
from tolva_gui.rules.kit import NULL_LOG, Place, Play, Standing, Suit, TrickRecord, parse_card
from tolva_gui.rules.kit.tricks import TRICK, trick_winner
from tolva_gui.ui.table.scores.scores import lankor
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


FAMILY = [(name, lang, picture) for name, lang in family_pages() for picture in pictures(name, lang)]
PLAYS = [each for each in FAMILY if each[2].cards("trick")]
MELDS = [each for each in FAMILY if each[2].cards("hand") and each not in PLAYS]


@pytest.mark.parametrize(("name", "lang", "picture"), PLAYS, ids=told)
def test_exactly_the_marked_cards_may_be_played(name: str, lang: Language, picture: Picture) -> None:
    """No card is pictured twice."""
    cards = [card.face for row in picture.rows for card in row.cards if card.face != HIDDEN]
    assert len(set(cards)) == len(cards)
    game, state = position(name, picture)
    assert {parse_card(face) for face in cards} <= set(game.info.pack)
    state.phase = "follow"
    allowed = {str(move.card) for move in game.legal_moves(state)}
    own = picture.cards("hand") + picture.cards("up")
    assert allowed == faces(own, marked=True)
    assert len(picture.cards("trick")) < game.info.seats


@pytest.mark.parametrize(("name", "lang", "picture"), MELDS, ids=told)
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
    assert sum((name, lang) == (game, where) for game, where, _ in PLAYS) >= 2
    assert sum((name, lang) == (game, where) for game, where, _ in MELDS) >= 1
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


@pytest.mark.parametrize("picture", [one for one in pictures("plump") if one.cards("hand")], ids=told)
def test_plump_exactly_the_marked_cards_may_be_played(picture: Picture) -> None:
    game: Any = BY_ID["plump"]
    state = game.start(game.info.defaults(), kit.FULL_PACK, Standing(0, (0,) * game.info.seats))
    state.phase, state.hands[state.turn][:] = "play", pictured(picture, "hand")
    state.trick[:] = pictured(picture, "trick")
    legal = [move.card for move in game.legal_moves(state)]
    assert legal == pictured(picture, "hand", marked=True)


TRICKS = [
    one for one in pictures("plump") + pictures("femtio") if one.cards("trick") and not one.cards("hand")
]


@pytest.mark.parametrize("picture", TRICKS, ids=told)
def test_the_marked_card_takes_the_trick(picture: Picture) -> None:
    trick = pictured(picture, "trick")
    assert [trick[trick_winner(trick, picture.trump, kit.ACE_HIGH)]] == pictured(
        picture, "trick", marked=True
    )


@pytest.mark.parametrize("picture", [one for one in pictures("kasino") if one.cards("up")], ids=told)
def test_kasino_marks_exactly_what_can_be_taken(picture: Picture) -> None:
    game = BY_ID["kasino"]
    start = begin(game, game.info.defaults(), game.info.pack, Standing(1, (0, 0)))
    start.state.sea[:], start.state.hands[0][:] = pictured(picture, "up"), pictured(picture, "hand")
    taken = [set(move.split()[2:]) for move in start.legal if move.startswith("take")]
    marked = {str(card) for card in pictured(picture, "up", marked=True)}
    assert max(taken, key=len, default=set()) == marked


@pytest.mark.parametrize(
    "picture",
    [one for one in pictures("svarte-petter") if any(card.marked for card in one.cards("hand"))],
    ids=told,
)
def test_svarte_petter_marks_exactly_a_pair(picture: Picture) -> None:
    first, second = pictured(picture, "hand", marked=True)
    rest = [card for card in pictured(picture, "hand") if card not in (first, second)]
    assert pair_for(first, [second]) == second
    assert not [card for place, card in enumerate(rest) if pair_for(card, rest[:place])]


@pytest.mark.parametrize("picture", pictures("svalta-rav"), ids=told)
def test_svalta_rav_the_marked_cards_take_others(picture: Picture) -> None:
    turned = pictured(picture, "cards")
    by_suit = [[card for card in turned if card.suit == suit] for suit in "SHDC"]
    best = [min(alike, key=lambda card: kit.ACE_HIGH.index(card.rank)) for alike in by_suit if len(alike) > 1]
    assert set(best) == set(pictured(picture, "cards", marked=True))


@pytest.mark.parametrize("picture", pictures("vandtia"), ids=told)
def test_vandtia_exactly_the_marked_cards_may_be_laid(picture: Picture) -> None:
    row = "up" if picture.cards("up") else "hand"
    held = " ".join(map(str, pictured(picture, row)))
    pile = " ".join(map(str, pictured(picture, "cards")))
    bench = table("" if row == "up" else held, pile=pile, stock="", up=[held] if row == "up" else ())
    laid = {move.split()[1] for move in bench.legal if move.startswith("lay")}
    assert laid == {str(card) for card in pictured(picture, row, marked=True)}


def test_hej_knekt_shows_all_that_is_greeted_and_nothing_else() -> None:
    greeted, last, low, _, saluted = pictures("hej-knekt")
    assert {card.rank for card in pictured(greeted, "cards")} == set(GREETINGS)
    (jack,) = pictured(last, "cards", marked=True)
    assert jack.rank in GREETINGS
    others = [card for card in pictured(last, "cards") if card != jack]
    assert not [card for card in (*others, *pictured(low, "cards")) if card.rank in GREETINGS]
    assert [GREETINGS[card.rank] for card in pictured(saluted, "cards")] == ["salute"]


def test_tjugoett_the_pictures_count_what_is_told() -> None:
    counts = [(total(pictured(one, "hand")), total(pictured(one, "up"))) for one in pictures("tjugoett")]
    assert counts == [(21, 0), (14, 0), (22, 0), (19, 22), (18, 18), (20, 20)]


def test_lomber_shows_suits_plays_and_matadors_as_they_are() -> None:
    spades, hearts, *plays, sure = pictures("lomber")
    for picture, trump in ((spades, "S"), (hearts, "H")):
        assert suit_order(trump, trump) == tuple(pictured(picture, "cards"))
    for picture in plays:
        hand, (led, *_) = pictured(picture, "hand"), pictured(picture, "trick")
        assert playable(hand, led, picture.trump) == pictured(picture, "hand", marked=True)
    assert tuple(pictured(sure, "hand", marked=True)) == matadors(sure.trump)


def test_grandissimo_shows_a_suit_in_order() -> None:
    suit, turned = [picture for picture in pictures("grandissimo") if picture.cards("cards")]
    assert "".join(card.rank for card in pictured(suit, "cards")) == kit.ACE_HIGH
    assert [card.suit for card in pictured(turned, "cards")] == ["D"]


@pytest.mark.parametrize("picture", [one for one in pictures("grandissimo") if one.cards("trick")], ids=told)
def test_grandissimo_exactly_the_marked_cards_may_be_played(picture: Picture) -> None:
    options, standing = GRANDISSIMO.info.defaults(), Standing(3, (0,) * 4)
    state = GRANDISSIMO.start(options, kit.FULL_PACK, standing, NULL_LOG, {"turned": [kit.FULL_PACK[:1]]})
    trick = pictured(picture, "trick")
    state.phase, state.turn = "play", len(trick)
    state.piles[TRICK][:] = trick
    state.contract = Contract(0, BIDS[-1], picture.trump or "grand")
    state.piles.of("hand")[state.turn][:] = pictured(picture, "hand")
    marked = {f"play {card}" for card in pictured(picture, "hand", marked=True)}
    assert {str(move) for move in GRANDISSIMO.legal_moves(state)} == marked
