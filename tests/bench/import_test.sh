#!/bin/sh
# What import_bench measures: made lists and lists of others. No time is judged.
set -u
. tests/tools/claims.sh

import() { "$build/tests/bench/import_bench" "$@"; }
has() { grep -qE -e "$1" "$2" || { echo "no '$1' in $2"; tail -n 3 "$2"; return 1; }; }

printf 'code,name,type\nHLL-001/003,Sand Fox,Unit\nHLL-002/003,Crab,Unit\n' >"$dir/shop.csv"
measure() { import --rows 1200 "$dir/shop.csv" >"$dir/import"; }
claim "lists are imported" measure
for row in 'cards in 1000 made rows +\| +1000 ' 'cards in 1200 made rows +\| +1200 ' \
    'cards in shop.csv +\| +2 ' 'imported: 1200 made rows' 'imported again: 1200 made rows' \
    'plain inserts: shop.csv' 'against plain inserts: shop.csv' 'memory for 1000 made rows' \
    'search [a-z]+>=1: 1200 made rows' 'misspelt name: shop.csv'; do
    claim "it has the row: $row" has "^\\| $row" "$dir/import"
done
import --rows 0 "$dir/none.csv" >"$dir/wrong" 2>&1
claim "a list that is not there is told" has '^import_bench: .*none.csv' "$dir/wrong"
claim "no list is made for 0" [ "$(import --rows 0 "$dir/shop.csv" | grep -c 'made rows')" = 0 ]
import --rows few >"$dir/wrong" 2>&1
claim "a number that is none is refused" has '^usage: import_bench' "$dir/wrong"

claims_end
