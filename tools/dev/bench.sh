#!/bin/sh
# bench.sh BUILD -- writes BENCH.md and the drawings in docs/bench with the programs of BUILD.
#
# The words of the page stand here, its figures come from the commands and programs that it
# names. BENCH is what each of them gets besides: BENCH=--quick for a look.
set -eu
export LC_ALL=C.UTF-8

program=$1/cardwright
benches=$1/tests/bench
more=${BENCH:-}
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
    "$benches/growth_bench" $more --db "$1/cards.db" --plots docs/bench >"$dir/growth"
}
"$program" bench proving-grounds-annie proving-grounds-garen --seconds 2 >"$dir/decks"
"$program" bench protocol --seconds 2 >"$dir/protocol"
PYTHONPATH=tools/python PYTHONDONTWRITEBYTECODE=1 \
    python3 tests/bench/pipe_bench.py "$program" 5 >"$dir/pipe" ||
    echo "It was not measured: that wants python3." >"$dir/pipe"
numpy=python3
python3 -c 'import numpy' 2>/dev/null || numpy=/usr/bin/python3 # that of the system has it, mostly
PYTHONPATH=tools/python PYTHONDONTWRITEBYTECODE=1 \
    "$numpy" tests/bench/embed_bench.py "$1" 5 >"$dir/embed" ||
    echo "It was not measured: that wants python3 with numpy." >"$dir/embed"
# The page is measured where it is built; else what stands there stays.
if [ -f "$1/page/engine.wasm.gz" ]; then
    {
        node tests/page/engine_bench.mjs "$1/page" "$program" "$1/cards.db" &&
            echo && node tests/page/browser_bench.mjs "$1/page" "$program"
    } >"$dir/browser"
else
    awk '/^## /{on = 0} on; /^<!-- figures -->$/{on = 1}' BENCH.md | sed -e '/./,$!d' >"$dir/browser"
fi
# A quick look leaves the lists as they were measured.
if [ "$more" = --quick ]; then
    sed -n '/^## Importing lists/,$p' BENCH.md >"$dir/before"
else
    "$benches/import_bench" >"$dir/import"
fi

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
of each deck against the next one. The memory is what
`simulate --games 10000000` has more than `--games 20000` after a second.

`make trained` builds the program by what these games count: the same games, more of them a second,
as its last table tells. It is not the ordinary build because it takes more than twice as long. The figures here
are those of the ordinary one.

EOF
    table "$dir/all" 3
    cat <<'EOF'
    build/tests/bench/growth_bench

A decision with things that grant abilities is measured on the boards of `tests/growth/`, twelve of
them on each side; *60 things* are of several kinds, half of them where players meet.

EOF
    table "$dir/growth" 1
    cat <<'EOF'
## All pairings, all modes, all games

The decks take the seats by turns, so a game of four is two of each. Equal hashes are equal games.
A game without decks has a line for each number of players, and *no decks* for its pairing. *Times the
first* compares the decisions a second of each line with those of the first line, of the same run.
Loading ends with a game that is checked and waits for its answer: from the engine's own bytes, or
from the text that the protocol's `save` gave.

EOF
    table "$dir/all" 1
    table "$dir/all" 2
    cat <<'EOF'
## How cost grows

    build/tests/bench/growth_bench --plots docs/bench

The yardstick is a toy with a flat state of 16 KiB, a random choice, one copy and one protected call
of Lua a decision: nothing can be faster.

EOF
    table "$dir/growth" 2
    cat <<'EOF'
The exponent is that with which the cost beyond the first board grows: 1 is linear, 2 with the square,
0 no growth to speak of. A decision is one of the first thirty of random agents from the board on.

EOF
    table "$dir/growth" 3
    for drawing in docs/bench/*.svg; do
        name=${drawing##*/}
        echo "![${name%.svg}]($drawing)"
    done
    echo
    table "$dir/growth" 4
    cat <<'EOF'
Cards that are known: made ones in the database alone, or loaded beside those of the decks.

EOF
    table "$dir/growth" 5
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
answer. A copy takes what is in use. Lua counts the instructions of each script that could be long,
and the engine each comparison with a query.

## Programs that try answers

    build/cardwright bench protocol

From the text of each request to the text of its reply, at each question of random games.

EOF
    cat "$dir/protocol"
    cat <<'EOF'

## Random games from Python

    PYTHONPATH=tools/python python3 tests/bench/pipe_bench.py build/cardwright 10

Over the pipe, with `cardwright.pipe` of `tools/python`; 16 games side by side are `Engine.play_all`. At least
150 of these games a second are to be reached. *By time worked* is what the time of both programs
comes to, whatever else the machine does: side by side each has a processor, and the slower one counts;
in the other ways one waits for the other. *Those alone* are `simulate --jobs 1` in the same run.

EOF
    cat "$dir/pipe"
    cat <<'EOF'

## Random games by the library

    make lib
    PYTHONPATH=tools/python python3 tests/bench/embed_bench.py build 5

Decisions a second of programs that have nothing of ours but `cardwright.h`
([docs/embed.md](docs/embed.md)): in C game by game, with and without each position as numbers, and
in Python 256 games at a time, with all positions and options as arrays, on one thread, and on two that have
a processor each. A position has all derived numbers, which a game that nobody looks at works out only
where it needs them. How much memory a million games take: `tests/bench/many_games.py`.

EOF
    cat "$dir/embed"
    cat <<'EOF'

## The page

    make page
    node tests/page/engine_bench.mjs build/page build/cardwright build/cards.db
    node tests/page/browser_bench.mjs build/page build/cardwright

The engine as WebAssembly beside the program, by the same requests and by processor time, in slices by turns: 0.2
must be reached, and 0.4 is to be. Answers are timed in a worker; *nothing kept* is a browser that
was never there. The memory is that of the browser's whole process for the page.

<!-- figures -->

EOF
    cat "$dir/browser"
    [ "$(tail -n 1 "$dir/browser")" = "" ] || echo
    if [ "$more" = --quick ]; then
        cat "$dir/before"
    else
        cat <<'EOF'
## Importing lists

    build/tests/bench/import_bench     makes lists of 1000, 30000 and a million cards, or --rows N

EOF
        cat "$dir/import"
        cat <<'EOF'

Times are those that the program worked, here built with `-O2 -g` on a machine that others used
too. Plain inserts put what the import stored into an empty database with the same schema: the
rows of all tables, with their indexes and references, and the entries of the indexes of words;
with one prepared statement for each table, in one transaction. They read no list, compare nothing,
and fill one table after the other. Memory is what the program needed beyond its own before:
4 MiB of pages, 2 MiB to find rows that stand twice, and what SQLite needs for its indexes of
words and for temporary tables. A million rows took 95 MiB when pages had 32 MiB and what finds
repeated rows another 48.
EOF
    fi
} >"$dir/page"
cp "$dir/page" BENCH.md
