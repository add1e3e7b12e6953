"""What a person is asked at a table apart."""
