"""What the players of the K+Q family know beyond the generic search."""
