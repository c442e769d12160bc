"""The build hook of ``make fast``: the wheel has the simulator compiled beside its source.

It is off unless ``HATCH_BUILD_HOOK_ENABLE_CUSTOM`` is set, and never compiles in the source tree, where an
editable install would go on running what was compiled long ago. The modules, told in pyproject.toml, may
import one another and the standard library, nothing else; they are compiled together, so that their calls
to one another are direct.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BINARIES = {".so", ".pyd"}


class CompileHook(BuildHookInterface[Any]):
    """Compiles ``modules`` (paths below ``source``) into a wheel that is not editable."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile in a directory of its own, and add what comes out to the wheel."""
        if version == "editable":
            return
        self.workshop = TemporaryDirectory()
        place = Path(self.workshop.name)
        modules = [Path(module) for module in self.config["modules"]]
        for module in modules:
            self._copy(module, place)
        command = [sys.executable, "-m", "mypyc", *map(str, modules)]
        subprocess.run(command, cwd=place, check=True)
        for binary in place.rglob("*"):
            if binary.suffix in BINARIES and "build" not in binary.relative_to(place).parts:
                build_data["force_include"][str(binary)] = str(binary.relative_to(place))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear up: the wheel is made."""
        if version != "editable":
            self.workshop.cleanup()

    def _copy(self, module: Path, place: Path) -> None:
        """The module alone, in packages that are empty but for its fellows."""
        target = place / module
        target.parent.mkdir(parents=True, exist_ok=True)
        for package in target.relative_to(place).parents[:-1]:
            (place / package / "__init__.py").touch()
        shutil.copyfile(Path(self.root) / self.config["source"] / module, target)
