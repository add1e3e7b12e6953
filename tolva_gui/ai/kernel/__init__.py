"""What the compiled searches share: loading, budgets, and the sources that each of them includes."""
