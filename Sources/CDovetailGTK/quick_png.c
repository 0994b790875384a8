#include "include/quick_png.h"

#include <gio/gio.h>
#include <string.h>

// Numbers in the file have their highest byte first.
static void put_number(guint8 *place, guint32 number) {
    number = GUINT32_TO_BE(number);
    memcpy(place, &number, 4);
}

static guint32 checksum(const guint8 *bytes, gsize count) {
    guint32 table[256];
    for (guint32 value = 0; value < 256; value++) {
        guint32 rest = value;
        for (int bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320u ^ (rest >> 1) : rest >> 1;
        table[value] = rest;
    }
    guint32 sum = 0xffffffffu;
    for (gsize index = 0; index < count; index++) sum = table[(sum ^ bytes[index]) & 0xff] ^ (sum >> 8);
    return ~sum;
}

static void add_chunk(GByteArray *file, const char *name, const guint8 *content, gsize count) {
    guint8 number[4];
    put_number(number, (guint32) count);
    g_byte_array_append(file, number, 4);
    g_byte_array_append(file, (const guint8 *) name, 4);
    if (count > 0) g_byte_array_append(file, content, (guint) count);
    put_number(number, checksum(file->data + file->len - count - 4, count + 4));
    g_byte_array_append(file, number, 4);
}

static gboolean is_opaque(const guint8 *pixels, int width, int height, gsize stride) {
    for (int y = 0; y < height; y++) {
        const guint8 *pixel = pixels + (gsize) y * stride;
        for (int x = 0; x < width; x++, pixel += 4) {
            if (pixel[3] != 255) return FALSE;
        }
    }
    return TRUE;
}

// A row as it is in the file: how it is filtered (not at all), and its pixels with straight alpha, if any.
static void fill_row(guint8 *row, const guint8 *pixel, int width, gboolean opaque) {
    *row++ = 0;
    for (int x = 0; x < width; x++, pixel += 4) {
        guint alpha = pixel[3];
        if (opaque || alpha == 255) {
            *row++ = pixel[2];
            *row++ = pixel[1];
            *row++ = pixel[0];
        } else {
            for (int channel = 2; channel >= 0; channel--) {
                guint value = alpha == 0 ? 0 : (pixel[channel] * 255u + alpha / 2) / alpha;
                *row++ = (guint8) MIN(value, 255u);
            }
        }
        if (!opaque) *row++ = (guint8) alpha;
    }
}

// Hands bytes to the packer. Returns whether all were taken.
static gboolean pack(GConverter *packer, const guint8 *bytes, gsize count, gboolean is_last, GByteArray *packed) {
    guint8 room[1 << 14];
    for (;;) {
        gsize taken = 0, written = 0;
        GError *error = NULL;
        GConverterResult result = g_converter_convert(packer, bytes, count, room, sizeof room,
                                                      is_last ? G_CONVERTER_INPUT_AT_END : G_CONVERTER_NO_FLAGS, &taken,
                                                      &written, &error);
        if (result == G_CONVERTER_ERROR) {
            // It asks for more before it gives anything.
            gboolean wants_more = g_error_matches(error, G_IO_ERROR, G_IO_ERROR_PARTIAL_INPUT);
            g_error_free(error);
            return wants_more && !is_last;
        }
        g_byte_array_append(packed, room, (guint) written);
        bytes += taken;
        count -= taken;
        if (result == G_CONVERTER_FINISHED || (!is_last && count == 0)) return TRUE;
    }
}

GBytes *dovetail_quick_png(const guint8 *pixels, int width, int height, gsize stride) {
    gboolean opaque = is_opaque(pixels, width, height, stride);
    gsize row_length = 1 + (gsize) width * (opaque ? 3 : 4);
    guint8 *row = g_try_malloc(row_length);
    if (row == NULL) return NULL;
    GConverter *packer = G_CONVERTER(g_zlib_compressor_new(G_ZLIB_COMPRESSOR_FORMAT_ZLIB, 1));
    GByteArray *packed = g_byte_array_new();
    gboolean is_packed = TRUE;
    for (int y = 0; y < height && is_packed; y++) {
        fill_row(row, pixels + (gsize) y * stride, width, opaque);
        is_packed = pack(packer, row, row_length, y == height - 1, packed);
    }
    g_object_unref(packer);
    g_free(row);
    GBytes *result = NULL;
    if (is_packed) {
        static const guint8 magic[8] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n' };
        guint8 header[13] = { 0 };
        put_number(header, (guint32) width);
        put_number(header + 4, (guint32) height);
        header[8] = 8;
        header[9] = opaque ? 2 : 6;
        GByteArray *file = g_byte_array_sized_new(packed->len + 64);
        g_byte_array_append(file, magic, sizeof magic);
        add_chunk(file, "IHDR", header, sizeof header);
        add_chunk(file, "IDAT", packed->data, packed->len);
        add_chunk(file, "IEND", NULL, 0);
        result = g_byte_array_free_to_bytes(file);
    }
    g_byte_array_unref(packed);
    return result;
}
