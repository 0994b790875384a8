#ifndef DOVETAIL_FONT_FILE_H
#define DOVETAIL_FONT_FILE_H

#include <glib.h>

/// Called for each name of a face in a font file: its family, full name and PostScript name, with the family, the weight (100 to
/// 900) and whether it is slanted.
typedef void (*DovetailFontName)(void *context, const char *name, const char *family, int weight, gboolean is_slanted);

/// Makes the fonts in a file available to Pango, as though they were installed, and tells their names. Returns FALSE when the file
/// holds no font that can be read. `font_map` is told that there are more fonts now.
gboolean dovetail_add_font_file(const char *path, gpointer font_map, DovetailFontName tell, void *context);

/// The family, the full name and the PostScript name of a face in a font file, to be freed by `g_free`; NULL for one that it lacks. Returns how
/// many faces the file has, and 0 when it holds no such face.
int dovetail_font_face_names(const char *path, int face, char **family, char **full, char **postscript);

/// A file in memory with these bytes, which has no name and ends with the program, or when it is closed. Returns -1 when there is no memory.
int dovetail_memory_file(const void *bytes, size_t count);

#endif
