#!/bin/sh
# trained.sh BUILD FLAGS -- builds BUILD/trained/cardwright, which gcc fits to what is played.
#
# The program is built with counters, plays the bench, and is built again by what was counted.
# At the end both programs play the same games by turns: the figures say what it brings, and
# no game may differ.
set -eu

build=$1
flags=$2
dir=$build/trained
cc=${CC:-cc}
# Counters, and code moved by what they counted, hide from gcc what has been written.
quiet=-Wno-maybe-uninitialized

if $cc --version | grep -qi clang; then
    echo "make trained needs gcc: say make trained CC=gcc" >&2
    exit 2
fi
step() {
    echo "trained: $1"
    "$MAKE" --no-print-directory BUILD="$dir" CFLAGS="$flags $2" "$dir/cardwright"
}
rm -rf "$dir"
mkdir -p "$dir"
cp "$build/cards.db" "$dir/cards.db"
step "building with counters" "-fprofile-generate -fprofile-update=prefer-atomic $quiet"
echo "trained: playing the bench"
"$dir/cardwright" bench --quick >"$dir/counted.txt"
find "$dir" -name '*.o' -delete
rm "$dir/cardwright"
step "building by what was counted" "-fprofile-use -fprofile-partial-training -Wno-missing-profile -Wno-stringop-overflow $quiet"
exec "$dir/cardwright" bench --against "$build/cardwright" --quick
