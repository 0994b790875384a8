#include "main_loop.h"

#include <dirent.h>
#include <errno.h>
#include <glib-unix.h>
#include <poll.h>
#include <pthread.h>
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
extern void *CFRunLoopGetMain(void);
extern void *CFRunLoopTimerCreate(const void *allocator, double date, double interval, unsigned long flags, long order,
                                  void (*callback)(void *timer, void *info), void *context);
extern void CFRunLoopAddTimer(void *loop, void *timer, const void *mode);
extern double CFAbsoluteTimeGetCurrent(void);
extern void CFRelease(const void *object);
extern const void *kCFRunLoopDefaultMode;

// GTK's own for painting, so that a busy queue and painting take turns.
#define TURN_PRIORITY (G_PRIORITY_HIGH_IDLE + 20)

// MARK: The dispatch main queue

static gboolean drain_main_queue(gint descriptor, GIOCondition condition, gpointer data) {
    uint64_t count;
    // Read first: the descriptor would stay ready, and the loop would never get round to painting.
    while (read(descriptor, &count, sizeof count) < 0 && errno == EINTR) {
    }
    _dispatch_main_queue_callback_4CF(NULL);
    return G_SOURCE_CONTINUE;
}

// MARK: The main run loop

static void run_once(void) { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 1); }

static gboolean serve_run_loop(gint descriptor, GIOCondition condition, gpointer data) {
    run_once();
    return G_SOURCE_CONTINUE;
}

// A block handed to `RunLoop.perform` on the main thread makes no descriptor ready, and nothing tells that it is there. So
// the run loop gets a turn after every other thing that the main loop did, before it sleeps.
typedef struct {
    GSource source;
    gboolean is_turn_over;
} TurnSource;

static gboolean turn_prepare(GSource *source, gint *timeout) {
    TurnSource *turn = (TurnSource *)source;
    *timeout = -1;
    if (!turn->is_turn_over) return TRUE;
    // The next time round, something has happened.
    turn->is_turn_over = FALSE;
    return FALSE;
}

static gboolean turn_check(GSource *source) { return FALSE; }

static gboolean turn_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
    // A block may hand over another one: each pass of the run loop takes what was there when it began.
    for (int pass = 0; pass < 8; pass++) run_once();
    ((TurnSource *)source)->is_turn_over = TRUE;
    return G_SOURCE_CONTINUE;
}

static GSourceFuncs turn_functions = {turn_prepare, turn_check, turn_dispatch, NULL, NULL, NULL};

// MARK: Finding the run loop's descriptor

static GArray *poll_descriptors(void) {
    GArray *found = g_array_new(FALSE, FALSE, sizeof(struct pollfd));
    DIR *folder = opendir("/proc/self/fd");
    if (!folder) return found;
    struct dirent *entry;
    while ((entry = readdir(folder))) {
        if (entry->d_name[0] == '.') continue;
        char path[64], target[64];
        g_snprintf(path, sizeof path, "/proc/self/fd/%s", entry->d_name);
        ssize_t length = readlink(path, target, sizeof target - 1);
        if (length < 0) continue;
        target[length] = 0;
        if (strcmp(target, "anon_inode:[eventpoll]") != 0) continue;
        struct pollfd descriptor = {.fd = atoi(entry->d_name), .events = POLLIN};
        g_array_append_val(found, descriptor);
    }
    closedir(folder);
    return found;
}

static void ignore_timer(void *timer, void *info) {}

static gboolean is_ready(int descriptor) {
    struct pollfd one = {.fd = descriptor, .events = POLLIN};
    return poll(&one, 1, 0) > 0;
}

// The run loop waits on a descriptor that it shows to nobody; it becomes ready for timers and for work handed over by other
// threads alike. It is the one that a timer of the run loop makes ready, and serving the run loop makes unready again.
// Returns -1 when it cannot be told.
static int run_loop_descriptor(void) {
    run_once();
    GArray *candidates = poll_descriptors();
    for (guint index = candidates->len; index-- > 0;)
        if (is_ready(g_array_index(candidates, struct pollfd, index).fd)) g_array_remove_index(candidates, index);

    void *timer = CFRunLoopTimerCreate(NULL, CFAbsoluteTimeGetCurrent(), 0, 0, 0, ignore_timer, NULL);
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, kCFRunLoopDefaultMode);
    CFRelease(timer);
    poll((struct pollfd *)candidates->data, candidates->len, 200);
    run_once();

    int found = -1;
    for (guint index = 0; index < candidates->len; index++) {
        struct pollfd candidate = g_array_index(candidates, struct pollfd, index);
        if (candidate.revents & POLLIN && !is_ready(candidate.fd)) found = candidate.fd;
    }
    g_array_unref(candidates);
    return found;
}

static void watch(int descriptor, GUnixFDSourceFunc function) {
    g_unix_fd_add_full(TURN_PRIORITY, descriptor, G_IO_IN, function, NULL, NULL);
}

static gboolean poll_run_loop(gpointer data) {
    run_once();
    return G_SOURCE_CONTINUE;
}

void dovetail_main_loop_attach(void) {
    static gboolean is_attached = FALSE;
    if (is_attached) return;
    is_attached = TRUE;

    int descriptor = run_loop_descriptor();
    if (descriptor >= 0) {
        watch(descriptor, serve_run_loop);
    } else {
        // Better a little late than never: timers are asked for now and again.
        g_timeout_add(20, poll_run_loop, NULL);
    }
    watch(_dispatch_get_main_queue_handle_4CF(), drain_main_queue);

    GSource *turn = g_source_new(&turn_functions, sizeof(TurnSource));
    g_source_set_priority(turn, TURN_PRIORITY);
    g_source_attach(turn, NULL);
    g_source_unref(turn);
}

// MARK: Ending

static gboolean quit_loop(gpointer loop) {
    g_main_loop_quit(loop);
    return G_SOURCE_CONTINUE;
}

void dovetail_quit_on_signals(GMainLoop *loop) {
    // A program inherits what the thread that started it had blocked; worker threads of libdispatch block everything.
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
    g_unix_signal_add(SIGINT, quit_loop, loop);
    g_unix_signal_add(SIGTERM, quit_loop, loop);
}
