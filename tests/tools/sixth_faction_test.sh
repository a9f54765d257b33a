#!/bin/sh
# sixth_faction_test.sh -- a set that its game has never heard of: a faction, its leader, a
# keyword and six new abilities come by an import alone, and games with them can be played.
set -u
. tests/tools/claims.sh

claim 'the game goes into a database' \
    "$program" import --db "$dir/cards.db" cards/gwent
claim 'a set brings a sixth faction' \
    "$program" import --db "$dir/cards.db" tests/sets/drowned \
    tests/sets/drowned/decks/drowned-shore.txt
"$program" test --db "$dir/cards.db" tests/sets/drowned >"$dir/tests" 2>&1
claim 'all that its cards do is new and works' grep -q '^10 passed, 0 failed' "$dir/tests"

played() {
    "$program" simulate --db "$dir/cards.db" --games 20 --seed 1 --jobs "$1" --verify \
        drowned-shore monsters-swarm >"$dir/games$1" 2>&1
    grep -q '20 of 20 finished.* 0 faults' "$dir/games$1"
}
claim 'games with it come to an end' played 1
claim 'with two jobs too' played 2
grep hash "$dir/games1" >"$dir/hash1"
grep hash "$dir/games2" >"$dir/hash2"
claim 'and they are the same games' cmp -s "$dir/hash1" "$dir/hash2"

claims_end
