"""Makes what the sheets show besides the scores: a partner's remark, and the end of a game as a picture."""

from tolva_gui.ui.jobs import JobWorker
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.table.scores.keepsake import Keepsake
from tolva_gui.ui.table.scores.remark import Remark
from tolva_gui.ui.voice import Voice


def make_keepsake(navigation: Navigation, notices: Notices) -> Keepsake:
    keepsake = Keepsake(navigation)
    keepsake.announced.connect(notices.about("record"))
    return keepsake


def make_remark(navigation: Navigation, review_worker: JobWorker, voice: Voice) -> Remark:
    return Remark(navigation, review_worker, voice)
