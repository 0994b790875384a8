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

# Most tests run on the main thread of their process, so two processes keep two cores busy. The built tests are run without SwiftPM,
# which lets one process at a time use the build folder.
tests=$(swift build --show-bin-path)/DovetailPackageTests.xctest
core='^(AttributeGraphTests|DovetailCoreTests)\.'
run_tests() {
    # What debug builds check by themselves stops a test where it is broken.
    DOVETAIL_CHECKS=stop "$tests" --testing-library swift-testing "$@"
}
{
    run_tests --filter "$core" && nice scripts/test-threads.sh
} >"$log" 2>&1 &
beside=$!
status=0
run_tests --skip "$core" || status=1
wait "$beside" || status=1
cat "$log"
if [[ $status -ne 0 ]]; then echo "Tests failed: see the lines that begin with ✘." >&2; fi
exit $status
