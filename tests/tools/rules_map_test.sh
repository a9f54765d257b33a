#!/bin/sh
# The map of the rules is what the sources say, and finds what nothing names.
set -u
. tests/tools/claims.sh

is_fresh() {
    sh tools/dev/rules_map.sh | diff docs/rules.md - && return
    echo "docs/rules.md is old: say make docs"
    return 1
}

# A small project with a rule of each sort.
mkdir -p "$dir/scenarios"
cat >"$dir/rules.txt" <<'LIST'
101 the first
101.1 a part of it
102 in a table
103 of nobody
104 [gap] not yet -- no card asks
105 [= 102] the same
106 between
108.1 one
108.2 two
LIST
cat >"$dir/house.c" <<'C'
// Speaks of 1030 and of 20.103 and v103, which are no rules.

// Stands above (101.1).
static int roof(int height)
{
    return height + 103;
}
C
echo 'ROW(DOOR, "102", "a door")' >"$dir/house.def"
cat >"$dir/scenarios/house.lua" <<'LUA'
scenario "The roof holds" {
  covers = { "101.1", "OGN-103",
    "102" },
}
LUA
echo "// 105-107 are here, and 108.1-2." >"$dir/range.h"
awk -f tools/dev/rules_map.awk "$dir/rules.txt" "$dir/house.c" "$dir/house.def" \
    "$dir/range.h" "$dir/scenarios/house.lua" >"$dir/map"

has() {
    grep -qxF -e "$1" "$dir/map" || { cat "$dir/map"; return 1; }
}

claim "docs/rules.md is what make docs makes" is_fresh
claim "a comment belongs to the function below it" \
    has '| 101.1 | a part of it | house.c:roof | house.lua "The roof holds" |'
claim "parts stand for the whole" has '| 101 | the first | its parts | its parts |'
claim "a row of a table is a place" \
    has '| 102 | in a table | house.def:DOOR | house.lua "The roof holds" |'
claim "what is told with another needs nothing" has '| 105 | told with 102 | | |'
claim "a range stands for all in it" has '| 106 | between | range.h |  |'
claim "a short range too" has '| 108.2 | two | range.h |  |'
claim "a rule that no code cites is a gap" has '### Rules that no code cites: 1'
claim "rules that no scenario names are gaps" has '### Rules that no scenario names: 4'
claim "what is not kept says why" has '- 104 not yet: no card asks'

claims_end
