#ifndef ROW_BENCHMARK_H
#define ROW_BENCHMARK_H

#include <gtk/gtk.h>

// Rows of three texts that are all laid out, in two ways. A number of a row counts from the first; a call that changes something does not
// lay out, which `…_settle` does.

/// The rows as boxes with labels in a vertical `GtkBox`, in a window on the display.
typedef struct BoxRows BoxRows;

BoxRows *box_rows_open(int width, int height);
/// Puts `count` new rows in the place of all.
void box_rows_fill(BoxRows *rows, unsigned count);
void box_rows_append(BoxRows *rows, unsigned count);
/// Changes the text of the row `first` and of each `step`th row after it.
void box_rows_update(BoxRows *rows, unsigned first, unsigned step);
/// Makes the text of a row bold, and that of the one before it plain.
void box_rows_select(BoxRows *rows, unsigned position);
void box_rows_swap(BoxRows *rows, unsigned first, unsigned second);
void box_rows_remove(BoxRows *rows, unsigned position);
/// Asks all for their sizes and gives them their places. Nothing is painted.
void box_rows_settle(BoxRows *rows);

/// The least that any program does which shows the rows: HarfBuzz shapes each text with the font that Pango chose, and the places are kept in
/// an array. There is no view, no style and no node.
typedef struct FloorRows FloorRows;

FloorRows *floor_rows_open(int width);
void floor_rows_fill(FloorRows *rows, unsigned count);
void floor_rows_append(FloorRows *rows, unsigned count);
void floor_rows_update(FloorRows *rows, unsigned first, unsigned step);
void floor_rows_select(FloorRows *rows, unsigned position);
void floor_rows_swap(FloorRows *rows, unsigned first, unsigned second);
void floor_rows_remove(FloorRows *rows, unsigned position);
/// Places the rows whose place may have changed.
void floor_rows_settle(FloorRows *rows);
/// The height of all rows, so that a compiler can't leave out what nobody would see otherwise.
double floor_rows_height(FloorRows *rows);

#endif
