import numpy

M = 100
SHIFT = 2 * M * numpy.eye(M)


def objective(o, x):
    x = x.reshape(M, M)
    lower = o.np.linalg.cholesky(0.5 * (x + x.T) + o.data(SHIFT))
    return 2 * o.np.log(o.np.diagonal(lower, 0)).sum()
