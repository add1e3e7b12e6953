"""Start-up and system services: window, screen, instance, lock, settings, language, fonts."""
