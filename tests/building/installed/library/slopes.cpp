#include "spring.h"
#include <enzyme_hub.hpp>

double slope(double x) { return enzyme::gradient(kernel, enzyme::active(x)); }
