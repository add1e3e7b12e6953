"""What a move is worth once all cards are known: exact, or nothing."""
