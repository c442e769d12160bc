"""Keys, commands and the faces of the terminal."""
