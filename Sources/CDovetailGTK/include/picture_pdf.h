#ifndef DOVETAIL_PICTURE_PDF_H
#define DOVETAIL_PICTURE_PDF_H

#include <cairo.h>

/// A surface whose pages become a PDF file, which is handed to `write` piece by piece, the last ones when the surface is finished.
/// Lengths are in points.
cairo_surface_t *dovetail_pdf_surface(double width, double height, cairo_write_func_t write, void *closure);

/// Sets the size of the page that is drawn next; nothing may have been drawn on it.
void dovetail_pdf_set_size(cairo_surface_t *surface, double width, double height);

#endif
