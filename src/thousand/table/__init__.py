"""A table: seats, bots, commands and the log. Pure: no clock, no sockets."""
