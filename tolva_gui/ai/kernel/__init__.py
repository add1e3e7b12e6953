"""Shared by the compiled searches: loading, budgets, and sources that each of them includes."""
