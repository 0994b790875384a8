#ifndef DOVETAIL_PAINT_BLUR_H
#define DOVETAIL_PAINT_BLUR_H

#include <stdint.h>

/// Blurs pixels of four bytes with premultiplied alpha in place, nearly as a bell curve with a standard deviation of
/// `deviation` pixels does. What lies outside counts as transparent: leave a margin of three deviations.
/// Takes the same time whatever the deviation.
void dovetail_blur(uint8_t *pixels, int width, int height, int stride, double deviation);

#endif
