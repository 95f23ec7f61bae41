"""`python -m enzyme_hub.languages.libraries.threads`: make the .ll files from the .c files beside them with clang."""

from pathlib import Path

from enzyme_hub.languages.libraries import generated

HERE = Path(__file__).parent

# Exceptions pass through as through C++, or LLVM would not inline what is there. What changes a flag leaves all other memory alone.
_ALONE = " nounwind memory(inaccessiblemem: readwrite)"
_SAID = {
    "@__gcc_personality_v0": "@__gxx_personality_v0",
    "declare i32 @__ehub_once_begin(ptr)": f"declare i32 @__ehub_once_begin(ptr captures(none)){_ALONE}",
    "declare void @__ehub_once_end(ptr, i32)": f"declare void @__ehub_once_end(ptr captures(none), i32){_ALONE}",
}


def texts() -> dict[str, str]:
    """The text of each file."""
    made = generated.texts(HERE, "-fexceptions")
    for name, text in made.items():
        for before, after in _SAID.items():
            text = text.replace(before, after)
        made[name] = text
    return made


if __name__ == "__main__":
    generated.write_all(HERE, texts())
