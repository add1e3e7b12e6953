"""The sentences of tasks, by their names."""

from typing import Final

from tolva_gui.ui.texts import QT_TRANSLATE_NOOP

TEXTS: Final = {
    "another deal": QT_TRANSLATE_NOOP("Task", "Another deal"),
    "choose else": QT_TRANSLATE_NOOP(
        "Task", "Choose something else and play the deal on. None of this is saved."
    ),
    "deal": QT_TRANSLATE_NOOP("Task", "Deal %1"),
    "deal over": QT_TRANSLATE_NOOP("Task", "The deal is over. Good choices: %1 of %2."),
    "deals right": QT_TRANSLATE_NOOP("Task", "%1 of %2 right"),
    "done": QT_TRANSLATE_NOOP("Task", "Done"),
    "from a path": QT_TRANSLATE_NOOP("Task", "This deal comes from one of your learning paths."),
    "leave": QT_TRANSLATE_NOOP("Task", "Leave"),
    "leave lesson": QT_TRANSLATE_NOOP("Task", "Leave the lesson?"),
    "lesson found": QT_TRANSLATE_NOOP("Task", "You will find it again on the page of the game."),
    "looking": QT_TRANSLATE_NOOP("Task", "Looking for a deal…"),
    "missed then": QT_TRANSLATE_NOOP("Task", "On %1 your choice here cost %2 points."),
    "next": QT_TRANSLATE_NOOP("Task", "Next"),
    "once more": QT_TRANSLATE_NOOP("Task", "Once more"),
    "place": QT_TRANSLATE_NOOP("Task", "%1 of %2"),
    "places": QT_TRANSLATE_NOOP("Task", "Now: place %1. Before: place %2."),
    "played to the end": QT_TRANSLATE_NOOP("Task", "Played to the end"),
    "points": QT_TRANSLATE_NOOP("Task", "Points in this deal now: %1. Before: %2."),
    "skip": QT_TRANSLATE_NOOP("Task", "Skip"),
    "skip lesson": QT_TRANSLATE_NOOP("Task", "Skip the lesson"),
    "start over": QT_TRANSLATE_NOOP("Task", "Start over"),
    "stay": QT_TRANSLATE_NOOP("Task", "Continue"),
    "to the review": QT_TRANSLATE_NOOP("Task", "Back to the review"),
    "try again": QT_TRANSLATE_NOOP("Task", "Try again"),
    "what now": QT_TRANSLATE_NOOP("Task", "What would you do here?"),
}
