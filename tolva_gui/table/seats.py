"""The players of the seats."""

from tolva_gui.records.record import SeatKind, SeatSetup

__all__ = ["SeatKind", "SeatSetup"]
