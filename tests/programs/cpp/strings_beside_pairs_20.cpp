// The same with the strings of C++20, which grow in code that everybody sees.
// flags: -std=c++20
// memory: O2
#include "strings_beside_pairs.cpp"
