"""The rules of nittionio: bid cards, premium bids, tricks. Scoring is in `scoring`."""

from itertools import combinations
from typing import Any, ClassVar, Final

from tolva_gui.rules import kit
from tolva_gui.rules.games.nittionio import scoring
from tolva_gui.rules.games.nittionio.state import (
    CODE,
    DECK,
    PACK,
    PLACES,
    SEATS,
    STRENGTH,
    TURNED,
    WITHOUT_JOKER,
    NittionioFacts,
    NittionioState,
    Premium,
)

RULES_VERSION: Final = 2
"""Version 2: the first to win three games has the rubber (ND11)."""
CARDS_EACH: Final = 12
BID_CARDS: Final = 3
TRICKS: Final = 9
PASS: Final = kit.Call("pass")
DECLARE: Final = kit.Call("declare")
REVEAL: Final = kit.Call("reveal")
KINDS: Final[dict[str, Premium]] = {"declare": "declaration", "reveal": "revelation"}


class Nittionio(kit.TrickGame[NittionioState]):
    """The game for three (N1)."""

    state = NittionioState
    facts_kind = NittionioFacts
    ranks = STRENGTH
    verbs: ClassVar[kit.Verbs] = {
        "aside": kit.Cards(1, CARDS_EACH),
        "pass": kit.Says(),
        "declare": kit.Says(),
        "reveal": kit.Says(),
        "play": kit.Cards(),
    }
    goals: ClassVar[kit.Goals] = {"bids": "bid"}
    example = "play ST"
    pack_at = DECK
    themes: ClassVar[kit.Themes] = {"bid": kit.is_bid, "ending": kit.is_ending}

    info = kit.GameInfo(
        "nittionio",
        SEATS,
        PACK,
        PLACES,
        (scoring.FORM, scoring.SHOW_ALL_BIDS),
        rules_version=RULES_VERSION,
        other_packs=((scoring.FORM.name, scoring.NO_JOKER, WITHOUT_JOKER),),
    )

    def last_deal(self, options: kit.Options) -> int | None:
        return scoring.DEALS if options[scoring.FORM.name] == scoring.STANDARD else None

    def first_carry(self, options: kit.Options) -> kit.Carry:
        carries: dict[str, type[kit.Carry]] = {
            scoring.RUBBER: scoring.Rubber,
            scoring.NO_JOKER: scoring.MadeBefore,
        }
        return carries.get(str(options[scoring.FORM.name]), kit.Carry)()

    def deal(self, start: kit.Start, events: kit.Log) -> NittionioState:
        """Deal twelve cards each, one at a time from forehand, and turn the last one up (N3)."""
        turns = self.deal_out(start, SEATS * CARDS_EACH, events)
        turned = next(iter(start.piles.draw(1, DECK, TURNED, events, dealt=True)), None)
        trump, won = trump_of(turned, start.standing), [0] * SEATS
        return NittionioState(*start, turns[0], "aside", turns[0], won, [], trump)

    def legal_moves(self, state: NittionioState) -> list[kit.Move]:
        if state.phase == "aside":
            hand = kit.hand_order(state.hands[state.turn], STRENGTH)
            return [kit.Play(three, verb="aside") for three in combinations(hand, BID_CARDS)]
        if state.phase == "premium":
            return [PASS, DECLARE, REVEAL] if state.premium is None else [PASS, REVEAL]
        return [kit.play_card(card) for card in kit.followers(state)] if state.phase == "play" else []

    def refuse(self, state: NittionioState, move: kit.Move) -> kit.Reason | None:
        match move:
            case kit.Call("pass" | "declare" | "reveal" as word, None):
                return self._refuse_call(state, word)
            case kit.Play(cards, (), "aside", ()):
                return kit.not_held(cards, state.hands[state.turn]) or self._refuse_aside(state, cards)
            case kit.Play((card,), (), "play", ()):
                return kit.not_held((card,), state.hands[state.turn]) or self._refuse_card(state, card)
            case _:
                return kit.Reason(None, "not_in_this_game")

    def apply(self, state: NittionioState, move: kit.Move, events: kit.Log = kit.NULL_LOG) -> None:
        match move:
            case kit.Play(cards, verb="aside"):
                self._lay_aside(state, cards, events)
            case kit.Play((card,)):
                self._play(state, card, events)
            case kit.Call(word):
                self._speak(state, word, events)

    def facts(self, state: NittionioState) -> kit.Facts:
        bids = tuple(state.bid(seat) if seat in state.up else None for seat in range(SEATS))
        return self.facts_with(state, bids=bids)

    def display(self, public: NittionioState) -> kit.Display:
        turned = public.turned
        joker_is = {} if turned is None or turned == kit.JOKER else {kit.JOKER: turned}
        return kit.Display(self.signs(public), joker_is)

    def signs(self, public: NittionioState) -> tuple[kit.Sign, ...]:
        trump, turned = public.trump, public.turned
        signs = [kit.Sign("no_trump") if trump is None else kit.Sign("trump", None, {"trump": trump})]
        if turned not in (None, kit.JOKER):
            signs.append(kit.Sign("joker_is", None, {"card": turned}))
        for seat in range(SEATS):
            bid, taken = public.bid(seat), public.tricks_won[seat]
            if public.phase in ("aside", "premium"):
                signs += _laid(public, seat, bid)
            elif bid is None:
                signs.append(kit.Sign("taken", seat, {"taken": taken}))
            else:
                signs.append(kit.Sign("tricks", seat, {"taken": taken, "bid": bid}))
        if public.premium is not None:
            seat, kind = public.premium
            signs.append(kit.Sign(kind, seat))
        left = (public.outcome or public.standing).carried
        for key, of_each in (("games", left.get("games", ())), ("total", left.get("totals", ()))):
            signs += [kit.Sign(key, seat, {key: number}) for seat, number in enumerate(of_each)]
        return tuple(signs)

    def question(self, state: NittionioState) -> kit.Question:
        if state.phase == "aside":
            worth = {card: CODE.index(state.suit_of(card)) for card in state.hands[state.turn]}
            return kit.Question("aside", {"cards": BID_CARDS}, form=kit.AnswerForm(worth=worth))
        if state.phase == "play":
            return kit.Question("follow" if state.trick else "lead")
        if state.premium is None:
            return kit.Question("premium")
        return kit.Question("raise", {"seat": state.premium[0]})

    def position(self, view: kit.View) -> dict[str, Any]:
        state = self.seen(view)
        premium = None if state.premium is None else dict(zip(("seat", "kind"), state.premium, strict=True))
        return {
            "hands": kit.rows(view, "hand"),
            "aside": kit.rows(view, "aside"),
            "bids": [state.bid(seat) for seat in range(SEATS)],
            "premium": premium,
            "turned": None if state.turned is None else str(state.turned),
            "trump": state.trump,
            **kit.trick_fields(view),
        }

    def denied(self, public: NittionioState) -> list[kit.Mask]:
        """N15; the cards may be among the bid cards."""
        return kit.voids(public, PACK)

    def outcome(self, state: NittionioState) -> kit.Result | None:
        return state.outcome

    def deeds(self, moves: kit.Moves, result: kit.Result) -> tuple[kit.Deed, ...]:
        """Return each seat's bid, and a played premium bid as a further deed."""
        made = {line.side for line in result.lines if line.kind == "bid"}
        bids = tuple(kit.Deed(seat, "bid", seat in made) for seat in range(SEATS))
        premiums = kit.calls_of(moves, *KINDS)
        return bids + tuple(kit.Deed(seat, call.word, seat in made) for seat, call in premiums[-1:])

    def _refuse_call(self, state: NittionioState, word: str) -> kit.Reason | None:
        if state.options[scoring.FORM.name] == scoring.PENNYCOOK:
            return kit.Reason("NV2", "no_premiums")
        if state.phase == "aside":
            return kit.Reason("N6", "aside_first")
        if state.phase == "play":
            return kit.Reason("N9", "premiums_over")
        if word == "declare" and state.premium is not None:
            return kit.Reason("N10", "raise_or_pass")
        return None

    def _refuse_aside(self, state: NittionioState, cards: tuple[kit.Card, ...]) -> kit.Reason | None:
        if state.phase != "aside":
            return kit.Reason("N6", "already_aside")
        if len(cards) != BID_CARDS:
            return kit.Reason("N6", "three_aside", {"cards": len(cards)})
        return None

    def _refuse_card(self, state: NittionioState, card: kit.Card) -> kit.Reason | None:
        if state.phase == "aside":
            return kit.Reason("N6", "aside_first")
        if state.phase == "premium":
            return kit.Reason("N9", "premium_first")
        return kit.refuse_to_follow("N15", state, card, STRENGTH)

    def _lay_aside(self, state: NittionioState, cards: tuple[kit.Card, ...], events: kit.Log) -> None:
        """N6: the bid cards are put face down."""
        seat = state.turn
        state.piles.move(cards, kit.Place("hand", seat), kit.Place("aside", seat), events)
        state.turn = (seat + 1) % SEATS
        if state.turn == state.leader:
            state.phase = "play" if state.options[scoring.FORM.name] == scoring.PENNYCOOK else "premium"

    def _speak(self, state: NittionioState, word: str, events: kit.Log) -> None:
        """N9, N10, ND1: each seat speaks once; a revelation ends the round."""
        events.append(kit.Called(state.turn, word))
        if word in KINDS:
            state.premium = state.turn, KINDS[word]
        state.turn = (state.turn + 1) % SEATS
        if word == "reveal" or state.turn == state.leader:
            self._open_play(state, events)

    def _open_play(self, state: NittionioState, events: kit.Log) -> None:
        """N11-N14, ND3: the premium bidder shows what the premium requires before forehand leads."""
        state.phase = "play"
        state.turn = state.leader
        if state.premium is None:
            return
        seat, kind = state.premium
        _turn_up(state, seat, events)
        if kind == "revelation":
            state.piles.show(kit.Place("hand", seat), events, ranks=STRENGTH)

    def _play(self, state: NittionioState, card: kit.Card, events: kit.Log) -> None:
        if not kit.add_to_trick(state, card, events):
            return
        kit.take_trick(state, events)
        if len(state.tricks) == TRICKS:
            self._end_deal(state, events)

    def _end_deal(self, state: NittionioState, events: kit.Log) -> None:
        """N17, ND13: seats that made their bids show them; then the deal is scored."""
        state.phase = "over"
        for seat in (
            range(SEATS)
            if state.options[scoring.SHOW_ALL_BIDS.name]
            else scoring.made(state, state.tricks_won)
        ):
            _turn_up(state, seat, events)
        state.outcome = scoring.score(state)
        scoring.log_score(state.outcome, state.standing, events)
        kit.log_end(state.outcome, events)


def trump_of(turned: kit.Card | None, standing: kit.Standing) -> kit.Suit | None:
    """Return the trump suit: N4, or in NV3 by the number of bids made in the previous deal."""
    if turned is None:
        made_before = standing.carried["made"]
        return None if made_before is None else CODE[made_before]
    return None if turned == kit.JOKER or turned.rank == "9" else turned.suit


def _laid(state: NittionioState, seat: kit.Seat, bid: int | None) -> list[kit.Sign]:
    if not state.aside[seat]:
        return []
    return [kit.Sign("has_laid", seat) if bid is None else kit.Sign("bid", seat, {"bid": bid})]


def _turn_up(state: NittionioState, seat: kit.Seat, events: kit.Log) -> None:
    if seat in state.up:
        return
    state.up = (*state.up, seat)
    state.piles.show(kit.Place("aside", seat), events)
    events.append(kit.Called(seat, "bid", state.bid(seat)))


NITTIONIO: Final = Nittionio()
