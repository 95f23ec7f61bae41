# Each line of the introduction made a program; the last one is the one that is left.
rustc -O -Clinker=enzyme-hub-ld -Clinker-plugin-lto main.rs
./main
clang-22 -O2 -flto --ld-path=$(command -v enzyme-hub-ld) main.c -o main -lm
./main
flang-22 -O2 -flto -fuse-ld=$(command -v enzyme-hub-ld) main.f90 -o main
./main
