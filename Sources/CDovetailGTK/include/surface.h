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

/// Whether something of the owner's is in front of all hosted widgets at a point of the surface.
typedef int (*DovetailShieldCallback)(void *context, double x, double y);

/// Adds what keeps events from hosted widgets: it is not seen, lies in front of them, and is there only where `covers` says so. Events that it
/// gets are the surface's.
GtkWidget *dovetail_surface_add_shield(GtkWidget *surface, DovetailShieldCallback covers, void *context);
void dovetail_surface_remove_shield(GtkWidget *shield);

/// Adds a widget that the owner paints at its place among its views. It stands behind the shield.
void dovetail_surface_add_hosted(GtkWidget *surface, GtkWidget *child);
/// Gives a hosted widget, or the shield, its size and its place; the numbers are those of cairo's matrices. Only while the surface is allocated.
void dovetail_surface_place(GtkWidget *child, int width, int height, double xx, double yx, double xy, double yy,
                            double x0, double y0);
/// What a hosted widget looks like, with a matrix applied. Only while the surface is painted. The caller owns the result; NULL for nothing.
GskRenderNode *dovetail_surface_picture(GtkWidget *surface, GtkWidget *child, double xx, double yx, double xy,
                                        double yy, double x0, double y0);

/// g_signal_connect without macros.
void dovetail_connect(gpointer object, const char *signal, GCallback handler, gpointer data);

#endif
