#pragma once

/// Forks on a thread that has done nothing else, and runs a function in the child, whose only thread that one is. Returns the child's number, or
/// -1.
///
/// Swift's runtime keeps the number of each thread for its locks, and a child's thread has another one than its parent's. Where the thread that
/// forks has used the runtime before, the child's locks name the parent as their owner, and two threads that want the same one wait for ever.
int forked_child_start(void (*child)(void *context), void *context);
