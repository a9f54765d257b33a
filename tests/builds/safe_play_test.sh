#!/bin/sh
# Random play under the address and undefined behaviour sanitizers: the program on every
# two published decks, with LONG in both orders.
set -u
. tests/tools/claims.sh

program=${build%/dev}/safe/cardwright
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
claims_end
