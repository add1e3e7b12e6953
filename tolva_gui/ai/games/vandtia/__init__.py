"""The players of vändtia, and the reasons for their moves."""
