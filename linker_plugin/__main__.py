from __future__ import annotations

import sys

from linker_plugin.main import main

sys.exit(main())
