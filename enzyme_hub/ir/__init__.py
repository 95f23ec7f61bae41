"""LLVM IR as Python objects: types, values, instructions, functions and modules; a reader, a writer and a builder."""
