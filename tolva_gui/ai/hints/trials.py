"""Trials of two moves: simple players play both out in the same layouts, and the outcomes are compared.

Every sentence counts outcomes of the trials, and favours the first of the two moves. It is found in some layouts, and
said only if others confirm it, each half of them and all by a margin; the figures are those of the others. It is shown
only if the trials agree that this move brings more.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from statistics import fmean
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.ai.by_game import plain_player
from tolva_gui.ai.hints.advice import Advice, with_error
from tolva_gui.ai.hints.fact import Fact, HintReason
from tolva_gui.ai.hints.layouts import likely_layouts, reads
from tolva_gui.ai.player import Budget, Cancelled, Player, SearchCancelled, never
from tolva_gui.ai.rng import rng_for
from tolva_gui.ai.search.worth import points_ahead
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import Call, Card, GameInfo, Move, Play, Result, Side
from tolva_gui.rules.protocol import Game, State
from tolva_gui.rules.view import TrickRecord, View, plays_of, tricks_of

FOUND_IN: Final = 30
"""Layouts in which sentences are sought."""
LAYOUTS: Final = 100
"""Layouts that must confirm a sentence, and that its outcome matters."""
ENOUGH: Final = 50
"""How many of them must be played to the end; of those in `FOUND_IN`, the same share."""
AGREED: Final = 2.0
"""Standard errors by which the move must bring more in the trials."""
CLEARLY: Final = 0.3
"""Share of the layouts by which an outcome must be more frequent after one move than after the other."""
MARGIN: Final = 0.1
"""Share beyond `CLEARLY` and one half: near a limit, other layouts might deny what is said."""
SEVERAL: Final = 5
"""Minimum number of deals with an outcome, and without it, that show whether it does harm."""
MOST_MOVES: Final = 100
"""A longer trial, as in late vändtia, is not counted: its end says little about the move."""
BY_PLACE: Final = ("place", "meld")
"""Sheet lines that every side has, or that were there before."""
TRIVIAL: Final = (*BY_PLACE, "tricks")
"""Those, and the number of tricks: having that line says nothing."""
CHANCE: Final = "line_chance"
"""The key of a line that a side cannot have after the other move."""
PASS: Final = Call("pass")
NOTHING_MORE: Final[Mapping[str, object]] = {}
_QUICK: Final = Budget(iterations=1)


class Trial(Struct, frozen=True):
    """A move played out in one layout: all moves, the result, and all tricks including earlier ones."""

    layout: State
    line: tuple[Move, ...]
    result: Result
    tricks: tuple[TrickRecord, ...]
    worth: float


Pair = tuple[Trial, Trial]
Holds = Callable[[Trial], bool]


def reasons_shown(view: View, advice: Advice, cancelled: Cancelled = never) -> tuple[HintReason, ...]:
    """Return reasons from trials of the advised move and the second best; nothing if the trials disagree.

    Layouts in which the players would go on for long do not count. Raise SearchCancelled when cancelled.
    """
    if advice.over is None or advice.close:
        return ()
    two = view, advice.move, advice.over
    first = _Trials(*two, _pairs(*two, FOUND_IN, 0, cancelled))
    enough = len(first.pairs) * LAYOUTS >= ENOUGH * FOUND_IN
    likely = sum(one.worth - other.worth for one, other in first.pairs) > 0
    sought = first.outcomes() if enough and likely else set()
    fresh = _Trials(*two, _pairs(*two, LAYOUTS, 1, cancelled) if sought else [])
    if len(fresh.pairs) < ENOUGH or not agrees(fresh.pairs):
        return ()
    for half in (fresh.pairs[::2], fresh.pairs[1::2]):
        sought &= _Trials(*two, half).outcomes()
    read = reads(view)
    said = (_said(reason) for reason in fresh.reasons() if gist(reason) in sought and surely(reason))
    return tuple(replace(reason, read=read) for reason in said if reason is not None)


def found_again(view: View, move: Move, over: Move, seed: int) -> set[tuple[str, str]]:
    """Return what outcomes other layouts count for the move, without figures; for measuring how true sentences are."""
    return _Trials(view, move, over, _pairs(view, move, over, LAYOUTS, seed, never)).outcomes()


def agrees(pairs: Sequence[Pair]) -> bool:
    """Return whether the first move brings more in the trials, by more than chance may."""
    lead, error = with_error([one.worth - other.worth for one, other in pairs])
    return len(pairs) > 1 and lead > AGREED * error


def gist(reason: HintReason) -> tuple[str, str]:
    """Return what a reason states, without its figures."""
    about = {name: reason.fact.values.get(name) for name in ("line", "seats", "card")}
    key = reason.fact.key
    return "line_after" if key == CHANCE else key, repr(about)


def surely(reason: HintReason) -> bool:
    """Return whether what it counts is beyond the limits by `MARGIN`."""
    values = reason.fact.values
    count, fewer, points = (int(str(values.get(name, 0))) for name in ("count", "fewer", "points"))
    most = count >= (0.5 + MARGIN) * points or reason.fact.key != "better_after"
    return "count" not in values or (most and count - fewer >= (CLEARLY + MARGIN) * points)


def _said(reason: HintReason) -> HintReason | None:
    """The reason, of a call over a pass or a card its chance alone; None if that says nothing."""
    if not says_nothing(reason):
        return reason
    values = reason.fact.values
    likely = 2 * int(str(values["count"])) >= int(str(values["points"]))
    instead = values["other"] == PASS or isinstance(values["other"], Play)
    told = reason.fact.key == "line_after" and instead and likely
    return replace(reason, fact=replace(reason.fact, key=CHANCE)) if told else None


def says_nothing(reason: HintReason) -> bool:
    """Return whether it is true of every deal after one of the two: a call alone can decide its outcome."""
    values = reason.fact.values
    shares = {"action": values.get("count"), "other": values.get("fewer")}
    always = (0, values.get("points"))
    called = isinstance(values.get("action"), Call) and values.get("fewer") == 0
    return called or any(
        isinstance(values.get(name), Call) and share in always for name, share in shares.items()
    )


def _pairs(view: View, move: Move, over: Move, layouts: int, seed: int, cancelled: Cancelled) -> list[Pair]:
    """Both moves in the same layouts."""
    game, rng = BY_ID.of(view.info), rng_for(view, seed)
    player, found = plain_player(view.info, seed), list[Pair]()
    for world in islice(likely_layouts(game, view, rng), layouts):
        one, other = (_played(game, world, view, first, player, cancelled) for first in (move, over))
        if one is not None and other is not None:
            found.append((one, other))
    return found


def _played(
    game: Game[Any],
    layout: State,
    view: View,
    move: Move,
    player: Player,
    cancelled: Cancelled,
) -> Trial | None:
    """The deal played out after the move; None if it does not end."""
    line, state = [move], layout.copy()
    game.apply(state, move)
    while (seat := game.to_act(state)) is not None:
        if cancelled():
            raise SearchCancelled
        if len(line) > MOST_MOVES:
            return None
        seen = game.view(state, seat)
        following = seen.legal[0] if len(seen.legal) == 1 else player.choose(seen, _QUICK).move
        game.apply(state, following)
        line.append(following)
    result = game.result(state)
    if result is None:
        return None
    tricks = tricks_of(game.view(state, None).facts)
    return Trial(layout, tuple(line), result, tricks, points_ahead(result, view.seat or 0, view))


class _Trials(Struct):
    """Both moves of the view's seat in the same layouts; reasons favour the first over the other."""

    view: View
    move: Move
    over: Move
    pairs: Sequence[Pair]

    @property
    def _side(self) -> Side:
        return self.view.info.side(self.view.seat or 0)

    def outcomes(self) -> set[tuple[str, str]]:
        return {gist(reason) for reason in self.reasons()}

    def reasons(self) -> Iterator[HintReason]:
        lines = list(self._of_lines()) or list(self._of_rivals_lines())
        yield from lines
        yield from self._of_a_number()
        match self.move, self.over:
            case Play(verb="play") as played, Play(verb="play") as other:
                yield from self._of_this_trick()
                yield from self._of_a_card(played.card, other.card)
        if not lines:
            yield from self._of_points()

    def _of_lines(self) -> Iterator[HintReason]:
        """The sheet line that the player's side has more often after the move."""
        side = self._side

        def has(kind: str) -> Holds:
            return lambda trial: any(
                line.kind == kind and line.side == side and line.points > 0 for line in trial.result.lines
            )

        kinds = dict.fromkeys(line.kind for one, _ in self.pairs for line in one.result.lines)
        found = [(self._gap(has(kind)), kind) for kind in kinds if kind not in TRIVIAL]
        most, kind = max(found, default=(0.0, ""), key=lambda each: each[0])
        if most >= CLEARLY and serves(self.pairs, has(kind)):
            yield self._counted("line_after", has(kind), {"line": kind})

    def _of_rivals_lines(self) -> Iterator[HintReason]:
        """The sheet line that one of several other sides misses more often after the move.

        Excluded: a line that another of them has instead, and a move that ends the deal so that no side has a
        line. With one other side, and if the others pay for a line, the player's lines say as much.
        """
        info, pairs = self.view.info, self.pairs
        lines = [line for pair in pairs for trial in pair for line in trial.result.lines]
        paid = {line.kind for line in lines if line.points < 0}
        rivals = [side for side in range(info.sides) if side != self._side]

        def misses(side: Side, kind: str) -> Holds:
            return lambda trial: (
                not any(line.kind == kind and line.side == side for line in trial.result.lines)
            )

        kinds = [kind for kind in dict.fromkeys(line.kind for line in lines) if kind not in (*TRIVIAL, *paid)]
        found = [
            max((self._gap(misses(side, kind)), side, kind) for side in rivals)
            for kind in kinds
            if len(rivals) > 1 and sum(self._gap(misses(side, kind)) for side in rivals) >= CLEARLY
        ]
        most, side, kind = max(found, default=(0.0, 0, ""))
        played = {len(trial.line) > 1 for pair in pairs for trial in pair}
        if most >= CLEARLY and len(played) == 1 and serves(pairs, misses(side, kind)):
            seats = tuple(range(side, info.seats, info.sides))
            yield self._counted("line_missed_after", misses(side, kind), {"line": kind, "seats": seats})

    def _of_a_number(self) -> Iterator[HintReason]:
        """Mean number of tricks after a numeric bid, if it is closer to this bid than to the other.

        Of a single trick it would repeat how often the bid is made.
        """
        match self.move, self.over:
            case Call("bid", int(wanted)), Call("bid", int(instead)) if len(self.pairs[0][0].tricks) > 1:
                mine, other = (
                    fmean(_taken(trial, self.view) for trial in trials)
                    for trials in zip(*self.pairs, strict=True)
                )
                if abs(mine - wanted) + CLEARLY <= abs(other - instead):
                    means = {"mean": round(mine, 1), "instead": round(other, 1)}
                    yield self._shown("tricks_after", means, 1.0, self.pairs[0])

    def _of_this_trick(self) -> Iterator[HintReason]:
        """Whether the player's side takes the trick that the card is played to."""
        number, info = len(tricks_of(self.view.facts)), self.view.info
        if all(len(trial.tricks) > number for pair in self.pairs for trial in pair):
            keys = "takes_after", "leaves_after"
            yield from self._of_either(
                keys, lambda trial: info.side(trial.tricks[number].winner) == self._side
            )

    def _of_a_card(self, played: Card, kept: Card) -> Iterator[HintReason]:
        """A card of the player's hand that wins a trick after one of the moves, and not after the other.

        That a card wins if it is played, or does not if it is kept, is for `_of_this_trick` to say.
        """
        view = self.view
        hands = [zone for zone in view.zones if zone.place.kind == "hand" and zone.place.owner == view.seat]
        cards = [card for zone in hands for card in zone.cards if card is not None]
        number = len(tricks_of(view.facts))
        gaps = [(self._gap(_wins(card, number, view.info)), card) for card in cards]
        telling = [(gap, card) for gap, card in gaps if card != (played if gap > 0 else kept)]
        if not telling:
            return
        _, card = max(telling, key=lambda each: abs(each[0]))
        keys = "card_wins_after", "card_never_wins_after"
        for reason in self._of_either(keys, _wins(card, number, view.info), {"card": card}):
            if reason.fact.key == keys[0] or not tricks_pay(view, self.pairs):
                yield reason

    def _of_either(
        self, keys: tuple[str, str], holds: Holds, more: Mapping[str, object] = NOTHING_MORE
    ) -> Iterator[HintReason]:
        """An outcome clearly more or less frequent after the move, if the deal is better for it."""

        def fails(trial: Trial) -> bool:
            return not holds(trial)

        for key, one in zip(keys, (holds, fails), strict=True):
            if self._gap(one) >= CLEARLY and serves(self.pairs, one) and not harms(self.pairs, one):
                yield self._counted(key, one, more)

    def _of_points(self) -> Iterator[HintReason]:
        """Number of layouts in which the deal ends better after the move."""
        better = [(one, other) for one, other in self.pairs if one.worth > other.worth]
        worse = sum(one.worth < other.worth for one, other in self.pairs)
        count, most = len(better), len(self.pairs)
        if count - worse >= CLEARLY * most and 2 * count >= most:
            yield self._shown("better_after", {"count": count, "fewer": worse}, count / most, better[0])

    def _gap(self, holds: Holds) -> float:
        return sum(holds(one) - holds(other) for one, other in self.pairs) / len(self.pairs)

    def _counted(self, key: str, holds: Holds, more: Mapping[str, object]) -> HintReason:
        """Number of layouts in which something holds after each of the two moves, with one that shows it."""
        count, fewer = (sum(map(holds, trials)) for trials in zip(*self.pairs, strict=True))
        shown = next((one, other) for one, other in self.pairs if holds(one) and not holds(other))
        return self._shown(key, {"count": count, "fewer": fewer, **more}, count / len(self.pairs), shown)

    def _shown(self, key: str, values: Mapping[str, object], share: float, pair: Pair) -> HintReason:
        """The fact, with the layout of a pair of trials and both of its lines."""
        one, other = pair
        both = {"action": self.move, "other": self.over, "points": len(self.pairs)}
        return HintReason(Fact(key, {**both, **values}), share, one.line, one.layout, other.line)


def _wins(card: Card, number: int, info: GameInfo) -> Holds:
    return lambda trial: any(
        card in trick.cards and (trick.winner, card) in plays_of(trick, info)
        for trick in trial.tricks[number:]
    )


def _taken(trial: Trial, view: View) -> int:
    """The number of tricks that the player's side took."""
    side = view.info.side
    return sum(side(trick.winner) == side(view.seat or 0) for trick in trial.tricks)


def tricks_pay(view: View, pairs: Sequence[Pair]) -> bool:
    """Whether deals after the same move end better if the player's side takes more tricks."""
    slope = 0.0
    for trials in zip(*pairs, strict=True):
        taken = [_taken(trial, view) for trial in trials]
        mean = fmean(taken)
        slope += sum((had - mean) * trial.worth for had, trial in zip(taken, trials, strict=True))
    return slope > 0


def serves(pairs: Sequence[Pair], holds: Holds) -> bool:
    """Whether the layouts in which it holds only after the first move end better after that move."""
    return sum(one.worth - other.worth for one, other in pairs if holds(one) and not holds(other)) > 0


def harms(pairs: Sequence[Pair], holds: Holds) -> bool:
    """Whether, among deals after the same move, those in which it holds end worse.

    Otherwise "the ten then wins no trick" recommended the ace, which brought more in spite of that.
    """
    gaps = []
    for trials in zip(*pairs, strict=True):
        worth = {held: [one.worth for one in trials if holds(one) == held] for held in (True, False)}
        if min(map(len, worth.values())) >= SEVERAL:
            gaps.append(fmean(worth[True]) - fmean(worth[False]))
    return sum(gaps) < 0
