"""Facts about a move that follow from the rules and the view: true in every world consistent with the view."""

from collections.abc import Iterator

from msgspec.structs import replace

from tolva_gui.ai.games.mariage.hints.call_facts import of_long_meld, of_pairs, of_question, of_waiting, tops
from tolva_gui.ai.games.mariage.hints.lead_facts import of_lead
from tolva_gui.ai.games.mariage.hints.score_facts import of_exact_twelve, of_limits, of_score, of_vinsten
from tolva_gui.ai.games.mariage.hints.trick_facts import of_trick
from tolva_gui.ai.games.mariage.proof import Position
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.rules.games.mariage.calls import suit_of
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.kit import Call, Card, Move, Play, Suit


def facts_for(position: Position, move: Move) -> Iterator[Fact]:
    """Return facts that favour the move or should be kept in mind, the weightiest first."""
    match move:
        case _ if len(position.view.legal) == 1:
            return
        case Play(cards=(card,)):
            yield from of_exact_twelve(position)
            if position.may_meld:
                yield from of_limits(position, card)
            yield from of_waiting(position, card)
            yield from _of_card(position, card)
        case Call("meld") as call:
            yield from of_long_meld(position, suit_of(call))
        case Call("ask"):
            yield from of_question(position)
        case Call("half" | "whole"):
            yield from tops(position)
        case Call("redeal"):
            yield Fact("low_hand")
        case Call("pass"):
            yield from of_exact_twelve(position)
            yield from of_limits(position, None)
            yield from of_waiting(position, None)


def _of_card(position: Position, card: Card) -> Iterator[Fact]:
    """The score alone is no reason for a card: it accompanies others, and only if cards count differently."""
    tactical = list(_of_cards(position, card))
    yield from tactical
    yield from (replace(fact, use="beside") for fact in of_vinsten(position))
    yield from of_pairs(position, card)
    if not position.may_meld:
        yield from of_limits(position, card)
    if tactical and position.choice_counts:
        yield from of_score(position)


def _of_cards(position: Position, card: Card) -> Iterator[Fact]:
    yield from _of_gubbe(position)
    if position.read.tricks_left == 1:
        yield Fact("last_trick")
    yield from of_lead(position, card) if not position.read.trick else of_trick(position, card)
    yield from _of_others(position, card)


def _of_gubbe(position: Position) -> Iterator[Fact]:
    gubbe = mariage(position.view.facts).gubbe
    if gubbe is not None:
        kind, seat, _ = gubbe
        yield Fact("gubbe_ours" if position.read.ours(seat) else "gubbe_theirs", {"kind": kind, "seat": seat})


def _of_others(position: Position, card: Card) -> Iterator[Fact]:
    """Known cards of the seats still to play, while they may take the trick from the player's side."""
    read = position.read
    if not (read.best is None or position.read.leads(card) or position.partner_has):
        return
    if position.safe(card if read.best is None or position.read.leads(card) else read.best):
        return
    lead = read.lead or card.suit
    for seat, cards in position.shown():
        same = tuple(other for other in cards if other.suit in (lead, read.trump))
        if same and seat in read.after_me:
            yield Fact("shown", {"seat": seat, "cards": same}, use="beside")
    yield from _of_voids(position, lead)


def _of_voids(position: Position, lead: Suit) -> Iterator[Fact]:
    """Void seats. One that may trump is reported separately if it is the partner; an opponent who may is no reason."""
    voids = set(position.voids(lead))
    for seat in sorted(voids):
        if position.trumps(seat, lead):
            if position.read.ours(seat):
                yield Fact("void_trumps", {"seat": seat, "suit": lead}, use="beside")
            voids.remove(seat)
    if len(voids) == 1:
        yield Fact("void", {"seat": min(voids), "suit": lead}, use="beside")
    elif voids:
        yield Fact("voids", {"seats": tuple(sorted(voids)), "suit": lead}, use="beside")
