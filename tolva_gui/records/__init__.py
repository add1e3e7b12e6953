"""Games as readable text: the record, its reader and writer, the check by replaying, and where it is kept."""
