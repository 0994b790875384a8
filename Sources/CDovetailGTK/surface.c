#include "surface.h"

#define DOVETAIL_TYPE_SURFACE (dovetail_surface_get_type())
G_DECLARE_FINAL_TYPE(DovetailSurface, dovetail_surface, DOVETAIL, SURFACE, GtkWidget)

// Set on the widgets that the owner paints at their places among its views.
#define HOSTED "dovetail-hosted"

struct _DovetailSurface {
    GtkWidget parent_instance;
    DovetailSurfaceCallbacks callbacks;
};

G_DEFINE_TYPE(DovetailSurface, dovetail_surface, GTK_TYPE_WIDGET)

static void surface_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    DovetailSurface *self = DOVETAIL_SURFACE(widget);
    if (self->callbacks.snapshot) self->callbacks.snapshot(self->callbacks.context, snapshot);
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
        if (!g_object_get_data(G_OBJECT(child), HOSTED)) gtk_widget_snapshot_child(widget, child, snapshot);
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

// MARK: Hosted widgets

#define DOVETAIL_TYPE_SHIELD (dovetail_shield_get_type())
G_DECLARE_FINAL_TYPE(DovetailShield, dovetail_shield, DOVETAIL, SHIELD, GtkWidget)

struct _DovetailShield {
    GtkWidget parent_instance;
    DovetailShieldCallback covers;
    void *context;
};

G_DEFINE_TYPE(DovetailShield, dovetail_shield, GTK_TYPE_WIDGET)

static gboolean shield_contains(GtkWidget *widget, double x, double y) {
    DovetailShield *self = DOVETAIL_SHIELD(widget);
    return self->covers && self->covers(self->context, x, y);
}

static void dovetail_shield_class_init(DovetailShieldClass *class) {
    GTK_WIDGET_CLASS(class)->contains = shield_contains;
}

static void dovetail_shield_init(DovetailShield *self) {
    gtk_widget_set_focusable(GTK_WIDGET(self), FALSE);
}

GtkWidget *dovetail_surface_add_shield(GtkWidget *surface, DovetailShieldCallback covers, void *context) {
    DovetailShield *self = g_object_new(DOVETAIL_TYPE_SHIELD, NULL);
    self->covers = covers;
    self->context = context;
    g_object_set_data(G_OBJECT(self), HOSTED, self);
    gtk_widget_set_parent(GTK_WIDGET(self), surface);
    return GTK_WIDGET(self);
}

void dovetail_surface_remove_shield(GtkWidget *shield) {
    DOVETAIL_SHIELD(shield)->covers = NULL;
    gtk_widget_unparent(shield);
}

void dovetail_surface_add_hosted(GtkWidget *surface, GtkWidget *child) {
    g_object_set_data(G_OBJECT(child), HOSTED, child);
    gtk_widget_insert_after(child, surface, NULL);
}

void dovetail_surface_place(GtkWidget *child, int width, int height, double xx, double yx, double xy, double yy,
                            double x0, double y0) {
    // The toolkit warns of widgets that get a size without having been asked.
    int minimum;
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
    GskTransform *transform = NULL;
    if (xx == 1 && yx == 0 && xy == 0 && yy == 1) {
        if (x0 != 0 || y0 != 0) transform = gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(x0, y0));
    } else {
        graphene_matrix_t matrix;
        graphene_matrix_init_from_2d(&matrix, xx, yx, xy, yy, x0, y0);
        transform = gsk_transform_matrix(NULL, &matrix);
    }
    gtk_widget_allocate(child, width, height, -1, transform);
}

GskRenderNode *dovetail_surface_picture(GtkWidget *surface, GtkWidget *child, double xx, double yx, double xy,
                                        double yy, double x0, double y0) {
    GtkSnapshot *snapshot = gtk_snapshot_new();
    if (xx == 1 && yx == 0 && xy == 0 && yy == 1) {
        gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(x0, y0));
    } else {
        graphene_matrix_t matrix;
        graphene_matrix_init_from_2d(&matrix, xx, yx, xy, yy, x0, y0);
        gtk_snapshot_transform_matrix(snapshot, &matrix);
    }
    gtk_widget_snapshot_child(surface, child, snapshot);
    return gtk_snapshot_free_to_node(snapshot);
}

void dovetail_connect(gpointer object, const char *signal, GCallback handler, gpointer data) {
    g_signal_connect_data(object, signal, handler, data, NULL, 0);
}
