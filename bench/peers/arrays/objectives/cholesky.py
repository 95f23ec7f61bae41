import numpy

M = 100
SHIFT = 2 * M * numpy.eye(M)
ALONG = numpy.arange(M)


def objective(o, x):
    x = x.reshape(M, M)
    lower = o.np.linalg.cholesky(0.5 * (x + x.T) + o.data(SHIFT))
    return 2 * o.np.log(lower[o.data(ALONG), o.data(ALONG)]).sum()
