"""Operations as XLA custom calls: a handler in C for each, compiled against the header that jaxlib brings and linked with the function."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

from enzyme_hub.base.private_folder import SCRATCH
from enzyme_hub.base.scratch import scratch_folder
from enzyme_hub.errors import LinkError, PythonError
from enzyme_hub.languages import toolchains
from enzyme_hub.python import kept
from enzyme_hub.python.ops import Op, Role, Slot

SYMBOL = "enzyme_hub_handler"

# `batch` says how often the function is called, `counts` how many elements each parameter has in one call.
_TEXT = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "xla/ffi/api/c_api.h"

%(declaration)s __asm__("%(symbol)s");
%(stopped)s

static void *attribute(const XLA_FFI_CallFrame *frame, const char *name) {
    for (int64_t i = 0; i < frame->attrs.size; i++) {
        const XLA_FFI_ByteSpan *one = frame->attrs.names[i];
        if (one->len == strlen(name) && !memcmp(one->ptr, name, one->len)) return frame->attrs.attrs[i];
    }
    return NULL;
}

static XLA_FFI_Error *refused(const XLA_FFI_CallFrame *frame, const char *why, XLA_FFI_Error_Code code) {
    XLA_FFI_Error_Create_Args args = {sizeof args, NULL, why, code};
    return frame->api->XLA_FFI_Error_Create(&args);
}

XLA_FFI_Error *enzyme_hub_handler(XLA_FFI_CallFrame *frame) {
    for (XLA_FFI_Extension_Base *one = frame->extension_start; one; one = one->next) {
        if (one->type != XLA_FFI_Extension_Metadata) continue;
        XLA_FFI_Metadata *metadata = ((XLA_FFI_Metadata_Extension *)one)->metadata;
        metadata->api_version.major_version = XLA_FFI_API_MAJOR;
        metadata->api_version.minor_version = XLA_FFI_API_MINOR;
        return NULL;
    }
    XLA_FFI_Scalar *batch = attribute(frame, "batch");
    XLA_FFI_Array *counts = attribute(frame, "counts");
    if (!batch || !counts || counts->size != %(parameters)d)
        return refused(frame, "enzyme-hub: the call has no sizes", XLA_FFI_Error_Code_INVALID_ARGUMENT);
    const int64_t n = *(int64_t *)batch->value, *count = counts->data;
    XLA_FFI_Buffer **in = (XLA_FFI_Buffer **)frame->args.args, **out = (XLA_FFI_Buffer **)frame->rets.rets;
    (void)in, (void)out;
    char message[1536] = "";
    char *scratch = malloc(1%(scratch)s);
    if (!scratch) return refused(frame, "enzyme-hub: no memory", XLA_FFI_Error_Code_RESOURCE_EXHAUSTED);
    for (int64_t b = 0; b < n && !*message; b++) {
        char *p = scratch;
        (void)p;
%(lines)s
    }
    free(scratch);
    return *message ? refused(frame, message, XLA_FFI_Error_Code_INTERNAL) : NULL;
}
"""

# What the last stop of the derivative said. The message begins as that of the exception elsewhere.
_STOPPED = r"""
extern void enzyme_hub_stopped(void *last);
static void say(char *message, size_t size) {
    struct { const char *code, *file, *text; int line; } last;
    enzyme_hub_stopped(&last);
    if (last.file) snprintf(message, size, "EnzymeHubError %s: %s:%d: %s", last.code, last.file, last.line, last.text);
    else snprintf(message, size, "EnzymeHubError %s: %s", last.code, last.text);
}
"""


def handler(op: Op, include: str) -> Path:
    """The shared library with the handler of an operation; `include` is the folder of XLA's header."""
    text = _text(op)
    tool = toolchains.clang() or toolchains.cc()
    if tool is None:
        raise LinkError("EH0401", "no C compiler found", remedy="`enzyme-hub doctor` says how to get one")
    header = (Path(include) / "xla/ffi/api/c_api.h").read_bytes()

    def make(path: Path) -> None:
        with scratch_folder(SCRATCH) as folder:
            source = folder / "handler.c"
            source.write_text(text)
            words = [*tool.command, "-O2", "-fPIC", "-shared", f"-I{include}", str(source), str(op.path)]
            done = subprocess.run(
                [*words, "-o", str(path)], capture_output=True, text=True, errors="replace", check=False
            )
        if done.returncode:
            raise PythonError(
                "EH0505", "the XLA handler does not compile", where=op.signature.c, why=done.stderr.strip()[-4000:]
            )

    return kept.kept(f"{kept.digest((tool.version, text, header, str(op.path)))}.so", make)


def _text(op: Op) -> str:
    lines, scratch, values = [], "", []
    places = iter(range(len(op.inputs)))
    outputs = iter(range(op.result is not None, op.number_of_outputs))
    for i, one in enumerate(op.slots):
        place = next(places) if one.role is Role.INPUT else next(outputs) if one.role is Role.OUTPUT else 0
        found = list(_filled(i, one, place))
        values.append(found.pop())
        lines += found
        if _is_scratch(one):
            scratch += f" + {_room(i, one)}"
    call = f"function({', '.join(values)})"
    if op.may_stop:
        call = f"if ({call}) say(message, sizeof message)"
    elif op.result is not None:
        call = f"(({op.result.name} *)out[0]->data)[b] = {call}"
    result = "int" if op.may_stop else "void" if op.signature.result is None else op.signature.result.name
    taken = ", ".join(f"{one.number.name} {'*' * one.is_array}" for one in op.signature.parameters)
    return _TEXT % {
        "declaration": f"extern {result} function({taken})",
        "symbol": op.symbol,
        "stopped": _STOPPED if op.may_stop else "",
        "parameters": len(op.slots),
        "scratch": scratch,
        "lines": "\n".join(f"        {line}" for line in [*lines, f"{call};"]),
    }


def _filled(i: int, one: Slot, place: int) -> Iterator[str]:
    """Statements, and last the value of an argument. (What is copied or thrown away lies in the scratch memory, 16 bytes apart.)"""
    type_, size = one.parameter.number.name, f"sizeof({one.parameter.number.name})"
    if one.role is Role.SIZE:
        count = f"({type_})count[{one.of[0]}]"
        yield f"&({type_}){{{count}}}" if one.parameter.is_array else count
    elif one.role is Role.INPUT and not one.parameter.is_array:
        yield f"(({type_} *)in[{place}]->data)[b]"
    elif one.role is Role.INPUT and one.parameter.is_read:
        yield f"({type_} *)in[{place}]->data + b * count[{i}]"
    elif one.role is Role.INPUT:
        yield f"{type_} *a{i} = ({type_} *)p;"
        yield f"p += {_room(i, one)};"
        yield f"memcpy(a{i}, ({type_} *)in[{place}]->data + b * count[{i}], count[{i}] * {size});"
        yield f"a{i}"
    else:
        if one.role is Role.OUTPUT:
            yield f"{type_} *a{i} = ({type_} *)out[{place}]->data + b * count[{i}];"
        else:
            yield f"{type_} *a{i} = ({type_} *)p;"
            yield f"p += {_room(i, one)};"
        yield f"memset(a{i}, 0, count[{i}] * {size});"
        yield f"a{i}"


def _is_scratch(one: Slot) -> bool:
    is_copied = one.role is Role.INPUT and one.parameter.is_array and not one.parameter.is_read
    return one.role is Role.SCRATCH or is_copied


def _room(i: int, one: Slot) -> str:
    return f"(count[{i}] * sizeof({one.parameter.number.name}) + 15) / 16 * 16"
