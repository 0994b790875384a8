#include "list_benchmark.h"

// A row's data.

#define BENCHMARK_TYPE_ITEM (benchmark_item_get_type())
G_DECLARE_FINAL_TYPE(BenchmarkItem, benchmark_item, BENCHMARK, ITEM, GObject)

struct _BenchmarkItem {
    GObject parent;
    unsigned id;
    char *label;
};

G_DEFINE_TYPE(BenchmarkItem, benchmark_item, G_TYPE_OBJECT)

enum { PROPERTY_LABEL = 1 };
static GParamSpec *label_property;

static void get_property(GObject *object, guint id, GValue *value, GParamSpec *spec) {
    (void)id;
    (void)spec;
    g_value_set_string(value, BENCHMARK_ITEM(object)->label);
}

static void finalize(GObject *object) {
    g_free(BENCHMARK_ITEM(object)->label);
    G_OBJECT_CLASS(benchmark_item_parent_class)->finalize(object);
}

static void benchmark_item_class_init(BenchmarkItemClass *class) {
    G_OBJECT_CLASS(class)->get_property = get_property;
    G_OBJECT_CLASS(class)->finalize = finalize;
    label_property = g_param_spec_string("label", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
    g_object_class_install_property(G_OBJECT_CLASS(class), PROPERTY_LABEL, label_property);
}

static void benchmark_item_init(BenchmarkItem *item) { (void)item; }

// The window.

struct ListBenchmarkWindow {
    GListStore *store;
    GtkSingleSelection *selection;
    GtkAdjustment *adjustment;
    unsigned next_id;
};

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    (void)factory;
    (void)data;
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    GtkWidget *label = gtk_label_new(NULL);
    gtk_widget_set_hexpand(label, TRUE);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_box_append(GTK_BOX(row), gtk_label_new(NULL));
    gtk_box_append(GTK_BOX(row), label);
    gtk_box_append(GTK_BOX(row), gtk_label_new("x"));
    gtk_list_item_set_child(item, row);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer data) {
    (void)factory;
    (void)data;
    BenchmarkItem *item = gtk_list_item_get_item(list_item);
    GtkWidget *number = gtk_widget_get_first_child(gtk_list_item_get_child(list_item));
    GtkWidget *label = gtk_widget_get_next_sibling(number);
    char text[16];
    g_snprintf(text, sizeof text, "%u", item->id);
    gtk_label_set_text(GTK_LABEL(number), text);
    GBinding *binding = g_object_bind_property(item, "label", label, "label", G_BINDING_SYNC_CREATE);
    g_object_set_data(G_OBJECT(list_item), "binding", binding);
}

static void unbind(GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer data) {
    (void)factory;
    (void)data;
    g_binding_unbind(g_object_get_data(G_OBJECT(list_item), "binding"));
}

ListBenchmarkWindow *list_benchmark_open(int width, int height) {
    ListBenchmarkWindow *self = g_new0(ListBenchmarkWindow, 1);
    self->next_id = 1;
    self->store = g_list_store_new(BENCHMARK_TYPE_ITEM);
    self->selection = gtk_single_selection_new(G_LIST_MODEL(g_object_ref(self->store)));
    gtk_single_selection_set_autoselect(self->selection, FALSE);
    gtk_single_selection_set_can_unselect(self->selection, TRUE);
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    g_signal_connect(factory, "unbind", G_CALLBACK(unbind), NULL);
    GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(self->selection), factory);
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
    self->adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), width, height);
    gtk_window_set_child(GTK_WINDOW(window), scrolled);
    gtk_window_present(GTK_WINDOW(window));
    return self;
}

/// New rows in the place of those in a range.
static void splice(ListBenchmarkWindow *self, unsigned position, unsigned removed, unsigned count) {
    gpointer *items = g_new(gpointer, count + 1);
    for (unsigned index = 0; index < count; index++) {
        BenchmarkItem *item = g_object_new(BENCHMARK_TYPE_ITEM, NULL);
        item->id = self->next_id++;
        item->label = g_strdup_printf("pretty red table %u", item->id % 97);
        items[index] = item;
    }
    g_list_store_splice(self->store, position, removed, items, count);
    for (unsigned index = 0; index < count; index++) g_object_unref(items[index]);
    g_free(items);
}

static unsigned count(ListBenchmarkWindow *self) { return g_list_model_get_n_items(G_LIST_MODEL(self->store)); }

void list_benchmark_fill(ListBenchmarkWindow *self, unsigned new_count) {
    gtk_single_selection_set_selected(self->selection, GTK_INVALID_LIST_POSITION);
    gtk_adjustment_set_value(self->adjustment, 0);
    splice(self, 0, count(self), new_count);
}

void list_benchmark_append(ListBenchmarkWindow *self, unsigned new_count) { splice(self, count(self), 0, new_count); }

void list_benchmark_update(ListBenchmarkWindow *self) {
    unsigned end = count(self);
    for (unsigned index = 0; index < end; index += 10) {
        BenchmarkItem *item = g_list_model_get_item(G_LIST_MODEL(self->store), index);
        char *label = g_strconcat(item->label, " !!!", NULL);
        g_free(item->label);
        item->label = label;
        g_object_notify_by_pspec(G_OBJECT(item), label_property);
        g_object_unref(item);
    }
}

void list_benchmark_select(ListBenchmarkWindow *self, unsigned position) {
    gtk_single_selection_set_selected(self->selection, position);
}

void list_benchmark_swap(ListBenchmarkWindow *self, unsigned first, unsigned second) {
    gpointer upper = g_list_model_get_item(G_LIST_MODEL(self->store), first);
    gpointer lower = g_list_model_get_item(G_LIST_MODEL(self->store), second);
    g_list_store_splice(self->store, first, 1, &lower, 1);
    g_list_store_splice(self->store, second, 1, &upper, 1);
    g_object_unref(upper);
    g_object_unref(lower);
}

void list_benchmark_remove(ListBenchmarkWindow *self, unsigned position) { g_list_store_remove(self->store, position); }

void list_benchmark_scroll(ListBenchmarkWindow *self, double distance) {
    gtk_adjustment_set_value(self->adjustment, gtk_adjustment_get_value(self->adjustment) + distance);
}
