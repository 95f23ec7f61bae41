import numpy

JOINTS, POSES = 24, 200
FRAME = [numpy.tile(axis, (POSES, 1)) for axis in numpy.eye(3)]
TARGET = numpy.array([0, 0.1, 0.2])


def objective(o, x):
    np, angles, lengths = o.np, x[: JOINTS * POSES].reshape(POSES, JOINTS), x[JOINTS * POSES :]
    cosines, sines = np.cos(angles), np.sin(angles)
    frame, place = [o.data(axis) for axis in FRAME], 0.0
    for j in range(JOINTS):
        first, second, c, s = (j + 1) % 3, (j + 2) % 3, cosines[:, j : j + 1], sines[:, j : j + 1]
        a, b = frame[first], frame[second]
        frame[first], frame[second] = c * a + s * b, c * b - s * a
        place = place + lengths[j] * frame[0]
    away = place - o.data(TARGET)
    return (away * away).sum()
