"""Our own options of a link: from ENZYME_HUB_OPTS, and from `-plugin-opt=enzyme-...` on the line.

Most lines hold none, and then neither argparse nor LLVM is imported.
"""

from __future__ import annotations

import os
from dataclasses import field
from pathlib import Path
from typing import TYPE_CHECKING

from enzyme_hub.base.records import record
from linker_plugin.arguments import Plan

if TYPE_CHECKING:
    import argparse

    from enzyme_hub.driver.pipeline import Options
    from enzyme_hub.llvm import CodegenOptions

EXAMPLE = "ENZYME_HUB_OPTS=--time clang-22 -O2 -flto --ld-path=$(command -v enzyme-hub-ld) energy.c -o energy"
CACHE_SIZE = 500 << 20  # bytes
_VARIABLES = ("ENZYME_HUB_OPTS", "ENZYME_HUB_RULES")


@record
class Settings:
    words: tuple[str, ...] = ()
    time: str | None = None
    save_link: Path | None = None
    linker: str | None = None
    cache: str | None = None  # the folder that was named; empty for the user's own, none where nothing is kept
    cache_size: int = CACHE_SIZE
    _parsed: argparse.Namespace | None = field(default=None, repr=False)

    @property
    def rules(self) -> list[Path]:
        """The rules files of this link."""
        if self._parsed is None:
            return []
        from enzyme_hub.driver import options

        return options.rules_of(self._parsed)

    @property
    def read(self) -> list[Path]:
        """The files that options have read."""
        if self._parsed is None:
            return []
        from enzyme_hub.driver import options

        return options.read(self._parsed)

    @property
    def written(self) -> list[tuple[str, Path]]:
        """The files that options have written, beside the output."""
        if self._parsed is None:
            return []
        from enzyme_hub.driver import options

        return options.written(self._parsed)

    def options(self, codegen: CodegenOptions) -> Options:
        if self._parsed is None:
            from enzyme_hub.driver.pipeline import Options

            return Options(codegen=codegen)
        from enzyme_hub.driver import options

        return options.from_arguments(self._parsed, codegen)


def settings(plan: Plan) -> Settings:
    if not plan.hub_options and not any(map(os.environ.get, _VARIABLES)) and not _in_project():
        return Settings(cache="")
    from enzyme_hub.driver import options

    words = [*options.environment_words(), *plan.hub_options]
    parsed = _parser().parse_args(words)
    folder = Path(parsed.save_link) if parsed.save_link else None
    cache = None if parsed.no_cache else parsed.cache or ""
    return Settings(tuple(words), parsed.time, folder, parsed.linker, cache, parsed.cache_size << 20, parsed)


def _in_project() -> bool:
    """True in or below a folder whose pyproject.toml may have rules."""
    from enzyme_hub.custom.project import rules_from_here

    return bool(rules_from_here())


def _parser() -> argparse.ArgumentParser:
    from enzyme_hub.driver import options

    parser = options.parser(
        "A linker that differentiates on the way, and takes all that the real one takes. Its own options stand\n"
        "in ENZYME_HUB_OPTS, or each as -plugin-opt=enzyme-NAME=VALUE on the line.",
        f"example:\n  {EXAMPLE}\n\nThe options of the real linker:",
    )
    parser.add_argument("--linker", metavar="PATH", help="the real linker to use")
    parser.add_argument("--cache", metavar="DIR", help="keep what long links made in this folder, and look there first")
    parser.add_argument("--no-cache", action="store_true", help="make this link again, and do not keep it")
    parser.add_argument(
        "--cache-size",
        type=int,
        default=CACHE_SIZE >> 20,
        metavar="MB",
        help=f"size from which on the oldest are removed (default: {CACHE_SIZE >> 20})",
    )
    parser.add_argument("--save-link", metavar="DIR", help="keep a copy of this link that can be run elsewhere")
    return parser


def usage() -> str:
    return _parser().format_help()
