#!/bin/sh
# bench.sh -- writes BENCH.md and the drawings in docs/bench with the program in $1.
#
# The words of the page stand here, its figures come from the commands that it names. BENCH is
# what each of them gets besides: BENCH=--quick for a look.
set -eu
export LC_ALL=C.UTF-8

program=$1
more=${BENCH:-}
rows=${ROWS:-1000000}
[ "$more" != --quick ] || rows=${ROWS:-10000}
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
mkdir -p docs/bench

# table FILE N: the Nth table of a page, with the line beneath it.
table() {
    awk -v n="$2" 'BEGIN { RS = "" } NR == 2 * n - 1 || NR == 2 * n { print $0 "\n" }' "$1"
}

# shellcheck disable=SC2086 # no option is one too
{
    "$program" bench $more >"$dir/all"
    "$program" bench growth $more --plots docs/bench >"$dir/growth"
}
"$program" bench proving-grounds-annie proving-grounds-garen --seconds 2 >"$dir/decks"
"$program" bench protocol --seconds 2 >"$dir/protocol"
"$program" bench import --rows "$rows" >"$dir/import"

{
    cat <<'EOF'
# How fast it is

    make bench            measures everything, a few minutes, and writes this page
    make bench BENCH=--quick

All figures are of random bots and real scripts, on one core. Times are those that the thread
worked, so other programs change them little; a machine that others use too still has caches that
they empty. Two tables are compared by the copy of 16,384 bytes beneath them.

EOF
    echo "Measured on $(date +%Y-%m-%d) by \`make bench${more:+ BENCH=$more}\`, $(nproc) processors, \`$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)\`."
    cat <<'EOF'

## What is to be reached

    build/cardwright bench

*Pairings* are all pairs of the decks of a game, each against itself too. What programs do with a
game (ask from outside, try an answer in a copy, play out, load) is measured half way through games
of each deck against the next one. A decision with things that grant abilities is measured on the
boards of `tests/growth/`, twelve of them on each side; *60 things* are of several kinds, half of
them where players meet. The memory is what `simulate --games 10000000` has more than
`--games 20000` after a second.

EOF
    table "$dir/all" 3
    cat <<'EOF'
## All pairings, all modes, all games

The decks take the seats by turns, so a game of four is two of each. Equal hashes are equal games.
Loading ends with a game that is checked and waits for its answer: from the engine's own bytes, or
from the text that the protocol's `save` gave.

EOF
    table "$dir/all" 1
    table "$dir/all" 2
    cat <<'EOF'
## How cost grows

    build/cardwright bench growth --plots docs/bench

The yardstick is a toy with a flat state of 16 KiB, a random choice, one copy and one protected call
of Lua a decision: nothing can be faster.

EOF
    table "$dir/growth" 1
    cat <<'EOF'
The exponent is that with which the cost beyond the first board grows: 1 is linear, 2 with the square,
0 no growth to speak of. A decision is one of the first thirty of random agents from the board on.

EOF
    table "$dir/growth" 2
    for drawing in docs/bench/*.svg; do
        name=${drawing##*/}
        echo "![${name%.svg}]($drawing)"
    done
    echo
    table "$dir/growth" 3
    cat <<'EOF'
Cards that are known: made ones in the database alone, or loaded beside those of the decks.

EOF
    table "$dir/growth" 4
    cat <<'EOF'
## Before and after

    build/cardwright bench --against ../before/cardwright

plays all pairings by turns with another build, which has its own `cards.db` beside it, in short
slices, and prints how many times as fast this one is, with the spread, and in how many pairings
the games are not the same.

## Sizes, copies, scripts

    build/cardwright bench proving-grounds-annie proving-grounds-garen

EOF
    cat "$dir/decks"
    cat <<'EOF'

A decision is a question with a real choice. The engine never asks a question with one possible
answer. A copy takes what is in use. Lua counts every instruction of every script, and the engine
each comparison with a query.

## Programs that try answers

    build/cardwright bench protocol

From the text of each request to the text of its reply, at each question of random games.

EOF
    cat "$dir/protocol"
    cat <<'EOF'

## Importing lists

    build/cardwright bench import

EOF
    cat "$dir/import"
    cat <<'EOF'

Plain inserts put the same rows into the same schema with prepared statements, the index of words
included.
EOF
} >"$dir/page"
cp "$dir/page" BENCH.md
