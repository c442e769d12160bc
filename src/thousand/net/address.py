"""Where a client comes from, as far as rates go by it."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from typing import Final

from aiohttp import web

FORWARDED: Final = "X-Forwarded-For"
"""The header in which a proxy tells whom it speaks for: the last address is the one that it has seen itself,
those before it are what it was told."""

NETWORK: Final = 64
"""How many bits of an IPv6 address tell one household from another: it can choose the others at will."""


def of_client(request: web.Request, *, proxy: bool) -> str:
    """The client's address; with a ``proxy`` the one that it tells of, where it does."""
    address = request.remote or ""
    if proxy:
        told = ",".join(request.headers.getall(FORWARDED, ())).rpartition(",")[2].strip()
        address = told or address
    return household(address)


def household(address: str) -> str:
    """What stands for everybody who can choose this address at will; what is no address stays as it is."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(known, IPv6Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(IPv6Address(int(known) >> 128 - NETWORK << 128 - NETWORK))
