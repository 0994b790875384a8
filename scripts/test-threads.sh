#!/usr/bin/env bash
# Eight threads write what views show, under the thread sanitiser. Fails on a race and on a lost write.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=.build/thread-sanitizer
# Whole modules at a time, with lines for reports but nothing else for debuggers and indexes: a third of the work less.
swift build --sanitize=thread --product ThreadProbe --scratch-path "$scratch" --disable-index-store \
    -Xswiftc -gline-tables-only -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2
TSAN_OPTIONS="halt_on_error=1 exitcode=66" "$scratch/debug/ThreadProbe" "${1:-5}"
