#ifndef DOVETAIL_WINDOW_COLOR_SCHEME_H
#define DOVETAIL_WINDOW_COLOR_SCHEME_H

#include <gio/gio.h>

/// Asks the desktop's settings portal for a setting, such as `color-scheme` of `org.freedesktop.appearance`, and again whenever that changes.
/// `changed` is called on the main thread with the setting's number, which is 1 or 0 for a boolean; never when there is no session bus or no
/// portal, or none that has the setting.
void dovetail_setting_watch(const char *namespace, const char *key, void (*changed)(void *context, guint32 preference), void *context);

/// Whether there is a session bus to talk to; asking does not start one.
gboolean dovetail_has_session_bus(void);

#endif
