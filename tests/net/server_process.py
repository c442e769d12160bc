"""A server in a process of its own, to be killed: prints its port when it listens."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from servers import config

from thousand.net.server import Server, serve


def ready(server: Server) -> None:
    sys.stdout.write(f"{server.port}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(serve(config(Path(sys.argv[1]), grace=600), ready))
