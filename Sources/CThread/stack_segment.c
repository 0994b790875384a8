#define _GNU_SOURCE
#include "stack_segment.h"

#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define DOVETAIL_TSAN 1
#endif
#endif

// The lowest usable address of the stack that this thread runs on now; 0 until it was looked up.
static _Thread_local uintptr_t stack_limit = 0;

static uintptr_t thread_stack_limit(void) {
    pthread_attr_t attributes;
    void *address = NULL;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
        pthread_attr_getstack(&attributes, &address, &size);
        pthread_attr_destroy(&attributes);
    }
    return (uintptr_t)address;
}

size_t dovetail_remaining_stack(void) {
    if (stack_limit == 0) stack_limit = thread_stack_limit();
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    return here > stack_limit ? here - stack_limit : 0;
}

struct call {
    void (*function)(void *);
    void *context;
};

// makecontext passes ints only, so the pointer travels in two halves.
static void trampoline(unsigned int high, unsigned int low) {
    struct call *call = (struct call *)(((uintptr_t)high << 32) | (uintptr_t)low);
    call->function(call->context);
}

#ifndef DOVETAIL_TSAN
// The segment that was given up last: a caller near the end of its stack that calls again and again would otherwise map
// and unmap one each time. Freed when the thread ends.
struct segment {
    size_t size;
    char *start;
};
static pthread_key_t spare_key;
static pthread_once_t spare_once = PTHREAD_ONCE_INIT;

static void free_spare(void *value) {
    struct segment *spare = value;
    if (spare->start) munmap(spare->start, spare->size);
    free(spare);
}

static void make_spare_key(void) {
    if (pthread_key_create(&spare_key, free_spare) != 0) abort();
}

static struct segment *spare_segment(void) {
    pthread_once(&spare_once, make_spare_key);
    struct segment *spare = pthread_getspecific(spare_key);
    if (!spare) {
        spare = calloc(1, sizeof *spare);
        if (!spare || pthread_setspecific(spare_key, spare) != 0) abort();
    }
    return spare;
}

static char *take_segment(size_t page, size_t size) {
    struct segment *spare = spare_segment();
    if (spare->start && spare->size == size) {
        char *start = spare->start;
        spare->start = NULL;
        return start;
    }
    char *start = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (start == MAP_FAILED) abort();
    // A guard page turns an overflow into a fault instead of silent damage.
    if (mprotect(start, page, PROT_NONE) != 0) abort();
    return start;
}

static void give_up_segment(char *start, size_t size) {
    struct segment *spare = spare_segment();
    if (spare->start) {
        munmap(start, size);
    } else {
        *spare = (struct segment){size, start};
    }
}
#endif

void dovetail_call_on_new_stack(size_t size, void (*function)(void *), void *context) {
#ifdef DOVETAIL_TSAN
    // The thread sanitiser keeps a shadow stack for each thread and cannot follow a switch.
    function(context);
#else
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t total = ((size + page - 1) / page + 1) * page;
    char *segment = take_segment(page, total);

    ucontext_t caller, callee;
    struct call call = {function, context};
    uintptr_t pointer = (uintptr_t)&call;
    uintptr_t outer_limit = stack_limit;
    getcontext(&callee);
    callee.uc_stack.ss_sp = segment + page;
    callee.uc_stack.ss_size = total - page;
    callee.uc_link = &caller;
    makecontext(&callee, (void (*)(void))trampoline, 2, (unsigned int)(pointer >> 32), (unsigned int)pointer);
    stack_limit = (uintptr_t)(segment + page);
    swapcontext(&caller, &callee);
    stack_limit = outer_limit;
    give_up_segment(segment, total);
#endif
}
