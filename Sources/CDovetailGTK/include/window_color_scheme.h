#ifndef DOVETAIL_WINDOW_COLOR_SCHEME_H
#define DOVETAIL_WINDOW_COLOR_SCHEME_H

#include <gio/gio.h>

/// Asks the desktop's settings portal for one of the settings of how a person wants things to look, such as `color-scheme`, and again whenever
/// that changes. `changed` is called on the main thread with the setting's number; never when there is no session bus or no portal, or none that
/// has the setting.
void dovetail_appearance_watch(const char *key, void (*changed)(void *context, guint32 preference), void *context);

/// Whether there is a session bus to talk to; asking does not start one.
gboolean dovetail_has_session_bus(void);

#endif
