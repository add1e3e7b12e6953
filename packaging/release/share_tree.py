"""The files that desktops read: menu entry, description, file type, icons, man page, completions.

All are named by the application id, a constant of `tolva_gui`. Standard library only, as the wheel's build
uses this.
"""

import re
import tomllib
from pathlib import Path

import tolva_gui

CHECKOUT = Path(__file__).resolve().parents[2]
SOURCES = CHECKOUT / "packaging" / "release" / "share"
PAPERS = SOURCES.with_name("papers")
ICONS = CHECKOUT / "resources" / "icons"
APP = tolva_gui.APP_ID
SIZES = (16, 22, 24, 32, 48, 64, 128, 256)

TEXTS = {
    "tolva.desktop": f"applications/{APP}.desktop",
    "tolva.metainfo.xml": f"metainfo/{APP}.metainfo.xml",
    "tolva.mime.xml": f"mime/packages/{APP}.xml",
    "tolva-gui.1": "man/man1/tolva-gui.1",
    "tolva-gui.bash": "bash-completion/completions/tolva-gui",
    "tolva-gui.zsh": "zsh/site-functions/_tolva-gui",
}
"""The path of each text below `share`. The last three are made by `command_line.py`."""


def other_games(language: str, last: str) -> str:
    """Return the games but tolva as a list in a sentence, without further forms of the same."""
    files = sorted(CHECKOUT.glob(f"resources/games/*/words.{language}.toml"))
    texts = [tomllib.loads(file.read_text(encoding="utf-8")) for file in files]
    names = [text["name"] for text in texts if "tolva" not in text["name"].lower()]
    first = [name for name in names if not any(name.startswith(f"{other} ") for other in names)]
    *most, end = [name if name[1:] != name[1:].lower() else name.lower() for name in first]
    return f"{', '.join(most)} {last} {end}"


VALUES = {
    "@APP_ID@": APP,
    "@DEVELOPER@": APP.rpartition(".")[0].lower(),
    "@GAMES_EN@": other_games("en", "and"),
    "@GAMES_SV@": other_games("sv", "och"),
    "@HOME@": tolva_gui.HOME,
    "@PICTURES@": f"{tolva_gui.HOME}/raw/main/packaging/release/pictures",
    "@VERSION@": tolva_gui.__version__,
}
OF_HOME = re.compile(r" *<(screenshots|url)\b(?:(?!</\1>).)*@(?:HOME|PICTURES)@.*?</\1>\n", re.DOTALL)
"""The parts of the description that name the program's repository: left out while there is none."""


def write(share: Path) -> list[Path]:
    """Write everything below a folder `share`; return the files."""
    files = {place: filled(SOURCES / name).encode() for name, place in TEXTS.items()}
    icons = {f"{size}x{size}/apps/{APP}.png": f"tolva-{size}.png" for size in SIZES}
    icons[f"scalable/apps/{APP}.svg"] = "tolva.svg"
    files |= {f"icons/hicolor/{place}": (ICONS / name).read_bytes() for place, name in icons.items()}
    for place, content in files.items():
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        (share / place).write_bytes(content)
    return [share / place for place in files]


def filled(source: Path) -> str:
    """Return a text with the values of this version."""
    text = source.read_text(encoding="utf-8")
    if not tolva_gui.HOME:
        text = OF_HOME.sub("", text)
    for name, value in VALUES.items():
        text = text.replace(name, value)
    return text
