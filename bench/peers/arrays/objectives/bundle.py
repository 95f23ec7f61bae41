import numpy

CAMERAS, POINTS, SEEN, PARAMETERS = 21, 2000, 8000, 11
SIGHT = numpy.arange(SEEN)
CAMERA_OF, POINT_OF = SIGHT * 7 % CAMERAS, SIGHT * 13 % POINTS
FEATURES = numpy.stack([numpy.sin(0.3 * SIGHT), numpy.cos(0.3 * SIGHT)], axis=1)


def objective(o, x):
    np, end = o.np, CAMERAS * PARAMETERS
    camera = x[:end].reshape(CAMERAS, PARAMETERS)[o.data(CAMERA_OF)]
    point = x[end : end + 3 * POINTS].reshape(POINTS, 3)[o.data(POINT_OF)]
    weight = x[end + 3 * POINTS :]
    v, axis = point - camera[:, 3:6], camera[:, :3]
    angle = np.sqrt((axis * axis).sum(1))
    c, s, w = np.cos(angle)[:, None], np.sin(angle)[:, None], axis / angle[:, None]
    turned = v * c + cross(o, w, v) * s + w * ((w * v).sum(1)[:, None] * (1 - c))
    flat = turned[:, :2] / turned[:, 2:]
    r2 = (flat * flat).sum(1)
    bent = 1 + camera[:, 9] * r2 + camera[:, 10] * r2 * r2
    seen = flat * (bent * camera[:, 6])[:, None] + camera[:, 7:9]
    error, r = weight[:, None] * (seen - o.data(FEATURES)), 1 - weight * weight
    return (error * error).sum() + (r * r).sum()


def cross(o, a, b):
    rows = [a[:, i - 2] * b[:, i - 1] - a[:, i - 1] * b[:, i - 2] for i in range(3)]
    return o.np.stack(rows, 1)
