SIZE, CHANNELS = 24, 8
IMAGE, WEIGHTS = CHANNELS * SIZE * SIZE, CHANNELS * CHANNELS * 9


def objective(o, x):
    image, shape = x[:IMAGE].reshape(CHANNELS, SIZE, SIZE), (CHANNELS, CHANNELS, 3, 3)
    first = rectified(o, o.convolve(image, x[IMAGE : IMAGE + WEIGHTS].reshape(shape)))
    first = o.np.stack([o.pad(first[c]) for c in range(CHANNELS)])
    second = rectified(o, o.convolve(first, x[IMAGE + WEIGHTS :].reshape(shape)))
    return (second * second).sum()


def rectified(o, x):
    return o.np.where(x > 0, x, 0.0)
