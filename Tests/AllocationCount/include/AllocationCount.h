#ifndef DOVETAIL_ALLOCATION_COUNT_H
#define DOVETAIL_ALLOCATION_COUNT_H

#include <stdint.h>

/// How often this thread has asked the allocator for memory. Counts every library of a program that this is linked into; always 0
/// where a sanitizer brings an allocator of its own.
int64_t dovetail_allocation_count(void);

/// How many bytes the program holds of the allocator.
int64_t dovetail_allocated_bytes(void);

#endif
