#!/usr/bin/env bash
# Builds and runs the tests of one part, and nothing that they do not need. Called by scripts/test.sh.
#   scripts/test.sh layout            a folder of the tests of the engine, of Core or of the controls, in small letters
#   scripts/test.sh XcodeProjects     a target of tests, with or without “Tests”
#   scripts/test.sh floors            the order of the folders
set -euo pipefail
cd "$(dirname "$0")/.."

part=$1
targets=()
folders=()
for folder in Tests/*Tests; do
    name=$(basename "$folder")
    if [[ ${part,,} == "${name,,}" || ${part,,}tests == "${name,,}" ]]; then
        targets=("$name")
        folders=("$folder")
    fi
done
if [[ ${#targets[@]} -eq 0 ]]; then
    for folder in Tests/*Tests/*/; do
        [[ $(basename "$folder" | tr '[:upper:]' '[:lower:]') == "${part,,}" ]] || continue
        target=$(basename "$(dirname "$folder")")
        [[ " ${targets[*]} " == *" $target "* ]] || targets+=("$target")
        folders+=("$folder")
    done
fi
if [[ ${#targets[@]} -eq 0 ]]; then
    {
        echo "There is no part “$part”. Parts are"
        for folder in Tests/*Tests Tests/*Tests/*/; do basename "$folder" Tests | tr '[:upper:]' '[:lower:]'; done |
            grep -vE '^(goldens|strips|mistakes|projectpictures|projects)$' | sort -u | paste -sd' ' | fold -s -w 100
    } >&2
    exit 2
fi

names=$(find "${folders[@]}" -name '*.swift' -printf '%f\n' | sed 's/\.swift$//; s/[+]/\\+/g' | sort -u | paste -sd'|')
export DOVETAIL_TESTS
DOVETAIL_TESTS=$(IFS=,; echo "${targets[*]}")
# With --build-tests every program and library of the package would be built besides.
swift build --product DovetailPackageTests
only=$(IFS='|'; echo "${targets[*]}")
DOVETAIL_CHECKS=${DOVETAIL_CHECKS:-stop} "$(swift build --show-bin-path)/DovetailPackageTests.xctest" \
    --testing-library swift-testing --filter "^($only)\..*/($names)\.swift:"
