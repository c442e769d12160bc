"""Tables over a network: the wire's messages, the server and the client."""
