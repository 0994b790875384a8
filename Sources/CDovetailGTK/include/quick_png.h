#ifndef DOVETAIL_QUICK_PNG_H
#define DOVETAIL_QUICK_PNG_H

#include <glib.h>

/// The PNG file of a picture of four bytes for each pixel (blue, green, red, alpha; premultiplied), with `stride` bytes from row to row.
///
/// It is packed lightly and its rows are not filtered: that takes a sixth of the time of cairo's way, which is for files that are kept, and is
/// half as large again for pictures of views. Returns NULL when there is no memory.
GBytes *dovetail_quick_png(const guint8 *pixels, int width, int height, gsize stride);

#endif
