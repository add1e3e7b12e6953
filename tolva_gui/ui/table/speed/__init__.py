"""Games of speed: the clock, the keys, and the frame that shows a card."""
