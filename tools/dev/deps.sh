#!/bin/sh
# deps.sh [test|check|fuzz|page] -- installs the Debian packages that are missing. Prints nothing
# if all are there.
#
# Without an argument it installs those that `make run` needs, with `test` also those of
# the tests, with `check` also those of the checks, with `fuzz` also those of the fuzzers; with
# `page` those of `make run` and of the page.
set -eu

packages="gcc make pkg-config libc6-dev liblua5.4-dev libsqlite3-dev libjansson-dev
libarchive-dev zlib1g-dev libxml2-dev libyaml-dev libutf8proc-dev libedit-dev libxxhash-dev
libmicrohttpd-dev"
case ${1:-} in
test | check | fuzz) packages="$packages libcmocka-dev mold sqlite3 g++ binutils abigail-tools
    python3-numpy mypy" ;;
esac
case ${1:-} in
check | fuzz) packages="$packages git clang-format clang-tidy lua-check" ;;
esac
[ "${1:-}" != fuzz ] || packages="$packages clang libclang-rt-dev patch"
if [ "${1:-}" = page ]; then
    packages="$packages emscripten nodejs dpkg-dev tcl sqlite3 chromium"
    # Of Node's own packages npm is a part.
    command -v npm >/dev/null || packages="$packages npm"
fi

if ! command -v dpkg-query >/dev/null; then
    echo "deps: this is no Debian; what is needed: $(echo $packages)" >&2
    exit 0
fi

missing=
for package in $packages; do
    state=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$state" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" != 0 ]; then
    echo "deps: missing:$missing" >&2
    echo "deps: run as root: apt-get install --no-install-recommends$missing" >&2
    exit 1
fi
echo "deps: installing$missing" >&2
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq >&2
apt-get install -y -qq --no-install-recommends $missing >&2
