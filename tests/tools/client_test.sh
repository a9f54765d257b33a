#!/bin/sh
# client_test.sh -- the client library in Python: the bot plays forty games (a hundred with LONG=1),
# with a branch for each answer that it tries, and each method does what it says.
#
# Without python3 it is left out, and says so: that is no pass.
set -u
if ! command -v python3 >/dev/null || ! python3 -c 'import contextlib' 2>/dev/null; then
    echo "left out: python3 is not here, so nobody tried the client library"
    exit 0
fi
. tests/tools/claims.sh

export PYTHONPATH=tools/python PYTHONDONTWRITEBYTECODE=1
games=${LONG:+100}
games=${games:-40}

plays() {
    python3 tools/python/bot.py "$program" $games >"$dir/out" && cat "$dir/out"
    won=$(sed -n "s/^$games games, \([0-9]*\) won$/\1/p" "$dir/out")
    [ "${won:-0}" -gt $((games * 6 / 10)) ]
}

short() { [ "$(wc -l <tools/python/bot.py)" -le 35 ]; }

claim "the bot plays $games games, and wins most against chance" plays
claim "it is a short one" short
claim "the library does what it says" python3 tests/tools/client_check.py "$program"

# The second example of docs/protocol.md, word by word.
example() {
    sed -n '/^<!-- run by tests.tools.client_test.sh -->$/,/^```$/p' docs/protocol.md |
        sed '1,2d;$d' >"$dir/example.py"
    grep -q play_all "$dir/example.py" || return 1
    sed -i "s|build/cardwright|$program|" "$dir/example.py"
    python3 "$dir/example.py" >"$dir/out" && cat "$dir/out"
    grep -q '^[0-9]* to [0-9]* of 100$' "$dir/out"
}

bench() {
    python3 tests/bench/pipe_bench.py "$program" 0.5 >"$dir/out" && cat "$dir/out"
    [ "$(grep -cE '^\| [a-z0-9 ]+ \|( +[0-9.]+ \|){6}$' "$dir/out")" = 3 ] &&
        grep -q '^The program alone played [1-9]' "$dir/out"
}

claim "the example with many games runs" example
claim "it wants no library" env CARDWRIGHT_LIBRARY=/nowhere python3 -c 'import cardwright.pipe'
claim "the bench of the pipe prints its figures" bench
claims_end
