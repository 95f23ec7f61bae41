"""Who touches which memory: underlying objects, effects of calls, what may be overwritten."""
