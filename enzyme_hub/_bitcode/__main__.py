"""`python -m enzyme_hub._bitcode [PACKAGE...]`: make the text of all packages anew, or of those that are named (`gpu`)."""

import sys

from enzyme_hub._bitcode.manifest import FOLDER, MANIFEST


def main(packages: list[str]) -> None:
    if not packages:
        for path in FOLDER.glob("*.ll"):
            path.unlink()
    for row in MANIFEST:
        if not packages or row.package in packages:
            for path, text in row.texts():
                path.write_text(text, encoding="utf-8")
                print(path.name)


if __name__ == "__main__":
    main(sys.argv[1:])
