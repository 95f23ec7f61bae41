def objective(o, x):
    np, w, zero = o.np, x[:4], 0.0 * x[0]

    def step(state, given):
        state, memory = state
        gate = o.sigmoid(w[0] * given + w[1] * state)
        memory = gate * memory + (1 - gate) * np.tanh(w[2] * given + w[3] * state)
        state = gate * np.tanh(memory)
        return (state, memory), state

    _, states = o.scan(step, (zero, zero), x[4:])
    return (states * states).sum()
