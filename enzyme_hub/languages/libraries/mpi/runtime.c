/* Derivatives of MPI's calls, while the program runs. Each call has four functions: the program's own, the augmented forward, the
   reverse, and the tangent; `rules` hands them to the link. */

#include "abi.h"
#include "layouts.h"
#include "messages.h"
#include "points.h"
#include "requests.h"
#include "persistent.h"
#include "together.h"
#include "parts.h"
#include "later.h"
#include "communicators.h"
