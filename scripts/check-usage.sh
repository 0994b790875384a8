#!/usr/bin/env bash
# Looks for each name of docs/usage-names.txt among the declarations of the last debug build and in its tests, and fails when one is
# not declared or when no test uses it. Tests that only show that something compiles, comments and texts do not count: what a name
# means is read from the index that the compiler writes along with the build (“swift build --build-tests”).
#
#   scripts/check-usage.sh           what is missing, and a summary
#   scripts/check-usage.sh --list    each declaration with the tests that use it
set -euo pipefail
cd "$(dirname "$0")/.."
products=${DOVETAIL_PRODUCTS:-.build/debug}
case ${1:-} in
'') option=--usage ;;
--list) option=--usage-list ;;
*) echo "usage: ${0##*/} [--list]" >&2; exit 2 ;;
esac
exec "$products/CompatibilityDocument" "$option" docs/usage-names.txt "$products"
