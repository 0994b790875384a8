#include "input_method.h"

void dovetail_im_set_purpose(GtkIMContext *context, GtkInputPurpose purpose, GtkInputHints hints) {
    g_object_set(context, "input-purpose", purpose, "input-hints", hints, NULL);
}
