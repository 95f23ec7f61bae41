"""Answers the lines that the suite's programs answer (bench/suite/suite.h), for one objective in arrays.

`python serve.py with_jax NAME FILE`: the library's file beside this one, the objective's file in `objectives`, and where x lies.
"""

import ctypes
import importlib
import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(1, str(Path(__file__).with_name("objectives")))


def resident(what):
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith(what):
            return 1024 * int(line.split()[1])
    return 0


def main():
    library, name, file = sys.argv[1:]
    objective = importlib.import_module(name).objective
    prepare = importlib.import_module(library).prepare
    x = np.fromfile(file)
    began = time.perf_counter()
    gradient = prepare(objective, x)
    print("ready", time.perf_counter() - began, flush=True)
    for line in sys.stdin:
        what, _, *rest = line.rstrip("\n").split(" ", 2)
        if what == "gradient":
            np.asarray(gradient(), dtype=float).tofile(rest[0])
            print("done", flush=True)
        elif what == "time":
            gradient()
            began = time.process_time()
            for _ in range(int(rest[0])):
                gradient()
            print(time.process_time() - began, flush=True)
        elif what == "memory":
            earlier = resident("VmHWM:")
            ctypes.CDLL(None).malloc_trim(0)
            Path("/proc/self/clear_refs").write_text("5")  # from here on, the most is the most from here on
            before = resident("VmRSS:")
            gradient(), gradient()
            most = resident("VmHWM:")
            print(max(most, earlier), most - before, flush=True)


main()
