#!/bin/sh
# Scenarios of a game that is one file in Lua, without any row of Play: positions, moves and
# claims work from its zones and options, and what it does not have is named.
set -u
. tests/tools/claims.sh

game=tests/games/low_card.lua

# says KEYS CLAIMS TEXT: a scenario with these keys and claims fails and tells TEXT.
says() {
    printf 'scenario "one" { %s, run = function(t) %s end }\n' "$1" "$2" >"$dir/one.lua"
    "$program" test --game "$game" "$dir/one.lua" >"$dir/one" 2>&1
    [ $? = 1 ] || { echo "it did not fail"; cat "$dir/one"; return 1; }
    grep -qF -e "$3" "$dir/one" || { echo "no '$3'"; head -n 8 "$dir/one"; return 1; }
}

hand='you = { hand = { "Card 1", "Card 2" } }'

claim "scenarios of a game in Lua pass" \
    "$program" test --game "$game" tests/games/scenarios/low_card.lua
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

# A game with decks, rows, notes and settings.
game=tests/games/rows

claim "scenarios of a game with decks pass" "$program" test --game "$game" tests/games/rows
"$program" coverage --game "$game" tests/games/rows --json >"$dir/json" 2>&1
claim "places of its rulebook are counted" \
    grep -q '"rules":{"covered":\["2 setup","3 rows","4 rounds"\],"missing":\["1 aim"\]}' "$dir/json"
claim "and cards that a scenario names" grep -q '"playable":4,"tested":4' "$dir/json"
claim "a setting is one of its words" says 'settings = { bonus = "back" }' '' "'back'"
claim "a setting of no game is named" says 'settings = { bonsu = "front" }' '' "did you mean 'bonus'"
claim "a note of no game is named" says 'notes = { ruond = 2 }' '' "did you mean 'round'"
claim "a note is about something that is there" says 'notes = { starter = "Ghuol" }' '' "a number, a player or a thing"
claim "a zone holds no more than it can" \
    says 'you = { front = { "Ghoul", "Ghoul", "Ghoul", "Ghoul" } }' '' '"front" holds at most 3 cards'
claim "an owner is a player" says 'you = { front = { { "Ghoul", owner = "me" } } }' '' '"owner" is the name of a player'
claim "a place that is not said is asked for" \
    says 'you = { hand = "Ghoul" }' 't.you:play("Ghoul")' "say the place"
claim "a place that is none is named" says 'you = { hand = "Ghoul" }' 't.you:play("Ghoul", "bakc")' "no place 'bakc'"
claim "the rule that refuses is told" \
    says 'you = { hand = "Frost" }' 't.you:refused("play", "Frost", "back", "4 rounds")' "found:    rule 3 rows"
claim "a move that is refused tells its rule" \
    says 'you = { hand = "Frost" }' 't.you:play("Frost", "back")' "rule 3 rows"
claim "what is offered is not refused" \
    says 'you = { hand = "Frost" }' 't.you:refused("play", "Frost", "sky")' "you may play Frost"
cp -r "$game" "$dir/rows"
sed -i 's/option = "play"/option = "paly"/' "$dir/rows/game.lua"
"$program" test --game "$dir/rows" "$game" >"$dir/one" 2>&1
claim "an option that is none is named" grep -q "game.lua:.*'paly' is none of play, use" "$dir/one"
claim "a total of no number is named" \
    says 'you = { back = "Ghoul" }' 't:expect { you = { back = { strenght = 3 } } }' "'strenght' is no word"
claim "a total that differs is told" \
    says 'you = { back = "Ghoul" }' 't:expect { you = { back = { strength = 4 } } }' "found:    3"
claim "cards are expected as a list" says 'you = { back = "Ghoul" }' 't:expect { sky = 3 }' "a list of cards is wanted"
claim "copies in a deck are a number" \
    says 'decks = { { main = { Ghoul = -1 } }, {} }' '' "a number of copies, from 0 to"
claim "one card is a list, too" \
    says 'you = { back = "Ghoul" }' 't:expect { you = { back = { "Ghoul", strength = 3 } } }' "is a list of cards"
claim "a name that means nothing is not offered" \
    says 'you = { hand = "Ghoul" }' 't.you:offers_not("play", "Nekker")' "there is no 'Nekker'"
claim "nor unseen" says 'you = { hand = "Ghoul" }' 't.foe:cannot_see("Nekker")' "there is no 'Nekker'"
claim "a section of a deck is named" \
    says 'decks = { { mian = { Ghoul = 3 } }, {} }' '' "did you mean 'main'"

# A game whose plays ask for the place.
game=tests/games/hills

claim "a place answers the question that follows" "$program" test --game "$game" "$game"
claim "a place that is not asked for then is refused" \
    says 'you = { hand = "Red Guard" }, foe = { hand = "Blue Guard" }' \
    't.you:play("Red Guard", "pile")' '"pile" is none of the options'
claim "a place that follows is no refusal" \
    says 'you = { hand = "Red Guard" }' 't.you:refused("play", "Red Guard", "far")' "you may play Red Guard"

# An answer may be said as the move that it is, also where the question is about something under
# way: in a market whose question of the day is not marked as one about a move.
cp -r tests/games/market "$dir/stalls"
sed -i 's/, acts, freely, offers/, offers/' "$dir/stalls/game.lua"
cat >"$dir/stalls/scenarios/market.lua" <<'END'
scenario "an answer is said as a move" {
  stall = { "Pepper", "Silk", "Rope" },
  sack = { "Tin" },
  you = { coins = 5, goods = { "Amber" } },
  foe = { coins = 5 },
  run = function(t)
    t.you:buy("Pepper")
    t.foe:answer("buy Rope")
    t:expect { you = { goods = { "Pepper", "Amber" } }, foe = { goods = { "Rope" } } }
    t.you:give("Amber", "foe")
    t.foe:rest()
    t.you:rest()
    t:expect { foe = { goods = { "Rope", "Amber" } } }
  end,
}
END
claim "an answer is said as the move that it is" \
    "$program" test --game "$dir/stalls" "$dir/stalls/scenarios/market.lua"
game=$dir/stalls
claim "a move of somebody else is none" says 'stall = { "Silk" }' 't.foe:rest()' 'foe has nothing to decide now'
claim "a move that the question does not offer is none" \
    says 'stall = { "Silk" }' 't.you:end_turn()' 'nothing to decide now'

claims_end
