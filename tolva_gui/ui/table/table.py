"""The table as QML sees it: its cards and signs, the possible moves, and the slots that make them."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.rules.cards import parse_card
from tolva_gui.rules.events import Called, Moved, Scored, Seat, Shown, Side
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.moves import TURN, Move, Play, play_card
from tolva_gui.rules.protocol import IllegalMove
from tolva_gui.rules.view import TrickFacts, View
from tolva_gui.table.calls import calls, pointed_at
from tolva_gui.table.hand_order import HandOrder
from tolva_gui.table.host import Host
from tolva_gui.ui.people.faces import faces
from tolva_gui.ui.qml_types import named_in_qml, part, typed
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.ui.table.beside import TableLegend, TrumpPlate, beside, trump_plate
from tolva_gui.ui.table.cards.card_items import TRICK, before_the_deal
from tolva_gui.ui.table.cards.card_model import CardModel, Highlights
from tolva_gui.ui.table.cards.places import Placement, last_trick, own_tricks, placement_of, winner_so_far
from tolva_gui.ui.table.choreography import Step, is_deal
from tolva_gui.ui.table.director import NOBODY, Director
from tolva_gui.ui.table.moods import after_deal, after_trick
from tolva_gui.ui.table.scores.money import MoneyModel, owned
from tolva_gui.ui.table.scores.scores import Scores
from tolva_gui.ui.table.seat_model import SeatModel, Speeches
from tolva_gui.ui.texts import language, seat_names
from tolva_gui.words import sentences as words
from tolva_gui.words.choices import button, refused
from tolva_gui.words.game_data import game_data

if TYPE_CHECKING:
    from tolva_gui.words.hints import HintWords


class Turn(Struct, frozen=True):
    """`mine`: a person who sees their cards is to act. `calls`: their moves other than playing a card."""

    mine: bool = False
    prompt: str = ""
    calls: Sequence[Move] = ()
    labels: Mapping[Move, str] = field(default_factory=dict)
    """The label of a button, if it differs from the name of the move."""
    single: bool = False
    """A card is turned; there is no decision."""


NOT_MINE: Final = Turn()


def turn_of(host: Host, view: View) -> Turn:
    """Return the turn of the view's seat, which is to act."""
    return Turn(
        True,
        words.question(view, seat_names(host.seats), language()),
        calls(view),
        single=view.legal == (TURN,),
    )


@named_in_qml
class Table(QObject):
    """One signal per group of properties that change together."""

    opened = Signal()
    cards_changed = Signal()
    score_changed = Signal()
    scored = Signal(int, int)
    """The points that the side at a corner (0: the user's, then clockwise) gains or loses."""
    sign_changed = Signal()
    turn_changed = Signal()
    calls_changed = Signal()
    """The prompt and the calls; they also change while several cards are being chosen."""
    covered_changed = Signal()
    last_trick_changed = Signal()
    deal_ended = Signal()
    gathered = Signal()
    """The pack has been put together to be dealt."""
    laid_out = Signal()
    """The position has been shown again: at the start of the sitting, or after an undo."""
    renamed = Signal()
    refused = Signal(str, str, str)
    """A refused move: the reason, the id of the rule, and the played card; the last two may be empty."""
    person_wanted = Signal(int)
    """The seat of a person at the window who is to act but does not see their cards."""

    def __init__(
        self,
        director: Director,
        settings: Settings,
        own_face: Callable[[], str],
        parent: QObject | None = None,
    ) -> None:
        """*own_face*: returns the portrait chosen by the player of the game."""
        super().__init__(parent)
        self._own_face = own_face
        self.director = director
        self._host = host = director.host
        self._settings = settings
        self._cards = CardModel(host.info, self)
        self._seats = SeatModel(self)
        self._speeches = Speeches(self._seats)
        self._money = MoneyModel(self)
        self._scores = Scores(host, self)
        self._plate = TrumpPlate()
        self._turn: Turn = NOT_MINE
        self._tricks_in: View | None = None
        """The view with the tricks to look back at; None before the first deal."""
        self._away: frozenset[Seat] = frozenset()
        """The seats whose phones are not there."""
        self._turning = ""
        """The label of the button that turns a card, in games of turning only."""
        self._placement = Placement()
        self._beside = TableLegend()
        self._owned: tuple[int, ...] = ()
        self.object_to: Callable[[Move], str | None] = lambda _move: None
        """Returns the objection of a task to a legal move, possibly an empty text; None for no objection."""
        self._next: View | None = None
        """The view after the move being shown; its signs are not shown before."""
        self.turn_changed.connect(self.calls_changed)
        director.settled.connect(self._settle)
        director.choreography.shown.connect(self._show)
        settings.named.connect(self._setting_changed)

    # The position

    def lay_out(self) -> None:
        """Show the host's position from scratch: when people have sat down, and after an undo."""
        self._cards.start_over()
        self._money.clear()
        self._owned = ()
        self._turning = ""
        self._sit_around()
        self._turn = NOT_MINE
        self._show_position()
        self.laid_out.emit()
        self.opened.emit()
        self.covered_changed.emit()
        self.turn_changed.emit()

    @Slot(str)
    def _setting_changed(self, name: str) -> None:
        """Show everything again; in another language also the names."""
        if name == "language":
            self._seats.rename(self.director.names())
            self.renamed.emit()
        if self._host.deal_number == 0:
            return
        if not self.director.choreography.busy:
            self._show_facts(self.director.view())
            self._settle()
        for signal in (self.opened, self.score_changed, self.sign_changed, self.turn_changed):
            signal.emit()

    def show_away(self, seats: Collection[Seat]) -> None:
        """Show on the badges whose phones are not there."""
        self._away = frozenset(seats)
        self._seats.away(self._away)

    def _sit_around(self) -> None:
        """Place the people and the cards as seen from the viewer."""
        host, viewer = self._host, self.director.viewer
        bottom = viewer if viewer is not None and viewer != NOBODY else (self.director.persons or [0])[0]
        self._cards.highlights = Highlights(bottom=bottom, viewer=viewer, covered=self.director.covered)
        shown = faces(host.seats, host.extra, self._own_face())
        self._seats.sit(host.seats, shown, host.info, bottom)
        self._seats.away(self._away)

    def _show_position(self) -> None:
        self._scores.catch_up()
        if self._host.deal_number == 0:
            self._score(self._host.standing.scores)
            return
        view = self.director.view()
        self._cards.highlights.winning = winner_so_far(view)
        self._cards.show(view)
        self._show_facts(view)

    def _place_cards(self, view: View) -> None:
        cards = self._cards
        placement = placement_of(view, cards.zones(), cards.highlights.bottom, cards.home())
        if placement != self._placement:
            self._placement = placement
            self.cards_changed.emit()

    def _show_facts(self, view: View) -> None:
        self._place_cards(view)
        self._score(view.facts.scores)
        self._set_sign(view)
        self._show_tricks(view)

    def _show_signs(self, view: View) -> None:
        """Show the game's signs next to its cards."""
        self._next = view
        self._seats.signs(view, counts=bool(self._settings.get("show_points")))
        self._money.show(view, self._cards.highlights.bottom)
        self._owned = owned(view)
        self._show_scores()
        shown = beside(view)
        if shown != self._beside or self._money.rowCount():
            self._beside = shown
            self.sign_changed.emit()

    @Slot(object)
    def _show(self, step: Step) -> None:
        cards, event, view = self._cards, step.event, step.view
        self._end_turn()
        if is_deal(event):
            self._gather(view)
            return
        if self._next is not None and self._next is not view:
            self._show_signs(self._next)
            self._next = view
        if isinstance(event, Moved | Shown) and not step.dealt:
            self._speeches.hush_before(view)
        if isinstance(event, Moved) and event.target == TRICK:
            taken = step.before_trick_taken
            winning = taken.target.owner if taken else winner_so_far(view)
            cards.highlights.winning = winning if self._settings.get("show_winning") else None
        if not isinstance(event, Called):
            shown = event.cards if isinstance(event, Shown) else ()
            cards.highlights.shown = [card for card in shown if card is not None]
        if not step.dealt:
            cards.expect(None)
        self._seats.turn(None if step.before_trick_taken else pointed_at(self._host, view), thinking=False)
        cards.apply(event, dealt=step.dealt)
        self._place_cards(view)
        self._speeches.say(event, view)
        match event:
            case Called(word="trick"):
                self._show_tricks(view)
                self._seats.feel(after_trick(event.seat, view.info))
            case Called():
                self._set_sign(view)
                self._show_signs(view)
            case Scored(side=side, total=total):
                self._count(side, total, view.info.sides)

    def _gather(self, view: View) -> None:
        """Show the pack gathered; all speech ends."""
        self._cards.highlights.winning = None
        self._cards.highlights.viewer = self.director.viewer
        self._cards.show(before_the_deal(view))
        self._cards.expect(view)
        self._seats.hush(everybody=True)
        self._show_facts(view)
        self.gathered.emit()

    def _show_tricks(self, view: View) -> None:
        self._seats.facts(view.facts)
        self._show_signs(view)
        self._tricks_in = view
        self.last_trick_changed.emit()

    def _may_look_through(self) -> bool:
        """Whether the player may see all tricks of their side: the setting is on, and the game has aids."""
        return self._host.aids and bool(self._settings.get("own_tricks"))

    def last_trick_rows(self) -> list[dict[str, Any]]:
        """Return the last trick, a row per card in the order of play."""
        view, names = self._tricks_in, self.director.names()
        return last_trick(view, self._cards.highlights.bottom, names) if view is not None else []

    def _own_tricks(self) -> list[dict[str, object]]:
        view = self._tricks_in
        return own_tricks(view, self.own_side()) if view is not None and self._may_look_through() else []

    def _count(self, side: Side, total: int, sides: int) -> None:
        """Show the change of a side's score."""
        by = self._scores.change(side, total, self.own_side())
        self._show_scores()
        self.score_changed.emit()
        self.scored.emit((side - self.own_side()) % sides, by)

    def _names(self) -> list[str]:
        """Return the names clockwise from the lower edge."""
        names, bottom = self.director.names(), self._cards.highlights.bottom
        return [*names[bottom:], *names[:bottom]]

    def _score(self, scores: tuple[int, ...]) -> None:
        self._scores.show(scores, self.own_side())
        self._show_scores()
        self.score_changed.emit()

    def _show_scores(self) -> None:
        if not self._scores.marked:
            # Money is paid during a deal: the plate has the seat's present amount, not that of the deal's start.
            self._seats.scores(self._owned or self._scores.scores, self._info)

    @property
    def _info(self) -> GameInfo:
        """The game under its options, which may form sides of its players."""
        return self._host.view(0).info if self._host.deal_number else self._host.info

    def _is_watched(self) -> bool:
        """Whether everybody plays elsewhere, so that the table is only looked at and shows nobody's hand."""
        return bool(self._host.phones) and not self.director.persons and self.director.secret

    def own_side(self) -> int:
        return self._info.side(self._cards.highlights.bottom)

    def _set_sign(self, view: View) -> None:
        """Set the trump plate; trump may also change the order of the hand."""
        self._plate = trump_plate(view, self.director.names())
        trump = view.facts.trump if isinstance(view.facts, TrickFacts) else None
        apart = self._settings.get("hand_order") == "trump"
        self._cards.arrange(HandOrder(apart, self._settings.get("low_first")), trump)
        self.sign_changed.emit()

    # The turn

    @Slot()
    def _settle(self) -> None:
        """Show the possible moves, because all events have been shown."""
        host = self._host
        if host.deal_number == 0:
            return
        turn = host.to_act()
        person = self.director.is_person(turn)
        if turn is not None and person and turn != self.director.viewer and self.director.secret:
            self.person_wanted.emit(turn)
            return
        self._cards.expect(None)
        view = self.director.view()
        self._show_signs(view)
        self._turn = turn_of(host, view) if person and not self.director.covered else NOT_MINE
        self._show_turn(view)
        if host.result() is not None:
            self._seats.feel(after_deal(host))
            self.deal_ended.emit()

    def _show_turn(self, view: View) -> None:
        highlights, turn = self._cards.highlights, view.to_act
        highlights.shown = ()
        highlights.playable = ()
        if self._turn.mine:
            highlights.playable = {
                card for move in view.legal if isinstance(move, Play) for card in move.cards
            }
            self._turning = words.move_label(TURN, view, language()) if self._turn.single else ""
        highlights.winning = winner_so_far(view) if self._settings.get("show_winning") else None
        self._cards.refresh()
        thinking = turn is not None and not self.director.is_person(turn)
        self._seats.turn(pointed_at(self._host, view), thinking=thinking)
        self.turn_changed.emit()

    def _end_turn(self) -> None:
        if self._turn != NOT_MINE:
            self._turn = NOT_MINE
            self._cards.highlights.playable = ()
            self.turn_changed.emit()

    def cover(self, seat: Seat) -> None:
        """Turn the table to this seat with every hand face down: no hand is described, nothing can be played."""
        self.director.covered = self._cards.highlights.covered = True
        self._cards.highlights.playable = ()
        self._turn = NOT_MINE
        if seat == self.director.viewer:
            self._cards.refresh()
        else:
            self.director.viewer = seat
            self._sit_around()
            self._show_position()
            self.opened.emit()
        self._seats.turn(pointed_at(self._host, self.director.view()), thinking=False)
        self.covered_changed.emit()
        self.turn_changed.emit()

    def uncover(self) -> None:
        """Turn up the viewer's cards."""
        self.director.covered = self._cards.highlights.covered = False
        self._cards.refresh()
        self.covered_changed.emit()
        if not self.director.choreography.busy:
            self._settle()

    # The person's actions

    def do(self, move: Move) -> None:
        """Make the move if one is awaited, or show why it is refused."""
        if not self.director.ready() or (self._host.why_not(move) is None and self.is_objected(move)):
            return
        try:
            self.director.play(move)
        except IllegalMove as error:
            why = refused(error.reason, self._host.info.id, language())
            self.refused.emit(why, error.reason.rule or "", _face_played(move))

    def is_objected(self, move: Move) -> bool:
        """Return whether there is an objection to a legal move; show it if it has words."""
        objection = self.object_to(move)
        if objection:
            self.refused.emit(objection, "", _face_played(move))
        return objection is not None

    @Slot(str)
    def play(self, face: str) -> None:
        """Play the card if that is legal now, otherwise say why not; during a wait only end the wait."""
        if self.director.ready():
            self.do(play_card(parse_card(face)))
        else:
            self.skip()

    @Slot(int)
    def call(self, number: int) -> None:
        if 0 <= number < len(self._turn.calls):
            self.do(self._turn.calls[number])

    @Slot()
    def skip(self) -> None:
        """End the current wait."""
        self.director.choreography.skip()

    def offer(self, moves: Mapping[Move, str], prompt: str) -> None:
        """Offer these moves on buttons before the calls, and show the prompt unless it is empty.

        *moves* has a label per move; an empty one means the usual name.
        """
        if self._turn.mine:
            turn = turn_of(self._host, self.director.view())
            calls = (*moves, *turn.calls)
            self._turn = replace(turn, prompt=prompt or turn.prompt, calls=calls, labels=moves)
            self.calls_changed.emit()

    # For QML and for others in Python

    def call_rows(self) -> list[dict[str, object]]:
        """Return the calls, each with its button."""
        turn = self._turn
        if not turn.calls:
            return []
        view = self.director.view()
        return [button(call, view, language(), turn.labels.get(call, "")) for call in turn.calls]

    def side_rows(self) -> list[dict[str, Any]]:
        """Return a score row per side, the user's first."""
        return self._scores.told(self._info, self.own_side())

    money = part(MoneyModel, "_money")
    cards = part(CardModel, "_cards")
    seats = part(SeatModel, "_seats")
    lankor = part(Scores, "_scores")
    watched = Property(bool, lambda self: self._is_watched(), notify=opened)
    phoned = Property(bool, lambda self: bool(self._host.phones), notify=opened)
    seatCount = Property(int, lambda self: self._seats.rowCount(), notify=opened)  # noqa: N815
    names = Property(list, lambda self: self._names(), notify=opened)
    stock = Property(int, lambda self: self._placement.stock, notify=cards_changed)
    sides = Property(list, side_rows, notify=score_changed)
    trump = Property(str, lambda self: self._plate.trump or "", notify=sign_changed)
    trumpShown = Property(bool, lambda self: self._plate.shown, notify=sign_changed)  # noqa: N815
    announced = Property(str, lambda self: self._plate.announced, notify=sign_changed)
    trumpName = typed(str, lambda self: self._plate.trump_name, sign_changed)  # noqa: N815
    myTurn = typed(bool, lambda self: self._turn.mine, turn_changed)  # noqa: N815
    """Whether the person at the lower edge is asked for a move."""
    prompt = typed(str, lambda self: self._turn.prompt, calls_changed)
    calls = Property(list, call_rows, notify=calls_changed)
    luck = Property(bool, lambda self: game_data(self._host.info.id).luck, notify=opened)
    markers = Property(bool, lambda self: self._scores.marked, notify=opened)
    """Whether low cards in the corners mark the scores."""
    places = Property(dict, lambda self: self._placement.places, notify=cards_changed)
    spreadCount = Property(int, lambda self: self._placement.spread, notify=cards_changed)  # noqa: N815
    openHands = Property(list, lambda self: self._placement.open_hands, notify=cards_changed)  # noqa: N815
    piles = Property(list, lambda self: self._placement.piles, notify=cards_changed)
    single = Property(bool, lambda self: self._turn.single, notify=turn_changed)
    turning = Property(str, lambda self: self._turning, notify=turn_changed)
    moneyed = Property(bool, lambda self: self._money.rowCount() > 0, notify=sign_changed)
    banked = Property(bool, lambda self: self._money.banked, notify=sign_changed)
    order = Property(list, lambda self: self._beside.order, notify=sign_changed)
    direction = Property(int, lambda self: self._host.info.direction, notify=opened)
    paper = Property(list, lambda self: self._beside.paper, notify=sign_changed)
    people = Property(list, lambda self: self.director.names(), notify=opened)
    signs = Property(list, lambda self: self._beside.signs, notify=sign_changed)
    covered = Property(bool, lambda self: self.director.covered, notify=covered_changed)
    lastTrick = Property(list, last_trick_rows, notify=last_trick_changed)  # noqa: N815
    ownTricks = Property(list, _own_tricks, notify=last_trick_changed)  # noqa: N815
    mayLookThrough = Property(bool, lambda self: self._may_look_through(), notify=opened)  # noqa: N815


def _face_played(move: Move) -> str:
    """Return the face of the played card; empty for other moves."""
    return str(move.card) if isinstance(move, Play) else ""


class AtTable(QObject):
    """A part of a sitting that follows its director and its table."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.parent())
        self._director = table.director
        self._host = table.director.host
        self._table = table

    def _hint_words(self) -> "HintWords":
        from tolva_gui.words.hints import HintWords  # the start needs no hints

        return HintWords(self._host.info, self._director.names(), language())
