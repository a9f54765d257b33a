#!/bin/sh
# What was done in `try` becomes a scenario with one key, and it passes: moments of random
# games of two games, and a scenario that is written again.
set -u
. tests/tools/claims.sh

# keep FILE GAME SEED FROM TO [DECK]...: bots give so many answers, and what they did is kept.
keep() {
    typed="bot $5\nk $1 $(($5 - $4))\nq\n"
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
    printf 'k %s 999\nq\n' "$2" |
        "$program" try --db "$build/cards.db" --game riftbound "$1:answers" >"$dir/said" 2>&1
    for file; do grep -v '^scenario \|^-- ' "$file" >"$file.body"; done
    diff "$1.body" "$2.body"
}

keep "$dir/one.lua" riftbound 2 26 34
claim "a scenario that is opened and kept is the same" again "$dir/one.lua" "$dir/two.lua"
printf 'k\nk %s 999\nq\n' "$dir/no/such.lua" | (
    cd "$dir" && "$program" try --db "$build/cards.db" "$dir/one.lua:answers") >"$dir/said" 2>&1
claim "without a file it is kept.lua" [ -s "$dir/kept.lua" ]
claim "a file that cannot be written is told" grep -q "such.lua cannot be written" "$dir/said"

# What has ceased to exist is picked by its name.
cat >"$dir/gone.lua" <<'END'
scenario "two tokens die" {
  turn_player = "foe",
  you = {
    units = { ["0"] = { { "Recruit", attached = { "Sacred Shears" } }, { "Sand Soldier", attached = { "Sacred Shears" } } } },
    deck = { "Gust", "Flash" },
  },
  foe = { hand = { "Firestorm" }, runes = { fury = 9 } },
  run = function(t)
    t.foe:play("Firestorm", { target = "Blank Battlefield" })
    t:expect { turn_player = "foe" }
  end,
}
END
printf '4\nk %s 999\nq\n' "$dir/named.lua" |
    "$program" try --db "$build/cards.db" --no-watch "$dir/gone.lua" >"$dir/said" 2>&1
claim "what has ceased to exist is kept by its name" grep -q 'order = "Sand Soldier"' "$dir/named.lua"
claim "and found by it" sh -c "$program test --db $build/cards.db $dir/named.lua | grep -qx '1 passed, 0 failed'"

# A person plays, and keeps the turn.
played() {
    printf '%s\n' "$@" | "$program" play --db "$build/cards.db" --seats human,bot --seed 7 \
        proving-grounds-annie proving-grounds-garen --replay "$dir/game.jsonl" --force >"$dir/said" 2>&1
}
played - - e - "k $dir/played.lua" e - "k $dir/played.lua 2" q
claim "what a person did is kept" grep -q 'played.lua has a scenario of .* answers; run it with' "$dir/said"
claim "it is the turn" grep -q 'scenario "turn . of game.jsonl, answers' "$dir/played.lua"
claim "and passes" sh -c "$program test --db $build/cards.db $dir/played.lua | grep -qx '2 passed, 0 failed'"
played - - e - e q
cp "$dir/game.jsonl" "$dir/without.jsonl"
played - - "k $dir/again.lua" e "k $dir/again.lua" '? Annie, Dark Child was silent' - e q
claim "the game goes on as if nothing had been kept" cmp "$dir/game.jsonl" "$dir/without.jsonl"
printf '%s\n' "k $dir/place.lua" 1 "k $dir/place.lua" q |
    "$program" play --db "$build/cards.db" "$dir/one.lua:answers" --seats human,human >"$dir/said" 2>&1
claim "several persons keep nothing" grep -q 'a scenario tells every hand' "$dir/said"
printf '%s\n' e - "k $dir/place.lua" q |
    "$program" play --db "$build/cards.db" "$dir/one.lua:answers" --seats human,greedy >"$dir/said" 2>&1
claim "a game from a position is kept too" grep -q 'place.lua has a scenario' "$dir/said"
printf '%s\n' - nekker arachas "k $dir/lua.lua" q |
    "$program" play --db "$build/cards.db" --game gwent --seats human,greedy --seed 3 \
        --replay "$dir/game.jsonl" --force >"$dir/said" 2>&1
claim "and one of Lua" sh -c "$program test --db $build/cards.db --game gwent $dir/lua.lua | grep -q ' 0 failed'"

claims_end
