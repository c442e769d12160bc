"""Thousand: an accessible terminal house for the two card games called "1000"."""

__version__ = "0.1.0"
