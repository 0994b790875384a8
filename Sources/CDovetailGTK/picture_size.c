#include "include/picture_size.h"

#include <gdk-pixbuf/gdk-pixbuf.h>

typedef struct {
    int width;
    int height;
    gboolean is_known;
} PictureSize;

static void size_prepared(GdkPixbufLoader *loader, int width, int height, gpointer data) {
    PictureSize *size = data;
    size->width = width;
    size->height = height;
    size->is_known = TRUE;
    // No pixels are wanted: a decoder that is asked for none ends here.
    gdk_pixbuf_loader_set_size(loader, 0, 0);
}

gboolean dovetail_picture_size(const guint8 *bytes, gsize count, int *width, int *height) {
    PictureSize size = { 0, 0, FALSE };
    GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
    g_signal_connect(loader, "size-prepared", G_CALLBACK(size_prepared), &size);
    gsize done = 0;
    gboolean goes_on = TRUE;
    while (goes_on && !size.is_known && done < count) {
        gsize part = MIN(count - done, 4096);
        goes_on = gdk_pixbuf_loader_write(loader, bytes + done, part, NULL);
        done += part;
    }
    // Drawings are understood only when they are complete.
    gdk_pixbuf_loader_close(loader, NULL);
    g_object_unref(loader);
    *width = size.width;
    *height = size.height;
    return size.is_known;
}

gboolean dovetail_picture_is_readable(const guint8 *bytes, gsize count) {
    GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
    gboolean is_read = gdk_pixbuf_loader_write(loader, bytes, count, NULL);
    is_read = gdk_pixbuf_loader_close(loader, NULL) && is_read && gdk_pixbuf_loader_get_pixbuf(loader) != NULL;
    g_object_unref(loader);
    return is_read;
}
