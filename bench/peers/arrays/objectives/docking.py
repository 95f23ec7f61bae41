import numpy

POSES = 8
A, B = numpy.arange(26), numpy.arange(400)
LIGAND = numpy.stack([2 * numpy.sin(A * 1.3 + i) for i in range(3)], 1)
PROTEIN = numpy.stack([9 * numpy.sin(B * (0.7 + 0.3 * i)) for i in range(3)], 1)
RADIUS = (1.2 + 0.2 * numpy.cos(A))[:, None] + 1.5 + 0.2 * numpy.sin(B)
CHARGES = (0.3 * numpy.sin(2.1 * A))[:, None] * 0.4 * numpy.cos(1.7 * B)


def objective(o, x):
    np, pose, radius = o.np, x.reshape(POSES, 6), o.data(RADIUS)
    sines, cosines = np.sin(pose[:, :3]), np.cos(pose[:, :3])
    sx, sy, sz = sines[:, 0], sines[:, 1], sines[:, 2]
    cx, cy, cz = cosines[:, 0], cosines[:, 1], cosines[:, 2]
    rows = [cy * cz, sx * sy * cz - cx * sz, cx * sy * cz + sx * sz]
    rows += [cy * sz, sx * sy * sz + cx * cz, cx * sy * sz - sx * cz]
    m = np.stack([*rows, -sy, sx * cy, cx * cy], 1).reshape(POSES, 3, 3)
    place = np.einsum("pij,aj->pai", m, o.data(LIGAND)) + pose[:, None, 3:]
    apart = place[:, :, None] - o.data(PROTEIN)
    distance = np.sqrt((apart * apart).sum(-1))
    gap = distance - radius
    energy = np.where(gap < 0, 38 * (1 - distance / radius), 0.0)
    energy = energy + np.where(gap < 4, o.data(CHARGES) * (1 - gap / 4) ** 2, 0.0)
    return (energy - np.where(gap < 2, 0.5 * np.where(gap < 0, 1.0, 1 - gap / 2), 0.0)).sum()
