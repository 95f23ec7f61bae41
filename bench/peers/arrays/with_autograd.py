"""autograd: NumPy's operations, recorded one by one."""

import autograd
import autograd.numpy as anp
import numpy as np


class library:
    np = anp

    @staticmethod
    def data(array):
        return array

    @staticmethod
    def erfc(x):
        from autograd.scipy.special import erfc

        return erfc(x)

    @staticmethod
    def logsumexp(x, axis=0):
        top = anp.max(x, axis=axis, keepdims=True)
        return anp.squeeze(top, axis) + anp.log(anp.sum(anp.exp(x - top), axis=axis))

    @staticmethod
    def softmax(x):
        parts = anp.exp(x - anp.max(x, axis=-1, keepdims=True))
        return parts / anp.sum(parts, axis=-1, keepdims=True)

    @staticmethod
    def sigmoid(x):
        return 1 / (1 + anp.exp(-x))

    @staticmethod
    def scan(step, state, given, length=None):
        results = []
        for t in range(length if given is None else len(given)):
            state, result = step(state, None if given is None else given[t])
            results.append(result)
        return state, None if results[0] is None else anp.stack(results)

    @staticmethod
    def pad(x):
        return anp.pad(x, 1, "constant")

    @staticmethod
    def search(rows, values):
        return np.stack([np.searchsorted(row, values, side="right") for row in rows])

    @staticmethod
    def scatter_add(count, places, values):
        raise NotImplementedError("autograd has no sums into places by index")

    @staticmethod
    def convolve(image, weights):
        rows, columns = image.shape[1] - 2, image.shape[2] - 2
        return sum(
            anp.einsum("oc,cij->oij", weights[:, :, a, b], image[:, a : a + rows, b : b + columns])
            for a in range(3)
            for b in range(3)
        )


def prepare(objective, x):
    both = autograd.value_and_grad(lambda x: objective(library, x))

    def gradient():
        return both(x)[1]

    return gradient
