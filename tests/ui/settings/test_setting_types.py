"""A setting in the file is what it says, not what Python takes for the same."""

from pathlib import Path

import pytest

from tolva_gui.ui.settings.view_model import CHOICES, Settings


@pytest.mark.parametrize(
    ("name", "text"),
    [("card_size", "true"), ("volume", "true"), ("wait_for_click", "1"), ("sound", "0"), ("speed", "1.0")],
)
def test_true_does_not_pass_for_one(name: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(f'{{"{name}": {text}}}', encoding="utf-8")
    settings = Settings(path)
    settings.load()
    assert settings.get(name) is CHOICES[name][0]
    with pytest.raises(ValueError, match=name):
        settings.set(name, text == "true" if text in ("true", "false") else float(text))
