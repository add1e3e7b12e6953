"""The opponents: their memory, their boldness, and mistakes that none makes."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from tests.ai.moves import move_of
from tests.contract.play import Form, forms, positions
from tests.rules.bench import examples
from tests.rules.games.mariage.deals import Table, deal, dealt
from tolva_gui.ai.games.mariage.memory import believed, forgotten
from tolva_gui.ai.games.mariage.reading import Reading
from tolva_gui.ai.games.mariage.rule_player import rule_move
from tolva_gui.ai.levels import OFFERED
from tolva_gui.ai.player import Budget, Choice
from tolva_gui.rules.games.mariage.calls import GUBBAR
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.kit import Move, Place, View, cards_at, parse_card

FORMS = forms()
GAMES = {form.game.info.id: form for form in reversed(FORMS)}
SHORT = Budget(iterations=64)
LONG = Budget(iterations=4000)


def views(form: Form, rng: Random, every: int = 3) -> Iterator[View]:
    return (view for _, view in islice(positions(form, rng), 0, None, every))


def clubs_trump() -> Table:
    """Clubs are trump and three tricks have been played: the pair, an ace and small cards of hearts remain."""
    table = deal("tolva-4", "CATKQ9 HA6 D98", "C87 HT9 DA", "C6 H87 DTK", "CJ HKQJ")
    return table.play("CA C8 C6 CJ | meld C | HA HT H8 HK | H6 H9 H7 HQ")


@pytest.mark.parametrize(
    ("memory", "lost"),
    [
        ("trick", "CA C8 C6 CJ HA HT H8 HK"),
        ("trumps", "HA HT H8 HK"),
        ("high", "H8 HK"),
        ("all", ""),
    ],
)
def test_a_memory_forgets_what_it_does_not_reach(memory: str, lost: str) -> None:
    view = clubs_trump().seen()
    assert forgotten(view, memory) == set(map(parse_card, lost.split()))  # type: ignore[arg-type]


def test_who_holds_the_last_trumps_knows_it() -> None:
    table = deal("tolva-4", "CATKQJ98 D76", "C7 HT987 DA", "C6 S9876 DTK", "SATKQJ HA D98")
    table.play("CA C7 C6 D8 | meld C | C9 H7 S6 D9")
    assert not any(card.suit == "C" for card in forgotten(table.seen(), "trick"))


def test_in_the_last_tricks_everybody_remembers() -> None:
    for form in GAMES.values():
        for view in views(form, Random(2), every=1):
            if len(view.info.pack) // view.info.seats - len(mariage(view.facts).tricks) <= 2:
                assert not forgotten(view, "trick")


@pytest.mark.parametrize("memory", ["trick", "trumps", "high"])
def test_what_is_believed_keeps_what_is_known(memory: str) -> None:
    """The player's cards, the trick, the legal moves and the counts of cards stay; the pack stays complete."""
    rng = Random(3)
    for form in FORMS:
        for view in views(form, rng):
            other = believed(view, memory, rng)  # type: ignore[arg-type]
            assert other.legal == view.legal
            assert mariage(other.facts).trick == mariage(view.facts).trick
            own = Place("hand", view.seat)
            assert cards_at(other.zones, own) == cards_at(view.zones, own)
            world = form.game.determinize(other, rng)
            everything = [card for zone in form.game.view(world, None).zones for card in zone.cards]
            assert sorted(map(str, everything)) == sorted(map(str, view.info.pack))


def test_what_is_believed_differs_in_forgotten_cards_only() -> None:
    view, rng = clubs_trump().seen(), Random(4)
    lost = forgotten(view, "high")
    stories = {mariage(believed(view, "high", rng).facts).tricks for _ in range(20)}
    assert len(stories) > 1
    for story in stories:
        for told, true in zip(story, mariage(view.facts).tricks, strict=True):
            for now, then in zip(told.cards, true.cards, strict=True):
                assert now == then or then in lost
                assert now.suit == then.suit


def test_forgotten_cards_count_as_perhaps_out() -> None:
    view, gone = clubs_trump().seen(), parse_card("H8")
    assert gone not in Reading(view).unseen
    assert 0 < sum(Reading(view, "high").likely(seat, gone) for seat in range(3)) < 1


def test_a_forgetful_player_plays_differently() -> None:
    rng = Random(1)
    seen = [view for form in GAMES.values() for view in views(form, rng)]
    assert [rule_move(view, "trick") for view in seen] != [rule_move(view) for view in seen]


@pytest.mark.parametrize("level", OFFERED)
@examples(
    "form hands played made",
    """
    # Two cards left and trumps: the unbeatable trump is kept for the last trick, which is worth a point.
    the last trick is kept        | tolva-4 | CATKQJ98 C7 D6 / SATKQJ9876 / HATKQJ9876 / C6 DATKQJ987 | LAST TWO | D6
    # K3: heading is optional while the stock lasts, but a matador that a king takes last is not left.
    everybody takes a free trick  | bondtolva-2 | CT9 H9 D9 S9J / CK HT DTQ SQ | CT | CK
    # The ace of spades takes it whatever seat 3 throws; sevens and eights cost nothing.
    nobody gives a high card away | tolva-4 | SA76 / SK98 H6 / SJQ / HAT8 DAT7 CT98 | SA S8 SJ | H8 D7 C9 C8
    """,
)
def test_no_level_makes_a_simple_mistake(form: str, hands: str, played: str, made: str, level: str) -> None:
    tricks = [f"C{one} S{other} H{other} D{other}" for one, other in zip("KQJ987", "789JQK", strict=True)]
    begun = played.replace("LAST TWO", " ".join(["CA S6 H6 C6 meld C", *tricks]))
    assert move_of(level, dealt(form, hands, begun), LONG).removeprefix("play ") in made.split()


class Dreamer:
    """A player that announces a gubbe at some of its looks."""

    def __init__(self, dares: bool) -> None:
        self._dares = dares

    def choose(self, view: View, *_: object) -> Choice:
        gubbar = [move for move in view.legal if move in GUBBAR]
        return Choice(gubbar[0] if gubbar and self._dares else view.legal[0])


@pytest.mark.parametrize(("share", "announces"), [(0.95, False), (0.4, True)])
def test_boldness_is_how_often_a_gubbe_must_look_good(share: float, announces: bool) -> None:
    from tolva_gui.ai.games.mariage.players import LimitedSearchPlayer

    view = deal("tolva-4", "SAKQJ HAT DAT CA").seen()
    player = LimitedSearchPlayer(
        1, lambda seed: Dreamer(seed % 5 < 3), memory="all", gubbe=share, looks=5, playouts=10
    )
    move: Move = player.choose(view, SHORT).move
    assert (move in GUBBAR) == announces
