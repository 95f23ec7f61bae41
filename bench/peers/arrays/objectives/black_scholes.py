OPTIONS = 2000


def objective(o, x):
    np = o.np
    x, r = x[:-1].reshape(4, OPTIONS), x[-1]
    s, k, v, t = x[0], x[1], x[2], x[3]
    root = v * np.sqrt(t)
    d1 = (np.log(s / k) + (r + 0.5 * v * v) * t) / root
    d2 = d1 - root
    return (s * normal(o, d1) - k * np.exp(-r * t) * normal(o, d2)).sum()


def normal(o, d):
    return 0.5 * o.erfc(-d * 0.5**0.5)
