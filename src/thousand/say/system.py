"""The language that the player's system speaks."""

from __future__ import annotations

import sys
from collections.abc import Mapping

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where it is looked for, in this order."""


def system_language(environ: Mapping[str, str]) -> str:
    """The name of the system's locale (``"pl_PL.UTF-8"``); empty where the system tells none.

    It is the first that is set of :data:`VARIABLES`; Windows, where nobody sets them, is asked for the
    language of its menus.
    """
    return next((environ[name] for name in VARIABLES if environ.get(name)), "") or _of_windows()


def _of_windows() -> str:
    if sys.platform != "win32":
        return ""
    import ctypes
    from locale import windows_locale

    return windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
