"""The law: rules of the games. Standard library only; no clock, no random source, no files, no text for people."""
