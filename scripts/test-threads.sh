#!/usr/bin/env bash
# Eight threads write what views show, under the thread sanitiser. Fails on a race and on a lost write.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=.build/thread-sanitizer
swift build --sanitize=thread --product ThreadProbe --scratch-path "$scratch"
TSAN_OPTIONS="halt_on_error=1 exitcode=66" "$scratch/debug/ThreadProbe" "${1:-10}"
