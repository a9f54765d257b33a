#!/bin/sh
# Programs that use the library, with every argument wrong, in two threads, and in any order of
# calls, under the address and undefined behaviour sanitizers.
set -u
. tests/tools/claims.sh

safe=${build%/dev}/safe
export LD_LIBRARY_PATH="$safe/lib"
awk -f tests/embed/misuse.awk tools/embed/cardwright.h >"$dir/misuse_calls.h"

runs() {
    ${CC:-cc} -std=gnu11 -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -I"$dir" \
        -I"$safe/lib" "tests/embed/$1.c" -L"$safe/lib" -lcardwright -lpthread -o "$dir/$1" &&
        "$dir/$1" "$build/cards.db"
}

claim "each function refuses each wrong argument" runs misuse
claim "two threads play" runs threads
claim "nothing hidden shows" runs leaks
claim "a game is played" runs first
claim "calls in any order" env BUILD="$build" "$safe/tests/fuzz/embed_seeds" tests/fuzz/embed
claims_end
