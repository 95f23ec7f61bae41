import numpy

JOINTS, POSES = 24, 200
TARGET = numpy.array([0, 0.1, 0.2])
FRAME, PLACE = numpy.tile(numpy.eye(3), (POSES, 1, 1)), numpy.zeros((POSES, 3))
# A turn about the axis of joint j is ALONG[j] + cos * ACROSS[j] + sin * TURN[j].
AXIS = numpy.arange(JOINTS) % 3
ALONG = numpy.eye(3)[AXIS][:, :, None] * numpy.eye(3)[AXIS][:, None, :]
ACROSS = numpy.eye(3) - ALONG
TURN = numpy.zeros((JOINTS, 3, 3))
for joint, axis in enumerate(AXIS):
    TURN[joint, axis - 1, axis - 2], TURN[joint, axis - 2, axis - 1] = 1, -1


def objective(o, x):
    angles, lengths = x[: JOINTS * POSES].reshape(POSES, JOINTS).T, x[JOINTS * POSES :]
    cosines, sines = o.np.cos(angles)[:, :, None, None], o.np.sin(angles)[:, :, None, None]
    turns = o.data(ALONG)[:, None] + cosines * o.data(ACROSS)[:, None] + sines * o.data(TURN)[:, None]

    def step(state, j):
        frame, place = state
        frame = frame @ turns[j]
        return (frame, place + lengths[j] * frame[:, :, 0]), None

    (_, place), _ = o.scan(step, (o.data(FRAME), o.data(PLACE)), o.np.arange(JOINTS))
    away = place - o.data(TARGET)
    return (away * away).sum()
