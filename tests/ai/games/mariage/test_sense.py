"""Moves that a person at the table would find stupid: positions from ordinary play, each with the reason.

Most are tests of every opponent from the middle level up; those about counting out the game or the deal are
of the best one. What no opponent does at all is in `test_levels`.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tests.ai.moves import check_sensible, move_of
from tests.cases import cases
from tests.contract.random_deals import dealt_at_random, walk
from tests.family import MARIAGE
from tests.rules.bench import examples
from tests.rules.games.mariage.deals import deal, dealt
from tolva_gui.ai.games.mariage.players import sensible
from tolva_gui.ai.games.mariage.proof import Position
from tolva_gui.ai.games.mariage.rule_player import rule_move, rule_player
from tolva_gui.ai.levels import OFFERED, make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.calls import ASK, is_meld
from tolva_gui.rules.games.mariage.tolva import TOLVA_4
from tolva_gui.rules.kit import SUITS, Call, Card, Move, Play, Standing, View, play_card
from tolva_gui.rules.protocol import Game

THOUGHT = Budget(iterations=6000)
WINNERS = ("A", "T")
MIDDLE_UP = OFFERED[OFFERED.index("rules") :]


@pytest.mark.parametrize("level", MIDDLE_UP)
@examples(
    "form hands played sensible",
    """
    # The partner's ace stands. A lone ten brings ten points now and hardly a trick later.
    the partner's certain trick is fed | tolva-4 | SA76 / SK98 / HT DJ9876 C987 / ST HA | SA S8 | HT
    # Bondtolva counts only aces and tens: none of them is played on the others' ace.
    maktorer are not given away | bondtolva-4 | SA76 / SK98 H6 / SJQ / HAT8 DAT7 CT98 | SA S8 SJ | H8 or D7 or C[98]
    # On a lost trick a nine goes, not the king or queen that can still set trump for two points.
    the pair is kept | tolva-4 | SA76 / SK98 H6 / SJQ / HKQ DAT9 CAT98 | SA S8 SJ | (?!H[KQ] or D[AT] or C[AT])..
    # The ace of clubs takes the trick, and then king and queen of hearts set trump.
    a sure winner is led to get in and meld | tolva-4 | CA HKQ86 D98 S76 / CT9 / C8 / C7 |  | CA
    the pair is not led apart | tolva-4 | HKQ8 D98 S76 C9 |  | (?!H[KQ]).*
    # Clubs are trump and three of them are out; aces would be trumped if they were led first.
    trumps are drawn first | tolva-4 | CATKQJ HA DA SAT / S9 C98 / S8 C76 / S7 H6 | CA C8 C6 H6 : meld C | C.
    # Five hearts with king and queen and the lead; the ace first costs nothing, as nobody can trump it.
    a long suit sets trump | tolva-4 | CA HATKQ9 D98 S7 / CT9 SA / C87 SK / CKQ SQ | CA C9 C7 CQ | meld H or HA
    # Two points, and the others cannot set that trump.
    the asked partner says yes | tolva-4 | SAT9876 D76 C6 / SKQ / HATKQ9 SJ / HJ8 | SA SQ SJ H8 : ask | meld H
    # K11: a pair would make thirteen, and thirteen falls to seven.
    nobody melds past twelve | bondtolva-2 11 5 | SA HKQ D9T CJ / S9 | SA S9 | pass
    # B15: it is offered if mistakes are allowed, and costs five points.
    not even by mistake | bondtolva-4 11 5 mistakes | SA HKQ9 D98 C98 / S9 / S8 / S7 | SA S9 S8 S7 | (?!meld H or ask).*
    a hand without a card above nine is dealt anew | bondtolva-4 | S987 H987 D98 C9 |  | redeal
    # A whole suit and the lead: the others take no trick, and twelve points win the game.
    a certain hel gubbe is said | tolva-4 | SATKQJ9876 |  | whole
    # Eight tricks from the top with sixty-two points: six points for sure, more than melds could bring.
    a certain halv gubbe is said | tolva-4 | SATKQJ HAT CA D6 |  | half or whole
    """,
)
def test_a_sensible_move_is_made_from_the_middle_up(
    form: str, hands: str, played: str, sensible: str, level: str
) -> None:
    table = dealt(form, hands, played)
    check_sensible(table, move_of(level, table, THOUGHT), sensible)


@pytest.mark.parametrize("level", MIDDLE_UP)
def test_gubbe_is_not_said_without_cause(level: str, length: int) -> None:
    """An ordinary hand at ordinary scores: a lost gubbe costs as much as a won one brings."""
    rng, weak = Random(3), 0
    while weak < 2 * length:
        view = TOLVA_4.view(dealt_at_random(TOLVA_4, rng, Standing(3, (3, 3))), 0)
        if len([card for card in Position(view).playable if card.rank in WINNERS]) > 3:
            continue
        weak += 1
        assert not isinstance(make_player(level, 1).choose(view, THOUGHT).move, Call)


# Found by searching played deals for stupid moves: among equal moves, the search took any.


def met_in_play(game: Game[Any], rng: Random) -> Iterator[View]:
    """Views of seats on turn in deals that rule players play."""
    info, rules = game.info, rule_player()
    while True:
        state = dealt_at_random(game, rng, Standing(rng.randrange(info.seats), (3,) * info.sides))
        yield from walk(game, state, lambda view: rules.choose(view, Budget()).move)


def on_a_lost_trick(position: Position) -> bool:
    """Last to play, the other side has the trick and keeps it; a card that costs nothing is at hand."""
    facts = position.facts
    lost = facts.winning is not None and not position.after_me and not position.ours(facts.winning)
    cheap = any(not position.value(card) for card in position.playable)
    bound = (
        facts.gubbe is None and not position.free_play
    )  # K3: a matador that is kept may be lost later as well
    return lost and cheap and bound and not any(map(position.leads, position.playable))


def with_a_pair(position: Position) -> bool:
    """A pair can still be melded, and another card may be played that costs nothing."""
    pairs = position.open_pairs()
    spare = [card for card in position.playable if card.suit not in pairs or card.rank not in "KQ"]
    return bool(pairs) and any(not position.value(card) for card in spare)


def no_winner(position: Position, chosen: Move) -> bool:
    return not (isinstance(chosen, Play) and chosen.card.rank in WINNERS)


def pair_whole(position: Position, chosen: Move) -> bool:
    pairs = position.open_pairs()
    return not (isinstance(chosen, Play) and chosen.card.rank in "KQ" and chosen.card.suit in pairs)


@cases("game", MARIAGE, usual=["tolva-4", "bondtolva-4"], ids=lambda game: game.info.id)
@pytest.mark.parametrize(
    ("where", "kept"), [(on_a_lost_trick, no_winner), (with_a_pair, pair_whole)], ids=["aces", "pairs"]
)
def test_what_comes_to_the_same_is_done_as_people_do(
    game: Game[Any], where: Callable[[Position], bool], kept: Callable[[Position, Move], bool]
) -> None:
    """Five of each: `plocketolva`, the ace thrown on the others' nine; `bondtolva-4`, the queen of a whole pair."""
    found = 0
    for view in met_in_play(game, Random(7)):
        position = Position(view)
        if position.tricks_left < 3 or not where(position):
            continue
        cards = [move for move in view.legal if isinstance(move, Play)]
        assert kept(position, sensible(view, dict.fromkeys(cards, 0.5)))
        found += 1
        if found == 5:
            return


def test_a_better_move_is_made_however_odd_it_looks() -> None:
    view = deal("tolva-4", "SA76", "SK98 H6", "SJQ", "HAT8 DAT7 CT98").play("SA S8 SJ").seen()
    uses: dict[Move, float] = dict.fromkeys(view.legal, 0.4) | {play_card(Card("H", "A")): 0.41}
    assert sensible(view, uses) == play_card(Card("H", "A"))


def test_the_rules_of_thumb_choose_among_the_best_only() -> None:
    view = deal("tolva-4", "CA HKQ86 D98 S76", "CT9", "C8", "C7").seen()
    assert rule_move(view) == play_card(Card("C", "A"))
    low = [play_card(Card("H", "6")), play_card(Card("D", "8"))]
    assert sensible(view, {**dict.fromkeys(view.legal, 0.2), **dict.fromkeys(low, 0.5)}) in low


def test_a_meld_is_made_unless_something_better_waits() -> None:
    """A meld is held back only for an unbeatable card or for the game, never by oversight."""
    found, best = 0, make_player("best", 1)
    for view in met_in_play(TOLVA_4, Random(4)):
        melds = [move for move in view.legal if is_meld(move)]
        if not melds:
            continue
        choice = best.choose(view, THOUGHT)
        if choice.move not in melds:
            assert isinstance(choice.move, Play)
            assert Position(view).safe(choice.move.card) or not Position(view).sight.above(choice.move.card)
        found += 1
        if found == 10:
            return


@cases("form", ["tolva-4", "bondtolva-4", "bondtolva-6"], usual=["tolva-4", "bondtolva-6"])
def test_a_partner_who_has_nothing_is_not_asked(form: str) -> None:
    """Towards the end the search overrated asking by half a point, because each world was then played openly."""
    found, best = 0, make_player("best", 1)
    for view in met_in_play(BY_ID[form], Random(5)):
        position = Position(view)
        partner = position.partner
        hopeless = partner is not None and not any(position.may_hold_pair(partner, suit) for suit in SUITS)
        if ASK not in view.legal or not hopeless:
            continue
        choice = best.choose(view, THOUGHT)
        cards = [move for move in view.legal if isinstance(move, Play)]
        assert choice.move != ASK
        assert choice.values is not None
        assert choice.values[ASK] == max(choice.values[card] for card in cards)
        found += 1
        if found == 10:
            return
