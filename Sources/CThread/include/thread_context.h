#ifndef DOVETAIL_THREAD_CONTEXT_H
#define DOVETAIL_THREAD_CONTEXT_H

#include <stddef.h>

/// What the code that runs on a thread is within. All of it is kept here and nowhere else, so that there is one place to look, and one way to
/// find it: whoever enters something sets its own field, and puts back what was there when it leaves. Each field belongs to one type, which
/// tells what it points to; all are NULL or 0 on a new thread.
struct dovetail_thread_context {
    /// The graph that attributes belong to (`Graph.current`).
    void *_Nullable graph;
    /// Who is told what is read of an environment (`EnvironmentReads`).
    void *_Nullable environment_reads;
    /// The transaction of the changes that are made (`Transaction.current`).
    const void *_Nullable transaction;
    /// The body that runs (`RunningBody.current`).
    const void *_Nullable body;
    /// The write of a stored value that an object has announced (`ObjectWrite`).
    void *_Nullable object_write;
    /// Whether the thread is the main one: 1 for yes, 2 for no, 0 before it was looked up (`MainThread`).
    int main_thread;
};

extern _Thread_local struct dovetail_thread_context dovetail_thread_context;

/// The calling thread's. Only that thread may use it.
static inline struct dovetail_thread_context *_Nonnull dovetail_context(void) { return &dovetail_thread_context; }

#endif
