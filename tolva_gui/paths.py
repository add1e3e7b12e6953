"""Paths of resources and of the user's files, in a checkout, an installed package and a bundle.

Nothing is created here: writers of files create their folders.
"""

import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import appdirs

_APP = "tolva"
_XDG = {
    "data": ("XDG_DATA_HOME", ".local/share"),
    "config": ("XDG_CONFIG_HOME", ".config"),
    "state": ("XDG_STATE_HOME", ".local/state"),
    "cache": ("XDG_CACHE_HOME", ".cache"),
    "runtime": ("XDG_STATE_HOME", ".local/state"),
}
"""The folders of the freedesktop standard: each with its variable, and its place in the home without one."""


def resources() -> Path:
    """Return the folder with QML, decks, translations, help and sounds."""
    return _resources_of(__file__)


@cache
def _resources_of(module: str) -> Path:
    package = Path(module).resolve().parent
    installed = package / "_resources"
    return installed if installed.is_dir() else package.parent / "resources"


def licences() -> Path:
    """Return the folder with the licences of everything installed; a bundle contains more and has its own."""
    if getattr(sys, "frozen", False):
        folder = Path(sys.executable).resolve().parent
        # A macOS application may have only signable files next to the program.
        return (folder.parent / "Resources" if sys.platform == "darwin" else folder) / "licences"
    return resources() / "licences"


def data_dir() -> Path:
    """Return the folder for games, records and statistics."""
    return _user_dir("data", appdirs.user_data_dir)


def config_dir() -> Path:
    """Return the folder for settings."""
    return _user_dir("config", appdirs.user_config_dir)


def state_dir() -> Path:
    """Return the folder for dispensable state, such as the window's position."""
    return _user_dir("state", appdirs.user_state_dir)


def cache_dir() -> Path:
    """Return the folder for data that can be rebuilt at any time."""
    return _user_dir("cache", appdirs.user_cache_dir)


def runtime_dir() -> Path:
    """Return the folder for files that last as long as the window: its lock and its socket.

    Systems without such a folder use the state folder.
    """
    session = os.environ.get("XDG_RUNTIME_DIR", "")
    if (
        os.environ.get("TOLVA_HOME")
        or not sys.platform.startswith("linux")
        or not Path(session).is_absolute()
    ):
        return _user_dir("runtime", appdirs.user_state_dir)
    # This is the only folder that two windows of a Flatpak share.
    flatpak = os.environ.get("FLATPAK_ID")
    return Path(session, "app", flatpak, _APP) if flatpak else Path(session, _APP)


def _user_dir(kind: str, default: Callable[..., str]) -> Path:
    """Return the user's folder of a kind; `TOLVA_HOME` moves them all, for tests and portable use."""
    home = os.environ.get("TOLVA_HOME")
    if home:
        return Path(home) / kind
    if sys.platform in ("win32", "darwin"):
        return Path(default(_APP, appauthor=False))
    variable, usual = _XDG[kind]
    chosen = Path(os.environ.get(variable, ""))
    # The standard: a variable that is empty or a relative path is as good as none.
    return (chosen if chosen.is_absolute() else Path.home() / usual) / _APP
