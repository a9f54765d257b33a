#!/bin/sh
# embed_test.sh -- programs that use the library by cardwright.h alone: the examples in C and C++,
# with the shared and the static library; two threads; each function with each argument wrong;
# which symbols there are; and what a change of the header breaks.
set -u
. tests/tools/claims.sh

lib=$build/lib
cc="${CC:-cc} -Wall -Wextra -Werror -O1 -g"
cxx="g++ -std=c++17 -Wall -Wextra -Werror -O1 -g"
export PKG_CONFIG_PATH=$lib/pkgconfig LD_LIBRARY_PATH=$lib
flags=$(pkg-config --cflags cardwright)
shared=$(pkg-config --libs cardwright)
static="$lib/libcardwright.a $(pkg-config --static --libs-only-l cardwright | sed 's/-lcardwright //')"

# Builds NAME from its source by the command that follows, runs it, and compares what it says.
says() {
    wanted=$1 name=$2
    shift 2
    "$@" -o "$dir/$name" || return 1
    timeout 60 "$dir/$name" "$build/cards.db" >"$dir/out" 2>"$dir/err" || { cat "$dir/err"; return 1; }
    [ ! -s "$dir/err" ] || { echo "it printed:"; cat "$dir/err"; return 1; }
    grep -qx "$wanted" "$dir/out" || { cat "$dir/out"; return 1; }
}

turns='turn [0-9]*: [0-9]* to [0-9]* points'
claim "the example in C plays a game" \
    says "$turns" first $cc -std=c11 $flags tests/embed/first.c $shared
cp "$dir/out" "$dir/shared"
claim "with the static library too" \
    says "$turns" first_static $cc -std=c11 $flags tests/embed/first.c $static
claim "and it is the same game" cmp "$dir/shared" "$dir/out"
claim "the example in C++ looks ahead in forks" \
    says '[1-9][0-9]* questions' look_ahead $cxx $flags tests/embed/look_ahead.cpp $shared
claim "the examples are short" sh -c 'for one in first.c look_ahead.cpp; do [ "$(wc -l <tests/embed/$one)" -le 60 ] || exit 1; done'
of_manual() {
    awk -v name="$1" '$0 ~ "<!-- built and run by.*: " name " -->" { on = 1 } on && /^```$/ { exit }
        on > 1 { print } on && /^```c$/ { on = 2 }' docs/embed.md >"$dir/$1.c"
}
of_manual function
claim "the function of the manual plays for a seat" \
    says 'won [1-9][0-9]* of 200 games' function $cc -std=c11 $flags "$dir/function.c" $shared
of_manual screen
sits() {
    says 'It ended because .*' screen $cc -std=c11 $flags "$dir/screen.c" $shared <"$dir/typed"
}
printf '%s\n' '?' 1 1 l why u 1 answers nonsense p 'pass until turn' 1 concede >"$dir/typed"
as_typed() {
    sits && "$program" play --db "$build/cards.db" --game gwent --seats human,bot --seed 7 \
        --replay "$dir/replay" <"$dir/typed" 2>"$dir/err" | cmp - "$dir/out"
}
claim "a sitting takes lines, and hands out the text of the command" as_typed
printf '%s\n' 1 "k $dir/kept.lua" concede >"$dir/typed"
keeps_nothing() {
    sits && grep -qx '  Not possible: no file can be written from here' "$dir/out" && [ ! -e "$dir/kept.lua" ]
}
claim "it writes no file where nobody allowed it" keeps_nothing
reads_nothing() {
    echo 'a deck of nothing' |
        says '4 refused, 18 bytes left' input $cc -std=c11 $flags tests/embed/input.c $shared
}
claim "standard input is the program's" reads_nothing
claim "two threads play the same games as one after the other" \
    says '80 of 80 games the same' threads $cc -std=gnu11 $flags tests/embed/threads.c $shared -lpthread

claim "what a seat may not know is in no number of an observation" \
    says '[1-9][0-9]* moments alike, [1-9][0-9]* of them another game' leaks \
    $cc -std=c11 $flags tests/embed/leaks.c $shared

# The games of tests/games that need no decks, in one database.
for game in tests/games/*; do
    [ "$game" = tests/games/scenarios ] || "$program" import "$game" --db "$dir/toys.db" >"$dir/log" 2>&1
done
writes_again() {
    $cc -std=gnu11 -o "$dir/rows" $flags tests/embed/rows.c $shared || return 1
    timeout 100 "$dir/rows" "$build/cards.db" riftbound gwent zanaga &&
        timeout 100 "$dir/rows" "$dir/toys.db" 'High Card' 'Low Card' fen full hills lighthouse market moor \
            omens quay smithy trail
}
claim "a batch writes again what has changed, and nothing else stays" writes_again

awk -f tests/embed/misuse.awk tools/embed/cardwright.h >"$dir/misuse_calls.h"
claim "each function refuses each wrong argument, and changes nothing" \
    says '[2-9][0-9][0-9] calls, 0 failures' misuse \
    $cc -std=c11 -I"$dir" $flags tests/embed/misuse.c $shared
cat "$dir/out"

# Each function of the header is called by the fuzz target too.
fuzzed() {
    sed -n 's/^CW_PUBLIC.*[ *]\(cw_[a-z_]*\)(.*/\1/p' "${1:-tools/embed/cardwright.h}" >"$dir/functions"
    [ "$(wc -l <"$dir/functions")" -gt 50 ] || return 1
    while read -r name; do
        grep -q "\b$name(" tests/fuzz/embed_fuzz.c || { echo "the fuzz target does not call $name"; return 1; }
    done <"$dir/functions"
}
claim "the fuzz target calls each function" fuzzed
not_fuzzed() {
    sed 's/^CW_PUBLIC CwStatus cw_hash(/CW_PUBLIC CwStatus cw_mash(/' tools/embed/cardwright.h >"$dir/cardwright.h"
    fuzzed "$dir/cardwright.h" | grep -q 'does not call cw_mash'
}
claim "one that it forgets is told" not_fuzzed

# The library has what the header says and nothing else.
symbols() {
    sed -n 's/^CW_PUBLIC.*[ *]\(cw_[a-z_]*\)(.*/\1/p' tools/embed/cardwright.h | sort >"$dir/said"
    nm -D --defined-only "$lib/libcardwright.so" | sed -n 's/.* T \(.*\)@@.*/\1/p' | sort >"$dir/there"
    [ -s "$dir/said" ] && diff "$dir/said" "$dir/there"
}
claim "the library has the functions of its header and no other symbol" symbols
claim "so has the static one" sh -c "nm -g --defined-only $lib/libcardwright.a |
    sed -n 's/.* [TDBR] //p' | sort | diff $dir/said -"
claim "it is known by its soname" sh -c "readelf -d $lib/libcardwright.so | grep -q 'SONAME.*libcardwright.so.0]'"

# The file of types and functions: what is there stands, and a planted break is told.
broken() {
    sed "$1" tools/embed/cardwright.h >"$dir/cardwright.h"
    ! cmp -s "$dir/cardwright.h" tools/embed/cardwright.h &&
        ! sh tools/dev/check_abi.sh check "$dir/cardwright.h" >"$dir/out" && grep -q "$2" "$dir/out"
}
if command -v abidiff >/dev/null; then
    claim "programs that were built before work with the header" sh tools/dev/check_abi.sh
    claim "a field of another size breaks them" broken 's/^    int turn; /    long turn; /' "'int turn'"
    claim "a function that is gone breaks them" broken '/cw_hash(/d' 'Removed function'
else
    echo "left out: abidiff is not here, so nobody compared the header with earlier ones"
fi
claims_end
