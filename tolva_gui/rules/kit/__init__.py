"""Functions and tables that several games share."""
