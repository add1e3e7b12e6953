"""The protocol as drawn and the payments of a deal, step by step: the source's own game and the worked payments."""

import pytest

from tests.rules.games.grandissimo.source_game import NAMES, SCORES, source_game
from tests.rules.games.grandissimo.table import Table, spread
from tolva_gui.records.reader import load
from tolva_gui.records.record import GameRecord
from tolva_gui.records.replay import check
from tolva_gui.records.text import dump
from tolva_gui.rules.account import PaperEntry
from tolva_gui.table.host import Host
from tolva_gui.words import sentences as words


def told(host: Host) -> list[str]:
    return [words.step(step, "grandissimo", NAMES, "en") for step in host.view(None).display.account]


def test_sources_five_deals_come_out_to_the_figure() -> None:
    record = load(dump(source_game().record()))
    assert isinstance(record, GameRecord)
    assert check(record) == []
    host = Host.resume(record)
    assert tuple(deal.result.scores for deal in host.results) == SCORES
    # Figure 1: a stroke with 1 above 0, one with 3 above 4, 240, and 260 with 4 above 3.
    assert host.view(None).display.paper == (
        (PaperEntry(stroke=(1, 0)), PaperEntry(), PaperEntry(stroke=(3, 4)), PaperEntry()),
        (None, PaperEntry(240), None, None),
        (None, PaperEntry(260, (4, 3)), None, None),
    )


def test_each_step_of_a_payment_is_told() -> None:
    assert told(source_game()) == [
        "7 spel: 18",
        "+ 6 for playing with a partner = 24",
        "+ 2 for kodilj, the game was made = 26",
        "× 2, trump was the second suit = 52",
        "rounded to the nearest ten: 50",
        "Hanna Ihre → Rasmus Lutt: 50",
        "Gustav Lind → Rut Melin: 50",
        "The highest forfeit, of Gustav Lind, is paid off: 260",
        "Gustav Lind → Rut Melin: 130",
        "Gustav Lind → Rasmus Lutt: 130",
    ]


def test_a_lost_game_tells_who_pays_and_who_owes() -> None:
    assert told(source_game(2))[-3:] == [
        "rounded to the nearest ten: 70",
        "Gustav Lind → each of the defenders: 70",
        "New forfeit for Gustav Lind: 200 + 40 = 240",
    ]


def test_an_own_eel_moves_nothing() -> None:
    assert told(source_game(1))[-2:] == [
        "Each of the others → Hanna Ihre: 10",
        "The eel of Hanna Ihre is paid off: 200",
    ]


def test_nothing_is_shown_while_a_deal_is_played() -> None:
    host = source_game(2)
    before = host.view(None).display.paper
    host.start_deal()
    view = host.view(1)
    assert view.display.account == ()
    assert view.display.paper == before


@pytest.mark.parametrize(
    ("winners", "said", "steps"),
    [
        # C6: 7 spel, second suit, alone, all thirteen: slam.
        ([1] * 13, "bid 7, pass, pass, pass, trump D, solo", "basic kodilj overtricks sank second_suit slam"),
        # C8: 10 spel in grandissimo, lost.
        (spread({1: 9, 0: 4}), "bid 10 grand, pass, pass, pass", "basic no_trump"),
    ],
)  # fmt: skip
def test_the_steps_of_the_worked_payments(winners: list[int], said: str, steps: str) -> None:
    table = Table().deal(winners, None if "grand" in said else "D").act(*said.split(", "))
    table.play_out()
    view = table.parti.game.view(table.state, None)
    keys = [step.key for step in view.display.account]
    assert " ".join(keys).startswith(steps)


def test_rundmisar_tells_both_kinds_of_payment() -> None:
    """R1: 6, 4, 3 and 0 tricks."""
    table = Table().deal(spread({0: 6, 1: 4, 2: 3}), None).act(*["pass"] * 4)
    table.play_out()
    account = table.parti.game.view(table.state, None).display.account
    net = [0] * 4
    for step in account:
        if "taker" in step.values:
            net[int(str(step.values["payer"]))] -= int(str(step.values["points"]))
            net[int(str(step.values["taker"]))] += int(str(step.values["points"]))
    assert tuple(net) == (-170, -20, 0, 190)
    assert account[-1].key == "new_forfeit"
