// flags: -std=c++20
// levels: O1 O2 O3
// In C++20 the code of std::string's members is in the program.
#include "text_in_real_code.cpp"
