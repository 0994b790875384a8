#ifndef DOVETAIL_WINDOW_COLOR_SCHEME_H
#define DOVETAIL_WINDOW_COLOR_SCHEME_H

#include <gio/gio.h>

/// Asks the desktop's settings portal which appearance a person prefers, and again whenever that changes. `changed` is called
/// on the main thread with 0 (no preference), 1 (dark) or 2 (light); never when there is no session bus or no portal.
void dovetail_color_scheme_watch(void (*changed)(void *context, guint32 preference), void *context);

/// Whether there is a session bus to talk to; asking does not start one.
gboolean dovetail_has_session_bus(void);

#endif
