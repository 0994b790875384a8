#ifndef DOVETAIL_FILE_DIALOG_H
#define DOVETAIL_FILE_DIALOG_H

/// What a dialog for files asks for.
typedef enum { DOVETAIL_OPEN_FILE, DOVETAIL_OPEN_FILES, DOVETAIL_SAVE_FILE, DOVETAIL_CHOOSE_FOLDER } DovetailFileQuestion;

/// Called once, with the addresses of what was chosen; `count` is 0 when the dialog was cancelled.
typedef void (*DovetailFileAnswer)(void *context, const char *const *uris, int count);

/// Shows the desktop's dialog for files over the window that is active. `extensions` limits which files are shown; it ends with NULL.
/// Texts may be NULL.
void dovetail_ask_for_files(DovetailFileQuestion question, const char *title, const char *accept, const char *name,
                            const char *folder, const char *const *extensions, DovetailFileAnswer answer, void *context);

#endif
