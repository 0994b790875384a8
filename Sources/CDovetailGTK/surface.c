#include "surface.h"

#define DOVETAIL_TYPE_SURFACE (dovetail_surface_get_type())
G_DECLARE_FINAL_TYPE(DovetailSurface, dovetail_surface, DOVETAIL, SURFACE, GtkWidget)

struct _DovetailSurface {
    GtkWidget parent_instance;
    DovetailSurfaceCallbacks callbacks;
};

G_DEFINE_TYPE(DovetailSurface, dovetail_surface, GTK_TYPE_WIDGET)

static void surface_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    DovetailSurface *self = DOVETAIL_SURFACE(widget);
    if (self->callbacks.snapshot) self->callbacks.snapshot(self->callbacks.context, snapshot);
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
        gtk_widget_snapshot_child(widget, child, snapshot);
}

static void surface_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline) {
    // Windows may be made as small as their owner lets them; children never decide.
    *minimum = 1;
    *natural = 1;
    *minimum_baseline = -1;
    *natural_baseline = -1;
}

static void surface_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    DovetailSurface *self = DOVETAIL_SURFACE(widget);
    if (self->callbacks.allocate) self->callbacks.allocate(self->callbacks.context, width, height);
}

static void surface_dispose(GObject *object) {
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
    G_OBJECT_CLASS(dovetail_surface_parent_class)->dispose(object);
}

static void dovetail_surface_class_init(DovetailSurfaceClass *class) {
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
    widget_class->snapshot = surface_snapshot;
    widget_class->measure = surface_measure;
    widget_class->size_allocate = surface_size_allocate;
    G_OBJECT_CLASS(class)->dispose = surface_dispose;
    gtk_widget_class_set_css_name(widget_class, "dovetail");
}

static void dovetail_surface_init(DovetailSurface *self) {
    gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
}

GtkWidget *dovetail_surface_new(DovetailSurfaceCallbacks callbacks) {
    DovetailSurface *self = g_object_new(DOVETAIL_TYPE_SURFACE, NULL);
    self->callbacks = callbacks;
    return GTK_WIDGET(self);
}

void dovetail_surface_detach(GtkWidget *surface) {
    DOVETAIL_SURFACE(surface)->callbacks = (DovetailSurfaceCallbacks){0};
}

void dovetail_surface_add(GtkWidget *surface, GtkWidget *child) {
    gtk_widget_set_parent(child, surface);
}

void dovetail_connect(gpointer object, const char *signal, GCallback handler, gpointer data) {
    g_signal_connect_data(object, signal, handler, data, NULL, 0);
}
