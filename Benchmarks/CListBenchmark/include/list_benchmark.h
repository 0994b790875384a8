#ifndef LIST_BENCHMARK_H
#define LIST_BENCHMARK_H

#include <gtk/gtk.h>

/// A window with a `GtkListView` whose rows are three labels, as a GTK program has them: objects with properties in a `GListStore`, rows
/// made and bound by a `GtkSignalListItemFactory`.
typedef struct ListBenchmarkWindow ListBenchmarkWindow;

ListBenchmarkWindow *list_benchmark_open(int width, int height);
/// Puts `count` new rows in the place of all.
void list_benchmark_fill(ListBenchmarkWindow *window, unsigned count);
void list_benchmark_append(ListBenchmarkWindow *window, unsigned count);
/// Changes the text of every tenth row.
void list_benchmark_update(ListBenchmarkWindow *window);
void list_benchmark_select(ListBenchmarkWindow *window, unsigned position);
void list_benchmark_swap(ListBenchmarkWindow *window, unsigned first, unsigned second);
void list_benchmark_remove(ListBenchmarkWindow *window, unsigned position);
void list_benchmark_scroll(ListBenchmarkWindow *window, double distance);

#endif
