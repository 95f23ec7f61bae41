"""The linker driver behind `enzyme-hub-ld`."""
