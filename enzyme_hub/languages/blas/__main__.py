"""`python -m enzyme_hub.languages.blas`: make the .ll files from the .c files beside them with clang."""

from pathlib import Path

from enzyme_hub.languages import generated

# Sums may be added in another order.
ORDER = ("-fassociative-math", "-fno-signed-zeros", "-fno-trapping-math", "-fno-math-errno")

if __name__ == "__main__":
    generated.write_all(Path(__file__).parent, *ORDER)
