#!/bin/sh
# Random play under the address and undefined behaviour sanitizers: the program on every
# two published decks, with LONG in both orders, the games of random_play_test on decks of
# all cards, and any verb.
set -u
. tests/tools/claims.sh

program=$build/safe/cardwright
games=4
[ -z "${LONG:-}" ] || games=40
decks=$(cd cards/riftbound/decks && ls -- *.txt | sed 's/\.txt$//')

for bots in random greedy; do
    set -- $decks
    for a in $decks; do
        for b in "$@"; do
            claim "$bots bots play $a and $b without undefined behaviour" \
                "$program" simulate "$a" "$b" --games "$games" --seed 3 --bots "$bots" \
                --verify --db "$build/cards.db"
        done
        [ -n "${LONG:-}" ] || shift
    done
done
set -- $decks
for mode in "skirmish $1 $2 $3" "war $4 $5 $6 $7" "teams $1 $2 $6 $7"; do
    for bots in random greedy; do
        claim "$bots bots play ${mode%% *} without undefined behaviour" \
            "$program" simulate ${mode#* } --mode "${mode%% *}" --games "$games" --seed 3 \
            --bots "$bots" --verify --db "$build/cards.db"
    done
done
claim "decks of all cards play without undefined behaviour" \
    env SAFE=1 BUILD="$build" "$build/safe/tests/play/random_play_test"
claim "forged games are played without undefined behaviour" \
    env SAFE=1 BUILD="$build" "$build/safe/tests/play/forged_save_test"
claim "verbs with anything in any position leave no undefined behaviour" \
    env SAFE=1 BUILD="$build" "$build/safe/tests/play/verb_kinds_test"

claims_end
