"""What is said to people without Qt, in Swedish and English."""
