import math

T, D = 96, 32


def objective(o, x):
    x = x.reshape(3, T, D)
    out = o.softmax(x[0] @ x[1].T / math.sqrt(D)) @ x[2]
    return (out * out).sum()
