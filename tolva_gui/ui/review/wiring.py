"""Makes the review of a game: its steps, its verdicts and its course, and the moves behind a reason."""

from collections.abc import Iterator

from tolva_gui.ai.hints.by_game import is_judged
from tolva_gui.ai.hints.hints import Hint
from tolva_gui.ai.hints.judge import Verdict
from tolva_gui.records.branches import key_of
from tolva_gui.records.index import IndexTrouble
from tolva_gui.records.judged import is_kept, keep
from tolva_gui.records.judgements import Judged
from tolva_gui.records.record import GameRecord, RecordedDeal
from tolva_gui.table.review_positions import Decision
from tolva_gui.table.tasks.replay import ReplayTask, RetryTask
from tolva_gui.ui.adviser import Adviser
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.jobs import JobWorker
from tolva_gui.ui.library import Library
from tolva_gui.ui.models import Late
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.review.critic import Critic, RecallJob, ReviewJob, answers
from tolva_gui.ui.review.curve import Curve
from tolva_gui.ui.review.shown_line import Explanation, ShownLine
from tolva_gui.ui.review.stepping import Stepping
from tolva_gui.ui.review.tries import Tries
from tolva_gui.ui.review.view_model import Review
from tolva_gui.ui.table.scores.finish import decided
from tolva_gui.ui.table.scores.remark import RemarkJob
from tolva_gui.ui.table.scores.remark import answers as remarks
from tolva_gui.ui.workers import Workers


def make_review(at_hand: AtHand, navigation: Navigation, late: Late) -> Review:
    def replay(record: GameRecord, deal: RecordedDeal) -> None:
        """See a deal of the game at the table again."""
        if navigation.host is not None:
            late("tasks.begin", ReplayTask(record, deal, decided(navigation.host)))()

    def retry() -> None:
        """Sit down before the move that led to the shown position; come back to it in the review."""
        at = review.retry_point()
        if at is None:
            return

        def back() -> None:
            if review.retry_point() != at:
                review.show(at.record, at.number)
                review.goTo(at.step)
            navigation.pages.open("review")

        late("tasks.begin", RetryTask(at), back)()

    at_hand.review = review = Review(navigation.pages, at_hand.played)
    review.table_wanted.connect(navigation.go_to)
    review.replayed.connect(replay)
    review.retry_wanted.connect(retry)
    return review


def make_review_worker(workers: Workers, adviser: Adviser) -> JobWorker:
    def answer(job: ReviewJob | RecallJob | RemarkJob) -> Iterator[tuple[Decision, Verdict] | Hint]:
        return remarks(job, adviser.judge) if isinstance(job, RemarkJob) else answers(job, adviser.judge)

    return workers.job_worker(answer)


def make_critic(
    review: Review, pages: Pages, notices: Notices, review_worker: JobWorker, library: Library, late: Late
) -> Critic:
    def store(record: GameRecord, deal: RecordedDeal) -> None:
        """Store the quality of the user's own choices; those of others at the table are none of our business."""
        seat = next((no for no, who in enumerate(record.seats) if who.kind == "me"), None)
        if seat is not None:
            judged = Judged(key_of(record), deal.number, *critic.account(seat))
            if judged.choices:
                library.write(lambda index: keep(index, judged))

    def is_counted(record: GameRecord, deal: RecordedDeal) -> bool:
        """Whether the quality of the choices in a deal is kept, or that cannot be read now."""
        try:
            return is_kept(library.index, key_of(record), deal.number)
        except IndexTrouble:
            return True

    critic = Critic(review, pages, notices, review_worker, is_judged, is_counted)
    critic.reason_wanted.connect(late("line.show", "review"))
    critic.missed.connect(late("exercises.keep"))
    critic.ended.connect(store)
    return critic


def make_curve(review: Review, critic: Critic) -> Curve:
    return Curve(review, critic)


def make_stepping(review: Review, pages: Pages) -> Stepping:
    return Stepping(review, pages)


def make_line(navigation: Navigation, late: Late) -> ShownLine:
    def hinted() -> Explanation | None:
        return navigation.sitting.hints.explanation() if navigation.sitting is not None else None

    sources = {
        "hint": hinted,
        "try": late("tasks.explanation"),
        "review": late("critic.explanation"),
        "same": late("same.explanation"),
    }
    return ShownLine(sources, navigation.pages)


def make_tries(navigation: Navigation, notices: Notices, review_worker: JobWorker) -> Tries:
    return Tries(navigation, notices, review_worker)
