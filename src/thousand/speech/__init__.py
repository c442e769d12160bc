"""From a Message to ears and fingers."""
