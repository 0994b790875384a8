#!/usr/bin/env bash
# Builds the platform twice, from copies of this checkout in two places, and compares all files: scripts/check-reproducible.sh [folder for the copies]
# It takes some 40 minutes of processor time. The copies' folders have the same name, which is that of the package and stands in its modules, and
# paths of the same length, which the compiler notes where a closure is said not to escape.
set -euo pipefail
cd "$(dirname "$0")/.."
place=${1:-$(mktemp -d)}
export PKG_CONFIG_PATH=${PKG_CONFIG_PATH:-$(scripts/pkg-config-path.sh)}

for copy in first other; do
    mkdir -p "$place/$copy"
    git clone -q . "$place/$copy/Dovetail"
    (
        cd "$place/$copy/Dovetail"
        swift build --product dovetail
        .build/debug/dovetail platform build --output "$place/$copy/out"
    )
done

sums() {
    # What names the folder's own place is written anew wherever it is put.
    cd "$1"/out/*/
    find . -type f ! -name 'toolset*.json' ! -path './sdks/*' -print0 | sort -z | xargs -0 sha256sum
}
if diff <(sums "$place/first") <(sums "$place/other") >"$place/difference"; then
    echo "Both builds are equal: $(sums "$place/first" | wc -l) files."
else
    echo "The builds differ; see $place/difference:" >&2
    head -20 "$place/difference" >&2
    exit 1
fi
