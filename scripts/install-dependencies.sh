#!/usr/bin/env bash
# Installs the Debian packages that Dovetail builds and tests with. Does nothing when they are there.
set -euo pipefail

packages=(
    libgtk-4-dev libqrencode-dev libsqlite3-dev libwebkitgtk-6.0-dev pkg-config poppler-utils fonts-inter fonts-noto-color-emoji fontconfig
    libgstreamer1.0-dev libgstreamer-plugins-base1.0-dev gstreamer1.0-plugins-base gstreamer1.0-plugins-good libspeechd-dev
    libbox2d-dev libpoppler-glib-dev webp-pixbuf-loader heif-gdk-pixbuf libavif-gdk-pixbuf
    xvfb xdotool imagemagick x11-utils dbus at-spi2-core python3-pyatspi
    make makeself git python3 nodejs
)

missing=()
for package in "${packages[@]}"; do
    status=$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null || true)
    [[ $status == "install ok installed" ]] || missing+=("$package")
done
[[ ${#missing[@]} -eq 0 ]] && exit 0

if ! command -v apt-get >/dev/null; then
    echo "Please install these packages (by their Debian names): ${missing[*]}" >&2
    exit 1
fi
elevate=()
if [[ $(id -u) -ne 0 ]]; then
    if ! command -v sudo >/dev/null; then
        echo "Please run as root: apt-get install ${missing[*]}" >&2
        exit 1
    fi
    elevate=(sudo)
fi
echo "Installing ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
"${elevate[@]}" apt-get update -qq
"${elevate[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
