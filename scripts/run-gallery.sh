#!/usr/bin/env bash
# Opens the gallery; with no display, paints all of its pages into the folder given and says where.
set -euo pipefail

gallery=$(swift build --show-bin-path)/Gallery
if [[ -n ${DISPLAY:-} || -n ${WAYLAND_DISPLAY:-} ]]; then
    exec "$gallery"
fi
echo "There is no display; painting the pages of the gallery instead."
exec "$gallery" --render "$1"
