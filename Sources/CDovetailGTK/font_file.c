#include "font_file.h"

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
