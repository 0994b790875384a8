#!/usr/bin/env bash
# Builds everything, without warnings of ours, and runs every test; or builds and runs one part, such as layout: scripts/test.sh layout.
set -euo pipefail
cd "$(dirname "$0")/.."
[[ $# -eq 0 ]] || exec scripts/test-part.sh "$@"

logs=$(mktemp -d)
# Tests see a home and a temporary folder that were made for them and go with them: nothing of the user's is read or written.
own=$(mktemp -d)
trap 'rm -rf "$logs" "$own"' EXIT
mkdir -p "$own"/{home,tmp,run}
chmod 700 "$own/run"
TMPDIR="$own/tmp" swift build --build-tests 2>&1 | tee "$logs/build"
if grep -E "($PWD/(Sources|Tests|Examples|Benchmarks)/|^macro expansion ).*warning:" "$logs/build"; then
    echo "The build has warnings, listed above." >&2
    exit 1
fi

PYTHONDONTWRITEBYTECODE=1 python3 -m unittest discover -q -s scripts/mutation -p 'test_*.py'

# Most tests run on the main thread of their process, so two at a time keep two cores busy. Tests that drive windows go before the others,
# and beside no more than one process: what they look at is then about as quick as on a machine at rest. The built tests are run without
# SwiftPM, which lets one process at a time use the build folder.
tests=$(swift build --show-bin-path)/DovetailPackageTests.xctest
core='^(AttributeGraphTests|DovetailEngineTests|DovetailCoreTests)\.'
windows='^DovetailGTKTests\.'
# Some tests compile. A toolchain may be found by way of the home folder, so its programs are named here; what compilers and SwiftPM keep for
# later is no setting of the user's, and is used as by every other build.
toolchain=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)\/lib\/swift".*/\1/p')
run_tests() {
    # What debug builds check by themselves stops a test where it is broken. Texts are written for the locale that is taken where none is set.
    env -u XDG_CONFIG_HOME -u XDG_DATA_HOME -u XDG_STATE_HOME -u LANGUAGE LC_ALL=C.UTF-8 HOME="$own/home" TMPDIR="$own/tmp" XDG_RUNTIME_DIR="$own/run" \
        XDG_CACHE_HOME="${XDG_CACHE_HOME:-$HOME/.cache}" PATH="${toolchain:-/usr}/bin:$PATH" DOVETAIL_CHECKS=stop \
        nice -n "$1" "$tests" --testing-library swift-testing "${@:2}"
}
# What a person does in a window takes a set time: two presses are a double one only when they come soon after each other. A machine that stands
# still for a second in between fails such a test by chance. So up to three tests of windows that failed are run once more, by themselves, and the
# end of the output names them whether they pass then or not. DOVETAIL_SECOND_LOOK=0 takes the first look for the last.
run_windows() {
    run_tests 0 --filter "$windows" --xunit-output "$logs/windows.xml" && return
    [[ ${DOVETAIL_SECOND_LOOK:-1} != 0 && -f $logs/windows.xml ]] || return 1
    # A test with nothing within has passed.
    sed -n 's/.*<testcase classname="\([^"]*\)" name="\([^"]*\)"[^/]*>$/\1\/\2/p' "$logs/windows.xml" >"$logs/failed"
    [[ -s $logs/failed && $(wc -l <"$logs/failed") -le 3 ]] || return 1
    echo "Once more, by themselves: $(paste -sd' ' "$logs/failed")"
    run_tests 0 --filter "$(sed 's/[][().*+?^$|{}\\]/\\&/g; s/.*/^&/' "$logs/failed" | paste -sd'|')" || return 1
    mv "$logs/failed" "$logs/again"
}
touch "$logs/start"
{
    windows_status=0
    run_windows || windows_status=1
    run_tests 5 --filter "$core" && TMPDIR="$own/tmp" nice -n 10 scripts/test-threads.sh && exit $windows_status
} >"$logs/beside" 2>&1 &
beside=$!
status=0
run_tests 5 --skip "$core" --skip "$windows" 2>&1 | tee "$logs/others" || status=1
wait "$beside" || status=1
cat "$logs/beside"
scripts/check-left.sh "$own" "$logs/start" 2>&1 | tee "$logs/left" || status=1
if [[ -f $logs/again ]]; then
    echo "Tests of windows that failed at first and passed when they were run again: $(paste -sd' ' "$logs/again")" >&2
fi
if [[ $status -ne 0 ]]; then
    # Once more and last, so that who sees only the end of the output knows what failed.
    echo "Tests failed:" >&2
    grep -hE '✘|Fatal error|error: |WARNING: ThreadSanitizer' "$logs"/{others,beside,left} | tail -40 >&2 || true
fi
exit $status
