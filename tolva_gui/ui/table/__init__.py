"""One sitting: the table, its prompts, and how it is shown."""
