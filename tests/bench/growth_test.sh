#!/bin/sh
# What growth_bench measures: boards that are what they say, their tables and drawings. No time
# is judged.
set -u
. tests/tools/claims.sh

growth() { "$build/tests/bench/growth_bench" --quick --db "$build/cards.db" "$@"; }
has() { grep -qE -e "$1" "$2" || { echo "no '$1' in $2"; tail -n 3 "$2"; return 1; }; }

claim "the boards are what they say" "$program" test tests/growth/riftbound.lua
claim "those of the game in Lua too" "$program" test --game gwent tests/growth/gwent.lua
measure() { growth --game gwent --plots "$dir/plots" >"$dir/growth"; }
claim "cost is measured on boards" measure
for row in 'the yardstick: .*' 'gwent +\| a decision, 2 granting a side +\| +[0-9.]+ \| times none' \
    'gwent +\| units +\| +0 \| +144' 'gwent +\| auras +\| +0' 'gwent +\| hand' \
    'gwent +\| units +\| +96' 'gwent +\| +0 \| +[0-9]+' 'gwent +\| +10000 \| +[0-9]+'; do
    claim "growth has the row: $row" has "^\\| $row" "$dir/growth"
done
for name in units auras hand cards-loaded made-cards-in-the-database; do
    claim "it is drawn: $name" has '</svg>$' "$dir/plots/gwent-$name.svg"
done
growth --boards "$dir/plots" >"$dir/wrong" 2>&1
claim "a folder without boards is told" has 'has no boards of a game' "$dir/wrong"
mkdir "$dir/boards"
echo 'scenario "many" { run = function(t) t:expect { asked = "you" } end }' >"$dir/boards/riftbound.lua"
growth --boards "$dir/boards" >"$dir/wrong" 2>&1
claim "a board without a number is told" has 'riftbound.lua:1: a board is called as' "$dir/wrong"
echo 'scenario "hand: 1" { run = function(t) t:expect { asked = "foe" } end }' >"$dir/boards/riftbound.lua"
growth --boards "$dir/boards" >"$dir/wrong" 2>&1
claim "a board that is not what it says is told" has 'riftbound.lua:1: hand: 1' "$dir/wrong"
growth many >"$dir/wrong" 2>&1
claim "an argument is refused" has '^growth_bench: usage: ' "$dir/wrong"

claims_end
