#if !__has_include(<qrencode.h>)
#error "libqrencode is not installed. On Debian and Ubuntu: apt-get install libqrencode-dev pkg-config (or run `make deps`)."
#endif
#include <qrencode.h>
