#ifndef DOVETAIL_STACK_SEGMENT_H
#define DOVETAIL_STACK_SEGMENT_H

#include <stddef.h>

/// How many bytes are left on the stack that the calling code runs on now.
size_t dovetail_remaining_stack(void);

/// Calls `function(context)` on a fresh stack segment of at least `size` bytes, on the same thread, and
/// returns when it has returned. Ends the program when there is no memory for a segment.
void dovetail_call_on_new_stack(size_t size, void (*function)(void *), void *context);

#endif
