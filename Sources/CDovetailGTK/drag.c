#include "drag.h"

// What is dragged: data that is made when somebody asks for it.

typedef struct {
    GdkContentProvider parent;
    GdkContentFormats *formats;
    DovetailDragSource source;
} DovetailDragContent;

typedef GdkContentProviderClass DovetailDragContentClass;

G_DEFINE_TYPE(DovetailDragContent, dovetail_drag_content, GDK_TYPE_CONTENT_PROVIDER)

static GdkContentFormats *dovetail_drag_content_ref_formats(GdkContentProvider *provider) {
    return gdk_content_formats_ref(((DovetailDragContent *)provider)->formats);
}

static void dovetail_drag_content_write(GdkContentProvider *provider, const char *mime_type, GOutputStream *stream, int priority,
                                        GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data) {
    DovetailDragContent *content = (DovetailDragContent *)provider;
    GTask *task = g_task_new(provider, cancellable, callback, data);
    g_task_set_priority(task, priority);
    g_task_set_task_data(task, g_object_ref(stream), g_object_unref);
    if (content->source.write) content->source.write(content->source.context, mime_type, task);
    else dovetail_drag_answer(task, NULL, 0);
}

static gboolean dovetail_drag_content_finish(GdkContentProvider *provider, GAsyncResult *result, GError **error) {
    (void)provider;
    return g_task_propagate_boolean(G_TASK(result), error);
}

static void dovetail_drag_content_finalize(GObject *object) {
    gdk_content_formats_unref(((DovetailDragContent *)object)->formats);
    G_OBJECT_CLASS(dovetail_drag_content_parent_class)->finalize(object);
}

static void dovetail_drag_content_class_init(DovetailDragContentClass *class) {
    class->ref_formats = dovetail_drag_content_ref_formats;
    class->write_mime_type_async = dovetail_drag_content_write;
    class->write_mime_type_finish = dovetail_drag_content_finish;
    G_OBJECT_CLASS(class)->finalize = dovetail_drag_content_finalize;
}

static void dovetail_drag_content_init(DovetailDragContent *content) { (void)content; }

static void written(GObject *stream, GAsyncResult *result, gpointer data) {
    GTask *task = data;
    GError *error = NULL;
    if (g_output_stream_write_all_finish(G_OUTPUT_STREAM(stream), result, NULL, &error)) g_task_return_boolean(task, TRUE);
    else g_task_return_error(task, error);
    g_object_unref(task);
}

void dovetail_drag_answer(void *request, const void *bytes, gsize count) {
    GTask *task = request;
    if (!bytes) {
        g_task_return_new_error(task, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "what is dragged cannot be had as this");
        g_object_unref(task);
        return;
    }
    GBytes *data = g_bytes_new(bytes, count);
    g_object_set_data_full(G_OBJECT(task), "bytes", data, (GDestroyNotify)g_bytes_unref);
    g_output_stream_write_all_async(g_task_get_task_data(task), g_bytes_get_data(data, NULL), count, g_task_get_priority(task),
                                    g_task_get_cancellable(task), written, task);
}

// The drag

static void end(GdkDrag *drag, gboolean is_taken) {
    DovetailDragContent *content = (DovetailDragContent *)gdk_drag_get_content(drag);
    DovetailDragSource source = content->source;
    // Whoever asks from now on gets nothing.
    content->source = (DovetailDragSource){NULL, NULL, NULL};
    if (source.ended) source.ended(source.context);
    // The picture goes, or flies back to where it came from.
    gdk_drag_drop_done(drag, is_taken);
    g_object_unref(drag);
}

static void finished(GdkDrag *drag, gpointer data) {
    (void)data;
    end(drag, TRUE);
}

static void cancelled(GdkDrag *drag, GdkDragCancelReason reason, gpointer data) {
    (void)reason;
    (void)data;
    end(drag, FALSE);
}

gboolean dovetail_drag_begin(GtkGesture *gesture, const char *const *mime_types, const void *picture, gsize picture_length,
                             DovetailDragSource source) {
    GtkGestureSingle *single = GTK_GESTURE_SINGLE(gesture);
    GtkWidget *widget = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(gesture));
    GtkNative *native = widget ? gtk_widget_get_native(widget) : NULL;
    GdkSurface *surface = native ? gtk_native_get_surface(native) : NULL;
    GdkEvent *event = gtk_gesture_get_last_event(gesture, gtk_gesture_single_get_current_sequence(single));
    if (!surface || !event) return FALSE;
    DovetailDragContent *content = g_object_new(dovetail_drag_content_get_type(), NULL);
    GdkContentFormatsBuilder *builder = gdk_content_formats_builder_new();
    for (const char *const *type = mime_types; *type; type++) gdk_content_formats_builder_add_mime_type(builder, *type);
    content->formats = gdk_content_formats_builder_free_to_formats(builder);
    content->source = source;
    // The place of the press within the surface is where the drag begins: its picture is under the pointer from then on.
    GdkDrag *drag = gdk_drag_begin(surface, gdk_event_get_device(event), GDK_CONTENT_PROVIDER(content), GDK_ACTION_COPY, 0, 0);
    g_object_unref(content);
    if (!drag) return FALSE;
    g_signal_connect(drag, "dnd-finished", G_CALLBACK(finished), NULL);
    g_signal_connect(drag, "cancel", G_CALLBACK(cancelled), NULL);
    GdkTexture *texture = NULL;
    if (picture) {
        GBytes *bytes = g_bytes_new(picture, picture_length);
        texture = gdk_texture_new_from_bytes(bytes, NULL);
        g_bytes_unref(bytes);
    }
    if (texture) {
        gtk_drag_icon_set_from_paintable(drag, GDK_PAINTABLE(texture), gdk_texture_get_width(texture) / 2,
                                         gdk_texture_get_height(texture) / 2);
        g_object_unref(texture);
    }
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED);
    gtk_event_controller_reset(GTK_EVENT_CONTROLLER(gesture));
    return TRUE;
}

// What is dropped

typedef struct {
    void (*take)(void *context, const void *bytes, gsize count);
    void *context;
} Reading;

static void give(Reading *reading, const void *bytes, gsize count) {
    reading->take(reading->context, bytes, count);
    g_free(reading);
}

static void spliced(GObject *stream, GAsyncResult *result, gpointer data) {
    gssize size = g_output_stream_splice_finish(G_OUTPUT_STREAM(stream), result, NULL);
    if (size < 0) {
        give(data, NULL, 0);
        return;
    }
    GBytes *bytes = g_memory_output_stream_steal_as_bytes(G_MEMORY_OUTPUT_STREAM(stream));
    gsize count = 0;
    const void *start = g_bytes_get_data(bytes, &count);
    give(data, start ? start : "", count);
    g_bytes_unref(bytes);
}

// Reads a stream to its end, and lets go of it.
static void collect(GInputStream *input, gpointer data) {
    if (!input) {
        give(data, NULL, 0);
        return;
    }
    GOutputStream *output = g_memory_output_stream_new_resizable();
    g_output_stream_splice_async(output, input, G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
                                 G_PRIORITY_DEFAULT, NULL, spliced, data);
    g_object_unref(output);
    g_object_unref(input);
}

static void opened(GObject *drop, GAsyncResult *result, gpointer data) {
    collect(gdk_drop_read_finish(GDK_DROP(drop), result, NULL, NULL), data);
}

static void clipboard_opened(GObject *clipboard, GAsyncResult *result, gpointer data) {
    collect(gdk_clipboard_read_finish(GDK_CLIPBOARD(clipboard), result, NULL, NULL), data);
}

void dovetail_clipboard_read(GdkClipboard *clipboard, const char *mime_type,
                             void (*take)(void *context, const void *bytes, gsize count), void *context) {
    Reading *reading = g_new(Reading, 1);
    *reading = (Reading){take, context};
    const char *mime_types[] = {mime_type, NULL};
    gdk_clipboard_read_async(clipboard, mime_types, G_PRIORITY_DEFAULT, NULL, clipboard_opened, reading);
}

void dovetail_drop_read(GdkDrop *drop, const char *mime_type, void (*take)(void *context, const void *bytes, gsize count),
                        void *context) {
    Reading *reading = g_new(Reading, 1);
    *reading = (Reading){take, context};
    const char *mime_types[] = {mime_type, NULL};
    gdk_drop_read_async(drop, mime_types, G_PRIORITY_DEFAULT, NULL, opened, reading);
}
