#ifndef DOVETAIL_MAIN_LOOP_H
#define DOVETAIL_MAIN_LOOP_H

#include <glib.h>

/// Makes GLib's default main context serve the dispatch main queue (and with it the main actor) and the main run loop.
/// Call on the main thread before running the loop; further calls do nothing. Costs nothing while nothing happens.
void dovetail_main_loop_attach(void);

/// Ends `loop` when the process is asked to end (SIGINT, SIGTERM).
void dovetail_quit_on_signals(GMainLoop *loop);

#endif
