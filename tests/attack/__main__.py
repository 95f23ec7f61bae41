"""`./dev attack --minutes 10`: damaged inputs, kills at random moments, and links at once, until something does not hold.

Each attempt damages one thing that a link reads (an object, an archive, a rules file, a response file, settings, an entry of the cache, a
saved link), or kills a link, or runs several on one cache. It holds if the link succeeds, or ends in an error of ours with a code, in
bounded time and memory; if the output is right or what it was before; and if nothing is left behind.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from enzyme_hub.languages import toolchains
from tests.attack.damage import damaged

SECONDS, MEMORY = 60, 3 << 30  # of one link
TOGETHER = 40  # links at once on one cache
SOURCES = {
    "main.c": "#include <stdio.h>\ndouble __enzyme_autodiff(void *, ...);\ndouble square(double);\nextern const double table[4096];\n"
    "static double f(double x) { return square(x) * table[1] + x; }\n"
    'int main(void) { printf("%.3f\\n", __enzyme_autodiff((void *)f, 2.0)); return 0; }\n',
    "square.c": "__attribute__((noinline)) double square(double x) { return x * x; }\n",
    "table.c": f"const double table[4096] = {{{', '.join(map(str, range(4096)))}}};\n",
}
RIGHT = "5.000\n"
RULES = '[[rule]]\nfunction = "square"\nnofree = true\n'
SETTINGS = '[tuning]\npasses = ["gvn"]\n'


class Broken(Exception):
    """Something did not hold."""


@dataclass
class Ground:
    """A folder with a program that can be linked, in any of several ways."""

    folder: Path
    linker: str
    random: random.Random
    line: list[str] = field(default_factory=list)
    kept: dict[str, bytes] = field(default_factory=dict)

    def prepare(self) -> None:
        clang = toolchains.clang()
        if clang is None:
            sys.exit("the compiler is not installed: `enzyme-hub doctor` says how to get it")
        for name, text in SOURCES.items():
            (self.folder / name).write_text(text)
        self._call(*clang.command, "-O2", "-g", "-flto", "-c", *SOURCES)
        self._call(*clang.command, "-O2", "-flto", "-ffat-lto-objects", "-c", "square.c", "-o", "fat.o")
        archiver = next(filter(None, map(shutil.which, ("llvm-ar-22", "llvm-ar", "ar"))), None)
        if archiver is not None:
            self._call(archiver, "rcs", "libsquare.a", "square.o")
        shown = self._call(*clang.command, "-###", "-flto", "main.o", "table.o", "-o", "out").stderr.splitlines()[-1]
        self.line = [self.linker, *[word.strip('"') for word in shown.split(" ") if word][1:]]
        (self.folder / "rules.toml").write_text(RULES)
        (self.folder / "tuned.toml").write_text(SETTINGS)
        (self.folder / "words.rsp").write_text("square.o '-O2'\n")
        (self.folder / "tmp").mkdir()
        self.link("square.o", options="--save-link saved")
        self.kept = {str(path.relative_to(self.folder)): path.read_bytes() for path in self._inputs()}

    def _inputs(self) -> list[Path]:
        names = ("*.o", "*.a", "*.toml", "*.rsp")
        return [path for name in names for path in (*self.folder.glob(name), *self.folder.glob(f"saved/**/{name}"))]

    def restore(self) -> None:
        for name, data in self.kept.items():
            (self.folder / name).write_bytes(data)

    def _call(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(words, cwd=self.folder, capture_output=True, text=True, errors="replace", check=True)

    def environment(self, **more: str) -> Mapping[str, str]:
        own = {"TMPDIR": str(self.folder / "tmp"), "HOME": str(self.folder), "ENZYME_HUB_CACHE": "off"}
        plain = {name: value for name, value in os.environ.items() if not name.startswith("ENZYME_HUB")}
        return {**plain, **own, **more}

    def link(self, *words: str, options: str = "", cache: str = "off") -> str:
        """Link; the program must be right, or the error one of ours. Returns what was said."""
        command = [*self.line, *words]
        return self.attempt(command, options, cache)

    def attempt(self, command: list[str], options: str = "", cache: str = "off") -> str:
        environment = self.environment(ENZYME_HUB_OPTS=options, ENZYME_HUB_CACHE=cache, ENZYME_HUB_LD=self.linker)
        try:
            done = subprocess.run(
                command,
                cwd=self.folder,
                env=environment,
                capture_output=True,
                text=True,
                errors="replace",
                timeout=SECONDS,
                preexec_fn=_limit,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise Broken(f"a link took more than {SECONDS} s") from None
        if done.returncode == 0:
            return done.stderr
        if done.returncode < 0 or "Traceback" in done.stderr or "EH0901" in done.stderr:
            raise Broken(f"status {done.returncode}: {done.stderr.strip()[-600:]}")
        return done.stderr

    def check_output(self) -> None:
        out = subprocess.run([self.folder / "out"], capture_output=True, text=True, check=False)
        if out.returncode or out.stdout != RIGHT:
            raise Broken(f"the program prints {out.stdout!r}, status {out.returncode}")


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


# -- attempts ---------------------------------------------------------------------------------------------------------------------


def _damage(ground: Ground, name: str) -> None:
    path = ground.folder / name
    path.write_bytes(damaged(path.read_bytes(), ground.random))


def objects(ground: Ground) -> None:
    """What a damaged object says may be another program; it must not be a crash of ours."""
    name = ground.random.choice(("square.o", "fat.o"))
    _damage(ground, name)
    ground.link(name)


def archives(ground: Ground) -> None:
    if (ground.folder / "libsquare.a").exists():
        _damage(ground, "libsquare.a")
        ground.link("libsquare.a")


def rules(ground: Ground) -> None:
    _damage(ground, "rules.toml")
    ground.link("square.o", options="--rules rules.toml")


def settings(ground: Ground) -> None:
    _damage(ground, "tuned.toml")
    ground.link("square.o", options="--tuned tuned.toml")


def responses(ground: Ground) -> None:
    _damage(ground, "words.rsp")
    ground.link("@words.rsp")


def bundles(ground: Ground) -> None:
    _damage(ground, ground.random.choice([name for name in ground.kept if name.startswith("saved/")]))
    ground.attempt(["sh", "saved/replay.sh"])


def entries(ground: Ground) -> None:
    """Whatever is done to a cache, the program is right."""
    cache = ground.folder / "cache"
    ground.link("square.o", cache=str(cache))
    paths = [path for path in cache.rglob("*") if path.is_file()]
    path = ground.random.choice(paths)
    match ground.random.randrange(4):
        case 0:
            path.unlink()
            os.mkfifo(path)
        case 1:
            path.unlink()
            path.symlink_to(ground.folder / "main.c")
        case _:
            path.write_bytes(damaged(path.read_bytes() or b"-", ground.random))
    ground.link("square.o", cache=str(cache))
    ground.check_output()
    if (ground.folder / "main.c").read_text() != SOURCES["main.c"]:
        raise Broken("a file outside of the cache was written")
    shutil.rmtree(cache)


def kills(ground: Ground) -> None:
    """A link that is killed leaves the old output, and nothing in TMPDIR after the next link."""
    ground.link("square.o")
    with subprocess.Popen(
        [*ground.line, "square.o"],
        cwd=ground.folder,
        env=ground.environment(),
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as running:
        time.sleep(ground.random.random() * 1.5)
        running.send_signal(ground.random.choice((signal.SIGKILL, signal.SIGTERM)))
        running.wait()
    ground.check_output()
    for path in (ground.folder / "tmp").iterdir():
        os.utime(path, (1e9, 1e9))
    time.sleep(0.2)  # what was started ends
    ground.link("square.o")
    left = [path.name for path in (ground.folder / "tmp").iterdir() if path.name.startswith("enzyme-hub-link-")]
    if left:
        raise Broken(f"{left} stay in TMPDIR")


def together(ground: Ground) -> None:
    """Links at once on one cache."""
    cache = str(ground.folder / "cache")
    line = [*ground.line, "square.o"]
    running = [
        subprocess.Popen(
            [*line, "-o", f"out{number}"],
            cwd=ground.folder,
            env=ground.environment(ENZYME_HUB_CACHE=cache),
            stderr=subprocess.PIPE,
            text=True,
        )
        for number in range(TOGETHER)
    ]
    for one in running:
        said = one.communicate()[1]
        if one.returncode:
            raise Broken(f"one of {TOGETHER} links at once: {said[-400:]}")
    made = {(ground.folder / f"out{number}").read_bytes() for number in range(TOGETHER)}
    if len(made) != 1:
        raise Broken("links at once made different programs")
    shutil.rmtree(cache)


ATTEMPTS: tuple[tuple[Callable[[Ground], None], int], ...] = (
    (objects, 20),
    (archives, 10),
    (rules, 6),
    (settings, 4),
    (responses, 4),
    (bundles, 6),
    (entries, 6),
    (kills, 6),
    (together, 1),
)
"""Each with how often it is tried, beside the others."""


def run(minutes: float, seed: int, findings: Path) -> int:
    """Attempts until the time is over; how many did not hold."""
    linker = toolchains.hub_linker()
    if linker is None:
        sys.exit("enzyme-hub-ld is not installed")
    source, tried, broken = random.Random(seed), Counter[str](), 0
    end = time.monotonic() + 60 * minutes
    with tempfile.TemporaryDirectory(prefix="enzyme-hub-attack-") as name:
        ground = Ground(Path(name), linker, source)
        ground.prepare()
        attempts, weights = zip(*ATTEMPTS, strict=True)
        while time.monotonic() < end:
            (attempt,) = source.choices(attempts, weights)
            tried[attempt.__name__] += 1
            try:
                attempt(ground)
            except Broken as error:
                broken += 1
                place = findings / f"{attempt.__name__}-{seed}-{tried.total()}"
                shutil.copytree(name, place, symlinks=True, ignore=shutil.ignore_patterns("tmp", "cache"))
                print(f"BROKEN {attempt.__name__}: {error}\n  kept in {place}", flush=True)
            ground.restore()
    counts = ", ".join(f"{count} {name}" for name, count in sorted(tried.items()))
    print(f"{tried.total()} attempts ({counts}), {broken} did not hold")
    return broken


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="./dev attack", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--findings", type=Path, default=Path(tempfile.gettempdir()), help="where the files of what did not hold go"
    )
    asked = parser.parse_args()
    return int(run(asked.minutes, asked.seed, asked.findings) > 0)


if __name__ == "__main__":
    sys.exit(main())
