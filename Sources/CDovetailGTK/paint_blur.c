#include "paint_blur.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { passes = 3, channels = 4 };

/// A box of `2 * radius + 1` full weights with one of `edge` (0..<1) at either end, so that any deviation can be met
/// and an animated blur grows smoothly. `weight` makes the sum 1. After Gwosdek et al., "Theoretical foundations of
/// Gaussian convolution by extended box filtering".
typedef struct {
    int radius;
    float edge;
    float weight;
} Box;

static Box box_for(double deviation) {
    double variance = deviation * deviation / passes;
    int radius = (int)floor(0.5 * sqrt(12 * variance + 1) - 0.5);
    double edge =
        (2 * radius + 1) * (radius * (radius + 1) - 3 * variance) / (6 * (variance - (radius + 1.0) * (radius + 1.0)));
    return (Box){radius, (float)edge, (float)(1 / (2 * radius + 1 + 2 * edge))};
}

/// One pass over a line of `count` pixels, from `in` to `out`. Both have a margin of `radius + 1` clear pixels at
/// either end.
static void blur_line(const float *in, float *out, int count, Box box) {
    int reach = box.radius + 1;
    float sum[channels] = {0};
    for (int index = -box.radius; index <= box.radius; index++)
        for (int channel = 0; channel < channels; channel++) sum[channel] += in[index * channels + channel];
    for (int index = 0; index < count; index++) {
        const float *before = in + (index - reach) * channels;
        const float *after = in + (index + reach) * channels;
        const float *first = in + (index - box.radius) * channels;
        for (int channel = 0; channel < channels; channel++) {
            out[index * channels + channel] =
                (sum[channel] + box.edge * (before[channel] + after[channel])) * box.weight;
            sum[channel] += after[channel] - first[channel];
        }
    }
}

/// Blurs lines of `count` pixels that are `step` bytes apart, `line_count` of them `line_step` bytes apart.
static void blur_lines(
    uint8_t *pixels, int count, size_t step, int line_count, size_t line_step, Box box, float *buffers[2]) {
    for (int line = 0; line < line_count; line++) {
        uint8_t *start = pixels + line * line_step;
        for (int index = 0; index < count; index++)
            for (int channel = 0; channel < channels; channel++)
                buffers[0][index * channels + channel] = start[index * step + channel];
        for (int pass = 0; pass < passes; pass++)
            blur_line(buffers[pass % 2], buffers[(pass + 1) % 2], count, box);
        const float *blurred = buffers[passes % 2];
        for (int index = 0; index < count; index++)
            for (int channel = 0; channel < channels; channel++)
                start[index * step + channel] = (uint8_t)(fminf(fmaxf(blurred[index * channels + channel], 0), 255) + 0.5f);
    }
}

void dovetail_blur(uint8_t *pixels, int width, int height, int stride, double deviation) {
    if (width <= 0 || height <= 0 || !(deviation > 0)) return;
    Box box = box_for(deviation);
    size_t margin = (size_t)(box.radius + 1) * channels;
    size_t length = (size_t)(width > height ? width : height) * channels + 2 * margin;
    float *memory = calloc(2 * length, sizeof(float));
    if (!memory) return;
    float *buffers[2] = {memory + margin, memory + length + margin};
    blur_lines(pixels, width, channels, height, (size_t)stride, box, buffers);
    // The longer of the two directions has left its pixels where the shorter one's margin is.
    memset(memory, 0, 2 * length * sizeof(float));
    blur_lines(pixels, height, (size_t)stride, width, channels, box, buffers);
    free(memory);
}
