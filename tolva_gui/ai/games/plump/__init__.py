"""The players of plump, and the reasons for their moves."""
