"""Game records as readable text: format, reader, writer, check by replay, and storage."""
