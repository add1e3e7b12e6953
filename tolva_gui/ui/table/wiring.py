"""Makes what sits down at the table, and what every sitting needs."""

from tolva_gui import paths
from tolva_gui.ai.hints.by_game import is_advised, is_judged
from tolva_gui.records import marks
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import is_lesson
from tolva_gui.ui.autosave import Autosave
from tolva_gui.ui.models import Late
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.ui.table.sitting import Services, Sitting
from tolva_gui.ui.voice import Voice
from tolva_gui.ui.workers import Workers


def make_services(
    settings: Settings,
    notices: Notices,
    workers: Workers,
    pages: Pages,
    voice: Voice,
) -> Services:
    def set_pace() -> None:
        pace = services.pace
        pace.factor = settings.pace_factor()
        pace.wait_for_click = settings.get("wait_for_click")
        pace.reading = 1000 * settings.get("trick_seconds") or None

    services = Services(settings, notices, workers, is_advised, pages, voice)
    settings.named.connect(set_pace)
    set_pace()
    return services


def make_navigation(services: Services, autosave: Autosave | None, late: Late) -> Navigation:
    def attend(sitting: Sitting) -> None:
        host, ended = sitting.host, sitting.table.deal_ended
        if host.phones:
            late("phones.attend", sitting)()
        sitting.hints.reason_wanted.connect(late("line.show", "hints"))
        if marks.DAILY in dict(host.extra):
            ended.connect(late("daily.deal_ended"))
        if autosave is not None and not is_lesson(host) and is_judged(host.info):
            ended.connect(late("masters.follow"))

    navigation = Navigation(services, autosave)
    navigation.prepare = _recall_phones
    navigation.for_each_sitting(attend)
    return navigation


def _recall_phones(host: Host) -> None:
    """Put the people of a resumed game back on their phones, if they were."""
    if not host.phones and (paths.data_dir() / "phones.json").is_file():
        from tolva_gui.ui.phones.view_model import recall

        recall(host)
