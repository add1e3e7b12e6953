"""Kasino: the rules of its digest, each example, and random play."""

from collections.abc import Mapping
from itertools import combinations
from random import Random

import pytest

from tests.contract.random_deals import chosen, first_standing, shuffled
from tests.rules.bench import NO_OPTIONS, Bench, begin, cards, examples, pairs
from tolva_gui.rules.account import Result, Standing
from tolva_gui.rules.events import Called, Moved, Place, Seat
from tolva_gui.rules.games.kasino.game import KASINO, Kasino
from tolva_gui.rules.info import Options, OptionValue, SetupError
from tolva_gui.rules.kit.capture import captures, splits

SEED = 16


def table(sea: str, *hands: str, seats: int = 2, options: Options = NO_OPTIONS) -> Bench:
    """Return a position with that sea and those hands, seat 0 to play; the rest of the pack is the stock."""
    game = KASINO.seated(seats)
    picked = chosen(game, **options)
    bench = begin(game, picked, game.info.pack, first_standing(game, picked, dealer=seats - 1))
    state = bench.state
    state.sea[:] = cards(sea)
    for seat, hand in enumerate(state.hands):
        hand[:] = cards(hands[seat]) if seat < len(hands) else []
    gone = {card for held in (state.sea, *state.hands) for card in held}
    state.stock[:] = [card for card in game.info.pack if card not in gone]
    bench.events.clear()
    return bench


def last_cards(bench: Bench, taken: Mapping[int, str]) -> Bench:
    """Bring the position to the end of the pack: the seats have taken these cards, and the stock is empty."""
    state = bench.state
    state.packet = bench.game.packets  # type: ignore[attr-defined]
    state.stock.clear()
    for seat, won in taken.items():
        state.won[seat] = cards(won)
    return bench


def takes(bench: Bench, card: str) -> set[str]:
    """Return the possible captures with that card, as texts."""
    start = f"take {card} "
    return {text.removeprefix(start) for text in bench.legal if text.startswith(start)}


def scored(*taken: str, last: str = "", tabbar: tuple[str, ...] = (), **options: OptionValue) -> Bench:
    """Score a finished pack in which each seat has taken these cards and has these tabbar."""
    game = Kasino(len(taken))
    picked = chosen(game, **options)
    bench = begin(game, picked, game.info.pack, first_standing(game, picked))
    state = bench.state
    for held in (*state.hands, state.sea, state.stock):
        held.clear()
    state.won = [cards(won) for won in taken]
    for row, own in zip(state.tabbar, tabbar, strict=False):
        row[:] = cards(own)
    state.last_taker = int(last) if last else None
    game.end(state, bench.events)
    return bench


def split_pack(*own: str, sizes: tuple[int, ...]) -> list[str]:
    """Fill these piles up to their sizes with cards that score nothing on their own."""
    named = {card for pile in own for card in cards(pile)}
    plain = [
        str(card)
        for card in KASINO.info.pack
        if card not in named and card.suit != "S" and card.rank != "A" and str(card) != "DT"
    ]
    piles = []
    for pile, size in zip(own, sizes, strict=True):
        more = size - len(cards(pile))
        piles.append(" ".join([pile, *plain[:more]]).strip())
        plain = plain[more:]
    return piles


@pytest.mark.rule("KA1", "KA3", "KA4", "KA5", "KA7")
@pytest.mark.parametrize(("seats", "packets"), [(2, 6), (3, 4), (4, 3)])
def test_the_packets_use_up_the_pack(seats: int, packets: int) -> None:
    game = KASINO.seated(seats)
    bench = begin(game, chosen(game), game.info.pack)
    assert bench.position()["packets"] == packets
    assert [len(hand) for hand in bench.position()["hands"]] == [4] * seats
    assert len(bench.zone("sea")) == 4
    turns = list[Seat | None]()
    while bench.to_act is not None:
        turns.append(bench.to_act)
        bench.act(next(text for text in bench.legal if text.startswith("lay")))
    dealt = [event for event in bench.said(Moved) if event.dealt]
    assert {len(event.cards) for event in dealt} == {2}
    assert len([event for event in dealt if event.target == Place("sea")]) == 2
    assert bench.position()["packet"] == packets
    assert turns == [*range(1, seats), 0] * 4 * packets


@pytest.mark.rule("KA6")
def test_the_last_packet_is_announced() -> None:
    game, rng = KASINO.seated(4), Random(SEED)
    bench = begin(game, chosen(game), shuffled(game.info.pack, rng)).at_random(rng)
    assert [event.value for event in bench.said(Called) if event.word == "last_packet"] == [3]


@pytest.mark.rule("KA9", "KA10", "KA12", "KA15", "KAD3", "KAD4")
@pytest.mark.example("X1", "X2", "X3", "X4", "X5", "X6", "X7", "X8", "X9", "X10")
@examples(
    "sea card sets tabbe",
    """
    KA2: a jack is eleven | S3 H8 DQ SK | HJ | S3 H8 |
    KA2: a queen is twelve | S3 H8 DQ SK | CQ | DQ |
    KA2: a king is thirteen | S3 H8 DQ SK | DK | SK |
    X1 | S9 H4 | D9 | S9 |
    X2 | S2 H3 D7 | CQ | S2 H3 D7 | S2 H3 D7
    X3 | S4 H5 D9 C2 | C9 | D9, S4 H5, S4 H5 D9 |
    X4 | SA HK D4 CT | HA | SA, SA HK, D4 CT, SA D4 CT, SA HK D4 CT | SA HK D4 CT
    X5 | H6 S6 D3 C3 | C6 | H6, S6, S6 H6, D3 C3, H6 D3 C3, S6 D3 C3, S6 H6 D3 C3 | S6 H6 D3 C3
    X6 | SK HQ | D5 |  |
    X7 |  | D5 |  |
    X8 | S7 HA D8 | C8 | D8, S7 HA, S7 HA D8 | S7 HA D8
    X9 | S8 H2 D6 CT S4 HJ D3 | HT | CT, S8 H2, S4 D6, S8 H2 CT, S4 D6 CT, S8 S4 H2 D6, S8 S4 H2 D6 CT |
    X10 | SJ H3 | DA | SJ H3 | SJ H3
    """,
)
def test_captures(sea: str, card: str, sets: str, tabbe: str) -> None:
    bench = table(sea, card, "C4")
    assert takes(bench, card) == {text for text in sets.split(", ") if text}
    assert f"lay {card}" in bench.legal
    if tabbe:
        assert bench.act(f"take {card} {tabbe}").position()["tabbar"][0] == [card]


@examples(
    "sea hands options moves claims",
    """
    KA8 KAD11: one card a turn, to take in or lay out | S9 H4 | D9 S2, C2 |  |  | may take D9 S9, lay D9, lay S2
    KAD2: as one likes | S9 H4 | D9 S2, C2 |  | lay D9 | sea S9 H4 D9
    KAD2: a forced tabbe must be taken | S9 H4 | D9 SK S2, C2 | forced_tabbe |  | may take SK S9 H4
    KAD2: and nothing else | S9 H4 | D9 SK S2, C2 | forced_tabbe |  | refuses lay S2 KAD2; refuses take D9 S9 KAD2
    KA9: what does not add up is refused | S4 H5 D9 C2 | C9, C3 |  |  | refuses take C9 S4 C2 KA9
    KA9: and what is not there | S4 H5 D9 C2 | C9, C3 |  |  | refuses take C9 SK not_available
    KA9: nor in the hand | S4 H5 D9 C2 | C9, C3 |  |  | refuses take C3 S4 not_available; refuses lay C3 not_available
    KA11 KA16: what is taken | S9 H4 | D9 S2, C2 C3 |  | take D9 S9 | won D9 S9 /
    KA11 KA16: lies face down for all | S9 H4 | D9 S2, C2 C3 |  | take D9 S9 | sees 0 won ?? ?? /; sees 1 won ?? ?? /
    KA14: a tabbe lies face up for all | S9 | D9 S2, C2 C3 |  | take D9 S9 | sees 1 tabbar D9 /
    KA13 KA14: a tabbe is told and marked | S9 | D9 S2, C2 |  | take D9 S9 | tabbar D9 / ; called 0 tabbe None
    KA16: the packet's plays are remembered | H2 D5 | S3, S4 |  | lay S3 | played lay S3
    KA16: until the next packet | H2 D5 | S3, S4 |  | lay S3, lay S4 | played; packet 2
    KA15: after it the next lays out | S9 | D9 S2, C2 C3 |  | take D9 S9 | acts 1; may lay C2, lay C3
    """,
)
def test_a_turn(sea: str, hands: str, options: str, moves: str, claims: str) -> None:
    told = dict.fromkeys(options.split(), True)
    table(sea, *hands.split(", "), options=told).act(*filter(None, moves.split(", "))).check(claims)


@pytest.mark.example("S6", "S7")
@examples(
    "sea card taken move claims",
    """
    KA17: S7, the last taker gets the rest | D5 SJ | C5 | C2 / H2 | take C5 D5 | won C2 C5 D5 SJ / H2
    KAD7: S7, and no tabbe | D5 SJ | C5 | C2 / H2 | take C5 D5 | tabbar  / ; lines cards 0 1, spades 0 2, sistan 0 1
    KAD7: S6, unless it clears the table | D5 | C5 | C2 / H2 | take C5 D5 | lines cards 0 1, sistan 0 1, tabbe 0 1
    KAD8: nobody took anything | D5 SJ | C6 |  | lay C6 | sea D5 SJ C6; last_taker None; lines
    """,
)
def test_the_last_cards(sea: str, card: str, taken: str, move: str, claims: str) -> None:
    won = dict(enumerate(taken.split(" / "))) if taken else {}
    last_cards(table(sea, card, ""), won).act(move).check(claims)


@pytest.mark.example("S1", "S2", "S3")
@examples(
    "taken sizes last tabbar options gained",
    """
    KA18 KA19: S1 | SKQJ987 DT HA CA / S2AT6543 DA | 29 23 | 0 | SKQ / ST |  | 8 6
    KAD5: S2, level in cards nobody scores them | DT SKQJT9 / S2A87 HA DA CA / S6543 | 18 18 16 | 2 |  |  | 4 5 1
    KAD5: S3, no majority at all | S2AKQ HA / DT SJT98 / S765 DA CA / S43 | 13 13 13 13 | 2 | / / / S43 C2 |  | 3 2 3 3
    KAD1: the values are options | SKQJT987 / S2 | 20 20 |  | SK / | spades_points: 1, tabbe_points: 3 | 4 1
    """,
)
def test_the_score_of_a_pack(
    taken: str, sizes: str, last: str, tabbar: str, options: str, gained: str
) -> None:
    """These cards are taken, and others that score nothing up to these sizes."""
    piles = split_pack(*taken.split("/"), sizes=tuple(map(int, sizes.split())))
    values = {name: int(value) for name, value in pairs(options).items()}
    scored(*piles, last=last, tabbar=tuple(tabbar.split("/")), **values).check(f"scores {gained}")


@pytest.mark.example("S4", "S5")
@examples(
    "scores target claims",
    """
    KA20: S4, the highest at sixteen wins        | 23 21 | 16 | ranking 0 / 1; next None
    KA20 KAD6: S5, level ones play on            | 21 21 | 16 | ranking; next 1 2
    KA20 KA21: below it the next deals           | 15 12 | 16 | ranking; next 1 2
    KAD1: another target may be agreed           | 12 3  | 10 | ranking 0 / 1
    KAD1: or a higher one                        | 16 3  | 21 | ranking
    """,
)
def test_the_end_of_a_game(scores: str, target: str, claims: str) -> None:
    """Seat 1 has scored a point in the deal, for lillan."""
    bench = scored("S3", "S2", target=int(target))
    first, second = map(int, scores.split())
    bench.state.standing = Standing(0, (first, second - 1))
    bench.check(claims)


@pytest.mark.rule("KAD12")
def test_the_deal_passes_to_the_left_from_game_to_game() -> None:
    assert KASINO.next_game_dealer(0, 3, Result((), (0,) * 4)) == 0


@pytest.mark.rule("KAD10")
def test_partners_score_as_one_side() -> None:
    piles = split_pack("S2", "DT", "SA", "HA", sizes=(10, 10, 10, 9))
    bench = scored(*piles, last="3", partners=True).check(
        "lines cards 0 1, spades 0 2, storan 1 2, lillan 0 1, aces 0 1, aces 1 1, sistan 1 1"
    )
    assert bench.seen().info.sides == 2
    with pytest.raises(SetupError):
        first_standing(KASINO, chosen(KASINO, partners=True))


@pytest.mark.rule("KAD9")
def test_storan_and_lillan_are_worth_more_in_the_hand() -> None:
    bench = table("H2 HT C5 CA D6 H9", "S2 DT", "C3", options={"stora_lilla_values": True})
    assert takes(bench, "S2") == {"HT C5", "H9 D6", "HT H9 D6 C5", "H9 CA C5"}
    bench.check("refuses take DT HT KAD9; refuses take S2 H2 KAD9")


def test_captures_are_what_trying_every_set_finds(length: int) -> None:
    rng = Random(SEED)
    for _ in range(15 * length):
        values = [rng.randint(1, 13) for _ in range(rng.randint(0, 8))]
        for target in range(2, 17):
            alone = 1 if target == 14 else None
            found = captures(values, target, alone, 10_000)
            every = [bits for bits in range(1, 1 << len(values)) if brute(values, bits, target, alone)]
            assert sorted(found) == every, f"seed {SEED}: {values} for {target}"


def brute(values: list[int], bits: int, target: int, alone: int | None) -> bool:
    chosen_values = [value for place, value in enumerate(values) if bits >> place & 1]
    by_search = partition(chosen_values, target, alone)
    assert by_search == splits(chosen_values, target, alone)
    return by_search


def partition(values: list[int], target: int, alone: int | None) -> bool:
    if not values:
        return True
    first, rest = values[0], values[1:]
    if first == alone and partition(rest, target, alone):
        return True
    for number in range(len(rest) + 1):
        for others in combinations(range(len(rest)), number):
            if first + sum(rest[place] for place in others) == target:
                left = [value for place, value in enumerate(rest) if place not in others]
                if partition(left, target, alone):
                    return True
    return False


def test_more_than_a_thousand_captures_are_not_listed() -> None:
    sea = "SA HA DA S2 H2 D2 C2 S3 H3 D3 C3 S4 H4 D4 S5 H5 D5 S6 H6 D6 S7 H7"
    bench = table(sea, "CA C4", "SK")
    question = bench.game.view(bench.state, 0).question
    assert question is not None
    assert question.form.open == ("take",)
    assert [text.split()[0] for text in bench.legal] == ["take", "lay", "lay"]
    bench.act("take CA SA S7 S6 H7 H2 D5")
