#ifndef DOVETAIL_WINDOW_POINTER_H
#define DOVETAIL_WINDOW_POINTER_H

#include <gtk/gtk.h>

/// Lets the desktop move the window of a gesture's widget with the pointer, which is pressed, until it is released. The gesture is
/// cancelled, since its release goes to the desktop. Does nothing while the gesture has no press.
void dovetail_begin_move(GtkGesture *gesture);

/// Shows a picture, as the bytes of a file, for the pointer over a widget. The hot spot is in shares of the picture's size. Returns FALSE
/// when the picture cannot be read.
gboolean dovetail_set_picture_cursor(GtkWidget *widget, const void *bytes, gsize length, double hot_x, double hot_y);

#endif
