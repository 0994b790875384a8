#define _GNU_SOURCE
#include "font_file.h"

#include <sys/mman.h>
#include <unistd.h>

#include <fontconfig/fontconfig.h>
#include <fontconfig/fcfreetype.h>
#include <pango/pangofc-fontmap.h>

/// Fontconfig's weights, as CSS and OpenType count them.
static int css_weight(int weight) {
    static const int table[][2] = {
        {FC_WEIGHT_THIN, 100}, {FC_WEIGHT_EXTRALIGHT, 200}, {FC_WEIGHT_LIGHT, 300}, {FC_WEIGHT_REGULAR, 400},
        {FC_WEIGHT_MEDIUM, 500}, {FC_WEIGHT_DEMIBOLD, 600}, {FC_WEIGHT_BOLD, 700}, {FC_WEIGHT_EXTRABOLD, 800},
    };
    for (unsigned index = 0; index < G_N_ELEMENTS(table); index++) {
        if (weight <= table[index][0]) return table[index][1];
    }
    return 900;
}

gboolean dovetail_add_font_file(const char *path, gpointer font_map, DovetailFontName tell, void *context) {
    gboolean found = FALSE;
    int count = 1;
    // A collection has several faces; no file has more than a few hundred.
    for (int face = 0; face < count && face < 256; face++) {
        FcPattern *pattern = FcFreeTypeQuery((const FcChar8 *)path, face, NULL, &count);
        if (!pattern) break;
        FcChar8 *family = NULL;
        int weight = FC_WEIGHT_REGULAR, slant = FC_SLANT_ROMAN;
        FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight);
        FcPatternGetInteger(pattern, FC_SLANT, 0, &slant);
        if (FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch) {
            static const char *const properties[] = {FC_FAMILY, FC_FULLNAME, FC_POSTSCRIPT_NAME};
            found = TRUE;
            for (unsigned index = 0; index < G_N_ELEMENTS(properties); index++) {
                FcChar8 *name = NULL;
                for (int n = 0; FcPatternGetString(pattern, properties[index], n, &name) == FcResultMatch; n++) {
                    tell(context, (const char *)name, (const char *)family, css_weight(weight), slant != FC_SLANT_ROMAN);
                }
            }
        }
        FcPatternDestroy(pattern);
    }
    if (!found || !FcConfigAppFontAddFile(NULL, (const FcChar8 *)path)) return FALSE;
    if (PANGO_IS_FC_FONT_MAP(font_map)) pango_fc_font_map_config_changed(PANGO_FC_FONT_MAP(font_map));
    return TRUE;
}

static char *face_name(FcPattern *pattern, const char *property) {
    FcChar8 *name = NULL;
    return FcPatternGetString(pattern, property, 0, &name) == FcResultMatch ? g_strdup((const char *)name) : NULL;
}

int dovetail_font_face_names(const char *path, int face, char **family, char **full, char **postscript) {
    int count = 0;
    FcPattern *pattern = FcFreeTypeQuery((const FcChar8 *)path, face, NULL, &count);
    if (!pattern) return 0;
    *family = face_name(pattern, FC_FAMILY);
    *full = face_name(pattern, FC_FULLNAME);
    *postscript = face_name(pattern, FC_POSTSCRIPT_NAME);
    FcPatternDestroy(pattern);
    return count > 0 ? count : 1;
}

int dovetail_memory_file(const void *bytes, size_t count) {
    int file = memfd_create("font", MFD_CLOEXEC);
    if (file < 0) return -1;
    for (size_t done = 0; done < count;) {
        ssize_t written = write(file, (const char *)bytes + done, count - done);
        if (written <= 0) {
            close(file);
            return -1;
        }
        done += (size_t)written;
    }
    return file;
}
