#!/bin/sh
# python_test.sh -- the package for Python: what it does, its types, the example of its page, and
# with LONG=1 the learner, which wins three games of five against chance.
#
# Without numpy it is left out, and says so: that is no pass.
set -u
python=
for one in python3 /usr/bin/python3; do
    [ -n "$python" ] || ! "$one" -c 'import numpy' 2>/dev/null || python=$one
done
if [ -z "$python" ]; then
    echo "left out: python3 with numpy is not here, so nobody tried the package"
    exit 0
fi
. tests/tools/claims.sh

export PYTHONPATH=tools/python PYTHONDONTWRITEBYTECODE=1
export CARDWRIGHT_LIBRARY="$build/lib/libcardwright.so"

claim "the package does what it says" "$python" tests/embed/python_check.py "$build/cards.db"
cat "$dir/claim"
if command -v mypy >/dev/null; then
    claim "its types are right" mypy --strict --cache-dir "$dir/mypy" tools/python/cardwright
fi

# Structs and functions are written by hand beside the header, so each is held against it: a field
# more, or at another place, or an argument more.
alike() {
    awk -f tests/embed/layout.awk "$1" >"$dir/layout.c" &&
        ${CC:-cc} -I"$(dirname "$1")" "$dir/layout.c" -o "$dir/layout" && "$dir/layout" | sort >"$dir/header" &&
        "$python" tests/embed/layout.py | sort >"$dir/package" && [ "$(wc -l <"$dir/package")" -gt 70 ] || return 1
    # The package leaves out what it has no use for.
    sed 's/[. ].*//' "$dir/package" | sort -u >"$dir/known"
    awk -F'[. ]' 'NR == FNR { known[$1]; next } $1 in known' "$dir/known" "$dir/header" | diff - "$dir/package"
}
differs() {
    sed "$1" tools/embed/cardwright.h >"$dir/cardwright.h"
    ! cmp -s "$dir/cardwright.h" tools/embed/cardwright.h && ! alike "$dir/cardwright.h" >/dev/null
}
claim "its structs and functions are those of the header" alike tools/embed/cardwright.h
claim "a field more is told" differs 's/^    int asks_all;/    int asks_all, more;/'
claim "two fields in another order are told" differs 's/^    int min, max, ordered/    int max, min, ordered/'
claim "an argument more is told" differs 's/^CW_PUBLIC CwStatus cw_drop(CwEngine \*engine,/& int more,/'

# The examples of docs/embed.md, word by word.
example() {
    sed -n "/^<!-- run by tests.embed.python_test.sh: $1 -->\$/,/^\`\`\`\$/p" docs/embed.md |
        sed '1,2d;$d' | sed "s|build/cards.db|$build/cards.db|" >"$dir/$1.py"
    [ -s "$dir/$1.py" ] && "$python" "$dir/$1.py" >"$dir/out" && grep -qE "$2" "$dir/out"
}
claim "the first example runs" example first '^won by \[?\(?[01]'
claim "the example with many games runs" example many '^[0-9]+ games'
claim "the learner is short" sh -c '[ "$(wc -l <tools/python/learner.py)" -le 150 ]'

# The wheel, unpacked as pip does it, or by pip where that is here, plays with its own cards.
wheel() {
    cp -r "$build/lib" "$build/cards.db" "$dir/" &&
        path=$("$python" tools/python/wheel.py "$dir") && again=$(cksum <"$path") &&
        "$python" tools/python/wheel.py "$dir" && [ "$again" = "$(cksum <"$path")" ] || return 1
    if "$python" -m pip --version >/dev/null 2>&1; then
        "$python" -m pip install --quiet --no-deps --no-index --target "$dir/site" "$path" || return 1
    else
        "$python" -m zipfile -e "$path" "$dir/site" || return 1
    fi
    (cd "$dir" && env -u CARDWRIGHT_LIBRARY PYTHONPATH="$dir/site" "$python" -c '
from cardwright import Cards
with Cards(game="gwent") as cards:
    game = cards.start(seed=1)
    while game.question():
        game.bot("random")
    print(game.state().stage)') | grep -q OVER
}
claim "a wheel is one file with all that it needs, the same each time" wheel

bench() {
    "$python" tests/bench/embed_bench.py "$build" 0.5 >"$dir/out" && cat "$dir/out"
    [ "$(grep -cE '^\| [a-z]+ \|( [0-9.-]+ \|){7}$' "$dir/out")" = 3 ]
}
claim "the bench of the library prints its figures" bench

learns() {
    "$python" tools/python/learner.py "$build/cards.db" gwent --seconds "$1" >"$dir/out"
    cat "$dir/out"
    won=$(sed -n 's/^wins \([0-9]*\).*/\1/p' "$dir/out")
    [ "${won:-0}" -ge "$2" ]
}
if [ -n "${LONG:-}" ]; then
    claim "after two minutes the learner wins three games of five" learns 120 60
else
    claim "the learner runs" learns 2 0
fi
claims_end
