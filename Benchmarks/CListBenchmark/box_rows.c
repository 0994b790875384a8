#include "row_benchmark.h"

// The rows are found by their numbers in an array, as an app's data would be; GtkBox itself keeps a chain.
struct BoxRows {
    GtkWidget *box;
    GPtrArray *rows;
    GtkWidget *selected;
    int width;
    unsigned next_id;
};

static GtkWidget *label_of(GtkWidget *row) { return gtk_widget_get_next_sibling(gtk_widget_get_first_child(row)); }

BoxRows *box_rows_open(int width, int height) {
    BoxRows *self = g_new0(BoxRows, 1);
    self->next_id = 1;
    self->width = width;
    self->rows = g_ptr_array_new();
    self->box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), self->box);
    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), width, height);
    gtk_window_set_child(GTK_WINDOW(window), scrolled);
    gtk_window_present(GTK_WINDOW(window));
    return self;
}

static void add(BoxRows *self) {
    unsigned id = self->next_id++;
    char text[48];
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    g_snprintf(text, sizeof text, "%u", id);
    gtk_box_append(GTK_BOX(row), gtk_label_new(text));
    g_snprintf(text, sizeof text, "pretty red table %u", id % 97);
    GtkWidget *label = gtk_label_new(text);
    gtk_widget_set_hexpand(label, TRUE);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_box_append(GTK_BOX(row), label);
    gtk_box_append(GTK_BOX(row), gtk_label_new("x"));
    gtk_box_append(GTK_BOX(self->box), row);
    g_ptr_array_add(self->rows, row);
}

void box_rows_fill(BoxRows *self, unsigned count) {
    for (unsigned index = 0; index < self->rows->len; index++)
        gtk_box_remove(GTK_BOX(self->box), g_ptr_array_index(self->rows, index));
    g_ptr_array_set_size(self->rows, 0);
    self->selected = NULL;
    box_rows_append(self, count);
}

void box_rows_append(BoxRows *self, unsigned count) {
    while (count-- > 0) add(self);
}

void box_rows_update(BoxRows *self, unsigned first, unsigned step) {
    for (unsigned index = first; index < self->rows->len; index += step) {
        GtkLabel *label = GTK_LABEL(label_of(g_ptr_array_index(self->rows, index)));
        char *text = g_strconcat(gtk_label_get_text(label), " !!!", NULL);
        gtk_label_set_text(label, text);
        g_free(text);
    }
}

static void set_weight(GtkWidget *row, PangoWeight weight) {
    PangoAttrList *attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_weight_new(weight));
    gtk_label_set_attributes(GTK_LABEL(label_of(row)), attributes);
    pango_attr_list_unref(attributes);
}

void box_rows_select(BoxRows *self, unsigned position) {
    if (self->selected) set_weight(self->selected, PANGO_WEIGHT_NORMAL);
    self->selected = g_ptr_array_index(self->rows, position);
    set_weight(self->selected, PANGO_WEIGHT_BOLD);
}

void box_rows_swap(BoxRows *self, unsigned first, unsigned second) {
    GtkWidget *upper = g_ptr_array_index(self->rows, first), *lower = g_ptr_array_index(self->rows, second);
    GtkWidget *above_upper = gtk_widget_get_prev_sibling(upper), *above_lower = gtk_widget_get_prev_sibling(lower);
    gtk_box_reorder_child_after(GTK_BOX(self->box), lower, above_upper);
    gtk_box_reorder_child_after(GTK_BOX(self->box), upper, above_lower == upper ? lower : above_lower);
    self->rows->pdata[first] = lower;
    self->rows->pdata[second] = upper;
}

void box_rows_remove(BoxRows *self, unsigned position) {
    GtkWidget *row = g_ptr_array_index(self->rows, position);
    if (row == self->selected) self->selected = NULL;
    g_ptr_array_remove_index(self->rows, position);
    gtk_box_remove(GTK_BOX(self->box), row);
}

void box_rows_settle(BoxRows *self) {
    int height = 0;
    gtk_widget_measure(self->box, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
    gtk_widget_measure(self->box, GTK_ORIENTATION_VERTICAL, self->width, NULL, &height, NULL, NULL);
    gtk_widget_allocate(self->box, self->width, height, -1, NULL);
}
