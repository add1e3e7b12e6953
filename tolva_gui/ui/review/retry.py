"""Trying a missed choice of the review again."""

from tolva_gui.table.tasks.retry import RetryTask
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.review.view_model import Review
from tolva_gui.ui.table.tasks.tasks import Tasks


def retry(review: Review, tasks: Tasks, pages: Pages) -> None:
    """Sit down before the move that led to the shown position; come back to it in the review."""
    at = review.retry_point()
    if at is None:
        return

    def back() -> None:
        if review.retry_point() != at:
            review.show(at.record, at.number)
            review.goTo(at.step)
        pages.open("review")

    tasks.begin(RetryTask(at), back)
