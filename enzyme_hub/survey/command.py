"""`enzyme-hub survey`: what is in the way of derivatives, before the first link."""

from __future__ import annotations

import argparse
import json
import shlex
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from enzyme_hub.base.scratch import scratch_folder
from enzyme_hub.errors import LinkError

if TYPE_CHECKING:
    from enzyme_hub.survey.facts import Survey


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "inputs",
        nargs="+",
        metavar="FILE",
        help="objects with bitcode, archives, libraries, sources (C, C++, Fortran, Rust), or a build folder",
    )
    parser.add_argument(
        "--function", action="append", default=[], metavar="F", help="take F for differentiated; may come several times"
    )
    parser.add_argument("--write-rules", metavar="FILE", help="write a rules file to begin with")
    parser.add_argument("--rules", action="append", default=[], metavar="FILE", help="custom derivatives (TOML)")
    parser.add_argument("--flags", default="", metavar="WORDS", help="more words for the compiler of sources")
    parser.add_argument("--json", action="store_true", help="for tools")
    parser.add_argument("--quiet", action="store_true", help="do not say which files with rules were used")


def run(parsed: argparse.Namespace) -> int:
    """0 if nothing is in the way, 1 if something is."""
    from enzyme_hub.driver import linking, modules, options, outputs
    from enzyme_hub.driver.pipeline import Options
    from enzyme_hub.survey.rules_text import rules_text
    from enzyme_hub.survey.surveying import survey
    from enzyme_hub.survey.text import show

    rules = options.rules_of(parsed)
    if parsed.write_rules:
        read = [*map(Path, parsed.inputs), *rules]
        outputs.spare([("--write-rules", Path(parsed.write_rules))], lambda: read)
        if Path(parsed.write_rules).exists() and Path(parsed.write_rules).stat().st_size:
            raise LinkError(
                "EH0402",
                f"{parsed.write_rules} is there already",
                remedy="give --write-rules another name, or remove it",
            )
    options.tell_of_rules(parsed)
    sources = [name for name in parsed.inputs if Path(name).suffix in linking.SOURCES]
    with scratch_folder() as scratch:
        compiled = linking.compiled([Path(name) for name in sources], shlex.split(parsed.flags), scratch)
    others = [name for name in parsed.inputs if name not in sources]
    found = survey(others, compiled, parsed.function, Options(rules=tuple(rules)))
    if parsed.write_rules:
        modules.write(parsed.write_rules, rules_text(found).encode("utf-8", "surrogateescape"))
    if parsed.json:
        print(json.dumps(_plain(found), indent=1))
    else:
        show(found, parsed.write_rules)
    return 1 if found.findings else 0


def _plain(found: Survey) -> dict[str, object]:
    told = asdict(found)
    for one in told["findings"]:
        one["group"] = one["group"].name.lower()
    return told
