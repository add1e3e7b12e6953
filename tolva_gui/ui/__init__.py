"""The window: Qt only. Nothing here knows what is legal or what scores; it shows views and hands moves on."""
