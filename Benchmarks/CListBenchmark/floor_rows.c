#include "row_benchmark.h"
#include <hb.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    unsigned count;
    hb_glyph_info_t *glyphs;
    hb_glyph_position_t *positions;
    double width;
} ShapedText;

typedef struct {
    unsigned id;
    char label[64];
    ShapedText texts[3];
    double x[3], y;
} Row;

struct FloorRows {
    Row **rows;
    unsigned count, capacity, next_id;
    /// The first row whose place is not known any more.
    unsigned first_moved;
    Row *selected;
    double width, line, height;
    PangoFont *plain, *bold;
    hb_buffer_t *buffer;
};

static PangoFont *load(PangoContext *context, const char *name) {
    PangoFontDescription *description = pango_font_description_from_string(name);
    PangoFont *font = pango_context_load_font(context, description);
    pango_font_description_free(description);
    return font;
}

FloorRows *floor_rows_open(int width) {
    FloorRows *self = g_new0(FloorRows, 1);
    self->next_id = 1;
    self->width = width;
    PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    self->plain = load(context, "Inter 13px");
    self->bold = load(context, "Inter Bold 13px");
    PangoFontMetrics *metrics = pango_font_get_metrics(self->plain, NULL);
    self->line = pango_units_to_double(pango_font_metrics_get_height(metrics));
    pango_font_metrics_unref(metrics);
    g_object_unref(context);
    self->buffer = hb_buffer_create();
    return self;
}

static void drop(ShapedText *text) {
    free(text->glyphs);
    free(text->positions);
    text->glyphs = NULL;
    text->positions = NULL;
}

static void shape(FloorRows *self, ShapedText *text, const char *string, PangoFont *font) {
    drop(text);
    hb_buffer_reset(self->buffer);
    hb_buffer_add_utf8(self->buffer, string, -1, 0, -1);
    hb_buffer_guess_segment_properties(self->buffer);
    hb_shape(pango_font_get_hb_font(font), self->buffer, NULL, 0);
    hb_glyph_info_t *glyphs = hb_buffer_get_glyph_infos(self->buffer, &text->count);
    hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(self->buffer, NULL);
    text->glyphs = malloc(text->count * sizeof *glyphs);
    text->positions = malloc(text->count * sizeof *positions);
    memcpy(text->glyphs, glyphs, text->count * sizeof *glyphs);
    memcpy(text->positions, positions, text->count * sizeof *positions);
    text->width = 0;
    for (unsigned index = 0; index < text->count; index++)
        text->width += pango_units_to_double(positions[index].x_advance);
}

static Row *make(FloorRows *self) {
    Row *row = calloc(1, sizeof *row);
    char number[16];
    row->id = self->next_id++;
    g_snprintf(number, sizeof number, "%u", row->id);
    g_snprintf(row->label, sizeof row->label, "pretty red table %u", row->id % 97);
    shape(self, &row->texts[0], number, self->plain);
    shape(self, &row->texts[1], row->label, self->plain);
    shape(self, &row->texts[2], "x", self->plain);
    return row;
}

static void discard(Row *row) {
    for (int index = 0; index < 3; index++) drop(&row->texts[index]);
    free(row);
}

static void moved(FloorRows *self, unsigned position) { self->first_moved = MIN(self->first_moved, position); }

void floor_rows_fill(FloorRows *self, unsigned count) {
    for (unsigned index = 0; index < self->count; index++) discard(self->rows[index]);
    self->count = 0;
    self->selected = NULL;
    moved(self, 0);
    floor_rows_append(self, count);
}

void floor_rows_append(FloorRows *self, unsigned count) {
    moved(self, self->count);
    if (self->count + count > self->capacity) {
        self->capacity = MAX(self->count + count, self->capacity * 2);
        self->rows = realloc(self->rows, self->capacity * sizeof *self->rows);
    }
    while (count-- > 0) self->rows[self->count++] = make(self);
}

void floor_rows_update(FloorRows *self, unsigned first, unsigned step) {
    for (unsigned index = first; index < self->count; index += step) {
        Row *row = self->rows[index];
        g_strlcat(row->label, " !!!", sizeof row->label);
        shape(self, &row->texts[1], row->label, self->plain);
    }
}

void floor_rows_select(FloorRows *self, unsigned position) {
    if (self->selected) shape(self, &self->selected->texts[1], self->selected->label, self->plain);
    self->selected = self->rows[position];
    shape(self, &self->selected->texts[1], self->selected->label, self->bold);
}

void floor_rows_swap(FloorRows *self, unsigned first, unsigned second) {
    Row *upper = self->rows[first];
    self->rows[first] = self->rows[second];
    self->rows[second] = upper;
    moved(self, MIN(first, second));
}

void floor_rows_remove(FloorRows *self, unsigned position) {
    if (self->rows[position] == self->selected) self->selected = NULL;
    discard(self->rows[position]);
    self->count--;
    memmove(self->rows + position, self->rows + position + 1, (self->count - position) * sizeof *self->rows);
    moved(self, position);
}

void floor_rows_settle(FloorRows *self) {
    for (unsigned index = self->first_moved; index < self->count; index++) {
        Row *row = self->rows[index];
        row->y = index * (self->line + 2);
        row->x[0] = 0;
        row->x[1] = row->texts[0].width + 8;
        row->x[2] = self->width - row->texts[2].width;
    }
    self->first_moved = self->count;
    self->height = self->count * (self->line + 2);
}

double floor_rows_height(FloorRows *self) { return self->height; }
