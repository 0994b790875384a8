#include "window_pointer.h"

void dovetail_begin_move(GtkGesture *gesture) {
    GtkGestureSingle *single = GTK_GESTURE_SINGLE(gesture);
    GtkWidget *widget = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(gesture));
    GtkNative *native = widget ? gtk_widget_get_native(widget) : NULL;
    GdkSurface *surface = native ? gtk_native_get_surface(native) : NULL;
    GdkEvent *event = gtk_gesture_get_last_event(gesture, gtk_gesture_single_get_current_sequence(single));
    if (!surface || !GDK_IS_TOPLEVEL(surface) || !event) return;
    double x = 0, y = 0;
    gdk_event_get_position(event, &x, &y);
    gdk_toplevel_begin_move(GDK_TOPLEVEL(surface), gdk_event_get_device(event),
                            (int)gtk_gesture_single_get_current_button(single), x, y, gdk_event_get_time(event));
    gtk_event_controller_reset(GTK_EVENT_CONTROLLER(gesture));
}

gboolean dovetail_set_picture_cursor(GtkWidget *widget, const void *bytes, gsize length, double hot_x, double hot_y) {
    GBytes *data = g_bytes_new(bytes, length);
    GdkTexture *texture = gdk_texture_new_from_bytes(data, NULL);
    g_bytes_unref(data);
    if (!texture) return FALSE;
    GdkCursor *cursor = gdk_cursor_new_from_texture(texture, (int)(hot_x * gdk_texture_get_width(texture)),
                                                    (int)(hot_y * gdk_texture_get_height(texture)), NULL);
    g_object_unref(texture);
    gtk_widget_set_cursor(widget, cursor);
    g_object_unref(cursor);
    return TRUE;
}
