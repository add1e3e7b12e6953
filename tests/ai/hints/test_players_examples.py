"""What players met at the table and found wrongly advised or not explained: each is told truly and usefully now."""

from collections.abc import Callable, Sequence
from typing import Any

from tests.contract.random_deals import first_standing, further
from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.by_game import speaker_for
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.hints.hints import explained, hint_for, prices
from tolva_gui.ai.hints.proven_tricks import sure_on_lead
from tolva_gui.rules.cards import Card, parse_card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import UNHEARD
from tolva_gui.rules.game import View
from tolva_gui.rules.moves import Move
from tolva_gui.words.hints import HintWords

NAMES = ("Alva", "Elna", "Nils", "Karna")


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, text.split()))


def dealt(name: str, seats: int, hand: str, rest: Sequence[str] = (), **options: Any) -> tuple[Any, Any]:
    """The game and a state in which seat 0 holds the hand; *rest*: cards that lie at further places of the deal."""
    game = BY_ID[name].seated(seats)
    chosen = {**game.info.defaults(), **options}
    start, orders = first_standing(game, chosen, seats - 1), further(game.info, "1")
    pack = tuple(game.info.pack)
    view = game.view(game.start(chosen, pack, start, UNHEARD, orders), None)
    own = [card for zone in view.zones if zone.place.owner == 0 for card in zone.cards]
    sea = [card for zone in view.zones if zone.place.kind == "sea" for card in zone.cards]
    wanted = dict(zip([card for card in own if card], cards(hand), strict=False))
    wanted |= dict(zip([card for card in sea if card], cards(" ".join(rest)), strict=False))
    deck = list(pack)
    for place, card in wanted.items():
        here, there = pack.index(place), deck.index(card)
        deck[here], deck[there] = deck[there], deck[here]
    return game, game.start(chosen, tuple(deck), start, UNHEARD, orders)


def reach(game: Any, state: Any, wanted: Callable[[View], bool]) -> View:
    """The view of seat 0 at the first such position; everybody makes the last legal move until then."""
    while (seat := game.to_act(state)) is not None:
        view: View = game.view(state, seat)
        if seat == 0 and wanted(view):
            return view
        game.apply(state, view.legal[-1])
    raise AssertionError("no such position")


def advised(view: View, move: str, over: str) -> Advice:
    def of(text: str) -> Move:
        return next(each for each in view.legal if str(each) == text)

    return Advice(of(move), {}, "clear", 8, 8, 5.0, over=of(over))


def facts(view: View, key: str) -> list[Fact]:
    return [fact for fact in speaker_for(view.info).facts(view, view.legal[:1]) if fact.kind == key]


def test_sure_tricks_of_a_long_suit_are_counted_before_a_bid_of_plump() -> None:
    game, state = dealt("plump", 4, "HA HK HQ H5 H2 DK DJ D5 D2 S8 S7 S3 C5")
    view = reach(game, state, lambda view: view.phase == "bid")
    told = facts(view, "sure_tricks")
    assert max(int(str(fact.fields["value"])) for fact in told) >= 3


def test_a_card_of_plump_is_advised_for_what_it_does() -> None:
    """Formerly: keep the high cards, play the knave."""
    game, state = dealt("plump", 4, "HA HK HQ H5 H2 DK DJ D5 D2 S8 S7 S3 C5")
    view = reach(game, state, lambda view: view.phase == "play" and len(view.legal) > 1)
    first, last = str(view.legal[0]), str(view.legal[-1])
    hint = explained(view, advised(view, first, last), most_ms=None)
    for lang in ("en", "sv"):
        text = HintWords(view.info, NAMES, lang).reason(hint)
        assert "keep the high" not in text
        assert text
    assert all(
        reason.fact.values.get("other", hint.advice.over) == hint.advice.over for reason in hint.reasons
    )


def test_the_longest_suit_is_told_before_a_bid_of_lomber() -> None:
    game, state = dealt("lomber", 3, "S7 H7 H4 C6 C4 DK DJ D6 D4")
    view = reach(game, state, lambda view: view.phase == "auction")
    hint = hint_for(view, Advice(view.legal[-1], {}, "clear", 8, 8))
    text = HintWords(view.info, NAMES, "en").answer(hint)
    assert "diamonds" in text


def test_a_two_laid_for_the_king_is_told_in_kasino() -> None:
    game, state = dealt("kasino", 2, "S3 HK C2 D2", ["CJ SJ H9 D7"])
    view = reach(game, state, lambda view: len(view.legal) > 2)
    lay, other = "lay C2", "lay S3"
    hint = hint_for(view, advised(view, lay, other))
    text = HintWords(view.info, NAMES, "en").reason(hint)
    assert "If it lies so until your next turn, ♥K takes" in text


def test_an_exchange_of_vandtia_says_what_it_is_for() -> None:
    game, state = dealt("vandtia", 4, "DJ S8 C3")
    view = reach(game, state, lambda view: any(str(move).startswith("swap") for move in view.legal))
    swap = next(move for move in view.legal if str(move).startswith("swap"))
    hint = hint_for(view, Advice(swap, {}, "thumb", 1, 1))
    for lang, said in (("en", "until your hand is gone"), ("sv", "tills handen är slut")):
        words = HintWords(view.info, NAMES, lang)  # type: ignore[arg-type]
        assert said in words.reason(hint)
        assert "counted" not in words.sure(hint.advice)


def test_a_premium_and_a_bid_are_priced_where_they_are_made() -> None:
    game, state = dealt("nittionio", 3, "HQ HJ HT H8 H7 SA SK D9 C7 C9 D7 S7")
    view = reach(game, state, lambda view: view.phase == "premium")
    assert {price.pays for price in prices(view).values()} >= {30, 60}
    game, state = dealt("lomber", 3, "S7 H7 H4 C6 C4 DK DJ D6 D4")
    view = reach(game, state, lambda view: view.phase == "auction")
    assert all(price.pays and price.costs for price in prices(view).values())


def test_a_long_trump_suit_is_sure_but_for_one_card() -> None:
    """The joker stands for the ace; only the king, the nine and the six are out."""
    hand, out = cards("HA HQ HJ HT H8 H7"), cards("HK H9 H6")
    number = sure_on_lead(hand, out, "H", lambda card: card.suit, lambda card: "6789TJQKA".index(card.rank))
    assert number >= 4
