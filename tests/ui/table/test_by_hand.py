"""Deals and whole games of every kind, played by mouse, keyboard and touch, from the first page to the last sheet."""

from collections.abc import Callable
from functools import partial
from itertools import cycle, islice, product
from random import Random
from typing import Final, NamedTuple

import pytest

from tests.cases import cases
from tests.ui.conftest import Open, Window, press_is_long_after
from tests.ui.forms import FORMS, new_host
from tests.ui.hands import Finger, Hand, Keyboard, Mouse, middle
from tests.ui.place_tables import make, new_table, play, play_out, turns
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.calls import GUBBAR, is_meld
from tolva_gui.rules.moves import Call, Move, Pick, Play
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host

ALL_HANDS: Final = (Mouse, Keyboard, Finger)
SEED: Final = 2
"""With this seed every game of the family has more than one deal, but none has many."""
SHORT_SEED: Final = 3
"""This seed makes games short, and in vandtia a person still makes nearly every kind of move."""


class Way(NamedTuple):
    """How a table is played: the choices of the player, and the kinds of moves that they make at least."""

    host: Callable[[], Host]
    choose: Callable[[View, Random], Move]
    whole: bool
    made: set[type[Move]] = {Play}  # noqa: RUF012  # never changed


def melding(view: View, _rng: Random) -> Move:
    """Meld if possible, otherwise make the first move that is no gubbe."""
    moves = [move for move in view.legal if move not in GUBBAR]
    return next((move for move in moves if is_meld(move)), moves[0])


def eager(view: View, rng: Random) -> Move:
    """Return often one of the lowest bids, so that a game is undertaken; otherwise any move."""
    bids = [move for move in view.legal if isinstance(move, Call) and move.word == "bid"]
    return bids[rng.randrange(min(3, len(bids)))] if bids and rng.random() < 0.7 else rng.choice(view.legal)


def greedy(view: View, rng: Random) -> Move:
    """Return a random capture if there is one, otherwise any move."""
    takes = [move for move in view.legal if isinstance(move, Play) and move.takes]
    return rng.choice(takes or view.legal)


def thoughtful(view: View, _rng: Random) -> Move:
    return make_player("rules", 2).choose(view, Budget(iterations=20)).move


def of_family(form: str, **options: bool) -> Host:
    return new_host(form, SEED, options, scores=(8, 6, 9)[: BY_ID[form].info.sides])


KINDS_OF_PLAY: Final = {
    **{form: Way(partial(of_family, form), melding, whole=True) for form in FORMS},
    "bordstolva-table": Way(
        partial(of_family, "bordstolva", first_trick_from_table=True), melding, whole=True
    ),
    # The last deals of a game.
    "nittionio": Way(partial(new_table, "nittionio", 3, 5, 8), eager, whole=True),
    "lomber": Way(partial(new_table, "lomber", 3, 5, 5, deals=6), eager, whole=True, made={Call, Play}),
    "grandissimo": Way(
        partial(new_table, "grandissimo", 4, 5, 7, deals=8), eager, whole=True, made={Call, Play}
    ),
    **{
        form: Way(partial(new_table, "nittionio", 3, 5, form=form), eager, whole=False)
        for form in ("rubber", "pennycook", "no_joker")
    },
    "plump": Way(
        partial(new_table, "plump", 3, 4, 16, no_exact_sum=True), greedy, whole=False, made={Call, Play}
    ),
    "kasino": Way(partial(new_table, "kasino", 2, 4), greedy, whole=False),
    "svarte-petter": Way(partial(new_table, "svarte-petter", 3, 4), greedy, whole=False, made={Pick}),
    "tjugoett": Way(
        partial(new_table, "tjugoett", 2, SHORT_SEED, rounds_per_banker=1),
        thoughtful,
        whole=True,
        made={Call},
    ),
    "femtio": Way(partial(new_table, "femtio", 2, SHORT_SEED), thoughtful, whole=True),
    "svalta-rav": Way(
        partial(new_table, "svalta-rav", 2, SHORT_SEED, stop_after=5), thoughtful, whole=True, made=set()
    ),
    "vandtia": Way(partial(new_table, "vandtia", 2, SHORT_SEED), thoughtful, whole=True),
}
ONCE: Final = (*FORMS, "bordstolva-table", "rubber", "pennycook", "no_joker", "femtio", "svalta-rav")
"""Played in one way only, by mouse and by keyboard in turn; the others in every way."""
ROWS: Final = (
    *zip(ONCE, cycle([Keyboard, Mouse]), strict=False),
    *product(["nittionio", "lomber", "grandissimo"], [Keyboard, Mouse]),
    *product(["plump", "kasino", "svarte-petter", "tjugoett", "vandtia"], ALL_HANDS),
)


@cases("name, hands_of", ROWS, usual=["rubber-Keyboard", "plump-Mouse", "tjugoett-Keyboard"])
def test_a_deal_or_game_is_played_by_hand(open_window: Open, name: str, hands_of: type[Hand]) -> None:
    way, rng = KINDS_OF_PLAY[name], Random(4)
    host = way.host()
    window = open_window(partial(make_player, "rules", 1)) if way.choose is thoughtful else open_window()
    made = play(window, hands_of(window), host, lambda view: way.choose(view, rng), whole=way.whole)
    assert made >= way.made
    if way.whole:
        window.wait(lambda: window.sheet() == "game")
        assert window.app.sitting.sheet.property("verdict")


FURTHER = [name for name, game in BY_ID.items() if name not in FORMS and not game.info.reactions]
"""The family and the races are played in separate tests."""
MOVES = 6


@cases(
    "game, seats",
    [(game, most(BY_ID[game].info.seat_counts)) for game in FURTHER for most in (min, max)],
    usual=["lomber-3"],
)
def test_a_person_can_make_the_moves_that_they_may(
    open_window: Open, game: str, seats: int, length: int
) -> None:
    window, rng = open_window(lambda: make_player("rules", 1)), Random(4)
    window.sit(new_table(game, seats, 4))
    made = list[Move]()
    for view in islice(turns(window), MOVES if length > 1 else MOVES // 2):
        made.append(rng.choice(view.legal))
        make(window, Mouse(window), made[-1])
    assert made


SEEDS = {"tolva-4": 191, "bordstolva": 219, "bondtolva-4": 67}
MADE = {
    "tolva-4": {"play", "meld", "ask", "gubbe", "pass"},
    "bordstolva": {"play", "meld", "pass", "gubbe"},
    "bondtolva-4": {"play", "meld", "ask", "pass"},
}
"""Moves that the player makes at least once in each form."""


def kind(move: Move) -> str:
    """Return the verb of the move; both gubbar are one kind."""
    return "gubbe" if move in GUBBAR else str(move).split()[0]


def choose(view: View, made: set[str]) -> Move:
    """Return a new kind of move, otherwise a meld, otherwise a card."""
    new = [move for move in view.legal if kind(move) not in made]
    melds = [move for move in view.legal if is_meld(move)]
    cards = [move for move in view.legal if isinstance(move, Play)]
    return (new or melds or cards or list(view.legal))[0]


WAYS = [("tolva-4", Keyboard), ("bordstolva", Finger), *product(["tolva-4", "bondtolva-4"], [Mouse, Finger])]


@pytest.mark.smoke
@cases("form, hands_of", WAYS, usual=["tolva-4-Keyboard"])
def test_a_whole_game(open_window: Open, form: str, hands_of: type[Mouse | Keyboard | Finger]) -> None:
    window = open_window()
    window.app.new_game.draw = lambda most: SEEDS[form] % most
    hands, made = hands_of(window), set[str]()

    def new_first(view: View) -> Move:
        move = choose(view, made)
        made.add(kind(move))
        return move

    hands.press(f"form-{form}")
    hands.press("play")
    window.wait(lambda: window.app.navigation.host is not None)
    host = window.host
    play_out(window, hands, new_first, whole=True)
    assert made >= MADE[form]
    assert host.info.id == form
    assert host.winner is not None
    hands.press("again")
    window.wait(window.my_turn)
    assert window.host is not host
    hands.press("menu")
    hands.press("newGame")
    assert window.item(f"form-{form}") is not None


def test_a_finger_that_stays_on_a_button_is_told_what_it_does(window: Window) -> None:
    window.sit(new_host("tolva-4"), turn=True)
    finger, button = Finger(window), window.item("menu")
    press_is_long_after(50)
    finger.hold(middle(button))
    window.wait(lambda: bool(button.property("held")))
    assert window.find("tip") is not None
    finger.let_go(middle(button))
    window.settle()
    assert window.find("tip") is None
    assert window.find("menuLines") is None
    window.point_at(button)
    window.wait(lambda: window.find("tip") is not None)
    window.click(button)
    window.item("menuLines")
    assert window.find("tip") is None, "it would lie on the first line"
