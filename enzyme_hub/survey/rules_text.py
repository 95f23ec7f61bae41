"""A rules file to begin with: a rule for each function that a survey lists.

All of them are commented out. Which of them is right only the author of the program can say: `inactive` said of a function that
computes is a zero that nobody notices. Lines of rules begin with one `#`, words for people with two.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from enzyme_hub.survey.facts import Finding, Group, Survey

_HEAD = """\
## Rules to begin with, by `enzyme-hub survey`. None of them holds before you take its `#` away.
## A link takes this file by ENZYME_HUB_RULES=FILE or --rules FILE; docs/custom-derivatives.md says what a rule may say.
##
## gradient   the function that computes the gradient; it takes the same arguments, each pointer followed by its shadow, and the
##            seed behind them if a number is returned. It returns what the arguments that are numbers get.
## inactive   no derivative goes through the function. Said of one that computes it is a zero that nobody notices.
"""


def rules_text(found: Survey) -> str:
    """The rules for what a survey found, in its order."""
    return "\n".join((_HEAD, *_rules(found)))


def _rules(found: Survey) -> Iterator[str]:
    group = None
    for one in found.findings:
        if not one.rule:
            continue
        if one.group is not group:
            group = one.group
            yield f"\n## == {group.value} ==\n"
        yield "\n".join(_rule(one))


def _rule(one: Finding) -> Iterator[str]:
    """A rule, with what is known of the function above it."""
    yield f"## {_line(one.what)}, called by {_line(one.caller)} at {_line(one.where)}" + (
        f"; machine code in {_line(one.file)}" if one.file else ""
    )
    if one.why:
        yield f"## {_line(one.why)}"
    has_gradient = one.group not in (Group.SAY, Group.VARIADIC) and one.gradient
    own = _own_name(one)
    if has_gradient:
        yield f"## {one.gradient.replace(' (', f' {own}(', 1)}"
    yield "# [[rule]]"
    yield f"# function = {_quoted(one.rule)}"
    if has_gradient:
        yield f"# gradient = {_quoted(own)}"
        yield "## or, if no derivative goes through it:"
        yield "## inactive = true"
    else:
        yield "# inactive = true"
    yield ""


def _own_name(one: Finding) -> str:
    """A name for its gradient."""
    last = one.spelled.partition("<")[0].rpartition("::")[2] or one.name
    return re.sub(r"\W+", "_", last).strip("_") + "_gradient"


def _line(text: str) -> str:
    return " ".join(text.split())


def _quoted(text: str) -> str:
    """As TOML has it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(c if c.isprintable() else f"\\u{ord(c) & 0xFFFF:04x}" for c in escaped) + '"'
