"""A server's accounts on disk."""

from __future__ import annotations

from pathlib import Path

from thousand.store.accounts import TOKENS, Account, Accounts
from thousand.store.writer import Writer


def test_the_devices_that_came_last_are_remembered(tmp_path: Path) -> None:
    """Whatever the order of their tokens."""
    writer = Writer(tmp_path / "server.sqlite3")
    accounts = Accounts(writer)
    for name in ("Ola", "Jan"):
        accounts.add(Account(name, "x", guest=False), name.lower(), 1).result()
    accounts.remember("Jan", "of Jan", 1).result()
    tokens = [f"{number * 7919 % 1000:03}" for number in range(TOKENS + 4)]
    for token in tokens:
        accounts.remember("Ola", token, 1).result()
    known = [accounts.by_token(token).result() is not None for token in tokens]
    assert known == [False] * 4 + [True] * TOKENS
    assert accounts.by_token("of Jan").result() is not None
    writer.close()


def test_whose_name_a_new_account_takes_is_told(tmp_path: Path) -> None:
    writer = Writer(tmp_path / "server.sqlite3")
    accounts = Accounts(writer)
    assert accounts.add(Account("Jan", "", guest=True), "jan", 1).result() is None
    assert accounts.add(Account("JAN", "x", guest=False), "jan", 100).result() == "Jan"
    writer.close()
