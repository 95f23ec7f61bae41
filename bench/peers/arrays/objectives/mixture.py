import numpy

K, D, N = 25, 10, 1000
T = D * (D - 1) // 2
POINTS = numpy.cos(0.37 * numpy.arange(N * D)).reshape(N, 1, D)
# Where the row of a component's scales (diagonal, then the columns below it, then a zero) has each place of the matrix.
PLACES = numpy.full((D, D), D + T)
PLACES[numpy.arange(D), numpy.arange(D)] = numpy.arange(D)
PLACES.T[numpy.triu_indices(D, 1)] = D + numpy.arange(T)
ZERO = numpy.zeros((K, 1))


def objective(o, x):
    np = o.np
    alpha, means, scales = x[:K], x[K : K + K * D].reshape(K, D), x[K + K * D :].reshape(K, D + T)
    row = np.concatenate([np.exp(scales[:, :D]), scales[:, D:], o.data(ZERO)], 1)
    q = np.einsum("kdj,nkj->nkd", row[:, o.data(PLACES)], o.data(POINTS) - means)
    terms = alpha + scales[:, :D].sum(1) - 0.5 * (q * q).sum(2)
    return o.logsumexp(terms, axis=1).sum() - N * o.logsumexp(alpha)
