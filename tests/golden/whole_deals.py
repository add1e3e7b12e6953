"""Whole deals of any game, each in a file: the start, the deck, every move, and the sheet as scored by hand.

    game plump                 also `seats 3`, `dealer 0`, `deal 17`, `scores 0 0 0`, `option NAME VALUE`
    deck SA H7 …               in dealing order, in as many lines as it takes
    further turned C4          a further order of cards that the deal needs, as often as it needs one
    > bid 1                    a move of the seat to act
    line bid 0 10              the sheet, in order; then `scores`

Text after # is the count, for human readers. `python -m tests.golden.whole_deals GAME SEATS SEED` prints a file to be
scored: a random deal with all its moves, and no sheet.
"""

import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.contract.random_deals import first_standing, further
from tolva_gui.rules.kit import Card, Standing, parse_card
from tolva_gui.rules.parti import complete_options, find_game


@dataclass
class WholeDeal:
    """The contents of a file."""

    start: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    deck: list[Card] = field(default_factory=list)
    further: dict[str, list[tuple[Card, ...]]] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    lines: list[tuple[str, int, int]] = field(default_factory=list)


def read(path: Path) -> WholeDeal:
    """Return the deal in the file."""
    deal = WholeDeal()
    for raw in path.read_text(encoding="utf-8").splitlines():
        word, _, rest = raw.partition("#")[0].strip().partition(" ")
        if word == "deck":
            deal.deck += map(parse_card, rest.split())
        elif word == "further":
            name, *cards = rest.split()
            deal.further.setdefault(name, []).append(tuple(map(parse_card, cards)))
        elif word == ">":
            deal.moves.append(rest)
        elif word == "line":
            kind, side, points = rest.split()
            deal.lines.append((kind, int(side), int(points)))
        elif word == "option":
            name, value = rest.split()
            deal.options[name] = value
        elif word:
            deal.start[word] = rest
    return deal


def played(deal: WholeDeal) -> dict[str, object]:
    """Replay the deal by the rules, each move legal; return the sheet and the scores."""
    head = deal.start
    game = find_game(head["game"], int(head["seats"]))
    allowed = {option.name: {str(value): value for value in option.values} for option in game.info.options}
    chosen = {name: allowed[name][value] for name, value in deal.options.items()}
    options = complete_options(game.info, chosen)
    before = tuple(map(int, head["before"].split()))
    standing = Standing(int(head["dealer"]), before, deal=int(head.get("deal", "1")))
    start = game.check_start(options, standing)
    state = game.start(options, tuple(deal.deck), start, further=deal.further)
    for number, text in enumerate(deal.moves, start=1):
        move = game.parse(text)
        reason = game.why_not(state, move)
        assert reason is None, f"move {number}, {text}: {reason}"
        game.apply(state, move)
    result = game.result(state)
    assert result is not None, "the deal goes on"
    lines = [(line.kind, line.side, line.points) for line in result.lines]
    return {"lines": lines, "scores": " ".join(map(str, result.scores))}


def to_be_scored(name: str, seats: int, seed: int) -> str:
    """Return the file of a random deal, without its sheet."""
    game, rng = find_game(name, seats), Random(seed)
    options = complete_options(game.info, {})
    standing = first_standing(game, options)
    deck = list(game.info.under(options).pack)
    rng.shuffle(deck)
    orders = further(game.info.under(options), str(seed))
    state, moves = game.start(options, tuple(deck), standing, further=orders), []
    while listed := game.legal_moves(state):
        moves.append(rng.choice(listed))
        game.apply(state, moves[-1])
    head = f"game {name}\nseats {seats}\ndealer {standing.dealer}\nbefore {' '.join(map(str, standing.scores))}\n"
    more = [
        f"further {name} {' '.join(map(str, cards))}\n" for name, used in orders.items() for cards in used
    ]
    played_moves = "".join(f"> {move}\n" for move in moves)
    return head + f"\ndeck {' '.join(map(str, deck))}\n{''.join(more)}\n{played_moves}"


if __name__ == "__main__":
    print(to_be_scored(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
