"""The day on the first page: its deal, and what comes next."""
