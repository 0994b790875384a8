#if !__has_include(<gst/app/gstappsink.h>)
#error "GStreamer is not installed. On Debian and Ubuntu: apt-get install libgstreamer1.0-dev libgstreamer-plugins-base1.0-dev pkg-config (or run `make deps`)."
#endif
#include <gst/gst.h>
#include <gst/audio/audio.h>
#include <gst/app/gstappsink.h>
