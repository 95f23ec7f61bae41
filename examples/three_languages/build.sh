#!/bin/sh
# Builds the example into the folder given (default: here). CLANG, FLANG and RUSTC name other compilers.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=${1:-$here}
"${CLANG:-clang-22}" -O2 -flto -c "$here/energy.c" -o "$out/energy.o"
"${FLANG:-flang-22}" -O2 -flto -c "$here/kernel.f90" -o "$out/kernel.o"
"${RUSTC:-rustc}" -O --edition=2021 "-Clinker=${ENZYME_HUB_LD:-enzyme-hub-ld}" -Clinker-plugin-lto \
    "-Clink-arg=$out/energy.o" "-Clink-arg=$out/kernel.o" "$here/main.rs" -o "$out/three_languages"
