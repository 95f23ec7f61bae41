import numpy

ROWS, PER_ROW, POWERS = 2000, 9, 24
COLUMN = (numpy.arange(ROWS)[:, None] + numpy.arange(PER_ROW) ** 2 * 31) % ROWS


def objective(o, x):
    entries, column = x[:-ROWS].reshape(ROWS, PER_ROW), o.data(COLUMN)

    def step(y, _):
        s = (entries * y[column]).sum(1)
        return s / (1 + 0.1 * s * s), None

    y, _ = o.scan(step, x[-ROWS:], None, length=POWERS)
    return (y * y).sum()
