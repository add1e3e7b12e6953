"""What is asked at the table, and how an answer is given."""
