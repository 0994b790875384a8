#!/usr/bin/env bash
# Opens the gallery; with no display, paints every example into the folder given and says where.
set -euo pipefail

gallery=$(swift build --show-bin-path)/Gallery
if [[ -n ${DISPLAY:-} || -n ${WAYLAND_DISPLAY:-} ]]; then
    exec "$gallery"
fi
echo "There is no display; painting the examples instead:"
exec "$gallery" --render "$1"
