"""Grandissimo: deal, auction, trump and partner, play, forfeits and payment."""

from typing import Any, ClassVar, Final

from tolva_gui.rules import kit
from tolva_gui.rules.games.grandissimo import course, refusals
from tolva_gui.rules.games.grandissimo.account import account_of, paper_of
from tolva_gui.rules.games.grandissimo.bids import SAME_COLOUR, Contract
from tolva_gui.rules.games.grandissimo.payment import DEALS, SEATS, SLAM_DOUBLES_13_SPEL, last_deal
from tolva_gui.rules.games.grandissimo.refusals import BID_BOX, VERBS
from tolva_gui.rules.games.grandissimo.sheet import Sheet, read_carried
from tolva_gui.rules.games.grandissimo.state import PLACES, TALONG, GrandissimoState

BIDDING: Final = kit.AnswerForm(box=BID_BOX)
PACKETS: Final = (4, 4, 5)  # GD1


class GrandissimoFacts(kit.TrickFacts, frozen=True):
    """*turned*: the second pack's card. *bids*: the calls with their seats. *sheet*: at the start of the deal."""

    turned: kit.Card
    bids: tuple[tuple[kit.Seat, str], ...]
    contract: Contract | None
    sheet: Sheet


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


class Grandissimo(kit.TrickGame[GrandissimoState]):
    """Four players, each for themselves (G1); see `Game`."""

    state = GrandissimoState
    facts_kind = GrandissimoFacts
    verbs = VERBS
    goals: ClassVar[kit.Goals] = {"deed": ""}
    example = "bid 6 farg"
    pack_at = TALONG
    themes: ClassVar[kit.Themes] = {"bid": kit.is_bid, "ending": kit.is_ending}

    info = kit.GameInfo(
        "grandissimo", 4, kit.FULL_PACK, PLACES, (DEALS, SLAM_DOUBLES_13_SPEL), further=(("turned", 1),)
    )

    def last_deal(self, options: kit.Options) -> int:
        return last_deal(options)

    def first_carry(self, options: kit.Options) -> kit.Carry:
        return Sheet()

    def check_start(self, options: kit.Options, standing: kit.Standing) -> kit.Standing:
        complete = super().check_start(options, standing)
        read_carried(complete.carried)
        return complete

    def deal(self, start: kit.Start, events: kit.Log) -> GrandissimoState:
        """Deal in packets (GD1)."""
        turns = self.deal_out(start, len(kit.FULL_PACK), events, packets=PACKETS)
        sheet = read_carried(start.standing.carried)
        return GrandissimoState(*start, turns[0], "auction", turns[0], [0] * 4, [], sheet)

    def take_further(self, state: GrandissimoState, further: kit.Further, events: kit.Log) -> None:
        """Turn up the second pack's card (G8)."""
        turned = [card for cards in further.get("turned", ()) for card in cards]
        if len(turned) != 1 or turned[0] not in kit.FULL_PACK:
            raise kit.CardError(
                "one card of the second pack is turned up; {cards} are given", cards=len(turned)
            )
        state.turned = turned[0]
        events.append(kit.Called((state.standing.dealer + 2) % 4, "turned", state.first_suit))

    def legal_moves(self, state: GrandissimoState) -> list[kit.Move]:
        return refusals.legal_moves(state)

    def refuse(self, state: GrandissimoState, move: kit.Move) -> kit.Reason | None:
        return refusals.why_not(state, move)

    def apply(self, state: GrandissimoState, move: kit.Move, events: kit.Log = kit.NULL_LOG) -> None:
        if isinstance(move, kit.Play):
            make = course.play_card if move.verb == "play" else course.put_aside
            make(state, move.card, events)
            return
        word, value = str(move).partition(" ")[::2]
        if state.phase not in ("auction", "strike"):  # they say what comes of it
            events.append(kit.Called(state.turn, word, value or None))
        match state.phase:
            case "auction":
                course.speak(state, word, value, events)
            case "trump":
                course.name_trump(state, value)
            case "partner":
                course.ask_or_play(state, word)
            case "answer":
                course.answer(state, word, events)
            case "play":
                course.propose(state)
            case "concede":
                course.answer_proposal(state, word, events)
            case _:
                course.close(state, int(value), events)

    def question(self, state: GrandissimoState) -> kit.Question:
        bid = str(state.high_bid)
        match state.phase:
            case "auction":
                if state.high_bid:
                    return kit.Question("auction", {"high": bid}, form=BIDDING)
                return kit.Question("auction_open", form=BIDDING)
            case "trump" | "partner":
                return kit.Question(state.phase, {"bid": bid})
            case "answer":
                return kit.Question(state.phase, {"bid": bid, "seat": state.undertaken.declarer})
            case "play":
                return kit.Question("follow" if state.trick else "lead")
            case "strike":
                return kit.Question(
                    f"strike_{state.sheet.mode}",
                    {"current": state.sheet.current},
                    form=kit.AnswerForm(numbers_are_seats=True),
                )
            case _:
                return kit.Question(state.phase)

    def display(self, public: GrandissimoState) -> kit.Display:
        return kit.Display(self.signs(public), paper=paper_of(public), account=account_of(public))

    def signs(self, public: GrandissimoState) -> tuple[kit.Sign, ...]:
        first = public.first_suit
        off = tuple(suit for suit in kit.SUITS if suit not in (first, SAME_COLOUR[first]))
        return (
            kit.Sign("turned", None, {"first": (first,), "second": (SAME_COLOUR[first],), "off": off}),
            kit.Sign(f"on_{public.sheet.mode}", None, {"current": public.sheet.current}),
            *_spoken(public),
            *(_tricks(public, seat) for seat in (SEATS if public.tricks else ())),
        )

    def position(self, view: kit.View) -> dict[str, Any]:
        state = self.seen(view)
        contract = state.contract
        aside = kit.cards_at(view.zones, kit.Place("aside", contract.declarer)) if contract else ()
        return {
            "hands": kit.rows(view, "hand"),
            "turned": str(state.turned),
            "first_suit": state.first_suit,
            "bids": [[seat, text] for seat, text in state.bids],
            "contract": _contract(contract),
            **kit.trick_fields(view),
            "discard": kit.faces(aside)[0] if aside else None,
            "current": state.sheet.current,
        }

    def denied(self, public: GrandissimoState) -> list[kit.Mask]:
        return kit.voids(public, kit.FULL_PACK)

    def deeds(self, moves: kit.Moves, result: kit.Result) -> tuple[kit.Deed, ...]:
        """Return the deed of the declarer (G30); a game that is made pays them (G73, G75)."""
        bids, held = kit.calls_of(moves, "bid"), kit.calls_of(moves, "bid", "hold")
        if not bids:
            return ()
        declarer, bid = held[-1][0], str(bids[-1][1].value)
        paid = sum(line.points for line in result.lines if (line.kind, line.side) == ("pay", declarer))
        return (kit.Deed(declarer, bid.partition(" ")[0], paid > 0),)

    def outcome(self, state: GrandissimoState) -> kit.Result | None:
        return state.result


GRANDISSIMO: Final = Grandissimo()
