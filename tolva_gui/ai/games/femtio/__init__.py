"""The players of femtio, and the reasons for their moves."""
