M = 100


def objective(o, x):
    x = x.reshape(2, M, M)
    c = x[0] @ x[1]
    return (c * c).sum()
