"""The players of the K+Q family, and the reasons for their moves."""
