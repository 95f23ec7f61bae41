"""Virtual environments for peers, each its own, in the user's cache: ours stays as it is, and checkouts share them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from bench._tools import Missing


@dataclass(frozen=True)
class Environment:
    name: str
    packages: tuple[str, ...]
    size: str
    only_if_asked: str = ""  # how one asks for it
    found_here: bool = False  # what is beside us is as good

    def python(self, install: bool) -> Path:
        """The Python that has the packages; a reason where there is none."""
        own = folder() / self.name / "bin" / "python"
        for python in (own, Path(sys.executable)) if self.found_here else (own,):
            if self.versions(python):
                return python
        if self.only_if_asked:
            raise Missing(f"not installed, {self.size}: {self.only_if_asked}")
        if not install or os.environ.get("DEV_NO_INSTALL") == "1":
            raise Missing(f"not installed, {self.size}")
        place = own.parent.parent
        print(f"installing {' '.join(self.packages)} with pip into {place} ({self.size})", flush=True)
        run([sys.executable, "-m", "venv", str(place)])
        run([str(own), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *self.packages])
        return own

    def versions(self, python: Path) -> dict[str, str]:
        """By package; empty if one is missing."""
        names = [re.split("[<>=]", package)[0] for package in self.packages]
        asked = "import sys, importlib.metadata as m; print(*(m.version(name) for name in sys.argv[1:]))"
        try:
            return dict(zip(names, run([str(python), "-c", asked, *names]).split(), strict=True))
        except (Missing, FileNotFoundError):
            return {}


def folder() -> Path:
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(os.environ.get("ENZYME_HUB_PEERS") or Path(cache) / "enzyme-hub" / "peers")


def run(words: list[str]) -> str:
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines() or [f"{words[0]} fails"]
        raise Missing(next((line for line in reversed(lines) if "ERROR" in line), lines[-1]).strip()[:300])
    return done.stdout
