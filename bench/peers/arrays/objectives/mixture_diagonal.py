K, D = 10, 8


def objective(o, x):
    alpha, means, scales = x[:K], x[K : K + K * D].reshape(K, D), x[K + K * D : K + 2 * K * D].reshape(K, D)
    v = o.np.exp(scales) * (x[K + 2 * K * D :].reshape(-1, 1, D) - means)
    return o.logsumexp(alpha + scales.sum(1) - 0.5 * (v * v).sum(2), axis=1).sum()
