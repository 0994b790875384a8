#if !__has_include(<sqlite3.h>)
#error "SQLite is not installed. On Debian and Ubuntu: apt-get install libsqlite3-dev pkg-config (or run `make deps`)."
#endif
#include <sqlite3.h>
