"""A server's certificate, and what can be wrong with one."""

from __future__ import annotations

import ssl
from pathlib import Path

from thousand.game import Illegal


def context(certificate: Path | None, key: Path | None) -> ssl.SSLContext | None:
    """What a connection is encrypted with, None without a certificate. The certificate's file may hold its
    key as well.

    Raises :class:`Illegal`: ``certificate-unreadable`` (``path``, ``detail``), ``certificate-wrong`` where a
    file holds no PEM certificate or no key without a password, ``certificate-other-key`` where they do not
    belong together.
    """
    if certificate is None:
        return None
    made = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    for path in (certificate, key or certificate):
        try:
            path.read_bytes()
        except OSError as error:
            raise Illegal("certificate-unreadable", path=str(path), detail=error.strerror or "") from error
    try:
        made.load_cert_chain(certificate, key, password=lambda: "")  # nobody is there to be asked for one
    except (OSError, ValueError) as error:
        other = getattr(error, "reason", "") == "KEY_VALUES_MISMATCH"
        code = "certificate-other-key" if other else "certificate-wrong"
        raise Illegal(code, path=str(certificate), key=str(key or certificate)) from error
    return made
