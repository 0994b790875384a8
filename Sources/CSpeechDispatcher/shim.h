#if !__has_include(<libspeechd.h>)
#error "libspeechd is not installed. On Debian and Ubuntu: apt-get install libspeechd-dev pkg-config (or run `make deps`)."
#endif
#include <libspeechd.h>
