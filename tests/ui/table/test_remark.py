"""A partner's word of praise on the sheet of a deal, from what the judge found while the sheet was read."""

from datetime import date
from threading import Event

import pytest
from PySide6.QtQuick import QQuickItem

from tests.table.games import dated, played
from tests.ui.conftest import BlockedPlayer, Open, Valuing, Window, where
from tolva_gui.ai.hints.judge import Judge
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, never
from tolva_gui.records.index import Index
from tolva_gui.records.judged import answered, due
from tolva_gui.records.judgements import Miss
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host
from tolva_gui.ui.review.critic import choices_in


class LastIsBest(Valuing):
    """Values the last legal move, which a simple player does not choose."""

    def __init__(self, level: str) -> None:
        best = 0 if level == "rules" else -1
        super().__init__(lambda view, move: move == view.legal[best])


def discerning(level: str, _seed: int) -> Player:
    return LastIsBest(level)


def ended(window: Window, game: str = "tolva-4", make: object = discerning) -> Host:
    """Sit down at the end of a deal in which the person chose the last legal move at least once."""
    host = next(host for seed in range(1, 20) if _shines(host := played(game, seed=seed, deals=1)))
    window.sit(dated(host), prepare=lambda app: setattr(app.adviser, "make", make))
    window.item("next")
    return host


def _shines(host: Host) -> bool:
    record = host.record()
    found = Judge(discerning)
    praised = [
        found.praised(each.view, found.judge(each.view, each.everything, each.move))
        for each in choices_in(record, record.deals[0])
    ]
    return any(praised)


def said(window: Window) -> QQuickItem:
    remark = window.item("remark")
    window.wait(lambda: bool(remark.property("text")))
    return remark


@pytest.mark.parametrize(
    ("game", "face"), [("tolva-4", "rules/ola"), ("kasino", "rules/nils"), ("tolva-3", "best/best")]
)
def test_a_partner_an_only_opponent_or_the_teacher_praises(open_window: Open, game: str, face: str) -> None:
    window = open_window(keep=True)
    assert not window.app.models.critic.property("judged"), "a review shown before hears of no remark"
    ended(window, game)
    remark = said(window)
    assert str(remark.property("text")).startswith(("Well played: ", "Well judged: "))
    assert window.app.models.remark.property("face") == face


def test_nothing_moves_when_a_remark_comes(open_window: Open) -> None:
    window, may = open_window(keep=True), Event()

    class Held(LastIsBest):
        def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
            may.wait()
            return super().choose(view, budget, cancelled)

    ended(window, make=lambda level, _seed: Held(level))
    before = where(window.item("next"))
    assert not window.item("remark").property("text")
    may.set()
    said(window)
    assert where(window.item("next")) == before


def test_dealing_on_waits_for_no_verdict(open_window: Open) -> None:
    window, asked = open_window(keep=True), Event()

    class Asked(BlockedPlayer):
        def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
            asked.set()
            return super().choose(view, budget, cancelled)

    host = ended(window, make=lambda _level, _seed: Asked())
    window.app.models.masters.withdraw()
    asked.clear()
    window.wait(asked.is_set)
    window.press("next")
    window.wait(lambda: host.moves_made > 0 and (window.my_turn() or bool(window.sheet())))
    assert host.deal_number == 2
    assert not window.app.models.remark.property("awaited")


def test_nothing_is_said_about_a_deal_with_help(open_window: Open) -> None:
    window = open_window(keep=True)
    host = played("tolva-4", deals=1)
    host.mark_helped()
    window.sit(host, prepare=lambda app: setattr(app.adviser, "make", discerning))
    window.item("next")
    assert not window.app.models.remark.property("awaited")


def test_review_has_the_verdicts_at_once_and_counts_them_once(open_window: Open) -> None:
    window = open_window(keep=True)
    host = ended(window)
    said(window)
    window.press("lookBack")
    critic = window.app.models.critic
    window.wait(lambda: bool(critic.property("judged")))
    window.app.index_worker.settle()
    select = window.app.library.index.select
    assert len(select("SELECT * FROM judged")) == 1
    learnt, *others = due(window.app.library.index, date(2026, 12, 31))
    window.app.index_worker.do(lambda index: forget(index, learnt))
    window.app.models.review.show(host.record())
    window.wait(lambda: bool(critic.property("judged")))
    window.app.index_worker.settle()
    assert due(window.app.library.index, date(2026, 12, 31)) == others, "what was learnt stays learnt"


def forget(index: Index, miss: Miss) -> None:
    """Answer the miss rightly until it is finished."""
    left: Miss | None = miss
    while left is not None:
        left = answered(index, left, right=True, today=date(2026, 11, 20))
