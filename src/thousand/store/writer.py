"""One thread that owns the server's database, and commits in groups: what it answers is on disk."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeAlias, TypeVar

from thousand.game import Illegal
from thousand.store.database import Database

T = TypeVar("T")
Job: TypeAlias = Callable[[Database], T]

GROUP: Final = 256
"""How many jobs share one commit at most."""


class Writer:
    """Carries out jobs in the order given, in a thread of its own.

    A job's future is done when everything it wrote is on disk. A job that raises takes back what it wrote,
    and nothing of the others; where the file itself fails, the whole group fails with :class:`Illegal`
    (``store-...``).
    """

    def __init__(self, path: Path) -> None:
        self._jobs: SimpleQueue[tuple[Job[Any], Future[Any]] | None] = SimpleQueue()
        self._opened: Future[None] = Future()
        self._thread = Thread(target=self._work, args=(path,), name="store", daemon=True)
        self._thread.start()
        self._opened.result()

    def run(self, job: Job[T]) -> Future[T]:
        """Have a job carried out."""
        future: Future[T] = Future()
        self._jobs.put((job, future))
        return future

    def close(self) -> None:
        """Finish what was asked for, and close the file."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self, path: Path) -> None:
        try:
            database = Database(path)
        except Illegal as failure:
            self._opened.set_exception(failure)
            return
        self._opened.set_result(None)
        try:
            while self._commit(database, self._group()):
                pass
        finally:
            database.close()

    def _group(self) -> list[tuple[Job[Any], Future[Any]] | None]:
        """The next job and those that wait behind it."""
        group = [self._jobs.get()]
        while group[-1] is not None and len(group) < GROUP:
            try:
                group.append(self._jobs.get_nowait())
            except Empty:
                break
        return group

    def _commit(self, database: Database, group: list[tuple[Job[Any], Future[Any]] | None]) -> bool:
        """Carry out a group in one transaction: whether there is to be another."""
        jobs = [item for item in group if item is not None]
        results: list[tuple[Future[Any], Any, Exception | None]] = []
        try:
            with database.transaction():
                for job, future in jobs:
                    database.execute("SAVEPOINT job")
                    try:
                        results.append((future, job(database), None))
                    except Illegal as refusal:
                        database.execute("ROLLBACK TO job")
                        results.append((future, None, refusal))
                    database.execute("RELEASE job")
        except Exception as failure:
            for _, future in jobs:
                future.set_exception(failure)
        else:
            for future, result, error in results:
                if error is None:
                    future.set_result(result)
                else:
                    future.set_exception(error)
        return None not in group
