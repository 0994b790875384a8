#include "picture_pdf.h"

#include <cairo-pdf.h>

cairo_surface_t *dovetail_pdf_surface(double width, double height, cairo_write_func_t write, void *closure) {
    cairo_surface_t *surface = cairo_pdf_surface_create_for_stream(write, closure, width, height);
    // The oldest that has transparency: every reader reads it.
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4);
    return surface;
}

void dovetail_pdf_set_size(cairo_surface_t *surface, double width, double height) {
    cairo_pdf_surface_set_size(surface, width, height);
}
