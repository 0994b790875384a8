#include "file_dialog.h"
#include <gtk/gtk.h>

// GtkFileChooserNative is there in every GTK 4; its successor came with 4.10.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

typedef struct {
    DovetailFileAnswer answer;
    void *context;
} Request;

static void responded(GtkNativeDialog *dialog, int response, gpointer data) {
    Request *request = data;
    int count = 0;
    char **uris = NULL;
    if (response == GTK_RESPONSE_ACCEPT) {
        GListModel *files = gtk_file_chooser_get_files(GTK_FILE_CHOOSER(dialog));
        count = (int)g_list_model_get_n_items(files);
        uris = g_new0(char *, count + 1);
        for (int i = 0; i < count; i++) {
            GFile *file = g_list_model_get_item(files, i);
            uris[i] = g_file_get_uri(file);
            g_object_unref(file);
        }
        g_object_unref(files);
    }
    request->answer(request->context, (const char *const *)uris, count);
    g_strfreev(uris);
    g_free(request);
    g_object_unref(dialog);
}

static GtkWindow *active_window(void) {
    GtkWindow *found = NULL;
    GListModel *windows = gtk_window_get_toplevels();
    for (guint i = 0; i < g_list_model_get_n_items(windows); i++) {
        GtkWindow *window = g_list_model_get_item(windows, i);
        if (found == NULL || gtk_window_is_active(window)) found = window;
        g_object_unref(window);
    }
    return found;
}

void dovetail_ask_for_files(DovetailFileQuestion question, const char *title, const char *accept, const char *name,
                            const char *folder, const char *const *extensions, DovetailFileAnswer answer, void *context) {
    static const GtkFileChooserAction actions[] = {
        GTK_FILE_CHOOSER_ACTION_OPEN, GTK_FILE_CHOOSER_ACTION_OPEN, GTK_FILE_CHOOSER_ACTION_SAVE,
        GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER};
    GtkFileChooserNative *dialog =
        gtk_file_chooser_native_new(title, active_window(), actions[question], accept, NULL);
    GtkFileChooser *chooser = GTK_FILE_CHOOSER(dialog);
    gtk_file_chooser_set_select_multiple(chooser, question == DOVETAIL_OPEN_FILES);
    if (name != NULL) gtk_file_chooser_set_current_name(chooser, name);
    if (folder != NULL) {
        GFile *file = g_file_new_for_path(folder);
        gtk_file_chooser_set_current_folder(chooser, file, NULL);
        g_object_unref(file);
    }
    if (extensions != NULL && extensions[0] != NULL) {
        GtkFileFilter *filter = gtk_file_filter_new();
        for (int i = 0; extensions[i] != NULL; i++) gtk_file_filter_add_suffix(filter, extensions[i]);
        gtk_file_chooser_add_filter(chooser, filter);
        g_object_unref(filter);
    }
    gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(dialog), TRUE);
    Request *request = g_new0(Request, 1);
    request->answer = answer;
    request->context = context;
    g_signal_connect(dialog, "response", G_CALLBACK(responded), request);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
}

G_GNUC_END_IGNORE_DEPRECATIONS
