"""The keys by which a server is known to those who come by ssh: made once, and kept in its data folder."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

import asyncssh

from thousand.game import Illegal

ALGORITHMS: Final = {"ed25519": "ssh-ed25519", "ecdsa": "ecdsa-sha2-nistp256"}
"""The kinds of keys, by name: the second is for older programs on phones."""


def host_keys(folder: Path) -> list[asyncssh.SSHKey]:
    """The server's keys, which are made where there are none yet.

    A key that cannot be read is not replaced, for everybody's ssh would then warn of an impostor. Raises
    :class:`Illegal` (``data-failed`` with ``path`` and ``detail``).
    """
    return [_key(folder / f"ssh_host_{name}_key", algorithm) for name, algorithm in ALGORITHMS.items()]


def _key(path: Path, algorithm: str) -> asyncssh.SSHKey:
    try:
        if not path.exists():
            _write(path, asyncssh.generate_private_key(algorithm).export_private_key())
        return asyncssh.read_private_key(path)
    except OSError as error:
        raise Illegal("data-failed", path=str(path), detail=error.strerror or "") from error
    except asyncssh.KeyImportError as error:
        raise Illegal("data-failed", path=str(path), detail=str(error)) from error


def _write(path: Path, key: bytes) -> None:
    """Write a file that nobody else may ever read, whole or not at all."""
    half = path.with_name(path.name + ".new")
    with suppress(FileNotFoundError):
        half.unlink()
    with os.fdopen(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    half.replace(path)
