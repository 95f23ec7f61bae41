for level in -O0 -O2; do
    clang-22 $level -flto -w --ld-path=$(command -v enzyme-hub-ld) -I$CHECKS $(enzyme-hub config --includes) pieces.c -lm -o pieces
    ./pieces
done
ENZYME_HUB_RULES=rules.toml clang++-22 -O2 -flto -w --ld-path=$(command -v enzyme-hub-ld) -I$CHECKS ruled.cpp -lm -o ruled
./ruled
