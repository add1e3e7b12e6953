"""The claims of facts that have no id in the protocol, by their keys. Rules are not checked."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from tests.ai.hints.layouts import IN_HAND, Layout, Told, after, plays
from tolva_gui.rules.cards import Card
from tolva_gui.rules.game import View
from tolva_gui.rules.games.kasino.state import fits, value_in_hand
from tolva_gui.rules.games.lomber.cards import matadors, worths
from tolva_gui.rules.games.vandtia.laying import is_layable
from tolva_gui.rules.moves import Play


def by_rule(_layout: Layout, _told: Told) -> bool:
    """A rule of the game, or a consequence of the move: true in every layout."""
    return True


def mine(layout: Layout) -> set[Card]:
    return layout.cards(layout.known, ("hand",), layout.seat)


def wins_never(layout: Layout, told: Told) -> bool:
    return all(winner != layout.seat for winner, _ in layout.ends_of_trick(told["card"]))


def wins_always(layout: Layout, told: Told) -> bool:
    return all(winner == layout.seat for winner, _ in layout.ends_of_trick(told["card"]))


def cannot_win(layout: Layout, told: Told) -> bool:
    cards = [move.card for move in plays(layout.game, layout.state) if isinstance(move, Play)]
    lying = told["card"] in [card for _, card in layout.facts.trick]
    return lying and all(wins_never(layout, {"card": card}) for card in cards)


def holder_wins(layout: Layout, told: Told) -> bool:
    """The seat winning the trick keeps it against any card that does not beat it."""
    return (told["seat"], told["card"]) in layout.facts.trick and layout.facts.winning == told["seat"]


def unseen(layout: Layout, told: Told) -> bool:
    everywhere = {card for zone in layout.all.zones for card in zone.cards if card is not None}
    seen = {card for zone in layout.known.zones for card in zone.cards if card is not None}
    return set(told["cards"]) == {card for card in everywhere - seen if layout.suit(card) == told["suit"]}


def stronger(layout: Layout, card: Card, cards: Iterable[Card]) -> list[Card]:
    """Return the cards of its suit that beat it."""

    def place(each: Card) -> int:
        if layout.all.info.id == "lomber":
            return int(worths(layout.state.trump)[each].place)
        return int(layout.all.ranks.index(layout.all.display.stands_for.get(each, each).rank))

    same = [other for other in cards if layout.suit(other) == layout.suit(card)]
    return [other for other in same if place(other) < place(card)]


def elsewhere(layout: Layout) -> set[Card]:
    """Return the cards that others may hold: unseen cards and those in open hands."""
    return layout.hidden() | layout.cards(layout.known, IN_HAND, *layout.others())


def some_beat_each(layout: Layout, _told: Told) -> bool:
    """Every legal card can be beaten by a card of its suit, or by a trump."""
    cards, others = plays(layout.game, layout.state), elsewhere(layout)
    trumps = {card for card in others if layout.suit(card) == layout.state.trump}
    return all(
        stronger(layout, move.card, others) or (trumps and layout.suit(move.card) != layout.state.trump)
        for move in cards
        if isinstance(move, Play)
    )


def higher_out(layout: Layout, told: Told) -> bool:
    return bool(len(stronger(layout, told["card"], layout.unseen())) == told.get("count", 1))


def no_fewer_above(layout: Layout, told: Told) -> bool:
    """No legal card has fewer unseen cards above it."""
    hidden, stands = layout.hidden(), layout.all.display.stands_for

    def place(card: Card) -> int:
        return layout.all.ranks.index(stands.get(card, card).rank)

    def above(card: Card) -> int:
        return sum(layout.suit(other) == layout.suit(card) and place(other) < place(card) for other in hidden)

    cards = [move.card for move in plays(layout.game, layout.state) if isinstance(move, Play)]
    return bool(above(told["card"]) == told["count"] == min(map(above, cards)))


def none_higher(layout: Layout, told: Told) -> bool:
    return higher_out(layout, {**told, "count": 0})


def fitting(view: View, kinds: tuple[str, ...]) -> list[Card]:
    return [
        card for zone in view.zones if zone.place.kind in kinds for card in zone.cards if card is not None
    ]


# Kasino: captures of the next player after the move


def sea_after(layout: Layout, move: Play) -> list[Card]:
    state = after(layout.game, layout.state, move)
    return list(state.sea)


def captures(layout: Layout, told: Told) -> list[set[Card]]:
    state = after(layout.game, layout.state, told["move"])
    legal = layout.game.legal_moves(state) if layout.game.to_act(state) is not None else []
    return [set(move.takes) for move in legal if isinstance(move, Play) and move.takes]


def next_cannot_clear(layout: Layout, told: Told) -> bool:
    sea = set(sea_after(layout, told["move"]))
    return not sea or sea not in captures(layout, told)


def next_takes_no_prize(layout: Layout, told: Told) -> bool:
    prizes = set(told["cards"])
    return not any(taken & prizes and len(taken) <= 2 for taken in captures(layout, told))


def takes_then(layout: Layout, told: Told) -> bool:
    """The card captures those cards, if they are still on the table, by the rules."""
    return told["card"] in mine(layout) and bool(fits(layout.state, told["card"], tuple(told["cards"])))


def clears_then(layout: Layout, told: Told) -> bool:
    sea = tuple(sea_after(layout, told["move"]))
    return takes_then(layout, {**told, "cards": sea})


# Svarte petter: the effects of arranging the fan


def changes_the_fan(layout: Layout, told: Told) -> bool:
    fan = layout.cards_in_order(layout.state)
    return fan != layout.cards_in_order(after(layout.game, layout.state, told["move"]))


def leaves_the_end(layout: Layout, told: Told) -> bool:
    fans = [
        layout.cards_in_order(state)
        for state in (layout.state, after(layout.game, layout.state, told["move"]))
    ]
    return all(fan[-1] == told["card"] for fan in fans)


def moves_the_end(layout: Layout, told: Told) -> bool:
    fan = layout.cards_in_order(layout.state)
    return fan[-1] == told["card"] and changes_the_fan(layout, told)


OF_THE_RULES = """
few_sure few_sure_one few_sure_none puts_away_high keeps_useful buys_all beyond defend_beyond defend_reached
loses_long wins_long fits_at held_back hidden_alike strong_held none_strong high_held
keeps_table none_stronger both_make_it takes_enough_in takes_enough_in_grand
number_said takes_enough_more bid bid_weighed bid_others
need_all need_none lost lost_all forbidden bids_over bids_sum bids_sum_one bids_left joker_as premium_risk
half_points high_in_misere low_in_misere costs_at_once against make_them_take none_allowed
five_needed off_suit second_suit first_suit forfeit needs_together concede_early strike all_alone
tricks_left reached defend puts_away_only breaks_by_taking breaks_by_giving suit_led_wins high_first
nothing_to_take clears_with within_reach most_cards most_spades left_then last_packet
sweeps_more storan lillan aces spades cards
own_take table_is nothing_fits goes_out
ten four two lowest several gives exchanges purse first_card in_bank total_is banker_has over
over_few none_over equal holds_petter without_petter places_alike gave gave_end any_pairs
"""


def missing(layout: Layout, told: Told) -> list[int | None]:
    """Return how many tricks each seat still needs in plump; None if the bid is lost."""
    seats = told["seats"] if "seats" in told else (told["seat"],)
    state = layout.state
    wanted = [(state.bids[seat] or 0) - state.tricks_won[seat] for seat in seats]
    return [each if 0 <= each <= len(mine(layout)) else None for each in wanted]


def only_of_its_suit(layout: Layout, told: Told) -> bool:
    return [layout.suit(card) for card in mine(layout)].count(told["suit"]) == 1 and wins_never(layout, told)


def takers(layout: Layout, card: Card) -> int:
    """Return how many unseen cards take the card alone."""
    return sum(bool(fits(layout.state, other, (card,))) for other in layout.unseen())


def chance_fits(layout: Layout, told: Told) -> bool:
    """That number of the cards in unknown places can be laid."""
    state, seat = layout.state, layout.seat
    hands = Counter(card for other, hand in enumerate(state.hands) if other != seat for card in hand)
    known = Counter(card for other, cards in enumerate(state.known) if other != seat for card in cards)
    down = (card for cards in state.down for card in cards if card is not None)
    hidden = [*state.stock, *down, *(hands - known).elements()]
    fitting = sum(is_layable(state, card.rank) for card in hidden)
    return bool((fitting, len(hidden)) == (told["count"], told["points"]))


def to_be_had(layout: Layout, told: Told) -> bool:
    """That number of trumps, and of other kings, are among the unseen cards."""
    cards = layout.unseen()
    trumps = {card for card in cards if worths(layout.state.trump)[card].suit == layout.state.trump}
    kings = {card for card in cards if card.rank == "K"} - trumps
    return (len(cards), len(trumps), len(kings)) == (told["points"], told["count"], told["kings"])


def clear_next(layout: Layout, told: Told) -> bool:
    """The table can be cleared with exactly these unseen cards after the only possible take."""
    takes = [each for each in plays(layout.game, layout.state) if isinstance(each, Play) and each.takes]
    sea = tuple(card for card in layout.state.sea if card not in takes[0].takes)
    return set(told["cards"]) == {card for card in layout.unseen() if fits(layout.state, card, sea)}


CHECKS: Mapping[str, Callable[[Layout, Told], bool]] = {
    "cannot_win": cannot_win,
    "unseen": unseen,
    "takes": wins_always,
    "takes_last": wins_always,
    "enough": wins_always,
    "enough_last": wins_always,
    "stays_under": wins_never,
    "sheds": wins_never,
    "highest_under": wins_never,
    "can_be_beaten": higher_out,
    "beaten_by": higher_out,
    "beaten_by_one": higher_out,
    "highest": lambda w, v: none_higher(w, v) and not stronger(w, v["card"], mine(w)),
    "unbeaten": lambda w, v: none_higher(w, v) and bool(stronger(w, v["card"], mine(w))),
    "above": lambda w, v: (
        [len(stronger(w, card, elsewhere(w))) for card in (v["card"], *v["cards"])]
        == [v["count"], v["points"]]
    ),
    "keeps_higher": lambda w, v: v["card"] in stronger(w, v["move"].card, mine(w)) and wins_never(w, v),
    "none_certain": some_beat_each,
    "draws": lambda w, v: w.suit(v["move"].card) == v["suit"] == w.state.trump,
    "fewer_takers": lambda w, v: takers(w, v["card"]) == v["count"] < v["points"] == takers(w, v["cards"][0]),
    "chance_fits": chance_fits,
    "partner_has": holder_wins,
    "partner_takes_it": holder_wins,
    "matadors": lambda w, v: set(v["cards"]) == set(matadors(v["suit"])) & mine(w),
    "most_trumps": lambda w, v: (
        sum(worths(v["suit"])[card].suit == v["suit"] for card in mine(w)) == v["count"]
    ),
    "trumps": lambda w, v: sum(worths(v["suit"])[card].suit == v["suit"] for card in mine(w)) == v["count"],
    "length": lambda w, v: sum(card.suit == v["suit"] for card in mine(w)) == v["count"],
    "suit_length": lambda w, v: sum(card.suit == v["suit"] for card in mine(w)) == v["count"],
    "keeps": lambda w, v: set(v["cards"]) <= w.cards(w.known, IN_HAND, w.seat),
    "keeps_high": lambda w, v: set(v["cards"]) <= mine(w),
    "need": lambda w, v: v["points"] == len(mine(w)) and 1 < v["count"] < v["points"],
    "need_one": lambda w, v: v["points"] == len(mine(w)),
    "sheds_high": lambda w, v: wins_never(w, v) and no_fewer_above(w, v),
    "sheds_top": lambda w, v: wins_never(w, v) and v["count"] == 0 and no_fewer_above(w, v),
    "sheds_last": only_of_its_suit,
    "has_enough": lambda w, v: missing(w, v) == [0],
    "have_enough": lambda w, v: set(missing(w, v)) == {0},
    "needs_all": lambda w, v: missing(w, v) == [v["count"]] == [len(mine(w))],
    "needs_more": lambda w, v: missing(w, v) == [v["count"]] and v["points"] == len(mine(w)),
    "cleared_next": clear_next,
    "not_cleared_next": clear_next,
    "takers": lambda w, v: takers(w, v["card"]) == v["count"],
    "alike_gone": lambda w, v: (
        value_in_hand(w.state, v["card"]) not in {value_in_hand(w.state, other) for other in w.unseen()}
    ),
    "pile": lambda w, v: len(fitting(w.all, ("covered", "top"))) == v["count"],
    "stock": lambda w, v: len(fitting(w.all, ("stock",))) == v["count"],
    **dict.fromkeys(("to_be_had", "to_be_had_one", "to_be_had_trumps"), to_be_had),
    "stock_gone": lambda w, _: not fitting(w.all, ("stock",)),
    "leaves": leaves_the_end,
    "hides_end": moves_the_end,
    "moves_some": changes_the_fan,
    "moves_petter": changes_the_fan,
    "cannot_be_cleared": next_cannot_clear,
    "prize_safe": next_takes_no_prize,
    "own_clear": clears_then,
    "own_sum": takes_then,
    "sweeps": lambda w, v: not sea_after(w, v["move"]),
    "empty_table": lambda w, v: not sea_after(w, v["move"]),
    **dict.fromkeys(OF_THE_RULES.split(), by_rule),
}
