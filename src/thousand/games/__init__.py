"""The registry of games: nobody else names one."""
