"""Makes a deal compared with the master's, and the master's replays."""

from collections.abc import Iterator

from tolva_gui.ai.hints.by_game import is_judged
from tolva_gui.ai.hints.judge import Verdict
from tolva_gui.ai.player import Cancelled
from tolva_gui.ai.search.worth import lead
from tolva_gui.table.daily import SideResult
from tolva_gui.table.review_positions import Decision
from tolva_gui.table.same_deal import MasterReplay
from tolva_gui.ui.adviser import Adviser
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.library import Library
from tolva_gui.ui.models import Late
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.same_deal.masters import DailyJob, MasterJob, Masters, PartingJob, answers
from tolva_gui.ui.same_deal.view_model import SameDeal
from tolva_gui.ui.workers import Workers


def make_masters(
    workers: Workers, adviser: Adviser, navigation: Navigation, library: Library, late: Late
) -> Masters:
    def judge(choice: Decision, cancelled: Cancelled) -> Verdict:
        return adviser.judge.judge(choice.view, choice.everything, choice.move, cancelled=cancelled)

    def explain(choice: Decision, cancelled: Cancelled) -> Verdict:
        return adviser.judge.explained(choice.view, judge(choice, cancelled), cancelled=cancelled)

    def answer(
        job: MasterJob | DailyJob | PartingJob,
    ) -> Iterator[MasterReplay | SideResult | Verdict | None]:
        return answers(job, adviser.make, lead, judge, explain)

    masters = Masters(workers.job_worker(answer), navigation, library.write, is_judged)
    masters.compared.connect(late("remark.ask"))
    return masters


def make_same(masters: Masters, navigation: Navigation, at_hand: AtHand, late: Late) -> SameDeal:
    sources = {
        "review": late("review.sought"),
        "statistics": late("statistics.last_mastered"),
        **{game: late("daily.played_deal", game) for game in at_hand.games},
    }
    same = SameDeal(masters, navigation, sources)
    navigation.sheet_changed.connect(same.around)
    return same
