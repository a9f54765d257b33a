#!/bin/sh
# A set of later cards, with keywords and a counter that no C file knows, is imported by
# the built program beside the published sets, and plays.
set -u

build=${BUILD:-build}
program=$build/cardwright
set=tests/sets/pilot
cards="SFD-008 SFD-016 SFD-051 SFD-056 SFD-066 UNL-043 UNL-060 UNL-075"
words='equip|quick.?draw|repeat_cost|hunt|\bxp\b|ambush|backline'
passed=0
failed=0
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

# claim WORDS COMMAND...: the claim holds if the command succeeds.
claim() {
    claimed=$1
    shift
    if "$@" >"$dir/out" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $claimed"
        tail -n 20 "$dir/out"
    fi
}

import() { "$program" import --db "$dir/cards.db" "$@"; }
playable() { "$program" card --db "$dir/cards.db" "$1" --json | grep -q '"playable":true'; }
unknown() { ! grep -riE "$words" engine/ scripting/*.c; }

# Every card of the set is playable and named by a scenario that passes.
covered() {
    "$program" coverage --db "$dir/cards.db" --json "$set" | tr -d ' \n' |
        grep -q '"PILOT":{"cards":8,"playable":8,"tested":8,'
}

claim "the published sets are imported" import cards/riftbound/core \
    cards/riftbound/ogn cards/riftbound/ogs
claim "the set is imported at run time" import "$set"
claim "importing it again changes nothing" import --strict "$set"
for card in $cards; do
    claim "$card is playable" playable "$card"
done
claim "coverage knows its eight cards as tested" covered
claim "no C file knows its keywords" unknown

"$program" test --db "$dir/cards.db" "$set" >"$dir/scenarios" 2>&1
claim "its scenarios run" grep -qE '^[1-9][0-9]* passed, [0-9]+ failed' "$dir/scenarios"
grep -vE '^[0-9]+ passed' "$dir/scenarios"
last=$(grep -E '^[0-9]+ passed' "$dir/scenarios" | tail -n 1)
claim "none is skipped" test -z "$(echo "$last" | grep skipped)"
good=$(echo "$last" | sed -E 's/^([0-9]+) passed.*/\1/')
bad=$(echo "$last" | sed -E 's/.* ([0-9]+) failed.*/\1/')
passed=$((passed + ${good:-0}))
failed=$((failed + ${bad:-0}))

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
