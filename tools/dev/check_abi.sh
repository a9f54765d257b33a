#!/bin/sh
# check_abi.sh [write] [HEADER] -- proves that programs which were built with an earlier
# cardwright.h work with this one: its types and functions against tools/embed/cardwright.abi.
#
# What is only added passes; then `make abi` writes the file anew. What breaks programs raises
# LIB_SO in the Makefile as well. abidiff's own codes: 4 a change, 8 one that breaks programs.
set -eu
export LC_ALL=C

dump=tools/embed/cardwright.abi
what=${1:-check}
header=${2:-tools/embed/cardwright.h}
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT

cp "$header" "$here/cardwright.h"
awk -f tools/dev/abi.awk "$header" >"$here/stub.c"
${CC:-cc} -g -w -I"$here" -fPIC -fvisibility=hidden -shared \
    -Wl,-soname,"$(sed -n 's/^LIB_SO *= *//p' Makefile)" \
    -Wl,--version-script=tools/embed/cardwright.map "$here/stub.c" -o "$here/lib.so"
abidw --no-corpus-path --no-comp-dir-path --no-show-locs "$here/lib.so" |
    sed "s|$here/||g" >"$here/now.abi"
if [ "$what" = write ]; then
    cp "$here/now.abi" "$dump"
    exit 0
fi
code=0
abidiff --no-added-syms "$dump" "$here/now.abi" >"$here/told" || code=$?
[ "$code" = 0 ] || {
    cat "$here/told"
    echo "check_abi: cardwright.h breaks programs that were built before, or has more than" \
        "$dump: raise LIB_SO in the Makefile if it breaks them, and say make abi"
    exit 1
}
