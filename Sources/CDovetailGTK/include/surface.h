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
    /// The surface has a new size, or its children must be placed.
    void (*allocate)(void *context, int width, int height);
    /// Whether a point is covered by what the surface's owner has painted, so that what the pointer does there is not for a child. NULL for nowhere.
    gboolean (*covers)(void *context, double x, double y);
} DovetailSurfaceCallbacks;

/// A widget that is painted by its owner and holds children at places of the owner's choosing.
GtkWidget *dovetail_surface_new(DovetailSurfaceCallbacks callbacks);
/// Tells the surface that its owner has gone.
void dovetail_surface_detach(GtkWidget *surface);

/// Adds a child before all others.
void dovetail_surface_add(GtkWidget *surface, GtkWidget *child);
/// Places a child; from within `allocate` only.
void dovetail_surface_place(GtkWidget *child, int x, int y, int width, int height);

/// g_signal_connect without macros.
void dovetail_connect(gpointer object, const char *signal, GCallback handler, gpointer data);

#endif
