"""The copy of the primal with the shadow of each pointer beside it, which every mode begins with."""
