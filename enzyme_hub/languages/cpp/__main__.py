"""`python -m enzyme_hub.languages.cpp`: make nodes.ll from nodes.c with clang."""

from pathlib import Path

from enzyme_hub.languages import generated

if __name__ == "__main__":
    generated.write_all(Path(__file__).parent)
