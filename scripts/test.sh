#!/usr/bin/env bash
# Builds everything, without warnings of ours, and runs every test.
set -euo pipefail
cd "$(dirname "$0")/.."

logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
swift build --build-tests 2>&1 | tee "$logs/build"
if grep -E "($PWD/(Sources|Tests|Examples|Benchmarks)/|^macro expansion ).*warning:" "$logs/build"; then
    echo "The build has warnings, listed above." >&2
    exit 1
fi

# Most tests run on the main thread of their process, so several processes keep the cores busy. Those that drive windows wait most of the
# time, and go first when they have something to do: what they look at is then as quick as on a machine at rest. The built tests are run
# without SwiftPM, which lets one process at a time use the build folder.
tests=$(swift build --show-bin-path)/DovetailPackageTests.xctest
core='^(AttributeGraphTests|DovetailCoreTests)\.'
windows='^DovetailGTKTests\.'
run_tests() {
    # What debug builds check by themselves stops a test where it is broken.
    DOVETAIL_CHECKS=stop nice -n "$1" "$tests" --testing-library swift-testing "${@:2}"
}
{
    run_tests 5 --filter "$core" && nice -n 10 scripts/test-threads.sh
} >"$logs/core" 2>&1 &
beside_core=$!
run_tests 0 --filter "$windows" >"$logs/windows" 2>&1 &
beside_windows=$!
status=0
run_tests 5 --skip "$core" --skip "$windows" 2>&1 | tee "$logs/others" || status=1
wait "$beside_windows" || status=1
wait "$beside_core" || status=1
cat "$logs/windows" "$logs/core"
if [[ $status -ne 0 ]]; then
    # Once more and last, so that who sees only the end of the output knows what failed.
    echo "Tests failed:" >&2
    grep -hE '✘|Fatal error|error: |WARNING: ThreadSanitizer' "$logs"/{others,windows,core} | tail -40 >&2 || true
fi
exit $status
