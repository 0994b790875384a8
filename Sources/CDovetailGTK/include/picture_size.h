#ifndef DOVETAIL_PICTURE_SIZE_H
#define DOVETAIL_PICTURE_SIZE_H

#include <glib.h>

/// How many pixels an encoded picture has, told by its header: nothing is decoded, so that this costs little whatever the file
/// claims. Returns FALSE when the bytes are no picture.
gboolean dovetail_picture_size(const guint8 *bytes, gsize count, int *width, int *height);

/// Whether encoded bytes are a picture without faults, told by decoding it.
gboolean dovetail_picture_is_readable(const guint8 *bytes, gsize count);

#endif
