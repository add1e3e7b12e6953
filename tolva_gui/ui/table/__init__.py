"""One sitting: what lies on the table, what is asked, and how it is shown."""
