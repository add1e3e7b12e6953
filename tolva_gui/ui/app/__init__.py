"""Starting the program and what it has from the system: window, screen, instance, lock, settings, language, fonts."""
