#ifndef DOVETAIL_INPUT_METHOD_H
#define DOVETAIL_INPUT_METHOD_H

#include <gtk/gtk.h>

/// Tells an input method what a text is about.
void dovetail_im_set_purpose(GtkIMContext *context, GtkInputPurpose purpose, GtkInputHints hints);

#endif
