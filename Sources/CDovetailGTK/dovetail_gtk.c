#include "dovetail_gtk.h"
