import numpy

LAYERS, B, LENGTH = 2, 14, 1024
INPUTS = (0.5 * numpy.cos(0.7 * numpy.arange((LENGTH + 1) * B))).reshape(LENGTH + 1, B)
ZERO = numpy.zeros((LAYERS, B))


def objective(o, x):
    np, inputs = o.np, o.data(INPUTS)
    main, extra = x[: -3 * B].reshape(LAYERS, 8, B), x[-3 * B :].reshape(3, B)

    def step(state, given):
        hidden, cell = state
        given, hiddens, cells = given * extra[0], [], []
        for i in range(LAYERS):
            w, b = main[i, :4], main[i, 4:]
            forget, into = o.sigmoid(given * w[0] + b[0]), o.sigmoid(hidden[i] * w[1] + b[1])
            out, change = o.sigmoid(given * w[2] + b[2]), np.tanh(hidden[i] * w[3] + b[3])
            cells.append(cell[i] * forget + into * change)
            given = out * np.tanh(cells[i])
            hiddens.append(given)
        return (np.stack(hiddens), np.stack(cells)), given

    _, last = o.scan(step, (o.data(ZERO), o.data(ZERO)), inputs[:-1])
    prediction = last * extra[1] + extra[2]
    total = np.log(np.exp(prediction).sum(1) + 2)
    return -(inputs[1:] * (prediction - total[:, None])).sum() / (LENGTH * B)
