"""Games of speed: the clock, keys and the frame in which a card was seen."""
