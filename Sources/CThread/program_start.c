#include "program_start.h"

#include <malloc.h>

// Defined by the engine; a program may have the graph alone.
__attribute__((weak)) void dovetail_program_will_start(void);

// Before a program's own code runs, and so before it could have asked Foundation for a locale.
__attribute__((constructor)) static void start_program(void) {
    if (dovetail_program_will_start != NULL) dovetail_program_will_start();
}

size_t dovetail_allocation_size(void *address) { return malloc_usable_size(address); }
