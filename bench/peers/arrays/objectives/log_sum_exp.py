def objective(o, x):
    return o.logsumexp(x)
