#define _GNU_SOURCE
#include "RuntimeCounts.h"

#include <dlfcn.h>
#include <stddef.h>

static _Thread_local int64_t accesses __attribute__((tls_model("initial-exec")));

int64_t dovetail_access_count(void) { return accesses; }

typedef void (*BeginAccess)(void *pointer, void *buffer, uintptr_t flags, void *pc);

// The program's own definition stands before the one of Swift's library, for all that is linked with it. It counts and hands on.
void swift_beginAccess(void *pointer, void *buffer, uintptr_t flags, void *pc) {
    static BeginAccess known;
    BeginAccess next = __atomic_load_n(&known, __ATOMIC_RELAXED);
    if (next == NULL) {
        next = (BeginAccess)dlsym(RTLD_NEXT, "swift_beginAccess");
        __atomic_store_n(&known, next, __ATOMIC_RELAXED);
    }
    accesses += 1;
    next(pointer, buffer, flags, pc);
}
