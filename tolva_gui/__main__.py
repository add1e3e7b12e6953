"""The command line."""

import sys


def main() -> int:
    from tolva_gui.engine.session import serve
    return serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    raise SystemExit(main())
