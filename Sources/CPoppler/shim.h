#if !__has_include(<poppler.h>)
#error "Poppler is not installed. On Debian and Ubuntu: apt-get install libpoppler-glib-dev pkg-config (or run `make deps`)."
#endif
#include <poppler.h>
