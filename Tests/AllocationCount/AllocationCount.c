#include "AllocationCount.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

static _Thread_local int64_t count __attribute__((tls_model("initial-exec")));

int64_t dovetail_allocation_count(void) { return count; }

int64_t dovetail_allocated_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return (int64_t)(info.uordblks + info.hblkhd);
}

#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define HAS_OWN_ALLOCATOR
#endif
#endif

// The program's own definitions stand before the C library's, for all libraries it loads. They count and hand on.
#if defined(__GLIBC__) && !defined(HAS_OWN_ALLOCATOR)
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
    count += 1;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count += 1;
    return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
    count += 1;
    return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count += 1;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    count += 1;
    void *memory = __libc_memalign(alignment, size);
    if (memory == NULL) return ENOMEM;
    *result = memory;
    return 0;
}
#endif
