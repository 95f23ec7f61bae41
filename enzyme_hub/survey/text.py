"""A survey for people: one table for each thing to do, on a terminal in colours."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from enzyme_hub.survey.facts import HELP, Finding, Group, Survey

if TYPE_CHECKING:
    from rich.table import Table

_MOST_SKIPPED = 20
_CALLS = frozenset(
    (Group.RECOMPILE, Group.PROVIDE, Group.VARIADIC, Group.SAY)
)  # those that list functions, of which nothing more is to be said


def show(found: Survey, rules: str | None) -> None:
    """Print all of it. `rules` is the file with rules that was written."""
    from rich.markup import escape

    from enzyme_hub.base.terminal import console

    screen = console()
    count = len(found.findings)
    screen.print(escape(_head(found)), soft_wrap=True)
    for group, members in groupby(found.findings, lambda one: one.group):
        ones = list(members)
        screen.print(f"\n[bold]{escape(group.value)}[/] ({len(ones)})", soft_wrap=True)
        screen.print(_calls(ones) if group in _CALLS else _lines(ones))
        screen.print(f"  help: {escape(HELP[group])}", soft_wrap=True)
    if found.skipped:
        screen.print(f"\nleft out ({len(found.skipped)})")
        for one in found.skipped[:_MOST_SKIPPED]:
            screen.print(escape(f"  {one.file}: {one.why}"), soft_wrap=True)
        if len(found.skipped) > _MOST_SKIPPED:
            screen.print("  ... --json lists all of them")
    if rules:
        screen.print(f"\n{escape(rules)}: rules to begin with; none holds before you take its # away", soft_wrap=True)
    elif count:
        screen.print("\n--write-rules rules.toml writes a rules file to begin with", soft_wrap=True)


def _head(found: Survey) -> str:
    roots = ", ".join(found.roots[:4]) + (f" and {len(found.roots) - 4} more" if len(found.roots) > 4 else "")
    count = len(found.findings)
    way = (
        "nothing is in the way"
        if not count
        else f"{count} things are in the way"
        if count > 1
        else "one thing is in the way"
    )
    if not roots:
        return way
    reaches = "reaches" if len(found.roots) == 1 else "reach"
    functions = f"{found.functions} function{'s' * (found.functions != 1)}"
    return f"{roots} {reaches} {functions} in {found.files} file{'s' * (found.files != 1)}: {way}"


def _table(*widths: float) -> Table:
    from rich.table import Table

    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("")
    for ratio in widths:
        table.add_column(overflow="fold", ratio=None if ratio == 1 else int(ratio))
    return table


def _calls(ones: list[Finding]) -> Table:
    """Functions: what each takes, who calls it, where it lies as machine code."""
    from rich.markup import escape

    table = _table(1, 1, 1, 1)
    for one in ones:
        more = f" and {one.calls - 1} more" if one.calls > 1 else ""
        where = f"{one.where}{more}" if one.caller == one.where else f"{one.where}, in {one.caller}{more}"
        table.add_row("", f"[cyan]{escape(one.spelled)}[/]", escape(one.what), escape(where), escape(one.file))
    return table


def _lines(ones: list[Finding]) -> Table:
    """Lines: what is there, why that is in the way, and a way out."""
    from rich.markup import escape

    table = _table(1, 1, 1)
    for one in ones:
        subject = f"{one.spelled}, {one.what}" if one.group is Group.LIBRARY else one.what
        why = "; ".join(filter(None, (one.why, one.help)))
        place = f"{one.where}, in {one.caller}" if one.caller else one.where
        table.add_row("", f"[cyan]{escape(place)}[/]", escape(subject), escape(why))
    return table
