"""What varies with the inputs and matters to the outputs."""
