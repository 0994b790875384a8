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
static _Thread_local void *thread_slot = NULL;

void *dovetail_thread_slot_get(void) { return thread_slot; }
void dovetail_thread_slot_set(void *value) { thread_slot = value; }

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

void dovetail_call_on_new_stack(size_t size, void (*function)(void *), void *context) {
#ifdef DOVETAIL_TSAN
    // The thread sanitiser keeps a shadow stack for each thread and cannot follow a switch.
    function(context);
#else
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t total = ((size + page - 1) / page + 1) * page;
    char *segment = mmap(NULL, total, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (segment == MAP_FAILED) abort();
    // A guard page turns an overflow into a fault instead of silent damage.
    mprotect(segment, page, PROT_NONE);

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
    munmap(segment, total);
#endif
}
