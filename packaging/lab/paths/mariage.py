"""The steps of the K+Q family."""

from typing import Final

from lab.paths.step import (
    LESSON,
    POINTS,
    Step,
    anything,
    calls,
    cards_to_play,
    facts_of,
    in_trick,
    last_three,
    leads,
    left,
    no,
    plays_card,
    plays_low,
    plays_side_suit,
    plays_top,
    plays_trump,
)

from tolva_gui.rules.games.mariage.calls import ASK, GUBBAR, is_meld
from tolva_gui.rules.games.mariage.game import is_melding
from tolva_gui.rules.games.mariage.tolva import is_gubbe
from tolva_gui.rules.kit.themes import LAST, is_lead_high_or_low, own_cards
from tolva_gui.rules.kit.tricks import trick_winner
from tolva_gui.rules.moves import Move, Play
from tolva_gui.rules.view import View


def partner_has(view: View) -> bool:
    """Whether the partner is winning the trick."""
    winner = facts_of(view).winning
    return winner is not None and view.seat is not None and winner == view.info.partner(view.seat)


def gives_points(view: View, move: Move) -> bool:
    """Whether an ace or a ten goes into a trick that the partner is winning."""
    return partner_has(view) and isinstance(move, Play) and move.card.rank in "AT"


def gives_little(view: View, move: Move) -> bool:
    """Whether a cheapest card is discarded, not a trump, on a trick that the partner is not winning."""
    if partner_has(view) or not isinstance(move, Play) or plays_trump(view, move):
        return False
    playable = [other.card for other in view.legal if isinstance(other, Play)]
    return POINTS.get(move.card.rank, 0) == min(POINTS.get(card.rank, 0) for card in playable) and (
        not in_trick(view) or move.card.suit != facts_of(view).trick[0][1].suit
    )


def melds(_view: View, move: Move) -> bool:
    """Whether king and queen are melded."""
    return is_meld(move)


def with_trumps(view: View) -> bool:
    """Whether the player leads, with trumps and other cards, while others may have trumps."""
    trump = facts_of(view).trump
    mine = cards_to_play(view)
    own = [card for card in mine if card.suit == trump]
    out = [card for card in left(view) if card.suit == trump and card not in own]
    return (
        trump is not None and leads(view) and len(mine) > LAST and bool(own and out) and len(own) < len(mine)
    )


def is_counting(view: View) -> bool:
    """Whether the last few tricks, except the very last, decide who gets most of the 120 points."""
    return 3 <= len(own_cards(view)) <= 5 and all(isinstance(move, Play) for move in view.legal)


FOR_VINSTEN: Final = frozenset({"short", "short_most", "line_after:vinsten"})
TOLVA: Final = (
    LESSON,
    Step("trick", in_trick, (gives_points, gives_little), taught=True, most=2_000),
    Step("meld", is_melding, (melds, plays_card)),
    Step("ask", lambda view: ASK in view.legal, (calls(ASK),)),
    Step("trumps", with_trumps, (plays_trump, plays_side_suit)),
    Step("duck", is_lead_high_or_low, (plays_top, plays_low)),
    Step("count", is_counting, (anything,), tells=FOR_VINSTEN),
    Step("ending", last_three, (anything,)),
    Step("gubbe", is_gubbe, (calls(*GUBBAR), no(calls(*GUBBAR))), tries=1, amount=5, most=4000),
)


def alone(seats: int) -> tuple[Step, ...]:
    """Return the steps of tolva without partners."""
    return (
        LESSON,
        Step("meld", is_melding, (melds, plays_card), 5, seats),
        Step("trumps", with_trumps, (plays_trump, plays_side_suit), 4, seats),
        Step("duck", is_lead_high_or_low, (plays_top, plays_low), 4, seats),
        Step("count", is_counting, (anything,), 4, seats, tells=FOR_VINSTEN),
        Step("ending", last_three, (anything,), 5, seats),
    )


def of_row(view: View, move: Move) -> bool:
    """Whether the card is from the player's row on the table."""
    return isinstance(move, Play) and move.card not in own_cards(view)


def of_hand(view: View, move: Move) -> bool:
    """Whether the card is from the hand."""
    return isinstance(move, Play) and move.card in own_cards(view)


def from_row_or_hand(view: View) -> bool:
    """Whether cards of the row and of the hand may both be led."""
    return leads(view) and all(any(kind(view, move) for move in view.legal) for kind in (of_row, of_hand))


BORDSTOLVA: Final = (
    LESSON,
    Step("meld", is_melding, (melds, no(melds)), 5, 2),
    Step("row", from_row_or_hand, (of_row, of_hand), 6, 2),
    Step("trumps", with_trumps, (plays_trump, plays_side_suit), 4, 2),
    Step("count", is_counting, (anything,), 4, 2, tells=FOR_VINSTEN),
    Step("ending", last_three, (anything,), 5, 2),
)


def _stock(view: View) -> bool:
    return any(zone.cards for zone in view.zones if zone.place.kind == "talong")


def wins_trick(view: View, move: Move) -> bool:
    """Whether the card would be winning the trick once played."""
    if not isinstance(move, Play):
        return False
    facts = facts_of(view)
    cards = [*(card for _, card in facts.trick), move.card]
    return trick_winner(cards, facts.trump, view.ranks) == len(cards) - 1


def in_last_tricks(view: View) -> bool:
    """Whether the stock is gone and the player leads with four to six cards."""
    return not _stock(view) and leads(view) and len(own_cards(view)) in range(LAST + 1, 7)


def bondtolva(seats: int) -> tuple[Step, ...]:
    """Return the steps of bondtolva with a partner."""
    return (
        LESSON,
        Step("meld", is_melding, (melds, no(melds)), 5, seats),
        Step("trumps", with_trumps, (plays_trump, plays_side_suit), 5, seats, most=3000),
        Step("duck", is_lead_high_or_low, (plays_top, plays_low), 5, seats),
        Step("ending", last_three, (anything,), 5, seats),
    )


BONDTOLVA_FOR_TWO: Final = (
    LESSON,
    Step("free", lambda view: in_trick(view) and _stock(view), (wins_trick, no(wins_trick)), 6, 2),
    Step("meld", is_melding, (melds, no(melds)), 5, 2),
    Step("six", in_last_tricks, (plays_top, no(plays_top)), 5, 2),
    Step("ending", last_three, (anything,), 5, 2),
)
