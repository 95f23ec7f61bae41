import itertools

import numpy

M = 12
SIDE = M + 1
NODES = SIDE**3
FACES = numpy.array([[0, 1, 2, 3], [0, 4, 5, 1], [1, 5, 6, 2], [2, 6, 7, 3], [3, 7, 4, 0], [4, 7, 6, 5]])
OF_CORNER = numpy.array([[float(c in face) for face in FACES] for c in range(8)])
STEPS = [(c > 3, c in (2, 3, 6, 7), c in (1, 2, 5, 6)) for c in range(8)]
CORNERS = numpy.array(
    [
        [((i + a) * SIDE + j + b) * SIDE + k + c for a, b, c in STEPS]
        for i, j, k in itertools.product(range(M), repeat=3)
    ]
)
ALL = CORNERS.reshape(-1)


def objective(o, x):
    np, pressure = o.np, x[3 * NODES :]
    place = x[: 3 * NODES].reshape(NODES, 3)[o.data(CORNERS)]
    p = [place[:, FACES[:, c]] for c in range(4)]
    a, b = 0.5 * (p[3] + p[2] - p[1] - p[0]), 0.5 * (p[2] + p[1] - p[3] - p[0])
    area = 0.25 * np.stack([a[..., i - 2] * b[..., i - 1] - a[..., i - 1] * b[..., i - 2] for i in range(3)], -1)
    local = np.einsum("cf,efi->eci", o.data(OF_CORNER), area)
    force = o.scatter_add(NODES, o.data(ALL), (pressure[:, None, None] * local).reshape(-1, 3))
    return (force * force).sum()
