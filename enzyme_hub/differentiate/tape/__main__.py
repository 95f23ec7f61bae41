"""`python -m enzyme_hub.differentiate.tape`: make the .ll file from the C file beside it with clang."""

from pathlib import Path

from enzyme_hub.languages.libraries import generated

HERE = Path(__file__).parent
# What LLVM knows of malloc and free.
_TAKES = 'noinline nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="__ehub_tape"'
_GIVES = 'noinline nounwind allockind("free") "alloc-family"="__ehub_tape"'
_GROW = "@__ehub_tape_grow(ptr %0, i64 %1, i64 %2, i64 %3, ptr %4)"
SAID = {
    "ptr @__ehub_tape_take(i64 %0)": f"noalias ptr @__ehub_tape_take(i64 %0) {_TAKES}",
    "void @__ehub_tape_give(ptr %0)": f"void @__ehub_tape_give(ptr allocptr %0) {_GIVES}",
    "ptr @__ehub_tape_watch()": "ptr @__ehub_tape_watch() nounwind",
    "void @__ehub_tape_watched(ptr %0)": "void @__ehub_tape_watched(ptr %0) nounwind",
    "void @__ehub_tape_abandon(ptr %0)": "void @__ehub_tape_abandon(ptr %0) nounwind",
    "ptr @__ehub_tape_watch_as(ptr %0)": "ptr @__ehub_tape_watch_as(ptr %0) nounwind",
    "ptr @__ehub_tape_watching()": "ptr @__ehub_tape_watching() nounwind",
    "void @__ehub_tape_give_grown(ptr %0, ptr %1)": "void @__ehub_tape_give_grown(ptr %0, ptr %1) nounwind",
    _GROW: f"{_GROW} noinline cold nounwind",
}


def texts() -> dict[str, str]:
    """The text of each file."""
    made = generated.texts(HERE)
    for plain, said in SAID.items():
        assert f"{plain} {{" in made["pool"], plain
        made["pool"] = made["pool"].replace(f"{plain} {{", f"{said} {{")
    return made


if __name__ == "__main__":
    generated.write_all(HERE, texts())
