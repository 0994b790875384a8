#!/usr/bin/env bash
# Fails when docs/compatibility-table.md leaves out a public declaration of the last debug build, or lists one that is not there.
# With --update it brings the tables up to date first; the states that they tell stay as they are.
set -euo pipefail
cd "$(dirname "$0")/.."
products=${DOVETAIL_PRODUCTS:-.build/debug}
exec "$products/CompatibilityDocument" "${1:---check}" docs/compatibility-table.md "$products"
