"""Commands, the keys that give them, what keys are called, and how a player changes them."""
