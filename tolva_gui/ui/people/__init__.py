"""The people of this machine, and portraits."""
