"""The games, a folder each; `tolva_gui.rules.catalog` finds them."""
