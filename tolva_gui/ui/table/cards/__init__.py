"""The cards on the table: models, places, keys, order."""
