"""Svälta räv in two variants: turn cards at the same time and match suits, or pay for each other's court cards."""
