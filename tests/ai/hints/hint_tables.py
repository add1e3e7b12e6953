"""Positions for hints, and the expected texts."""

from collections.abc import Collection, Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from tests.contract.play import Form, choose, deal
from tests.family import MARIAGE
from tests.rules.bench import cards
from tests.rules.games.mariage.deals import moves
from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.hints import hint_for
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.kit import Card, Move, Seat, Standing, View, parse_card, play_card
from tolva_gui.words.hints import HintWords

C9 = play_card(Card("C", "9"))
NAMES = ("Alva", "Elna", "Nils", "Karna", "Per", "Tora")
DEFAULTS = [Form(game, game.info.defaults()) for game in MARIAGE]


def walk(form: Form, rng: Random) -> Iterator[tuple[Any, Seat]]:
    state = deal(form, rng)
    while (seat := form.game.to_act(state)) is not None:
        yield state, seat
        form.game.apply(state, choose(form.game.legal_moves(state), rng))


HANDS = (
    "SA SK SQ HA HK HQ D6 C6 C7",
    "ST SJ S9 HT HJ DA DT C8 C9",
    "S8 S7 DK DQ DJ CA CK CQ H6",
    "S6 H9 H8 H7 D9 D8 D7 CT CJ",
)


def at(leader: Seat, played: str = "", hands: tuple[str, ...] = HANDS) -> View:
    """Return the view of the seat to act after these moves of a tolva for four."""
    game = BY_ID["tolva-4"]
    rows = [*map(cards, hands)]
    deck = tuple(rows[(leader + no) % 4][no // 4] for no in range(36))
    state = game.start(game.info.defaults(), deck, Standing((leader - 1) % 4, (0, 0)))
    for move in moves(played):
        game.apply(state, move)
    return game.view(state, game.to_act(state))


def told(view: View, move: str) -> tuple[str, str]:
    """Return the question and the reason of the hint for that move."""
    hint = hint_for(view, clear(next(moves(move))))
    say = HintWords(view.info, NAMES, "sv")
    return say.question(hint), say.reason(hint)


def check_told(view: View, move: str, claims: str) -> None:
    """Check claims about the hint for that move, such as `asks Who? / says a / not b / begins c / ends d / is e`."""
    question, reason = told(view, move)
    for claim in claims.split(" / "):
        word, _, text = claim.partition(" ")
        holds = {
            "asks": question == text,
            "is": reason == text,
            "begins": reason.startswith(text),
            "ends": reason.endswith(text),
            "says": text in reason,
            "not": text not in reason,
        }
        assert word in holds, f"no claim begins with {word!r}, but with {', '.join(holds)}"
        assert holds[word], f"{claim}: {question} {reason}"


def check_keys(told: Collection[str], claims: str) -> None:
    """Check which facts are told, such as `cards, not aces`."""
    for claim in claims.split(", "):
        assert (claim.removeprefix("not ") in told) != claim.startswith("not "), f"{claim}: {told}"


def clear(move: Move, over: Move | None = None) -> Advice:
    """Return advice that the move is clearly best."""
    return Advice(move, {}, "clear", 8, 8, 5.0, over=over)


def in_bordstolva(played: str) -> View:
    """Return a view in bordstolva: hearts are trumps from the second trick on, the opponent's row has spades."""
    game = BY_ID["bordstolva"]
    down, rows = "D6 C6 D7 C7 D8 C8 D9 C9 DJ CJ DQ CQ", "HK S7 HQ S8 SA H6 ST H7 S6 H8 S9 H9"
    hands = ("HA HT DA", "HJ SJ DK", "DT CA CT", "SQ SK CK")
    order = " ".join((down, hands[0], hands[1], rows, hands[2], hands[3])).split()
    deck = tuple(parse_card(text) for text in order)
    state = game.start(game.info.defaults(), deck, Standing(1, (0, 0)))
    for move in moves(played):
        game.apply(state, move)
    return game.view(state, game.to_act(state))


def for_two(deck: str, played: str, scores: tuple[int, int] = (0, 0)) -> View:
    """Return the view in bondtolva-2 after these moves; the cards are dealt three and three, forehand first."""
    game = BY_ID["bondtolva-2"]
    dealt = tuple(parse_card(text) for text in deck.split())
    cards = dealt + tuple(card for card in game.info.pack if card not in dealt)
    state = game.start(game.info.defaults(), cards, Standing(1, scores))
    for move in moves(played):
        game.apply(state, move)
    return game.view(state, game.to_act(state))


def scored(view: View, *scores: int, carried: int = 0) -> View:
    return replace(view, facts=replace(mariage(view.facts), scores=scores, carried=carried))
