"""Bots: each sees a View and returns a move with its reasons."""
