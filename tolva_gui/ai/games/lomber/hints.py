"""What speaks for a bid, a purchase or a card in lomber."""

from collections.abc import Iterator
from typing import Final

from tolva_gui.ai.games.lomber.hand_value import best_trump, is_trump, kept
from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.hints.sides import of_trick
from tolva_gui.ai.hints.sight import SeenTrick, weighed
from tolva_gui.ai.player import Budget
from tolva_gui.rules.cards import SUITS, Card, Suit
from tolva_gui.rules.events import Seat
from tolva_gui.rules.game import View
from tolva_gui.rules.games.lomber.bids import MISERES
from tolva_gui.rules.games.lomber.cards import PACK, matadors, playable, worths
from tolva_gui.rules.games.lomber.payment import SEATS
from tolva_gui.rules.games.lomber.state import BUY, TO_THE_RIGHT, LomberState, to_the_right, voids
from tolva_gui.rules.kit.tricks import on_table
from tolva_gui.rules.moves import Call, Move, Play

POINT: Final = 2.0
"""What is paid is a few bitar."""
LOOK: Final = Budget()
ENOUGH: Final = 5
"""With so many of the nine tricks nobody can have more."""
_OF_THE_DEAL: Final = ("five_needed", "none_allowed", "against", "make_them_take", "on_offer")


def all_known(view: View) -> bool:
    """Return whether nothing is hidden."""
    return not any(None in zone.cards for zone in view.zones if zone.place.kind == "hand")


def question(view: View, move: Move) -> Fact:
    """Return the question that points at the matter."""
    state: LomberState = view.public
    if len(view.legal) == 1:
        return Fact("ask_only")
    if state.phase == BUY:
        return Fact("which_to_keep")
    if isinstance(move, Call):
        return {
            "totus": Fact("all_nine"),
            "give_up": Fact("worth_playing"),
            "go_on": Fact("worth_playing"),
        }.get(move.word, Fact("how_many_tricks"))
    contract = state.undertaken
    if contract.game in MISERES:
        return (
            Fact("who_takes")
            if contract.declarer == view.seat
            else Fact("make_take", {"seat": contract.declarer})
        )
    if not state.trick:
        return Fact("which_lead")
    return Fact("can_you_take" if any(map(sight_of(view).leads, playable_of(view))) else "what_to_throw")


def reasons(view: View, advice: Advice) -> tuple[Fact, ...]:
    """Return what speaks for the move."""
    state: LomberState = view.public
    if len(view.legal) == 1:
        return (Fact("only"),)
    match advice.move:
        case Play(verb="discard", cards=cards):
            return weighed(advice, list(_of_purchase(view, cards)), [Fact("thumb_keep")], ())
        case Call() if state.phase == BUY:
            return weighed(advice, list(_of_purchase(view, ())), [Fact("thumb_keep")], ())
        case Call(word, value):
            facts = list(_of_call(view, word, None if value is None else str(value)))
            thumb = Fact("thumb_suit" if word == "name" else "thumb_bid")
            return weighed(advice, facts, [thumb], ("on_offer", "matadors", "trumps"))
        case Play(cards=(card,)):
            facts = [*_of_deal(view), *_of_card(view, card)]
            return weighed(advice, facts, list(_thumb(view, card)), _OF_THE_DEAL)
        case _:
            return ()


def playable_of(view: View) -> list[Card]:
    """Return the cards that the seat may play."""
    state: LomberState = view.public
    return playable(state.hands[_own(view)], state.trick[0] if state.trick else None, state.trump)


def sight_of(view: View) -> SeenTrick:
    """Return the trick as the seat sees it; the play goes to the right (L3)."""
    state: LomberState = view.public
    seat = _own(view)
    mine = {*state.hands[seat], *(card for card in state.discards[seat] if card is not None)}
    gone = {*mine, *state.trick, *(card for trick in state.tricks for card in trick.cards)}
    rank = worths(state.trump)
    return SeenTrick(
        hand=tuple(state.hands[seat]),
        playable=tuple(playable_of(view)),
        trick=tuple(on_table(state, TO_THE_RIGHT)),
        after=tuple(to_the_right(seat, step) for step in range(1, SEATS - len(state.trick))),
        trump=state.trump,
        out=frozenset(PACK) - gone,
        denied={
            other: frozenset(card for index, card in enumerate(PACK) if mask >> index & 1)
            for other, mask in enumerate(voids(state))
        },
        suit=lambda card: rank[card].suit,
        height=lambda card: -rank[card].place,
    )


def _own(view: View) -> Seat:
    if view.seat is None:
        raise ValueError("a hint is for a seat")
    return view.seat


# What is said


def _of_call(view: View, word: str, value: str | None) -> Iterator[Fact]:
    state: LomberState = view.public
    hand = state.hands[_own(view)]
    if word == "totus":
        yield Fact("totus")
        return
    if word in ("give_up", "go_on"):
        yield from _of_hand(view, state.trump or best_trump(hand))
        return
    if value in MISERES or word == "kuppa":
        yield Fact("no_trick")
        yield from _of_low_hand(hand)
        return
    if state.auction.high is not None and word == "pass":
        yield Fact("on_offer", {"value": state.auction.high})
    if word == "pass":
        yield Fact("five_of_nine")
    named = next((suit for suit in SUITS if value in (suit, f"solo {suit}")), None)
    yield from _of_hand(view, named or best_trump(hand))


def _of_hand(view: View, suit: Suit) -> Iterator[Fact]:
    """What the hand has with that trump."""
    hand = view.public.hands[_own(view)]
    top = tuple(card for card in matadors(suit) if card in hand)
    if top:
        yield Fact("matadors", {"cards": top})
    yield Fact("trumps", {"suit": suit, "count": sum(is_trump(card, suit) for card in hand)})
    kings = tuple(card for card in hand if card.rank == "K" and not is_trump(card, suit))
    if kings:
        yield Fact("kings", {"cards": kings})


def _of_low_hand(hand: list[Card]) -> Iterator[Fact]:
    """Cards that may be made to take a trick where none is wanted."""
    rank = worths(None)
    high = tuple(card for card in hand if rank[card].place < 3)
    yield Fact("high_in_misere", {"cards": high}) if high else Fact("low_in_misere")


def _of_purchase(view: View, away: tuple[Card, ...]) -> Iterator[Fact]:
    state: LomberState = view.public
    hand = [card for card in state.hands[_own(view)] if card not in away]
    contract = state.undertaken
    if contract.game in MISERES or state.trump is None:
        yield Fact("no_trick")
        yield from _of_low_hand(hand)
        return
    trumps = tuple(card for card in hand if is_trump(card, state.trump))
    yield Fact("keeps_trumps", {"cards": trumps}) if trumps else Fact("no_trumps")
    useful = [card for card in kept(hand, state.trump) if card not in trumps]
    if useful:
        yield Fact("keeps_high", {"cards": tuple(useful)})
    if contract.declarer != view.seat:
        yield Fact("against", _against(view))
    if away:
        yield Fact("new_cards", {"count": len(away)})


# Cards


def _against(view: View) -> dict[str, object]:
    state: LomberState = view.public
    declarer = state.undertaken.declarer
    partner = next(seat for seat in range(SEATS) if seat not in (declarer, view.seat))
    return {"seat": declarer, "seats": (partner,), "count": state.tricks_won[declarer]}


def _of_deal(view: View) -> Iterator[Fact]:
    """What the seat is about: its five tricks, or another's."""
    state: LomberState = view.public
    contract, seat = state.undertaken, _own(view)
    misere = contract.game in MISERES
    if contract.declarer != seat:
        yield Fact("make_them_take" if misere else "against", _against(view))
    elif misere:
        yield Fact("none_allowed")
    elif state.tricks_won[seat] < ENOUGH:
        yield Fact("five_needed", {"count": ENOUGH - state.tricks_won[seat]})


def _of_card(view: View, card: Card) -> Iterator[Fact]:
    state: LomberState = view.public
    contract, seat = state.undertaken, _own(view)
    with_me = {seat} if seat == contract.declarer else {*range(SEATS)} - {contract.declarer}
    if card in matadors(state.trump):
        yield Fact("matador", {"card": card})
    yield from of_trick(sight_of(view), card, with_me, misere=contract.game in MISERES)


def _thumb(view: View, card: Card) -> Iterator[Fact]:
    """The rule of thumb that decides where cards are alike."""
    state: LomberState = view.public
    sight = sight_of(view)
    if state.undertaken.game in MISERES:
        yield Fact("thumb_misere", {"by": card})
    elif sight.trick and sight.leads(card):
        yield Fact("thumb_cheaply", {"by": card})
    elif sight.trick:
        yield Fact("thumb_low", {"by": card})
    elif is_trump(card, state.trump):
        yield Fact("thumb_draw", {"by": card})
    else:
        yield Fact("thumb_lead", {"by": card})
