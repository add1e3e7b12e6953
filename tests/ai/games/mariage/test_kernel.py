"""The compiled kernel follows the rules module in everything; `start.py lab trials lockstep` does so at length."""

import re
from itertools import chain, zip_longest
from random import Random
from typing import Any

from tests.ai.games.mariage import lockstep
from tests.cases import cases
from tests.contract.play import USUAL, Form, deal, forms, positions
from tests.table.games import act, people, turn_of
from tolva_gui.ai.games.mariage.kernel_bridge import FormBridge, bridge_for
from tolva_gui.rules.games.mariage.state import MariageState
from tolva_gui.table.host import Host

FORMS = forms()
DEALS = 2


@cases("form", FORMS, usual=USUAL, ids=str)
def test_same_actions_and_same_results_as_the_rules(form: Form, length: int) -> None:
    rng = Random(f"lockstep {form}")
    assert sum(lockstep.compare(form, rng) for _ in range(DEALS * length)) > DEALS * length


@cases(
    "form",
    FORMS,
    usual=[
        "tolva-3",
        "plocketolva fourth_meld_name=viv hel_gubbe_two_players=True",
        "bordstolva hel_gubbe_two_players=True first_trick_from_table=True",
        "bordstolva fourth_meld_name=both_mäl first_trick_from_table=True",
        "bondtolva-4 knocking=True mistakes_allowed=True",
        "bondtolva-2 ten_ranks_high=True",
    ],
    ids=str,
)
def test_playouts_end_as_under_the_rules(form: Form, length: int) -> None:
    rng = Random(f"playouts {form}")
    for _ in range(DEALS * length):
        lockstep.compare_playout(form, rng)


@cases("form", FORMS, usual=USUAL, ids=str)
def test_worlds_fit_what_the_seat_knows(form: Form) -> None:
    rng = Random(f"worlds {form}")
    bridge = FormBridge(form.game, form.options)
    for state, view in positions(form, rng):
        if rng.random() < 0.8:
            continue
        public = view.public
        assert isinstance(public, MariageState)
        assert view.seat is not None
        known = bridge.position(public)
        _check_world(bridge, state, known, rng.randrange(1000))
        if bridge.all_dealt:
            bridge.tell_past(known, public, view.seat)
            _check_world(bridge, state, known, rng.randrange(1000))


def _check_world(bridge: FormBridge, state: MariageState, known: Any, seed: int) -> None:
    """Check that every card is in one place, visible cards are unmoved, and hands hold no excluded cards."""
    real = bridge.position(state)
    world = known.world(seed)
    assert world.legal == real.legal
    cards, left = world.state["hands"], world.state["left"]
    assert lockstep.digest(world)[2:-1] == lockstep.digest(real)[2:-1]
    lying = [bit for bit in chain(world.state["stock"], *world.state["down"]) if bit >= 0]
    held = [hand | shut for hand, shut in zip_longest(cards, world.state["shut"], fillvalue=0)]
    assert sum(held) + sum(1 << bit for bit in lying) == left
    assert sum(hand.bit_count() for hand in held) + len(lying) == left.bit_count()
    shown = known.state["hands"]
    for seat, hand in enumerate(shown):
        assert cards[seat] & hand == hand
        assert not cards[seat] & ~hand & known.hidden["denied"][seat]
    for limit in known.hidden["limit"]:
        drawn = cards[limit["seat"]] & ~shown[limit["seat"]]
        assert (drawn & limit["cards"]).bit_count() <= limit["most"]


def test_the_same_seed_gives_the_same_world() -> None:
    form = FORMS[0]
    state = deal(form, Random(1))
    known = FormBridge(form.game, form.options).position(
        form.game.view(state, form.game.to_act(state)).public
    )
    assert known.world(5).state == known.world(5).state != known.world(6).state


@cases("form", FORMS, usual=USUAL, ids=str)
def test_a_whole_state_is_its_own_only_world(form: Form) -> None:
    """Stock and face-down cards included."""
    position = FormBridge(form.game, form.options).position(deal(form, Random(f"whole {form}")))
    assert position.world(1).state == position.state


PLAYED = "CK C6 H8 S9 CA C7, ask, meld D, CT CQ C9 DK D6 D8 S6 SJ D7 ST S7 D9 HA DQ DJ H7 HJ H9"


def test_worlds_are_found_where_hands_lack_many_suits() -> None:
    """Few ways of dealing fit: the search gave up when thirty tries had failed."""
    host = Host.new("bondtolva-6", {}, people(6), seed=338, first_dealer=0)
    host.start_deal()
    for text in re.findall(r"ask|meld D|\w\w", PLAYED):
        wanted = text if text in ("ask", "meld D") else f"play {text}"
        act(host, lambda view, wanted=wanted: next(move for move in view.legal if str(move) == wanted))  # type: ignore[misc]
    known = bridge_for(host.info, host.options).position(host.view(turn_of(host)).public)
    assert all(known.world(seed).legal == known.legal for seed in range(2000))
