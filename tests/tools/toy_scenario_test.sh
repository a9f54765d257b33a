#!/bin/sh
# Scenarios of a game that is one file in Lua, without any row of Play: positions, moves and
# claims work from its zones and options, and what it does not have is named.
set -u
. tests/tools/claims.sh

game=tests/rulesets/low_card.lua

# says KEYS CLAIMS TEXT: a scenario with these keys and claims fails and tells TEXT.
says() {
    printf 'scenario "one" { %s, run = function(t) %s end }\n' "$1" "$2" >"$dir/one.lua"
    "$program" test --game "$game" "$dir/one.lua" >"$dir/one" 2>&1
    [ $? = 1 ] || { echo "it did not fail"; cat "$dir/one"; return 1; }
    grep -qF -e "$3" "$dir/one" || { echo "no '$3'"; head -n 8 "$dir/one"; return 1; }
}

hand='you = { hand = { "Card 1", "Card 2" } }'

claim "scenarios of a game in Lua pass" \
    "$program" test --game "$game" tests/rulesets/scenarios/low_card.lua
claim "a zone that the game does not have is named" \
    says 'you = { base = { "Card 1" } }' '' "has no 'base'"
claim "a detail that the game does not have is named" \
    says 'you = { hand = { { "Card 1", damage = 1 } } }' '' "has no 'damage'"
claim "a card that the game does not have is named" \
    says 'you = { hand = { "Card 99" } }' '' "'Card 99'"
claim "a key that the game does not have is named" \
    says "$hand, victory_score = 3" '' "no 'victory_score'"
claim "a phase that the game does not have is named" \
    says "$hand, phase = \"main\"" '' "there is no phase 'main'"
claim "a claim that the game does not have is named" \
    says "$hand" 't:expect { showdown = false }' "'showdown' is no word that can be expected"
claim "a move that the game does not have is named" \
    says "$hand" 't.you:hide("Card 1", "base")' "there is no 'hide'"
claim "a list that differs is told" \
    says "$hand" 't:expect { you = { hand = { "Card 1" } } }' 'found:    Card 1 · Card 2'

claims_end
