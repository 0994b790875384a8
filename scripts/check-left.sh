#!/usr/bin/env bash
# Fails, and names what is there, when tests have left something behind.
#   scripts/check-left.sh FOLDER START
# FOLDER holds the folders home and tmp that the tests had for their own, START is a file that was written when they began: in the user's own
# folders nothing of theirs may be newer.
set -euo pipefail

own=$1
start=$2
left=()
note() { while IFS= read -r name; do left+=("$name"); done; }

# What compilers, SwiftPM and the desktop's libraries keep is theirs.
tools='^(TemporaryDirectory\..*|swift-generated-sources|org\.llvm\.clang.*|clang-.*|.*\.lock|\.X.*|\.ICE-unix|xvfb-run\..*)$'
home_of_tools='^\./(\.swiftpm|\.cache|\.config/dconf|\.config/swiftpm|\.config/glib-2.0|\.local/share/recently-used.xbel)'
note < <(cd "$own/tmp" && find . -mindepth 1 -maxdepth 1 -printf '%f\n' | grep -vE "$tools" | sed 's/^/in the temporary folder: /' || true)
note < <(cd "$own/home" && find . -mindepth 1 ! -type d | grep -vE "$home_of_tools" | sed 's/^/in the home folder: /' || true)

# Other programs write into the user's folders, too: of these, what is named as our programs or as tests name things.
ours='dovetail|DovetailPackageTests|GTKHostProbe|StorageProbe|ThreadProbe|Gallery|[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}'
for folder in "${XDG_CONFIG_HOME:-$HOME/.config}" "${XDG_DATA_HOME:-$HOME/.local/share}" "${XDG_STATE_HOME:-$HOME/.local/state}"; do
    [[ -d $folder ]] || continue
    note < <(find "$folder" -mindepth 1 -newer "$start" ! -type d -printf '%p\n' | grep -E "$ours" || true)
done
note < <(find "${TMPDIR:-/tmp}" -mindepth 1 -maxdepth 1 -newer "$start" ! -path "$own" -printf '%p\n' | grep -E "$ours" || true)

[[ ${#left[@]} -eq 0 ]] && exit 0
printf 'error: tests left %s\n' "${left[@]}"
exit 1
