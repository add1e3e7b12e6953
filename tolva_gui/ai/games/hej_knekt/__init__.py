"""The players of hej knekt, and the reasons for their moves."""
