import numpy

NUCLIDES, GRID, CHANNELS, PARTICLES = 16, 512, 5, 2000
K = numpy.arange(NUCLIDES)[:, None]
ROWS = ((numpy.arange(GRID) + 0.3 * numpy.sin(K)) / GRID + 0.001 * K + 0.001) ** 1.5
ENERGIES = 0.05 + 0.9 * numpy.fmod(0.61803398875 * numpy.arange(PARTICLES), 1.0)
WEIGHTS = 1.0 / (1 + numpy.arange(CHANNELS))


def objective(o, x):
    table, density, rows, energies = x[:-NUCLIDES].reshape(-1, CHANNELS), x[-NUCLIDES:], o.data(ROWS), o.data(ENERGIES)
    at = (o.search(rows, energies) - 1).clip(0, GRID - 2) + o.data(K) * GRID
    left, right = rows.reshape(-1)[at], rows.reshape(-1)[at + 1]
    f = ((right - energies) / (right - left))[:, :, None]
    low, high = table[at], table[at + 1]
    macro = o.np.einsum("k,kpc->pc", density, high - f * (high - low))
    return (macro * macro * o.data(WEIGHTS)).sum()
