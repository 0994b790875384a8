#ifndef DOVETAIL_GTK_H
#define DOVETAIL_GTK_H


#include "drag.h"
#include "file_dialog.h"
#include "font_file.h"
#include "input_method.h"
#include "main_loop.h"
#include "paint_blur.h"
#include "picture_file.h"
#include "picture_pdf.h"
#include "picture_size.h"
#include "paint_pixels.h"
#include "quick_png.h"
#include "surface.h"
#include "toolkit_accessibility.h"
#include "window_color_scheme.h"
#include "window_place.h"
#include "window_pointer.h"

#endif
