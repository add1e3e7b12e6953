"""The K+Q family's contract beyond test_every_game.py: every form, every conceivable move."""

from collections import Counter
from random import Random

import pytest

from tests.contract.play import Form, choose, deal, every_move, forms, positions
from tests.rules.games.mariage.moves import parse_move
from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Event, Place, Shown, Zones, redact
from tolva_gui.rules.moves import play_card
from tolva_gui.rules.protocol import IllegalMove
from tolva_gui.rules.view import View

SEED = 12
FORMS = forms()


@pytest.fixture(
    params=[pytest.param(form, marks=pytest.mark.long if no % 3 else ()) for no, form in enumerate(FORMS)],
    ids=str,
)
def form(request: pytest.FixtureRequest) -> Form:
    return request.param  # type: ignore[no-any-return]


def faces(zones: Zones) -> Counter[Card | None]:
    return Counter(card for zone in zones for card in zone.cards)


def seats(form: Form) -> range:
    return range(form.game.info.seats)


def test_every_deal_ends_with_the_score_that_its_lines_tell(length: int) -> None:
    rng = Random(SEED)
    for form in FORMS:
        for _ in range(-(-60 * length // sum(other.game is form.game for other in FORMS))):
            *_, state = positions(form, rng)
            result = form.game.result(state)
            assert result is not None
            scores = list(state.standing.scores)
            for line in result.lines:
                scores[line.side] = line.points if line.kind == "fall" else scores[line.side] + line.points
            assert tuple(scores) == result.scores
            assert result.winner is None or result.scores[result.winner] >= (form.game.info.target or 0)
            assert form.game.legal_moves(state) == []


def test_legal_moves_and_reasons_are_one(form: Form) -> None:
    rng = Random(SEED)
    conceivable = every_move(form.game)
    for state in positions(form, rng):
        legal = form.game.legal_moves(state)
        assert len(set(legal)) == len(legal)
        allowed = {move for move in conceivable if form.game.why_not(state, move) is None}
        assert allowed == set(legal)


def test_asking_why_changes_nothing(form: Form) -> None:
    for state in positions(form, Random(SEED)):
        kept = state.copy()
        for move in every_move(form.game):
            form.game.why_not(state, move)
        assert state == kept


def may_know(view: View, seat: int, shown: set[Card]) -> set[Card]:
    """Return the faces that the seat is entitled to: deliberately defined here a second time."""
    known = set(shown)
    for zone in view.zones:
        if zone.place.kind in ("trick", "won", "up") or zone.place == Place("hand", seat):
            known |= {card for card in zone.cards if card is not None}
    return known


def test_no_hidden_card_in_any_view(form: Form, length: int) -> None:
    game, rng = form.game, Random(SEED)
    for _ in range(length):
        events: list[Event] = []
        state = deal(form, rng, events)
        while game.to_act(state) is not None:
            referee, shown = game.view(state, None), shown_in(events)
            for seat in seats(form):
                view = game.view(state, seat)
                seen = {card for card in faces(view.zones) if card is not None}
                assert seen <= may_know(referee, seat, shown)
                sizes = [len(zone.cards) for zone in view.zones]
                assert sizes == [len(zone.cards) for zone in referee.zones]
            game.apply(state, choose(game.legal_moves(state), rng), events)


def shown_in(events: list[Event]) -> set[Card]:
    """Return the pairs that everybody has seen or heard of, in a meld or a mistaken one (B15)."""
    return {card for event in events if isinstance(event, Shown) for card in event.cards if card is not None}


def test_one_refusal_for_every_card_out_of_reach(form: Form) -> None:
    """The refusal is the same wherever the card is, so that it reveals nothing."""
    game = form.game
    for state in positions(form, Random(SEED)):
        seat = game.to_act(state)
        if seat is None:
            break
        own = {c for zone in game.view(state, seat).zones if zone.place.owner == seat for c in zone.cards}
        up = {c for z in game.view(state, seat).zones if z.place.kind == "won" for c in z.cards}
        reasons = [game.why_not(state, play_card(card)) for card in game.info.pack if card not in own - up]
        assert {(reason.rule, reason.key) for reason in reasons if reason is not None} == {
            (None, "not_available")
        }
        assert None not in reasons


def test_events_hide_what_the_view_hides(form: Form, length: int) -> None:
    game, rng = form.game, Random(SEED)
    for _ in range(length):
        events: list[Event] = []
        state = deal(form, rng, events)
        shown: set[Card] = set()
        while game.to_act(state) is not None:
            referee = game.view(state, None)
            for seat in seats(form):
                told = {card for event in events for card in named(redact(event, form.game.info.sight(seat)))}
                assert told <= may_know(referee, seat, shown)
            events = []
            game.apply(state, choose(game.legal_moves(state), rng), events)
            shown |= shown_in(events)


def named(event: Event) -> set[Card]:
    return {card for card in getattr(event, "cards", ()) if card is not None}


def test_an_illegal_move_names_its_rule() -> None:
    game = FORMS[0].game
    state = deal(FORMS[0], Random(SEED))
    move = parse_move("meld H")
    reason = game.why_not(state, move)
    assert reason is not None
    assert reason.rule == "T12"
    assert "meld H" in str(IllegalMove(move, reason))
