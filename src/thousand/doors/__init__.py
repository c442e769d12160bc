"""The ways in: each door joins the rooms that it needs."""
