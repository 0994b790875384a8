#ifndef DOVETAIL_RUNTIME_COUNTS_H
#define DOVETAIL_RUNTIME_COUNTS_H

#include <stdint.h>

/// How often this thread has had an exclusive access checked at run time, in any library of a program that this is linked into.
int64_t dovetail_access_count(void);

#endif
