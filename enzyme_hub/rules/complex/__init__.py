"""Complex numbers: their functions, and how they lie in memory."""
