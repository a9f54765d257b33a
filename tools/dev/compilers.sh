#!/bin/sh
# compilers.sh BUILD [ROW]... -- builds the program in every way of a table, with every
# warning a fault, and plays the same games with each; prints a line for each row.
#
# A row is compiler, level and kind: plain, safe (the sanitizers of addresses and undefined
# behaviour), numbers (wrapped integers too, clang alone) or release (the usual build).
# Without a ROW like gcc-O2-safe all are built. The hash of BUILD/cardwright is the one that
# all must give; the golden games must hold as well. BUILD/cards.db has the cards. What a
# build leaves is removed, its log stays where it failed.
set -u

build=$(realpath "$1")
shift
here=$(dirname "$0")
wanted=$(sh "$here/game_hash.sh" "$build/cardwright" "$build/cards.db") || {
    echo "$wanted"
    exit 1
}
failed=0

rows() {
    echo gcc-O2-release clang-O1-numbers
    for cc in gcc clang; do
        for level in O0 O1 O2 O3; do echo $cc-$level-plain $cc-$level-safe; done
    done
}

flags_of() {
    case $1 in
    plain) ;;
    release) echo -g -flto=auto ;;
    safe) echo -fsanitize=address,undefined -fno-sanitize-recover=all ;;
    numbers) echo -fsanitize=undefined,integer -fno-sanitize-recover=all \
        -fno-sanitize=unsigned-shift-base,unsigned-integer-overflow ;;
    esac
}

# Builds the row $1 in the folder $2, and plays. Prints its hash, or what failed.
try() {
    level=${1#*-}
    make -k BUILD="$2" CC="${1%%-*}" CFLAGS="-${level%-*} $(flags_of "${1##*-}")" built >"$2.log" 2>&1 ||
        { echo "does not build"; return; }
    BUILD=$build "$2/tests/play/golden_test" >>"$2.log" 2>&1 ||
        { echo "plays other golden games"; return; }
    sh "$here/game_hash.sh" "$2/cardwright" "$build/cards.db" 2>>"$2.log"
}

mkdir -p "$build/compilers"
for row in ${*:-$(rows)}; do
    command -v "${row%%-*}" >/dev/null || { echo "$row: no such compiler here"; continue; }
    into=$build/compilers/$row
    said=$(try "$row" "$into")
    if [ "$said" = "$wanted" ]; then
        rm -f "$into.log"
        echo "$row: $said"
    else
        failed=$((failed + 1))
        echo "$row: $said, not $wanted"
        grep -E -m 5 'error:|differ|FAILED' "$into.log"
    fi
    rm -rf "$into"
done
[ "$failed" = 0 ]
