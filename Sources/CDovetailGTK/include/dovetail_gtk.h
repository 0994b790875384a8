#ifndef DOVETAIL_GTK_H
#define DOVETAIL_GTK_H

#include <gtk/gtk.h>

#include "main_loop.h"
#include "paint_blur.h"
#include "surface.h"
#include "window_color_scheme.h"

#endif
