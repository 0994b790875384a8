#!/usr/bin/env bash
# Runs the random tests of the last build again and again, each time with seeds that were never tried, until one fails.
#   scripts/fuzz.sh [ROUNDS]
set -euo pipefail
cd "$(dirname "$0")/.."

suites=$(grep -rl 'SeededGenerator.chosenSeed' Tests --include='*Tests.swift' | xargs -n 1 basename -s .swift | sort -u | paste -sd '|')
log=$(mktemp)
trap 'rm -f "$log"' EXIT
for ((round = 1; round <= ${1:-100}; round++)); do
    # Twenty rounds try 100,000 events over pages of apps.
    if ! DOVETAIL_EVENTS=${DOVETAIL_EVENTS:-5000} DOVETAIL_SEED=random DOVETAIL_CHECKS=stop swift test --skip-build --filter "$suites|EventFuzzTests" >"$log" 2>&1; then
        cat "$log"
        echo "Round $round failed." >&2
        exit 1
    fi
    echo "Round $round passed."
done
