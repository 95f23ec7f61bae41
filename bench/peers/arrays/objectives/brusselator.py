M, STEPS = 32, 20
STEP, SPREAD = 2e-3, 2.0


def objective(o, x):
    np, p = o.np, x[-2:]

    def around(u):
        return np.roll(u, 1, 1) + np.roll(u, -1, 1) + np.roll(u, 1, 2) + np.roll(u, -1, 2) - 4 * u

    def rates(u):
        a, b, spread = u[0], u[1], SPREAD * around(u)
        reaction = a * a * b
        return np.stack([p[0] + reaction - (p[1] + 1) * a, p[1] * a - reaction]) + spread

    def step(u, _):
        k1 = rates(u)
        k2 = rates(u + STEP / 2 * k1)
        k3 = rates(u + STEP / 2 * k2)
        k4 = rates(u + STEP * k3)
        return u + STEP / 6 * (k1 + 2 * k2 + 2 * k3 + k4), None

    u, _ = o.scan(step, x[:-2].reshape(2, M, M), None, length=STEPS)
    return (u * u).sum()
