#ifndef DOVETAIL_PAINT_PIXELS_H
#define DOVETAIL_PAINT_PIXELS_H

#include <stdint.h>

/// Changes each colour by a matrix of four rows of five, for straight alpha in 0...1. Pixels have four bytes with
/// premultiplied alpha (blue, green, red, alpha).
void dovetail_change_colors(uint8_t *pixels, int width, int height, int stride, const double matrix[20]);

/// Gives each pixel whose alpha lies between two values, both included, one colour, and makes the others clear. The colour is
/// premultiplied, in the order of a pixel's bytes.
void dovetail_threshold_alpha(
    uint8_t *pixels, int width, int height, int stride, double low, double high, const uint8_t color[4]);

/// Fills the target with the source seen through a projection. `inverse` maps a pixel of the target to one of the source: the row
/// (x, y, 1) times the matrix, divided by the third part. Outside the source everything is clear.
void dovetail_project(
    const uint8_t *source, int width, int height, int stride, uint8_t *target, int target_width, int target_height,
    int target_stride, const double inverse[9]);

/// Makes pixels that are only partly opaque in a rectangle opaque, keeping their colour.
void dovetail_make_opaque(uint8_t *pixels, int left, int top, int right, int bottom, int stride);

#endif
