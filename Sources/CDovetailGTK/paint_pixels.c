#include "paint_pixels.h"

#include <math.h>
#include <string.h>

enum { channels = 4 };

static uint8_t byte_from(double value) { return (uint8_t)(fmin(fmax(value, 0), 1) * 255 + 0.5); }

void dovetail_change_colors(uint8_t *pixels, int width, int height, int stride, const double matrix[20]) {
    for (int y = 0; y < height; y++) {
        uint8_t *pixel = pixels + (long)y * stride;
        for (int x = 0; x < width; x++, pixel += channels) {
            double alpha = pixel[3] / 255.0;
            // A clear pixel has no colour that could change, but for one that is made opaque by the matrix.
            if (pixel[3] == 0 && matrix[19] <= 0) continue;
            double scale = pixel[3] == 0 ? 0 : 1 / (255 * alpha);
            double in[channels] = {pixel[2] * scale, pixel[1] * scale, pixel[0] * scale, alpha};
            double out[channels];
            for (int row = 0; row < channels; row++) {
                const double *m = matrix + row * 5;
                out[row] = m[0] * in[0] + m[1] * in[1] + m[2] * in[2] + m[3] * in[3] + m[4];
            }
            // What was half clear stays so when the new opacity follows from the colour.
            if (matrix[18] == 0) out[3] *= alpha;
            double opacity = fmin(fmax(out[3], 0), 1);
            pixel[0] = byte_from(fmin(fmax(out[2], 0), 1) * opacity);
            pixel[1] = byte_from(fmin(fmax(out[1], 0), 1) * opacity);
            pixel[2] = byte_from(fmin(fmax(out[0], 0), 1) * opacity);
            pixel[3] = byte_from(opacity);
        }
    }
}

void dovetail_threshold_alpha(
    uint8_t *pixels, int width, int height, int stride, double low, double high, const uint8_t color[4]) {
    // The closest of the 256 steps that the alpha of a pixel has.
    double first = round(low * 255);
    double last = round(high * 255);
    for (int y = 0; y < height; y++) {
        uint8_t *pixel = pixels + (long)y * stride;
        for (int x = 0; x < width; x++, pixel += channels) {
            int is_seen = pixel[3] >= first && pixel[3] <= last;
            for (int channel = 0; channel < channels; channel++) pixel[channel] = is_seen ? color[channel] : 0;
        }
    }
}

/// Adds a pixel of the source, by a weight.
static void add_pixel(const uint8_t *source, int width, int height, int stride, int x, int y, double weight, double *sum) {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const uint8_t *pixel = source + (long)y * stride + (long)x * channels;
    for (int channel = 0; channel < channels; channel++) sum[channel] += pixel[channel] * weight;
}

void dovetail_project(
    const uint8_t *source, int width, int height, int stride, uint8_t *target, int target_width, int target_height,
    int target_stride, const double inverse[9]) {
    // Each pixel is looked at in this many places in each direction, so that what becomes smaller stays smooth.
    enum { samples = 2 };
    for (int y = 0; y < target_height; y++) {
        uint8_t *pixel = target + (long)y * target_stride;
        for (int x = 0; x < target_width; x++, pixel += channels) {
            double sum[channels] = {0};
            for (int sample = 0; sample < samples * samples; sample++) {
                double px = x + (sample % samples + 0.5) / samples;
                double py = y + (sample / samples + 0.5) / samples;
                double w = px * inverse[2] + py * inverse[5] + inverse[8];
                // Behind the eye.
                if (!(w > 1e-9)) continue;
                double sx = (px * inverse[0] + py * inverse[3] + inverse[6]) / w - 0.5;
                double sy = (px * inverse[1] + py * inverse[4] + inverse[7]) / w - 0.5;
                if (!(sx > -1 && sy > -1 && sx < width && sy < height)) continue;
                int left = (int)floor(sx), top = (int)floor(sy);
                double fx = sx - left, fy = sy - top;
                add_pixel(source, width, height, stride, left, top, (1 - fx) * (1 - fy), sum);
                add_pixel(source, width, height, stride, left + 1, top, fx * (1 - fy), sum);
                add_pixel(source, width, height, stride, left, top + 1, (1 - fx) * fy, sum);
                add_pixel(source, width, height, stride, left + 1, top + 1, fx * fy, sum);
            }
            for (int channel = 0; channel < channels; channel++)
                pixel[channel] = (uint8_t)(fmin(sum[channel] / (samples * samples), 255) + 0.5);
        }
    }
}

void dovetail_make_opaque(uint8_t *pixels, int left, int top, int right, int bottom, int stride) {
    for (int y = top; y < bottom; y++) {
        uint8_t *pixel = pixels + (long)y * stride + (long)left * channels;
        for (int x = left; x < right; x++, pixel += channels) {
            if (pixel[3] == 0 || pixel[3] == 255) continue;
            for (int channel = 0; channel < 3; channel++) {
                int value = pixel[channel] * 255 / pixel[3];
                pixel[channel] = (uint8_t)(value > 255 ? 255 : value);
            }
            pixel[3] = 255;
        }
    }
}
