"""Who sits at the table."""

from tolva_gui.records.record import SeatKind, SeatSetup

__all__ = ["SeatKind", "SeatSetup"]
