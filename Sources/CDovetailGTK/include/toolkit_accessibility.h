#ifndef DOVETAIL_TOOLKIT_ACCESSIBILITY_H
#define DOVETAIL_TOOLKIT_ACCESSIBILITY_H

#include <gtk/gtk.h>

/// Lets GTK decide now whether its widgets are accessible: it looks at `GTK_A11Y` in the environment when the first of them is, and never again.
/// Call once the toolkit has started.
void dovetail_decide_toolkit_accessibility(void);

#endif
