"""Advice to people: the value of each move, reasons for it, and verdicts on moves already made."""
