#define _GNU_SOURCE
#include "window_place.h"

#ifdef GDK_WINDOWING_X11
#include <dlfcn.h>
#include <gdk/x11/gdkx.h>

typedef Bool (*Translate)(Display *, Window, Window, int, int, int *, int *, Window *);
#endif

gboolean dovetail_window_place(GtkWidget *window, double *x, double *y) {
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
    if (!surface) return FALSE;
#ifdef GDK_WINDOWING_X11
    if (GDK_IS_X11_SURFACE(surface)) {
        // GTK has loaded the library of X11; so the program need not be linked with it.
        Translate translate = (Translate)dlsym(RTLD_DEFAULT, "XTranslateCoordinates");
        if (!translate) return FALSE;
        Display *display = gdk_x11_display_get_xdisplay(gdk_surface_get_display(surface));
        int left = 0, top = 0;
        Window child;
        translate(display, gdk_x11_surface_get_xid(surface), DefaultRootWindow(display), 0, 0, &left, &top, &child);
        // The display counts pixels, and the window has room for its shadow around it.
        int scale = gdk_surface_get_scale_factor(surface);
        double inner_x = 0, inner_y = 0;
        gtk_native_get_surface_transform(GTK_NATIVE(window), &inner_x, &inner_y);
        *x = (double)left / scale + inner_x;
        *y = (double)top / scale + inner_y;
        return TRUE;
    }
#endif
    return FALSE;
}
