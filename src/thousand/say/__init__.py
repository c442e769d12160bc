"""The only room with words: events, views and refusals become sentences."""
