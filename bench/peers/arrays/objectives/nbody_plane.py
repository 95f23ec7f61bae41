N = 500


def objective(o, x):
    """Half of all pairs, those of a charge with itself taken off."""
    a, b = x[::2], x[1::2]
    p, q = a[:, None] - a, b[:, None] - b
    return 0.5 * ((1 / o.np.sqrt(p * p + q * q + 0.01)).sum() - N * 10)
