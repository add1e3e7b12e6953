"""Plain tricks in compiled code: for games in which one follows suit, trumps if one likes, and plays to a number."""
