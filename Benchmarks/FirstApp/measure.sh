#!/usr/bin/env bash
# What an app's program costs until its window rests, beside a window of GTK's own: measure.sh PROGRAM
#
# Each is started four times in turn under Xvfb, by both renderers. What is told after three seconds: processor time of all threads (in steps of
# ten milliseconds, as the kernel counts), resident memory, and what of it is the process's own.
set -euo pipefail
program=$(realpath "${1:?usage: measure.sh PROGRAM}")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# shellcheck disable=SC2046 # Flags are several words.
cc -O2 -o "$folder/gtk" "$(dirname "$0")/gtk.c" $(pkg-config --cflags --libs gtk4)
cat >"$folder/run" <<'RUN'
"$1" >/dev/null 2>&1 &
sleep 3
read -ra fields <"/proc/$!/stat"
awk -v ticks=$((fields[13] + fields[14])) '/^Rss/ { rss = $2 } /^Private_Dirty/ { own = $2 }
    END { printf "%4d ms %6.1f MB resident %6.1f MB of its own\n", ticks * 10, rss / 1024, own / 1024 }' "/proc/$!/smaps_rollup"
kill $!
RUN
for _ in 1 2 3 4; do
    for renderer in cairo gl; do
        for one in "$folder/gtk" "$program"; do
            printf '%-6s %-20s' "$renderer" "$(basename "$one")"
            GSK_RENDERER=$renderer xvfb-run -a -s "-screen 0 1400x1000x24" bash "$folder/run" "$one"
        done
    done
done
