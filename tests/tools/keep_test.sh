#!/bin/sh
# What was done in `try` becomes a scenario with one key, and it passes: moments of random
# games of two games, and a scenario that is written again.
set -u
. tests/tools/claims.sh

# keep FILE GAME SEED FROM TO [DECK]...: bots give so many answers, and what they did is kept.
keep() {
    typed="bot $5\nk $1 $4\nq\n"
    game=$2 seed=$3
    shift 5
    printf "$typed" | "$program" try --db "$build/cards.db" --game "$game" --seed "$seed" \
        "$@" >"$dir/said" 2>"$dir/warned"
    grep -aqF "that passes" "$dir/said"
}

for seed in 1 2 3 4; do
    claim "moments of game $seed are kept" keep "$dir/cards.lua" riftbound $seed 26 34
    claim "and later ones" keep "$dir/cards.lua" riftbound $seed 46 54
    claim "with other decks" keep "$dir/decks.lua" riftbound $seed 24 30 \
        unleashed-champion-deck-vex spiritforged-champion-deck-rumble
    claim "in a game of Lua too" keep "$dir/gwent.lua" gwent $seed 9 18
done
claim "each of them passes" sh -c "$program test --db $build/cards.db --game riftbound \
    $dir/cards.lua | tail -n 1 | grep -qx '8 passed, 0 failed'"
claim "in a game of Lua too" sh -c "$program test --db $build/cards.db --game gwent \
    $dir/gwent.lua | tail -n 1 | grep -qx '4 passed, 0 failed'"
claim "with other decks too" sh -c "$program test --db $build/cards.db --game riftbound \
    $dir/decks.lua | tail -n 1 | grep -qx '4 passed, 0 failed'"
claim "each expects something that changed" [ "$(grep -c 't:expect {$' "$dir/cards.lua")" = 8 ]
claim "what has no word stands in a comment" grep -q '^-- .* has no word' "$dir/cards.lua"

# again FROM TO: opens a scenario that was kept and keeps it again.
again() {
    printf 'k %s 0\nq\n' "$2" |
        "$program" try --db "$build/cards.db" --game riftbound "$1:answers" >"$dir/said" 2>&1
    for file; do grep -v '^scenario \|^-- ' "$file" >"$file.body"; done
    diff "$1.body" "$2.body"
}

keep "$dir/one.lua" riftbound 2 26 34
claim "a scenario that is opened and kept is the same" again "$dir/one.lua" "$dir/two.lua"
printf 'k\nk %s 0\nq\n' "$dir/no/such.lua" |
    "$program" try --db "$build/cards.db" "$dir/one.lua:answers" >"$dir/said" 2>&1
claim "the file must be said" grep -q 'Say the file' "$dir/said"
claim "a file that cannot be written is told" grep -q "cannot write '.*such.lua'" "$dir/said"

claims_end
