#include "include/picture_file.h"

#include <gdk-pixbuf/gdk-pixbuf.h>

// Each step takes over the pixels that it is given.

static GdkPixbuf *cropped(GdkPixbuf *pixels, int x, int y, int width, int height) {
    if (width <= 0 || height <= 0) return pixels;
    // A part shares the whole's memory: a copy lets go of it.
    GdkPixbuf *part = gdk_pixbuf_new_subpixbuf(pixels, x, y, width, height);
    GdkPixbuf *copy = gdk_pixbuf_copy(part);
    g_object_unref(part);
    g_object_unref(pixels);
    return copy;
}

static GdkPixbuf *scaled(GdkPixbuf *pixels, int width, int height) {
    if (width <= 0 || height <= 0) return pixels;
    GdkPixbuf *result = gdk_pixbuf_scale_simple(pixels, width, height, GDK_INTERP_BILINEAR);
    g_object_unref(pixels);
    return result;
}

static GdkPixbuf *turned(GdkPixbuf *pixels, int orientation) {
    if (orientation <= 1 || orientation > 8) return pixels;
    char text[2] = { (char) ('0' + orientation), 0 };
    GdkPixbuf *copy = gdk_pixbuf_copy(pixels);
    gdk_pixbuf_remove_option(copy, "orientation");
    gdk_pixbuf_set_option(copy, "orientation", text);
    GdkPixbuf *result = gdk_pixbuf_apply_embedded_orientation(copy);
    g_object_unref(copy);
    g_object_unref(pixels);
    return result;
}

static GdkPixbuf *on_white(GdkPixbuf *pixels) {
    if (!gdk_pixbuf_get_has_alpha(pixels)) return pixels;
    int width = gdk_pixbuf_get_width(pixels), height = gdk_pixbuf_get_height(pixels);
    GdkPixbuf *result = gdk_pixbuf_composite_color_simple(pixels, width, height, GDK_INTERP_NEAREST, 255, 8, 0xffffff, 0xffffff);
    g_object_unref(pixels);
    return result;
}

GBytes *dovetail_picture_convert(const guint8 *bytes, gsize count, const char *type, int quality, int orientation, int x, int y,
                                 int width, int height, int to_width, int to_height) {
    GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
    gboolean is_read = gdk_pixbuf_loader_write(loader, bytes, count, NULL);
    is_read = gdk_pixbuf_loader_close(loader, NULL) && is_read;
    GdkPixbuf *pixels = is_read ? gdk_pixbuf_loader_get_pixbuf(loader) : NULL;
    if (pixels != NULL) pixels = gdk_pixbuf_apply_embedded_orientation(pixels);
    g_object_unref(loader);
    if (pixels == NULL) return NULL;
    pixels = turned(pixels, orientation);
    pixels = cropped(pixels, x, y, width, height);
    pixels = scaled(pixels, to_width, to_height);
    gchar *buffer = NULL;
    gsize size = 0;
    gboolean is_written;
    if (g_strcmp0(type, "jpeg") == 0) {
        pixels = on_white(pixels);
        char text[8];
        g_snprintf(text, sizeof text, "%d", CLAMP(quality, 0, 100));
        is_written = gdk_pixbuf_save_to_buffer(pixels, &buffer, &size, type, NULL, "quality", text, NULL);
    } else {
        is_written = gdk_pixbuf_save_to_buffer(pixels, &buffer, &size, type, NULL, NULL);
    }
    g_object_unref(pixels);
    return is_written ? g_bytes_new_take(buffer, size) : NULL;
}
