#!/usr/bin/env bash
# Builds everything, without warnings of ours, and runs every test.
set -euo pipefail
cd "$(dirname "$0")/.."

log=$(mktemp)
trap 'rm -f "$log"' EXIT
# The programs first: tests run some of them.
swift build 2>&1 | tee "$log"
swift build --build-tests 2>&1 | tee -a "$log"
if grep -E "$PWD/(Sources|Tests|Examples|Benchmarks)/.*warning:" "$log"; then
    echo "The build has warnings, listed above." >&2
    exit 1
fi
# What debug builds check by themselves stops a test where it is broken.
DOVETAIL_CHECKS=stop swift test --skip-build
scripts/test-threads.sh
