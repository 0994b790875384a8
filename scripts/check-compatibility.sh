#!/usr/bin/env bash
# Fails when docs/compatibility.md leaves out a public declaration of the last debug build, or lists one that is not there.
# With --update it brings the document's tables up to date first; their notes stay as they are.
set -euo pipefail
cd "$(dirname "$0")/.."
products=${DOVETAIL_PRODUCTS:-.build/debug}
exec "$products/CompatibilityDocument" "${1:---check}" docs/compatibility.md "$products"
