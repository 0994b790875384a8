#ifndef DOVETAIL_SURFACE_H
#define DOVETAIL_SURFACE_H

#if !__has_include(<gtk/gtk.h>)
#error "GTK 4 is not installed. On Debian and Ubuntu: apt-get install libgtk-4-dev pkg-config (or run `make deps`)."
#endif
#include <gtk/gtk.h>

/// What a surface asks of its owner. All are called on the main thread, with `context` as the first argument.
typedef struct {
    void *context;
    /// Paints the surface.
    void (*snapshot)(void *context, GtkSnapshot *snapshot);
    /// The surface has a new size, or its popovers must be placed.
    void (*allocate)(void *context, int width, int height);
} DovetailSurfaceCallbacks;

/// A widget that is painted by its owner. Surfaces of menus and popovers are its children.
GtkWidget *dovetail_surface_new(DovetailSurfaceCallbacks callbacks);
/// Tells the surface that its owner has gone.
void dovetail_surface_detach(GtkWidget *surface);

/// Adds a surface of a menu or popover.
void dovetail_surface_add(GtkWidget *surface, GtkWidget *child);

/// g_signal_connect without macros.
void dovetail_connect(gpointer object, const char *signal, GCallback handler, gpointer data);

#endif
