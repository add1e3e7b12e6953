"""Trying a missed choice of the review again."""

from tolva_gui.table.tasks.retry import RetryPoint, RetryTask
from tolva_gui.ui.learn.tasks import Tasks
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.review.view_model import Review


def retry(review: Review, tasks: Tasks, pages: Pages) -> None:
    """Sit down before the move that led to the shown position; come back to it in the review."""
    at = shown(review)
    if at is None:
        return

    def back() -> None:
        if shown(review) != at:
            review.show(at.record, at.number)
            review.goTo(at.step)
        pages.open("review")

    tasks.begin(RetryTask(at), back)


def shown(review: Review) -> RetryPoint | None:
    """Return the choice before the shown position; None if there is none."""
    record, deal = review.record, review.recorded_deal
    step, number = review.step_number, review.deal_index
    if record is None or deal is None or not 0 < step <= len(deal.moves):
        return None
    seat = deal.moves[step - 1].seat
    return None if seat is None else RetryPoint(record, deal, number, step, seat)
