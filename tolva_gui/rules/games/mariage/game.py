"""The common part of the K+Q family (relatives of Mariage): play to tricks, melds, the view.

A game derives from `MariageGame`, sets its parameters, and defines the deal, when melds are allowed, the effects of a
finished trick and the scoring of a deal.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar, Final, Literal

from msgspec import Meta
from msgspec.structs import replace

from tolva_gui.rules import kit
from tolva_gui.rules.bounds import CARRIED, RACE_SCORES
from tolva_gui.rules.games.mariage.calls import (
    ASK,
    GUBBAR,
    GUBBE_POINTS,
    PASS,
    REDEAL,
    MeldName,
    is_meld,
    meld,
    suit_of,
)
from tolva_gui.rules.games.mariage.proofs import excluded_by_play, fits, playable, sure_leads
from tolva_gui.rules.games.mariage.state import (
    ASKED,
    OPEN,
    PAIRS,
    PLACES,
    TALONG,
    TARGET,
    MariageFacts,
    MariageState,
    Proved,
    mariage,
)
from tolva_gui.rules.kit.themes import is_lead_high_or_low
from tolva_gui.rules.view import COUNT, TrumpSign

QUIET: Final = ("redeal", "meld")
"""In these phases only holders of low cards, or of a pair, have a choice."""
MELD_POINTS: Final = (2, 1, 1, 1)
"""Points for setting trump and for each later meld (T16, B10, K5)."""


def is_melding(view: kit.View) -> bool:
    """Whether king and queen can be announced, or kept back."""
    return any(map(is_meld, view.legal))


class Vinsten(kit.Carry, frozen=True):
    """T21: points for most cards that nobody has taken yet."""

    carried: Annotated[int, Meta(ge=CARRIED[0], le=CARRIED[-1])] = 0


class MariageGame(kit.TrickGame[MariageState]):
    """The common base. Subclasses set the attributes and implement the abstract methods at the end."""

    state = MariageState
    facts_kind = MariageFacts
    verbs: ClassVar[kit.Verbs] = {
        "play": kit.Cards(),
        "meld": kit.Says(kit.SUITS),
        "ask": kit.Says(),
        "pass": kit.Says(),
        "half": kit.Says(),
        "whole": kit.Says(),
        "redeal": kit.Says(),
    }
    example = "play ST"
    pack_at = TALONG
    first_protocol = True
    goals: ClassVar[kit.Goals] = {"risk": ""}
    value: ClassVar[Mapping[str, int]]
    """Points of a card towards vinsten, by rank."""
    eyes: ClassVar[Mapping[str, int] | None] = None
    """Points in its tie-break."""
    law: ClassVar[Mapping[str, str]]
    """The digest's rules of the duties common to the family, by key."""
    meld_names: tuple[MeldName, ...] = ("trumf", "tjog", "viv", "viv")
    meld_rules: tuple[str, str]
    """The rules by which the first meld and later ones need a pair."""
    first_answer: ClassVar[Mapping[str, kit.Reason]]
    """Why no card may be played in phases with a question to answer first."""
    drawn_by = ""
    """See `GameInfo`."""
    places: ClassVar[tuple[kit.PlaceInfo, ...]] = PLACES
    dealt: ClassVar[int | None] = None
    """Cards dealt at first, all by default; *packets*: how many at a time in each round."""
    packets: ClassVar[Sequence[int]] = ()
    ends_at_target = True
    """Whether a side that reaches the target wins at once (T22); then no deal begins with a side at it."""
    first_forehand_deals = False
    """Whether the first forehand of a game deals first in the next (T6)."""
    gubbar: tuple[kit.Call, ...] = ()
    """The announcements that the form has."""
    carries_vinsten = False
    """Whether an untaken vinsten is carried over to the next deal (T21)."""
    themes: ClassVar[kit.Themes] = {
        "meld": is_melding,
        "duck": is_lead_high_or_low,
        "ending": kit.is_ending,
    }

    def __init__(self, game_id: str, seats: int, sides: int, *options: kit.Option) -> None:
        pack = kit.make_pack(self.ranks)
        info = kit.GameInfo(game_id, seats, pack, self.places, options, sides, target=TARGET)
        self.info = replace(info, drawn_by=self.drawn_by, family="mariage", quiet=QUIET)
        self.tricks = len(pack) // seats
        """Tricks in a deal."""

    def first_carry(self, options: kit.Options) -> kit.Carry:
        return Vinsten()

    def check_start(self, options: kit.Options, standing: kit.Standing) -> kit.Standing:
        complete = super().check_start(options, standing)
        if self.ends_at_target and max(standing.scores) >= TARGET:
            raise kit.SetupError(
                "a side with {target} or more has won: {scores} starts no deal",
                target=TARGET,
                scores=list(standing.scores),
            )
        if any(score not in RACE_SCORES for score in standing.scores):
            raise kit.SetupError(
                "a score is from {least} to {most}", least=RACE_SCORES[0], most=RACE_SCORES[-1]
            )
        return complete

    def next_game_dealer(self, first: kit.Seat, last: kit.Seat, result: kit.Result) -> kit.Seat:
        """Return the first forehand (T6), or in other games the player after the last dealer (BD7)."""
        return super().next_game_dealer(first, first if self.first_forehand_deals else last, result)

    def deal(self, start: kit.Start, events: kit.Log) -> MariageState:
        info, turns = self.info, self.deal_cards(start, events)
        state = MariageState(
            *start,
            turn=turns[0],
            phase="lead",
            leader=turns[0],
            scores=[*start.standing.scores],
            tricks_won=[0] * info.seats,
            tricks=[],
            ranks=self.ranks_under(start.options),
            points=[0] * info.sides,
            eyes=[0] * info.sides,
            carried=start.standing.carried.get("carried", 0) if self.carries_vinsten else 0,
        )
        self.open_play(state)
        return state

    def deal_cards(self, start: kit.Start, events: kit.Log) -> list[kit.Seat]:
        """Deal from the talong; return the seats, forehand first."""
        return self.deal_out(start, self.dealt or len(self.info.pack), events, packets=self.packets)

    def legal_moves(self, state: MariageState) -> list[kit.Move]:
        if state.phase == "follow":
            return [*map(kit.play_card, kit.hand_order(self.playable(state), state.ranks))]
        if state.phase == "lead":
            cards = kit.hand_order(state.available(state.turn), state.ranks)
            return [*map(kit.play_card, cards), *self.calls(state)]
        return [] if state.phase == "over" else self.calls(state)

    def apply(self, state: MariageState, move: kit.Move, events: kit.Log = kit.NULL_LOG) -> None:
        if isinstance(move, kit.Play):
            self._play(state, move.card, events)
        else:
            self.call(state, move, events)

    def refuse(self, state: MariageState, move: kit.Move) -> kit.Reason | None:
        if not isinstance(move, kit.Play):
            return self.refuse_call(state, move)
        if move.verb != "play":
            return kit.Reason(None, "not_in_this_game")
        if move.card not in state.available(state.turn):
            return kit.Reason(None, "not_available", {"card": move.card})
        if state.phase in self.first_answer:
            return self.first_answer[state.phase]
        return None if state.phase == "lead" else self._refuse_card(state, move.card)

    def hide_values(self, public: MariageState, state: MariageState, seat: kit.Seat) -> None:
        """Add to the seat's state what play has proved about the others' hands."""
        public.proved = self.proved(public)

    def scores(self, state: MariageState) -> tuple[int, ...]:
        return tuple(state.scores)

    def facts(self, state: MariageState) -> kit.Facts:
        eyes = None if self.eyes is None else tuple(state.eyes)
        return self.facts_with(state, card_points=tuple(state.points), eyes=eyes)

    def display(self, public: MariageState) -> kit.Display:
        announced = None
        if public.gubbe is not None:
            kind, seat, first = public.gubbe
            announced = kit.Called(seat, kind, first)
        return kit.Display(
            self.signs(public),
            trump=TrumpSign(public.trump, announced),
            seen=tuple(card for _, suit, _ in public.melds for card in PAIRS[suit]),
        )

    def signs(self, public: MariageState) -> tuple[kit.Sign, ...]:
        counts = list(zip(public.points, public.eyes, strict=True))
        sides = [(seat, *counts[self.info.side(seat)]) for seat in range(self.info.seats)]
        return tuple(kit.Sign(COUNT, seat, {"points": points, "eyes": eyes}) for seat, points, eyes in sides)

    def question(self, state: MariageState) -> kit.Question:
        calls = [] if state.phase == "follow" else self.calls(state)
        says: dict[kit.Move, kit.Called] = {
            move: self.said(state, move) for move in calls if isinstance(move, kit.Call)
        }
        if state.phase in ("lead", "follow"):
            stakes: dict[kit.Move, int] = {call: GUBBE_POINTS[call.word] for call in GUBBAR if call in says}
            return kit.Question(
                "follow" if state.trick else "lead", says=says, form=kit.AnswerForm(stakes=stakes)
            )
        if state.phase == "redeal":
            return kit.Question("redeal", says=says)
        if state.phase == "answer" or state.asked:
            key = "answer" if PASS in says else "must_answer"
            return kit.Question(key, {"asker": state.leader}, says=says)
        return kit.Question(self.offer(state), says=says)

    def offer(self, state: MariageState) -> str:
        """Return the key of the question to a player who may meld now, before the next lead."""
        return "meld_before_draw" if state.stock else "meld"

    def said(self, state: MariageState, call: kit.Call) -> kit.Called:
        """Return the call of the seat to act as it is heard at the table."""
        seat = state.turn
        if is_meld(call):
            return kit.Called(seat, self.meld_name(state), call.value, MELD_POINTS[len(state.melds)])
        if call == PASS:
            words = {"redeal": "content", "answer": "no"}
            return kit.Called(seat, words.get(state.phase, "no" if state.asked else "no_meld"))
        return kit.Called(seat, call.word)

    def position(self, view: kit.View) -> dict[str, Any]:
        facts = mariage(view.facts)
        gubbe = facts.gubbe and dict(zip(("kind", "seat", "first_trick"), facts.gubbe, strict=True))
        fields = {
            "carried": facts.carried,
            "leader": facts.leader,
            "trump": facts.trump,
            "hands": kit.rows(view, "hand"),
            **kit.trick_fields(view),
            "card_points": list(facts.card_points),
            "melds": [list(meld) for meld in facts.melds],
            "gubbe": gubbe,
            "stock": kit.faces_at(view, TALONG.kind),
        }
        return fields if facts.eyes is None else {**fields, "eyes": list(facts.eyes)}

    def denied(self, public: MariageState) -> Sequence[kit.Mask] | None:
        return public.proved.excluded or None

    def determinize(self, view: kit.View, rng: kit.Chance) -> MariageState:
        """Return a sampled state consistent with the seat's view; limits and pairs are minded if a few tries do so."""
        public = self.seen(view)
        for _ in range(kit.TRIES):
            world = super().determinize(view, rng)
            if fits(public, world):
                break
        return world

    def sure_leads(self, view: kit.View) -> tuple[kit.Play, ...]:
        if view.seat is None:
            return ()
        leads = sure_leads(self.seen(view), self.info.pack, view.seat, self.info.partner(view.seat))
        return tuple(map(kit.play_card, leads))

    def may_earn_more(self, view: kit.View) -> bool:
        """Whether the viewer holds a pair that is not melded."""
        return view.seat is not None and bool(self.pairs(self.seen(view), view.seat))

    def outcome(self, state: MariageState) -> kit.Result:
        ranking = () if state.winner is None else kit.ranking(state.scores, first=state.winner)
        left, scores = {"carried": state.carried}, tuple(state.scores)
        return kit.Result(tuple(state.lines), scores, left, ranking, state.void)

    def playable(self, state: MariageState) -> list[kit.Card]:
        led, best = state.trick[0].suit, state.trick[state.winning()]
        return playable(state.available(state.turn), led, best, state.trump, state.ranks)

    def pairs(self, state: MariageState, seat: kit.Seat) -> list[kit.Suit]:
        """Return the suits whose king and queen the seat holds unmelded."""
        held = {*state.available(seat)}
        return [suit for suit, pair in PAIRS.items() if held.issuperset(pair) and not state.is_melded(suit)]

    def refuse_call(self, state: MariageState, move: kit.Move) -> kit.Reason | None:
        match move:
            case kit.Call("meld"):
                return self.refuse_meld_now(state) or self._refuse_pair(state, suit_of(move))
            case kit.Call("pass"):
                return self.refuse_pass(state)
            case _:  # a call that other forms have
                return kit.Reason(None, "not_in_this_game")

    def refuse_pass(self, state: MariageState) -> kit.Reason | None:
        return None if state.phase in ("answer", "meld") else kit.Reason(None, "nothing_to_decline")

    def _refuse_pair(self, state: MariageState, suit: kit.Suit) -> kit.Reason | None:
        """Refuse a meld of a suit whose king and queen the seat does not both have, or has melded before."""
        rule = self.meld_rules[bool(state.melds)]
        if state.is_melded(suit):
            return kit.Reason(rule, "melded_before", {"suit": suit})
        if suit in self.pairs(state, state.turn):
            return None
        return kit.Reason(rule, "pair_missing", {"suit": suit})

    def score_tricks(self, state: MariageState, events: kit.Log) -> kit.Side | None:
        """Score vinsten, unless it is carried over, then sistan; return who took vinsten.

        It is for the most card points, or of those the most eyes; nobody takes it if they are tied still.
        """
        tally = list(zip(state.points, state.eyes, strict=True))
        vinsten = tally.index(max(tally)) if tally.count(max(tally)) == 1 else None
        if vinsten is not None:
            state.add_line("vinsten", vinsten, 1 + state.carried, events)
            state.carried = 0
        elif self.carries_vinsten:
            state.carried += 1
            events.append(kit.Called(None, "carried", state.carried))
        state.add_line("sistan", self.info.side(state.leader), 1, events)
        return vinsten

    def add_meld(self, state: MariageState, suit: kit.Suit, events: kit.Log) -> None:
        """Meld for the seat to act: the first meld sets trump, and the pair is known from now on."""
        points, name = MELD_POINTS[len(state.melds)], self.meld_name(state)
        if not state.melds:
            state.trump = suit
        state.melds.append((state.turn, suit, points))
        self.show_pair(state, suit, events)
        events.append(kit.Called(state.turn, name, suit, points))
        state.add_line("meld", self.info.side(state.turn), points, events)

    def show_pair(self, state: MariageState, suit: kit.Suit, events: kit.Log) -> None:
        """Show king and queen of the suit, held by the seat to act, to all from now on."""
        by_place: dict[kit.Place, list[kit.Card]] = {}
        for card in PAIRS[suit]:
            by_place.setdefault(state.place_of(state.turn, card), []).append(card)
        for place, cards in by_place.items():
            state.piles.show(place, events, cards)

    def meld_name(self, state: MariageState) -> MeldName:
        return self.meld_names[len(state.melds)]

    def line_names(self, lines: Sequence[kit.ScoreLine]) -> tuple[str, ...]:
        """Return the names of lines; melds differ by their order in the deal (T16)."""
        melds = iter(self.meld_names)
        return tuple(next(melds, line.kind) if line.kind == "meld" else line.kind for line in lines)

    def partner(self, seat: kit.Seat) -> kit.Seat:
        """Return the partner's seat; raise ValueError in a form without partners."""
        partner = self.info.partner(seat)
        if partner is None:
            raise ValueError(f"nobody has a partner in {self.info.id}")
        return partner

    def ask(self, state: MariageState, phase: Literal["answer", "meld"], events: kit.Log) -> bool:
        """Ask the partner, who answers in that phase; without a pair the answer is no. Return whether they choose."""
        partner = self.partner(state.turn)
        events.append(kit.Called(state.turn, "ask"))
        state.occasion = ASKED
        if not self.pairs(state, partner):
            self.decline_ask(state, partner, events)
            return False
        state.turn, state.phase = partner, phase
        return True

    def decline_ask(self, state: MariageState, seat: kit.Seat, events: kit.Log) -> None:
        state.declined.append((len(state.tricks), seat))
        events.append(kit.Called(seat, "no"))

    def end_deal(self, state: MariageState, winner: kit.Side | None, events: kit.Log) -> None:
        state.phase = "over"
        state.winner = winner
        kit.log_end(self.result(state), events)

    def draw_both(self, state: MariageState, events: kit.Log) -> None:
        """T32, K4: the winner of the trick draws the next card, the opponent the one after it, and the winner leads."""
        state.phase = "lead"
        for seat in (state.leader, 1 - state.leader):
            state.piles.draw(1, TALONG, kit.Place("hand", seat), events)

    def _refuse_card(self, state: MariageState, card: kit.Card) -> kit.Reason | None:
        must = self.playable(state)
        if card in must:
            return None
        led = state.trick[0].suit
        values = {
            "card": card,
            "led": led,
            "trump": state.trump,
            "best": state.trick[state.winning()],
            "instead": kit.hand_order(must, state.ranks),
        }
        if must[0].suit == led != card.suit:
            key = "must_follow"
        else:
            key = "must_head" if card.suit in (led, state.trump) else "must_trump"
        return kit.Reason(self.law[key], key, values)

    def _play(self, state: MariageState, card: kit.Card, events: kit.Log) -> None:
        if not kit.add_to_trick(state, card, events, source=state.place_of(state.turn, card)):
            state.phase = "follow"
            return
        cards = tuple(state.trick)
        points = sum(self.value.get(each.rank, 0) for each in cards)
        kit.take_trick(state, events, worth=points)
        side = self.info.side(state.leader)
        state.points[side] += points
        if self.eyes is not None:
            state.eyes[side] += sum(self.eyes.get(each.rank, 0) for each in cards)
        state.phase = "lead"
        self.after_trick(state, points, events)

    def proved(self, public: MariageState) -> Proved:
        return Proved(tuple(excluded_by_play(public)))

    def open_play(self, state: MariageState) -> None:
        """Prepare the first decision of the deal; by default forehand's lead."""

    def calls(self, state: MariageState) -> list[kit.Move]:
        """Return the moves of the seat to act that are not cards."""
        on_lead = state.phase == "lead"
        melds = [] if on_lead and state.occasion != OPEN else [*map(meld, self.pairs(state, state.turn)), ASK]
        calls = [*melds, *self.gubbar] if on_lead else [REDEAL, PASS, *melds]
        return [call for call in calls if self.refuse_call(state, call) is None]

    @abstractmethod
    def refuse_meld_now(self, state: MariageState) -> kit.Reason | None:
        """Return why the seat to act may not meld at all now, None if it may."""

    @abstractmethod
    def call(self, state: MariageState, move: kit.Move, events: kit.Log) -> None:
        """Make a move that is not a card."""

    def after_trick(self, state: MariageState, points: int, events: kit.Log) -> None:
        """After the trick that `state.leader` took, with its card points, open an occasion for calls, or score."""
        if len(state.tricks) == self.tricks:
            self.score(state, events)
        else:
            state.occasion = OPEN
            self.open_occasion(state, events)

    def open_occasion(self, state: MariageState, events: kit.Log) -> None:
        """Open another decision than the next lead, or draw; by default the trick winner is on lead and may call."""

    @abstractmethod
    def score(self, state: MariageState, events: kit.Log) -> None:
        """Score the deal after its last trick, and end it."""
