#!/bin/sh
# rulebook_test.sh -- each card, keyword and place of the rulebook of a game in Lua has a
# scenario that passes and names it.
set -u
. tests/tools/claims.sh

for game in cards/*/game.lua; do
    folder=${game%/game.lua}
    "$program" coverage --db "$build/cards.db" "$folder" --json >"$dir/json" 2>"$dir/err"
    claim "$folder: no scenario fails" [ $? = 0 ]
    claim "$folder: its rulebook has places" grep -q '"rules":{"covered":\["' "$dir/json"
    grep -oE '"(missing|untested|unscripted)":\["[^]]*\]' "$dir/json" >"$dir/left"
    claim "$folder: nothing is left out" cmp -s /dev/null "$dir/left"
done

claims_end
