"""The rule player's calls: melds, questions, answers, gubbar, omgiv."""

from typing import Final

from tolva_gui.ai.games.mariage.reading import Reading
from tolva_gui.rules.games.mariage.calls import ASK, HALF, PASS, REDEAL, WHOLE, is_meld, meld, suit_of
from tolva_gui.rules.games.mariage.tolva import HALF_CARD_POINTS, HALF_TRICKS
from tolva_gui.rules.kit import SUITS, Call, Card, Move, Suit

_FED: Final = {4: 0.25, 3: 0.1, 2: 0.05}
"""The share of the outstanding card points that falls into six tricks of one side, by number of players: a partner
feeds them, opponents give only what they must."""


def choose_call(read: Reading, *, dares: bool = True) -> Move | None:
    """Return the call to make now; None: play a card instead. *dares*: whether gubbar are announced."""
    legal = read.view.legal
    if REDEAL in legal:
        return REDEAL
    gubbe = _gubbe(read) if dares else None
    if gubbe is not None:
        return gubbe
    meld = _meld(read)
    if meld is not None:
        return meld
    # Without a meld of its own a question costs nothing, unless the side may not declare (B15).
    if ASK in legal and read.meld_worth() and _partner_may(read):
        return ASK
    return PASS if PASS in legal else None


def _partner_may(read: Reading) -> bool:
    """Whether the partner may have something to meld."""
    partner = read.partner
    return partner is not None and any(read.may_hold_pair(partner, suit) for suit in SUITS)


def question_is_free(read: Reading) -> bool:
    """Return whether asking is no worse than playing a card: the same one can follow (but see B15)."""
    barred = read.trump is None and read.facts.scores[read.side] >= read.traits.trump_limit
    return not barred and (read.traits.may_refuse or not _partner_may(read))


def question_is_idle(read: Reading) -> bool:
    """Return whether asking changes nothing because the partner is known to have no pair."""
    return question_is_free(read) and not _partner_may(read)


def _gubbe(read: Reading) -> Call | None:
    """Announce only on tricks counted in the player's hand: a lost gubbe costs as much as a won one brings."""
    legal = read.view.legal
    if WHOLE not in legal and HALF not in legal:
        return None
    won = read.sure_run()
    if WHOLE in legal and len(won) == read.tricks_left:
        return WHOLE
    needed = HALF_TRICKS - 1 if read.facts.tricks else HALF_TRICKS
    return HALF if HALF in legal and len(won) >= needed and _sixty(read, won, needed) else None


def _sixty(read: Reading, won: list[Card], needed: int) -> bool:
    """Whether six tricks will hold sixty card points: mine, those taken, and a share of those out."""
    best = sorted(map(read.value, won), reverse=True)[:needed]
    taken = sum(read.value(card) for card in read.facts.tricks[-1].cards) if read.facts.tricks else 0.0
    out = sum(read.value(card) for suit in SUITS for card in read.out(suit))
    return sum(best) + taken + _FED.get(read.info.seats, 0.0) * out >= HALF_CARD_POINTS


def _meld(read: Reading) -> Call | None:
    """Meld whenever it brings points, choosing the pair with the best trump.

    A meld is worth nothing if it would break a limit (B15) or endanger an exact target (K11).
    """
    suits = [suit_of(move) for move in read.view.legal if is_meld(move)]
    if not suits or not read.meld_worth():
        return None
    return meld(max(suits, key=lambda suit: trump_worth(read, suit)))


def trump_worth(read: Reading, suit: Suit) -> float:
    """Return the suit's quality as trump: length first, then strength."""
    held = [card for card in read.mine if card.suit == suit]
    return 10.0 * len(held) + sum(read.strength(card) + len(read.view.ranks) for card in held)
