"""Lomber as a game of the protocol. Legality is in `refusals`, the effects of moves in `course`."""

from typing import Any, ClassVar, Final

from msgspec.structs import asdict

from tolva_gui.rules import kit
from tolva_gui.rules.games.lomber.bids import KUPPA, MISERES, TURNIR, Auction, game_of
from tolva_gui.rules.games.lomber.cards import HAND_RANKS, PACK, free_matadors, suit_order
from tolva_gui.rules.games.lomber.course import answer, buy, choose, play_to_trick, speak
from tolva_gui.rules.games.lomber.payment import DEALS, KUPPA_CAP, SEATS
from tolva_gui.rules.games.lomber.refusals import BID_BOX, VERBS, allowed, limits, why_not
from tolva_gui.rules.games.lomber.state import PLACES, LomberFacts, LomberState

PACKETS: Final = (3, 3, 3)
"""L4: cards dealt to each, at a time."""
BIDDING: Final = kit.AnswerForm(box=BID_BOX)
MATADORS: Final = ("spadda", "manilia", "basti")
"""The names of the matadors, from the top (L11)."""


class Lomber(kit.TrickGame[LomberState]):
    """The game for three (L1, LD15)."""

    state = LomberState
    facts_kind = LomberFacts
    ranks = HAND_RANKS
    verbs = VERBS
    goals: ClassVar[kit.Goals] = {"deed": ""}
    example = "bid spil"
    themes: ClassVar[kit.Themes] = {"bid": kit.is_bid, "ending": kit.is_ending}

    info = kit.GameInfo("lomber", SEATS, PACK, PLACES, (DEALS, KUPPA_CAP), direction=LomberState.step)

    def last_deal(self, options: kit.Options) -> int:
        return int(options[DEALS.name])

    def deal(self, start: kit.Start, events: kit.Log) -> LomberState:
        """Deal nine cards each, three at a time from first hand; the rest is the stock (L4, L5)."""
        turns = self.deal_out(start, SEATS * sum(PACKETS), events, packets=PACKETS)
        return LomberState(*start, turns[0], "auction", turns[0], [0] * SEATS, [], Auction(tuple(turns)))

    def legal_moves(self, state: LomberState) -> list[kit.Move]:
        return allowed(state)

    def refuse(self, state: LomberState, move: kit.Move) -> kit.Reason | None:
        return why_not(state, move)

    def apply(self, state: LomberState, move: kit.Move, events: kit.Log = kit.NULL_LOG) -> None:
        match move:
            case kit.Play(cards, verb="discard"):
                buy(state, cards, events)
            case kit.Play((card,)):
                play_to_trick(state, card, events)
            case kit.Call() if state.phase == "auction":
                speak(state, move, events)
            case kit.Call() if state.phase == "contract":
                choose(state, move, events)
            case kit.Call("pass"):
                buy(state, (), events)
            case kit.Call(word):
                answer(state, word, events)

    def facts(self, state: LomberState) -> kit.Facts:
        return self.facts_with(state, bids=state.auction.said, stock=len(state.stock))

    def display(self, public: LomberState) -> kit.Display:
        return kit.Display(self.signs(public), order=_order(public))

    def signs(self, public: LomberState) -> tuple[kit.Sign, ...]:
        contract = public.contract
        if contract is None:
            latest = dict(public.auction.said)
            return tuple(kit.Sign("said", seat, {"bid": text}) for seat, text in sorted(latest.items()))
        signs = []
        if contract.trump is not None:
            signs.append(kit.Sign("trump", None, {"trump": contract.trump}))
        elif public.phase == "play":
            signs.append(kit.Sign("misere"))
        signs.append(kit.Sign("contract", contract.declarer, {"game": contract.game}))
        if contract.totus:
            signs.append(kit.Sign("totus", contract.declarer))
        if public.phase in ("buy", "give_up"):
            bought = enumerate(public.bought)
            signs += [
                kit.Sign("bought", seat, {"cards": cards}) for seat, cards in bought if cards is not None
            ]
        if public.tricks or public.phase == "play":
            signs += [
                kit.Sign("taken", seat, {"taken": taken}) for seat, taken in enumerate(public.tricks_won)
            ]
        return tuple(signs)

    def question(self, state: LomberState) -> kit.Question:
        high, contract = state.auction.high, state.contract
        if state.phase == "auction":
            if high is None:
                return kit.Question("auction_open", form=BIDDING)
            return kit.Question("auction", {"high": high}, form=BIDDING)
        if state.phase == "play":
            return kit.Question("follow" if state.trick else "lead")
        if state.phase == "buy" and contract is not None:
            least, most, _ = limits(state)
            return kit.Question("buy" if least else "buy_if_you_like", {"least": least, "most": most})
        return kit.Question(state.phase)

    def position(self, view: kit.View) -> dict[str, Any]:
        state = self.seen(view)
        return {
            "hands": kit.rows(view, "hand"),
            "bids": [[seat, text] for seat, text in state.auction.said],
            "contract": None if state.contract is None else asdict(state.contract),
            "bought": state.bought[:],
            "turned": None if state.turned is None or state.phase == "over" else str(state.turned),
            "stock": kit.faces_at(view, "turned") + kit.faces_at(view, "stock"),
            "discards": kit.rows(view, "discards"),
            "trump": state.trump,
            **kit.trick_fields(view),
        }

    def denied(self, public: LomberState) -> list[kit.Mask]:
        """Follow L35-L37: who does not follow a trump may keep matadors."""
        voids = [0] * SEATS
        for seat, card in kit.not_followed(public):
            led = public.suit_of(card)
            kept = free_matadors(card, public.trump) if led == public.trump else ()
            lacking = [other for other in suit_order(led, public.trump) if other not in kept]
            voids[seat] |= sum(1 << PACK.index(other) for other in lacking)
        return voids

    def outcome(self, state: LomberState) -> kit.Result | None:
        return state.outcome

    def deeds(self, moves: kit.Moves, result: kit.Result) -> tuple[kit.Deed, ...]:
        """Return the declarer's deed: the last bid, or túrnir or kúppa instead of spil (L27)."""
        bids, held = kit.calls_of(moves, "bid"), kit.calls_of(moves, "bid", "same")
        if not bids or not result.lines:
            return ()
        instead = kit.calls_of(moves, TURNIR, KUPPA)
        what = instead[-1][1].word if instead else game_of(str(bids[-1][1].value))
        return (kit.Deed(held[-1][0], what, result.lines[0].kind == "made"),)


def _order(state: LomberState) -> tuple[tuple[tuple[kit.Card, str], ...], ...]:
    """Return the trumps with the names of the matadors; in a misère a black and a red suit (L9-L12)."""
    contract = state.contract
    if contract is None or (contract.trump is None and contract.game not in MISERES):
        return ()
    if contract.trump is None:
        return tuple(tuple((card, "") for card in suit_order(suit, None)) for suit in ("S", "H"))
    trumps = suit_order(contract.trump, contract.trump)
    names = (*MATADORS, *("" for _ in trumps[len(MATADORS) :]))
    return (tuple(zip(trumps, names, strict=True)),)


LOMBER: Final = Lomber()
