"""Tests of the room with words."""
