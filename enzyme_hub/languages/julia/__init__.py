"""Julia: what its compiler writes becomes plain IR (`importing`), by what is known of its runtime library (`known`, `runtime.ll`)."""
