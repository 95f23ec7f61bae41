"""`python -m enzyme_hub` is the command `enzyme-hub`."""

import sys

from enzyme_hub.commands.cli import main

if __name__ == "__main__":
    sys.exit(main())
