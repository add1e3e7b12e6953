"""Help at the table: hints, claims, taking back, the curtain."""
