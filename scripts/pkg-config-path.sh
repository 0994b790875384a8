#!/usr/bin/env bash
# Prints a PKG_CONFIG_PATH under which SwiftPM does not warn of “prohibited flag(s): -pthread”.
#
# The descriptions of GTK and WebKitGTK ask for flags that SwiftPM leaves out, with a warning for each target. Here are copies
# without them; they change nothing else, and are made anew when a system's file or this one is newer.
set -euo pipefail
folder="$(cd "$(dirname "$0")/.." && pwd)/.build/pkgconfig"
mkdir -p "$folder"
system=$(pkg-config --variable pc_path pkg-config 2>/dev/null || true)
IFS=: read -ra places <<<"${PKG_CONFIG_PATH:-}:$system"
for place in "${places[@]}"; do
    [ -n "$place" ] && [ -d "$place" ] && [ "$place" != "$folder" ] || continue
    for file in "$place"/*.pc; do
        copy="$folder/$(basename "$file")"
        [ -e "$file" ] || continue
        [ ! "$copy" -nt "$file" ] || [ ! "$copy" -nt "${BASH_SOURCE[0]}" ] || continue
        if grep -Eq '^Cflags:.*(-pthread|-mfpmath|-msse)|^Libs:.*(-pthread|--export-dynamic)' "$file"; then
            sed -E '/^Cflags:/s/(^| )-(pthread|mfpmath=[a-z0-9]+|msse2?)( |$)/ /g; /^Cflags:/s/(^| )-(pthread|mfpmath=[a-z0-9]+|msse2?)( |$)/ /g; /^Libs:/s/ (-pthread|-Wl,--export-dynamic)//g' "$file" >"$copy"
        fi
    done
done
echo "$folder${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
