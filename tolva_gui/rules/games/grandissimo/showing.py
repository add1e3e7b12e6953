"""The display of a position: facts, signs, the question, and the fields of the line protocol."""

from typing import Any, Final

from tolva_gui.rules import kit
from tolva_gui.rules.games.grandissimo.bids import SAME_COLOUR, Contract
from tolva_gui.rules.games.grandissimo.payment import SEATS
from tolva_gui.rules.games.grandissimo.refusals import BID_BOX
from tolva_gui.rules.games.grandissimo.sheet import Sheet
from tolva_gui.rules.games.grandissimo.state import GrandissimoState

BIDDING: Final = kit.AnswerForm(box=BID_BOX)


class GrandissimoFacts(kit.TrickFacts, frozen=True):
    """*turned*: the second pack's card. *bids*: the calls with their seats. *sheet*: at the start of the deal."""

    turned: kit.Card
    bids: tuple[tuple[kit.Seat, str], ...]
    contract: Contract | None
    sheet: Sheet


def grandissimo(facts: kit.Facts) -> GrandissimoFacts:
    """Return the facts of grandissimo; raise TypeError for those of another game."""
    if not isinstance(facts, GrandissimoFacts):
        raise TypeError(f"facts of grandissimo are wanted, not {type(facts).__name__}")
    return facts


def facts_of(state: GrandissimoState) -> GrandissimoFacts:
    return kit.trick_facts(
        GrandissimoFacts,
        state,
        state.trump,
        state.winning() if state.trick else None,
        turned=state.turned,
        bids=state.bids,
        contract=state.contract,
        sheet=state.sheet,
    )


def signs_of(state: GrandissimoState) -> tuple[kit.Sign, ...]:
    """Return the signs besides the cards."""
    first = state.first_suit
    off = tuple(suit for suit in kit.SUITS if suit not in (first, SAME_COLOUR[first]))
    signs = [
        kit.Sign("turned", None, {"first": (first,), "second": (SAME_COLOUR[first],), "off": off}),
        kit.Sign(f"on_{state.sheet.mode}", None, {"current": state.sheet.current}),
        *_spoken(state),
    ]
    if state.tricks:
        signs += [_tricks(state, seat) for seat in SEATS]
    return tuple(signs)


def question_of(state: GrandissimoState) -> kit.Question | None:
    contract = state.contract
    bid = str(contract.bid if contract else state.high_bid)
    match state.phase:
        case "auction":
            if state.high_bid:
                return kit.Question("auction", {"high": bid}, form=BIDDING)
            return kit.Question("auction_open", form=BIDDING)
        case "trump" | "partner":
            return kit.Question(state.phase, {"bid": bid})
        case "answer":
            asker = contract.declarer if contract else state.forehand
            return kit.Question(state.phase, {"bid": bid, "seat": asker})
        case "discard" | "concede":
            return kit.Question(state.phase)
        case "strike":
            return kit.Question(
                f"strike_{state.sheet.mode}",
                {"current": state.sheet.current},
                form=kit.AnswerForm(numbers_are_seats=True),
            )
        case _:
            return None


def position_of(view: kit.View) -> dict[str, Any]:
    facts = grandissimo(view.facts)
    contract = facts.contract
    aside = kit.cards_at(view.zones, kit.Place("aside", contract.declarer)) if contract else ()
    return {
        "hands": kit.rows(view, "hand"),
        "turned": str(facts.turned),
        "first_suit": facts.turned.suit,
        "bids": [[seat, text] for seat, text in facts.bids],
        "contract": _contract(contract),
        **kit.trick_fields(view),
        "discard": kit.faces(aside)[0] if aside else None,
        "current": facts.sheet.current,
    }


def _contract(contract: Contract | None) -> dict[str, Any] | None:
    if contract is None:
        return None
    return {
        "declarer": contract.declarer,
        "game": contract.spel.id,
        "suffix": contract.bid.suffix,
        "trump": contract.trump,
        "partner": contract.partner,
        "conceded": contract.conceded,
    }


def _spoken(state: GrandissimoState) -> list[kit.Sign]:
    """Return each seat's last call during the auction, afterwards the declarer, trump and partner."""
    contract = state.contract
    if contract is None:
        last = dict(state.bids) if state.phase == "auction" else {}
        return [_word(seat, text) for seat, text in sorted(last.items())]
    signs = [kit.Sign("declarer", contract.declarer, {"bid": str(contract.bid)})]
    if state.trump:
        signs.append(kit.Sign("trump", None, {"trump": state.trump}))
    elif contract.trump:
        signs.append(kit.Sign("grand"))
    if contract.partner is not None:
        signs.append(kit.Sign("partner", contract.partner))
    return signs


def _word(seat: kit.Seat, text: str) -> kit.Sign:
    """Return the sign of a seat's call: `bid` with the bid, `hold` or `pass`."""
    word, _, bid = text.partition(" ")
    return kit.Sign(word, seat, {"bid": bid} if bid else {})


def _tricks(state: GrandissimoState, seat: kit.Seat) -> kit.Sign:
    won, contract = state.tricks_won[seat], state.contract
    if contract and contract.spel.high and seat in contract.side:
        return kit.Sign("tricks_of", seat, {"tricks": won, "target": contract.own_target(seat)})
    return kit.Sign("tricks", seat, {"tricks": won})
