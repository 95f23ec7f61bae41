"""Julia functions and their derivatives on numpy arrays: `python from_python.py`."""

import numpy as np
from enzyme_hub.julia import jl


def row(what, value, derivative, analytic):
    print(f"{what} = {value:.12g}   derivative = {derivative:.12g}   analytic = {analytic:.12g}")


jl.seval("loss(A, x, b) = sum(abs2, A * x - b)")

a = np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
x, b = np.array([0.5, -1.0]), np.array([1.0, 0.0, 2.0])
value, (da, dx) = jl.value_and_gradient("loss", argnums=(0, 1))(a, x, b)
rest = a @ x - b
for place in range(2):
    row(f"loss, x[{place}]", value, dx[place], (2 * a.T @ rest)[place])
row("loss, a[2, 1]", value, da[2, 1], 2 * rest[2] * x[1])

decay = "(rate, times) -> exp.(-rate .* times)"
times = np.array([0.0, 1.0, 2.0])
values, along = jl.jvp(decay, (0.5, times), (1.0, None))
for place in range(3):
    row(f"decay, t = {times[place]:g}", values[place], along[place], -times[place] * np.exp(-0.5 * times[place]))

curvature = jl.hessian("x -> x[1]^2 * x[2]")(x)
row("curvature, x[0] and x[1]", curvature[0, 1], curvature[0, 1], 2 * x[0])
