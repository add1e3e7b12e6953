"""Scores, score papers, money, and how a deal or game ended."""
