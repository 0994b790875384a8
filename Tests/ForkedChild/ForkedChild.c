#include "ForkedChild.h"

#include <pthread.h>
#include <unistd.h>

typedef struct {
    void (*child)(void *);
    void *context;
    int process;
} Start;

static void *fork_here(void *data) {
    Start *start = data;
    int process = fork();
    if (process == 0) {
        start->child(start->context);
        _exit(0);
    }
    start->process = process;
    return NULL;
}

int forked_child_start(void (*child)(void *), void *context) {
    Start start = {.child = child, .context = context, .process = -1};
    pthread_t thread;
    if (pthread_create(&thread, NULL, fork_here, &start) != 0) return -1;
    pthread_join(thread, NULL);
    return start.process;
}
