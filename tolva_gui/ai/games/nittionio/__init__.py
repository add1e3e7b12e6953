"""The players of nittionio, and the reasons for their moves."""
