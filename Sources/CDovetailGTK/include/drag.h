#ifndef DOVETAIL_DRAG_H
#define DOVETAIL_DRAG_H

#include <gtk/gtk.h>

/// What is dragged out of a window. All functions are called on the main thread, with `context` as the first argument.
typedef struct {
    void *context;
    /// Somebody wants the data of a MIME type: `dovetail_drag_answer` has to be called once with the request, now or later.
    void (*write)(void *context, const char *mime_type, void *request);
    /// The drag has ended; nothing is called any more.
    void (*ended)(void *context);
} DovetailDragSource;

/// Lets the desktop go on with the drag of a gesture's press: over other windows and programs. `mime_types` ends with NULL. The press is
/// cancelled. `picture`, which may be NULL, holds the bytes of a picture file that is shown under the pointer. Returns FALSE, and calls nothing,
/// while the gesture has no press.
gboolean dovetail_drag_begin(GtkGesture *gesture, const char *const *mime_types, const void *picture, gsize picture_length,
                             DovetailDragSource source);

/// Answers a request for data; NULL bytes where there are none.
void dovetail_drag_answer(void *request, const void *bytes, gsize count);

/// Reads what is dropped as data of a MIME type. `take` is called once, on the main thread; with NULL when it cannot be had.
void dovetail_drop_read(GdkDrop *drop, const char *mime_type, void (*take)(void *context, const void *bytes, gsize count),
                        void *context);

/// Reads what is on a clipboard as data of a MIME type. `take` is called once, on the main thread; with NULL when it cannot be had.
void dovetail_clipboard_read(GdkClipboard *clipboard, const char *mime_type,
                             void (*take)(void *context, const void *bytes, gsize count), void *context);

#endif
