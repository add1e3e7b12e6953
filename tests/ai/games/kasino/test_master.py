"""The compiled search for kasino: its inferences from the others' plays."""

from tests.rules.games.test_kasino import table
from tolva_gui.ai.games.kasino.bridge import NUMBERS, position_of
from tolva_gui.ai.games.kasino.players import SearchPlayer
from tolva_gui.ai.games.kasino.rule_player import CAREFUL
from tolva_gui.ai.player import Budget
from tolva_gui.rules.games.kasino.game import KasinoState

TENS = sum(1 << number for card, number in NUMBERS.of.items() if card.rank == "T")
WORLDS = 300


def after(*texts: str) -> KasinoState:
    """Return seat 0's view in a deal for two with storan on the table, after these moves."""
    bench = table("DT C5 HK", "C6 HJ CQ S3", "H4 D6 S9 C9")
    for text in texts:
        bench.game.apply(bench.state, bench.game.parse(text))
    assert bench.state.turn == 0
    public = bench.game.view(bench.state, 0).public
    assert isinstance(public, KasinoState)
    return public


def tens_held(state: KasinoState, tries: int) -> float:
    """Mean number of tens in the opponent's hand in the sampled worlds."""
    held = 0
    for seed in range(WORLDS):
        position = position_of(state)
        position.deal(seed, CAREFUL.flat(state), tries=tries)
        held += (position.state["hand"][1] & TENS).bit_count()
    return held / WORLDS


def test_who_leaves_storan_lying_hardly_holds_a_ten() -> None:
    state = after("lay CQ", "lay H4")
    assert tens_held(state, 8) < 0.5 * tens_held(state, 1)


def test_what_was_played_in_packets_before_tells_nothing() -> None:
    """The cards have been dealt again since."""
    state = after("lay CQ", "lay H4")
    state.played = []
    assert tens_held(state, 8) == tens_held(state, 1)


def test_a_capture_that_clears_the_sea_is_found_soon() -> None:
    """A sixtieth of a choice's playouts is enough, with every seed."""
    bench = table("DT C5 H3", "HT C6 HJ CQ", "S4 H6 S9 HK")
    for seed in range(8):
        choice = SearchPlayer(seed).choose(bench.game.view(bench.state, 0), Budget(iterations=100))
        assert str(choice.move).startswith("take HT DT")
        assert choice.values is not None
        assert choice.values[choice.move] == max(choice.values.values())
