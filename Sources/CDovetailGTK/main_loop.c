#include "main_loop.h"

#include <dirent.h>
#include <errno.h>
#include <glib-unix.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Of libdispatch, for run loops that drain the main queue themselves.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// Of Foundation's run loop.
extern int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char return_after_source_handled);
extern const void *kCFRunLoopDefaultMode;

static gboolean drain_main_queue(gint descriptor, GIOCondition condition, gpointer data) {
    uint64_t count;
    // Read first: the descriptor would stay ready, and the loop would never get round to painting.
    while (read(descriptor, &count, sizeof count) < 0 && errno == EINTR) {
    }
    _dispatch_main_queue_callback_4CF(NULL);
    return G_SOURCE_CONTINUE;
}

static void run_ready_sources(void) {
    // Until nothing is ready; a timer that is always due must not keep the loop here.
    for (int round = 0; round < 16; round++) {
        if (CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 1) != 4) break;
    }
}

static gboolean serve_run_loop(gint descriptor, GIOCondition condition, gpointer data) {
    run_ready_sources();
    return G_SOURCE_CONTINUE;
}

static gboolean poll_run_loop(gpointer data) {
    run_ready_sources();
    return G_SOURCE_CONTINUE;
}

#define MAXIMUM_DESCRIPTORS 1024

// Notes which descriptors wait for others ("eventpoll").
static void find_poll_descriptors(gboolean found[MAXIMUM_DESCRIPTORS]) {
    memset(found, 0, sizeof(gboolean) * MAXIMUM_DESCRIPTORS);
    DIR *folder = opendir("/proc/self/fd");
    if (!folder) return;
    struct dirent *entry;
    while ((entry = readdir(folder))) {
        int descriptor = atoi(entry->d_name);
        if (entry->d_name[0] == '.' || descriptor >= MAXIMUM_DESCRIPTORS) continue;
        char path[64], target[64];
        g_snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
        ssize_t length = readlink(path, target, sizeof target - 1);
        if (length < 0) continue;
        target[length] = 0;
        found[descriptor] = strcmp(target, "anon_inode:[eventpoll]") == 0;
    }
    closedir(folder);
}

void dovetail_main_loop_attach(void) {
    // The run loop waits on a descriptor that it shows to nobody. It is the one that appears when the loop first runs:
    // it becomes ready for timers and for blocks handed over by other threads alike.
    gboolean before[MAXIMUM_DESCRIPTORS], after[MAXIMUM_DESCRIPTORS];
    find_poll_descriptors(before);
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 1);
    find_poll_descriptors(after);
    gboolean watched = FALSE;
    for (int descriptor = 0; descriptor < MAXIMUM_DESCRIPTORS; descriptor++) {
        if (after[descriptor] && !before[descriptor]) {
            g_unix_fd_add(descriptor, G_IO_IN, serve_run_loop, NULL);
            watched = TRUE;
        }
    }
    // Where the run loop existed before, its descriptor cannot be told apart; then it is asked now and again.
    if (!watched) g_timeout_add(20, poll_run_loop, NULL);

    g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, drain_main_queue, NULL);
}

static gboolean quit_loop(gpointer loop) {
    g_main_loop_quit(loop);
    return G_SOURCE_CONTINUE;
}

void dovetail_quit_on_signals(GMainLoop *loop) {
    g_unix_signal_add(SIGINT, quit_loop, loop);
    g_unix_signal_add(SIGTERM, quit_loop, loop);
}
