#include "toolkit_accessibility.h"

void dovetail_decide_toolkit_accessibility(void) {
    GtkWidget *label = g_object_ref_sink(gtk_label_new(NULL));
    gtk_accessible_update_property(GTK_ACCESSIBLE(label), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
    g_object_unref(label);
}
