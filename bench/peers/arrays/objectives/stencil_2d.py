M, STEPS = 100, 20


def objective(o, x):
    def step(u, _):
        c = u[1:-1, 1:-1]
        around = u[1:-1, :-2] + u[1:-1, 2:] + u[:-2, 1:-1] + u[2:, 1:-1]
        return u + o.pad(0.1 * c * (around - 4 * c)), None

    u, _ = o.scan(step, x.reshape(M, M), None, length=STEPS)
    return (u * u).sum()
