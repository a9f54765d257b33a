#!/bin/sh
# greedy_test.sh -- the greedy bot beats the random one: in a few games of one deck always,
# with LONG=1 in four hundred games of each faction, the same deck on both sides.
set -u
. tests/tools/claims.sh

# beats DECK GAMES LEAST: the greedy bot wins at least LEAST of GAMES.
beats() {
    "$program" simulate --game cards/gwent "$1" "$1" --bots greedy,random --games "$2" \
        --seed 11 --jobs 2 >"$dir/out" 2>&1
    cat "$dir/out"
    won=$(awk '/^wins.*\(greedy\)/ { print $2 }' "$dir/out")
    [ "${won:-0}" -ge "$3" ]
}

claim 'greedy beats random in most of 20 games' beats scoiatael-ambush 20 15
if [ "${LONG:-}" = 1 ]; then
    for deck in monsters-swarm nilfgaard-eyes northern-realms-foot scoiatael-ambush \
        skellige-raiders; do
        claim "and in nine of ten with $deck" beats "$deck" 400 360
    done
fi
claims_end
