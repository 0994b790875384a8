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

# Most tests run on the main thread of their process, so two at a time keep two cores busy. Tests that drive windows go before the others,
# and beside no more than one process: what they look at is then about as quick as on a machine at rest. The built tests are run without
# SwiftPM, which lets one process at a time use the build folder.
tests=$(swift build --show-bin-path)/DovetailPackageTests.xctest
core='^(AttributeGraphTests|DovetailCoreTests)\.'
windows='^DovetailGTKTests\.'
run_tests() {
    # What debug builds check by themselves stops a test where it is broken.
    DOVETAIL_CHECKS=stop nice -n "$1" "$tests" --testing-library swift-testing "${@:2}"
}
{
    windows_status=0
    run_tests 0 --filter "$windows" || windows_status=1
    run_tests 5 --filter "$core" && nice -n 10 scripts/test-threads.sh && exit $windows_status
} >"$logs/beside" 2>&1 &
beside=$!
status=0
run_tests 5 --skip "$core" --skip "$windows" 2>&1 | tee "$logs/others" || status=1
wait "$beside" || status=1
cat "$logs/beside"
if [[ $status -ne 0 ]]; then
    # Once more and last, so that who sees only the end of the output knows what failed.
    echo "Tests failed:" >&2
    grep -hE '✘|Fatal error|error: |WARNING: ThreadSanitizer' "$logs"/{others,beside} | tail -40 >&2 || true
fi
exit $status
