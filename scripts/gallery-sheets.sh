#!/bin/bash
# Paints each page of the gallery into one contact sheet: on a desktop and a phone, light and dark.
# Usage: scripts/gallery-sheets.sh FOLDER [SCALE [PAGE…]]; needs ImageMagick and a built Gallery. By default all pages are painted, at one
# pixel for each point.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=${1:?"the folder for the sheets"}
scale=${2:-1}
shift $(($# < 2 ? $# : 2))
pages=("$@")
if [[ ${#pages[@]} -eq 0 ]]; then
    mapfile -t pages < <(grep -hA1 'GalleryExample($\|GalleryExample("' Examples/GalleryExamples/{Showcase,Gallery}Examples.swift |
        grep -oE '^ *(GalleryExample\()?"[A-Za-z0-9-]+", \.' | sed 's/^[^"]*"//; s/".*//')
fi
mkdir -p "$folder"
parts=$(mktemp -d)
trap 'rm -rf "$parts"' EXIT
export DOVETAIL_HOST=snapshot DOVETAIL_SCALE=$scale XDG_STATE_HOME=$parts/state
paint() { # idiom, size, scheme, page
    DOVETAIL_IDIOM=$1 DOVETAIL_SIZE=$2 DOVETAIL_COLOR_SCHEME=$3 DOVETAIL_OUTPUT="$parts/$1-$3.png" .build/debug/Gallery "$4"
}
for page in "${pages[@]}"; do
    for scheme in light dark; do
        paint desktop 1080x720 $scheme "$page"
        paint phone 390x720 $scheme "$page"
        convert "$parts/desktop-$scheme.png" "$parts/phone-$scheme.png" +append "$parts/$scheme.png"
    done
    convert "$parts/light.png" "$parts/dark.png" -append "$folder/$page.png"
done
