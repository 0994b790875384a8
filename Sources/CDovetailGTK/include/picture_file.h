#ifndef DOVETAIL_PICTURE_FILE_H
#define DOVETAIL_PICTURE_FILE_H

#include <glib.h>

/// Decodes a picture and encodes it again.
///
/// `type` is "png", "jpeg" or "tiff". `quality` is 0 to 100 and counts for JPEG alone, where parts that are not opaque are put on
/// white. `orientation` is one of the eight of EXIF, 1 for as it is. With `width` above 0 only the pixels from (`x`, `y`) are kept, which
/// have to be within the picture; with `to_width` above 0 the picture is made that large. Returns NULL when the bytes are no picture.
GBytes *dovetail_picture_convert(const guint8 *bytes, gsize count, const char *type, int quality, int orientation, int x, int y,
                                 int width, int height, int to_width, int to_height);

#endif
