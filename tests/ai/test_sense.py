"""Nothing that a person at the table finds stupid, in positions met in ordinary play."""

from collections.abc import Iterator
from random import Random

import pytest

from tolva_gui.ai.kernel_door import KERNEL
from tolva_gui.ai.player import Budget
from tolva_gui.ai.rule_player import RulePlayer
from tolva_gui.ai.search_player import SearchPlayer
from tolva_gui.rules.cards import Card
from tolva_gui.rules.game import PlayCard, Standing, View
from tolva_gui.rules.games.tolva import TOLVA_4

pytestmark = pytest.mark.skipif(KERNEL is None, reason="the kernel is not built here")

WANTED = 15
WINNERS = ("A", "T")


def met_in_play(rng: Random) -> Iterator[View]:
    """Views of seats on turn in deals that rule players play."""
    rules = RulePlayer()
    while True:
        deck = list(TOLVA_4.info.pack)
        rng.shuffle(deck)
        state = TOLVA_4.start(TOLVA_4.info.defaults(), tuple(deck), Standing(rng.randrange(4), (0, 0)))
        while (seat := TOLVA_4.to_act(state)) is not None:
            view = TOLVA_4.view(state, seat)
            yield view
            TOLVA_4.apply(state, rules.choose(view, Budget()).move)


def discards(view: View) -> list[Card]:
    """The cards of a last player who can follow neither suit nor trump, when the other side has the trick; or none."""
    facts = view.facts
    if len(facts.trick) != 3 or facts.winning is None or view.seat is None:
        return []
    lead, cards = facts.trick[0][1].suit, [move.card for move in view.legal if isinstance(move, PlayCard)]
    lost = view.info.side(facts.winning) != view.info.side(view.seat)
    return cards if lost and not any(card.suit in (lead, facts.trump) for card in cards) else []


def test_no_ace_or_ten_is_thrown_on_a_lost_trick() -> None:
    """While a low card serves; with fewer cards than five the last trick may be worth more than a ten."""
    found = 0
    for view in met_in_play(Random(12)):
        cards = discards(view)
        low = [card for card in cards if card.rank in "6789"]
        if len(cards) < 5 or view.facts.gubbe or not low or not any(card.rank in WINNERS for card in cards):
            continue
        move = SearchPlayer(1, RulePlayer()).choose(view, Budget(iterations=3000)).move
        assert isinstance(move, PlayCard)
        assert move.card.rank not in WINNERS, f"{move.card} of {cards}"
        found += 1
        if found == WANTED:
            return
