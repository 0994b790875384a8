#ifndef DOVETAIL_GTK_H
#define DOVETAIL_GTK_H
#include <gtk/gtk.h>
#endif
