"""The command line."""


def main() -> int:
    """Play."""
    raise SystemExit("tolva-gui: the command line is not written yet")
