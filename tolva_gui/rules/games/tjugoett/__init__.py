"""Tjugoett: players against the bank, one at a time, for exactly twenty-one."""
