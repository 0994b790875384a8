#ifndef DOVETAIL_WINDOW_PLACE_H
#define DOVETAIL_WINDOW_PLACE_H

#include <gtk/gtk.h>

/// Where a window is on the screen, in points: the corner of what the window manager knows as the window. Returns false where the desktop does
/// not tell, as on Wayland.
gboolean dovetail_window_place(GtkWidget *window, double *x, double *y);

#endif
