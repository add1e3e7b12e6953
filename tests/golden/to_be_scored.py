"""A random deal of any game with all its moves, as a file to be scored by hand: see `reader`.

`python -m tests.golden.to_be_scored GAME SEATS SEED` prints it.
"""

import sys
from random import Random

from tests.contract.random_deals import first_standing, further, shuffled
from tolva_gui.rules.parti import complete_options, find_game


def to_be_scored(name: str, seats: int, seed: int) -> str:
    """Return the file of a random deal, without its sheet."""
    game, rng = find_game(name, seats), Random(seed)
    options = complete_options(game.info, {})
    standing, info = first_standing(game, options), game.info.under(options)
    deck, orders = shuffled(info.pack, rng), further(info, str(seed))
    state, moves = game.start(options, deck, standing, further=orders), []
    while listed := game.legal_moves(state):
        moves.append(rng.choice(listed))
        game.apply(state, moves[-1])
    head = f"game {name}\nseats {seats}\ndealer {standing.dealer}\nscores {' '.join(map(str, standing.scores))}\n"
    more = [
        f"further {name} {' '.join(map(str, cards))}\n" for name, used in orders.items() for cards in used
    ]
    played_moves = "".join(f"> {move}\n" for move in moves)
    return head + f"\ndeck {' '.join(map(str, deck))}\n{''.join(more)}\n{played_moves}"


if __name__ == "__main__":
    print(to_be_scored(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
