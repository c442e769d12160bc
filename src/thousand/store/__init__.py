"""What outlives the program: saved matches and settings."""
