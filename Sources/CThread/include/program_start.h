#ifndef DOVETAIL_PROGRAM_START_H
#define DOVETAIL_PROGRAM_START_H

#include <stddef.h>

/// How many bytes there are at an address that was allocated.
size_t dovetail_allocation_size(void *_Nonnull address);

#endif
