"""Sounds: a short cue for each kind of event, made by our own generator, beside the words."""
