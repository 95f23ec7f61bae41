# check.h is that of the test programs.
flags="-w -flto $(enzyme-hub config --includes) -I$CHECKS --ld-path=$(command -v enzyme-hub-ld)"
for level in -O1 -O2; do
    clang++-22 -std=c++20 $level $flags pieces.cpp -o pieces-cpp -lm
    ./pieces-cpp
    clang++-22 -std=c++17 $level $flags shadows.cpp -o shadows -lm
    ./shadows
    clang-22 $level $flags pieces.c -o pieces-c -lm
    ./pieces-c
done
