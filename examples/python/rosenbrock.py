"""A C function and its gradient on numpy arrays: `python rosenbrock.py`."""

from pathlib import Path

import numpy as np

import enzyme_hub as eh

rosenbrock = eh.compile(Path(__file__).with_name("rosenbrock.c")).rosenbrock
gradient = eh.gradient(rosenbrock)

x = np.array([-0.5, 0.8, 1.2])
found = gradient(x, x.size)

a = x[1:] - x[:-1] ** 2
analytic = np.zeros_like(x)
analytic[:-1] += -400 * a * x[:-1] - 2 * (1 - x[:-1])
analytic[1:] += 200 * a
for i in range(x.size):
    value = rosenbrock(x, x.size)
    print(f"rosenbrock, x[{i}] = {value:.12g}   derivative = {found[i]:.12g}   analytic = {analytic[i]:.12g}")
