#if !__has_include(<gtk/gtk.h>)
#error "GTK 4 is not installed. On Debian and Ubuntu: apt-get install libgtk-4-dev pkg-config (or run `make deps`)."
#endif
#include <gtk/gtk.h>
