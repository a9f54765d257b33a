#!/bin/sh
# A game with kinds of option of its own (tests/games/market): screens, keys, the protocol,
# bots and scenarios speak them; chance is said beforehand, and a day stops in its midst.
set -u
. tests/tools/claims.sh

game=tests/games/market

has() { grep -qE -e "$1" "$2" || { echo "no '$1' in $2"; tail -n 5 "$2"; return 1; }; }

# says KEYS MOVES TEXT: a scenario with these keys and moves fails and tells TEXT.
says() {
    printf 'scenario "one" { %s,\nrun = function(t)\n%s end }\n' "$1" "$2" >"$dir/one.lua"
    "$program" test --game "$game" "$dir/one.lua" >"$dir/one" 2>&1
    [ $? = 1 ] || { echo "it did not fail"; cat "$dir/one"; return 1; }
    grep -qF -e "$3" "$dir/one" || { echo "no '$3'"; head -n 8 "$dir/one"; return 1; }
}

stall='stall = { "Pepper", "Silk", "Rope" }, sack = { "Tin", "Salt" }'
at='one.lua:3: one'

claim "its scenarios pass" "$program" test --game $game
claim "a program plays all of it" "$program" simulate --game $game --games 20 --seed 1 --verify
claim "bots too" "$program" simulate --game $game --games 5 --bots greedy,random --seed 1

# ---- what a person sees and types
play() {
    printf '%s\n' "$@" | "$program" play --game $game --seats human,random --seed 3 \
        --replay "$dir/game.jsonl" --force >"$dir/play" 2>&1
}
claim "keys of the game's own are typed" play 1f r r d1 5 1s 1s 1s 1s
claim "a thing offered in two ways has the letters of the game" has '^  1h  Haggle for Amber' "$dir/play"
claim "a number stands behind the letters" has '^  d2  Bid 2 for what comes' "$dir/play"
claim "one key alone is an option about nothing" has '^   r  Rest' "$dir/play"
claim "a kind without words has its name" has '^   [0-9]+  Scout the sack' "$dir/play"
claim "what was picked happened" has 'Amber is bought' "$dir/play"
claim "and a kind about two things says both" has 'Give Amber to Player 2' "$dir/play"
printf '? not sell Amber\nq\n' | "$program" play --game $game --seats human,random --seed 3 \
    --replay "$dir/other.jsonl" >"$dir/why" 2>&1
claim "why not asks in the game's words" has 'only what is yours is sold' "$dir/why"
"$program" play --game $game --seats random,random --seed 5 --replay "$dir/whole.jsonl" >"$dir/out" 2>&1
claim "a record holds" "$program" replay "$dir/whole.jsonl" --game $game --verify
claim "the manual has them" sh -c "$program words haggle --game $game | grep -q 'kind of option'"
cp -r $game "$dir/defs"
claim "the language server too" sh -c "cd '$dir' && '$program' def --game defs >out 2>&1 &&
    grep -q 'function Player:challenge(player, answers) end' .cardwright/scenarios.lua"

# ---- what a program sees
printf '%s\n' '{"type":"hello"}' '{"type":"newgame","seats":["client","client"],"seed":3}' \
    '{"type":"question"}' '{"type":"answer","pick":["rest"]}' |
    "$program" engine --game $game >"$dir/replies" 2>"$dir/err"
claim "hello lists the kinds" has '"kinds":\[\{"kind":"choice"\}' "$dir/replies"
claim "and what those of the game are about" has '\{"kind":"give","about":\["object","player"\]\}' "$dir/replies"
claim "with what they mean" has '\{"kind":"rest","about":\[\],"doc":"ends the day"\}' "$dir/replies"
claim "an option has its kind" has '\{"index":9,"name":"scout sack","kind":"scout","place":"sack"' "$dir/replies"
claim "also of a player" has '"name":"challenge 1","kind":"challenge","n":1' "$dir/replies"
claim "which answers" has '^\{"type":"ok"' "$dir/replies"

# ---- notes that are shown
printf '%s\n' 1h r q | "$program" play --game $game --seats human,random --seed 3 \
    --replay "$dir/notes.jsonl" --force >"$dir/play" 2>&1
claim "a note is shown in the title, by its word" has '━━ Turn 1 .* · day: 1 · sky: breezy ━' "$dir/play"
claim "one of a player in his line" has '^Player 1 \(you\) .* bargain: Amber' "$dir/play"
printf '%s\n' '? sky' '? lost at sea' '? bargain' q | "$program" play --game $game --seats human,random --seed 3 \
    --replay "$dir/notes.jsonl" --force >"$dir/play" 2>&1
claim "who asks about a note is told what it keeps" has '^sky: breezy' "$dir/play"
claim "and what it is for" has '^  the weather of the day' "$dir/play"
claim "also by its label" has '^lost at sea: nothing' "$dir/play"
claim "and of each player" has '^  bargain of Player 2: nothing' "$dir/play"
printf '%s\n' '{"type":"newgame","seats":["client","client"],"seed":3}' '{"type":"why","seat":0,"about":"day"}' \
    '{"type":"why","seat":0,"about":"days"}' | "$program" engine --game $game >"$dir/replies" 2>"$dir/err"
claim "so is a program" has '"text":"day: 1"' "$dir/replies"
claim "of what no note is called nothing is told" has '"type":"refused","reason":"nothing here is called .days.' "$dir/replies"
printf '%s\n' '{"type":"position","seed":1,"stall":["Silk","Rope"],"sea":["Tin","Salt"],"notes":{"sky":"rainy","lost":["Salt","Tin"]},"players":[{"goods":["Amber"],"notes":{"bargain":"Amber","givers":[{"player":1},{"player":1}]}},{}]}' \
    '{"type":"view","seat":1}' | "$program" engine --game $game >"$dir/replies" 2>"$dir/err"
claim "a program sees them" has '"notes":\{"day":1,"sky":"[a-z]+","lost":\[\{"object":[0-9]+,"card":"Salt"\},' "$dir/replies"
claim "and those of each player" has '"notes":\{"bargain":\{"object":[0-9]+,"card":"Amber"\},"givers":\[\{"player":1\},\{"player":1\}\]\}' "$dir/replies"
claim "a note without a value is null" has '"notes":\{"bargain":null,"givers":\[\]\}' "$dir/replies"
claim "a word that the note does not have is named" says "$stall, notes = { sky = \"rany\" }" '' \
    "the note 'sky' has no word 'rany', did you mean 'rainy'?"
claim "so is a number in its place" says "$stall, notes = { sky = 2 }" '' "the note 'sky' is a word: sunny, breezy ..."
claim "so are too many entries" says "$stall, notes = { lost = { \"Tin\", \"Tin\", \"Tin\", \"Tin\" } }" '' \
    "the note 'lost' has room for 3 entries, not 4"
claim "so is an entry that is nowhere" says "$stall, notes = { lost = { \"Pearl\" } }" '' \
    "the note 'lost' is a list of numbers, players or things that are there"
claim "so is one value of a list" says "$stall, notes = { lost = \"Tin\" }" '' "the note 'lost' is a list"
claim "so is a note of a player told of the game" says "$stall, notes = { bargain = \"Tin\" }" '' \
    "each player has the note 'bargain': tell it of a player"
claim "and one of the game told of a player" says "$stall, you = { notes = { day = 2 } }" '' \
    "all players share the note 'day': tell it of none"
claim "a name near a note is guessed" says "$stall, notes = { skky = \"rainy\" }" '' "did you mean 'sky'?"
claim "a claim tells both sides" says "$stall, chance = { 1 }" 't:expect { notes = { sky = "rainy" } }' 'expected: rainy'
claim "also of a list, in order" says "$stall, chance = { 1 }, notes = { lost = { \"Tin\", \"Salt\" } }" \
    't:expect { notes = { lost = { "Salt", "Tin" } } }' 'found:    Tin · Salt'
claim "a claim about no note of a player is told" says "$stall" 't:expect { you = { notes = { day = 1 } } }' \
    "'day' is no word that can be expected of you notes"

# ---- moves that are none
claim "a kind of no game is named" says "$stall" 't.you:hagle("Rope")' "there is no 'hagle', did you mean 'haggle'?"
claim "so is a player" says "$stall" 't.you:challenge("fo")' "there is no player 'fo'"
claim "so is a place" says "$stall" 't.you:scout("sakc")' "there is no place 'sakc'"
claim "so is a number" says "$stall" 't.you:bid("much")' "'bid' is about a number, 'much' is none"
claim "what is refused tells why" says "$stall, you = { coins = 1 }" 't.you:buy("Silk")' \
    "it costs more than you have"
cp -r $game "$dir/commas"
grep -rl Honey "$dir/commas" | xargs sed -i 's/Honey/Honey, wild/g'
claim "a name may have a comma" "$program" test --game "$dir/commas"
claim "what two parts say is not left half" \
    says "$stall, you = { goods = { \"Tin\" } }, foe2 = {}" 't.you:give("Tin")' "say the player"
claim "two kinds about one thing are no one answer" \
    says "$stall" 't.you:answer("Rope")' '"Rope" is none of the options'

# ---- chance
claim "a result that is missing is told" \
    says "$stall, chance = { 1 }" 't.you:bid(1)' "$at"
claim "with what was asked" has "a thing at random is asked for, and 'chance' says only 1 result" "$dir/one"
claim "one that is left over too" \
    says "$stall, chance = { 1, \"sun\" }" 't:expect { turn = 3 }' \
    "chance was not asked for result 2 of 'chance': \"sun\""
claim "once for many" says "$stall, chance = { 1, \"sun\", 2, 3 }" 't:expect { turn = 3 }' \
    "nor for the 2 behind it"
claim "a face that the die does not have" says "$stall, chance = { \"hail\" }" '' \
    "result 1 of 'chance' is \"hail\", and a roll of 'weather' wants a number from 1 to 4, or a word on a face"
claim "nor a number" says "$stall, chance = { 5 }" '' "result 1 of 'chance' is 5"
claim "a card that is not there" says "$stall, chance = { 1, \"Silk\" }" 't.you:bid(1)' \
    "result 2 of 'chance' is \"Silk\", and a thing at random wants the name of one of the 2 things"
claim "too few of several" says "$stall, chance = { 1, { \"Tin\" } }" 't.you:bid(2)' \
    "2 things at random wants a list of 2 names of the 2 things"
claim "one thing twice" says "$stall, chance = { 1, { \"Tin\", \"Tin\" } }" 't.you:bid(2)' 'result 2'
claim "an order of what is not there" says "$stall, chance = { 1, { \"Amber\" } }" 't.you:scout("sack")' \
    "a random order wants a list of names of the 2 things, from the top"
claim "a number that is too great" says "$stall, chance = { 1, 7 }" 't.you:haggle("Rope")' \
    "a random number wants a number from 1 to 6"
claim "a list is a list" says "$stall, chance = 3" '' "'chance' is a list of results"
claim "of numbers and names" says "$stall, chance = { true }" '' "a result of 'chance' is a number, a name, or a list of names"
# A game that goes on from such a position has the results in order, then those of the seed.
day="$game/scenarios/market.lua:said beforehand"
# tries POSITION LINE...: types the lines into that game.
tries() {
    position=$1
    shift
    for line; do echo "$line"; done |
        "$program" try "$position" --game $game >"$dir/out" 2>&1
}
up="The results of 'chance' are used up: from here on the seed says them."
tries "$day" 'bot 2' q
claim "a scenario that says its chance is tried" has 'You roll sun\.' "$dir/out"
claim "what it says is used up at its end" [ "$(sed -n 1p "$dir/out")" = "  $up" ]
tries "$day" 'go 0' '> 1' q
claim "a result on the way is the one that the list says" has 'Salt and Tin come out of the sack' "$dir/out"
printf 'scenario "one" { %s, chance = { 1, "sun" }, run = function(t) t.you:rest() end }\n' "$stall" >"$dir/try.lua"
tries "$dir/try.lua" 'bot 6' q
claim "the list ends in the midst of the story" [ "$(grep -cF "$up" "$dir/out")" = 1 ]
claim "after it the seed says" [ "$(grep -c ' roll' "$dir/out")" -gt 3 ]
cp "$dir/out" "$dir/before"
tries "$dir/try.lua" 'bot 6' q
claim "each time the same" cmp "$dir/out" "$dir/before"
sed -i 's/chance = /seed = 8, chance = /' "$dir/try.lua"
tries "$dir/try.lua" 'bot 6' q
claim "another seed says others" sh -c "! cmp -s '$dir/out' '$dir/before'"
tries "$day" 'go 0' r 'bot 5' q
claim "on another way what does not fit is told" \
    has 'The seed says it instead: result [0-9]* of .chance. is ".*", and' "$dir/out"
claim "and nothing is at fault" sh -c "! grep -q fault '$dir/out'"
sed -i 's/"sun"/"hail"/' "$dir/try.lua"
tries "$dir/try.lua" q
claim "a scenario that fails for it is tried all the same" has 'the scenario fails: result 2' "$dir/out"
"$program" why "$day" Pepper --game $game >"$dir/out" 2>&1
claim "why explains such a position" has '^Pepper.* in ' "$dir/out"

# ---- a setting for some numbers of players
# few COMMAND...: the command is refused, because there are too few players.
few() {
    "$@" >"$dir/few" 2>&1 && { echo "it was taken"; return 1; }
    grep -qE "$in_place"'days is for 3 or 4 players, not 2' "$dir/few" || { cat "$dir/few"; return 1; }
}
three="--seats random,random,random --seed 1"
in_place=
claim "two traders cannot agree on it" few "$program" play --game $game --seats random,random --set days=four
claim "nor do many games with it" few "$program" simulate --game $game --bots random,random --games 1 --set days=four
# shellcheck disable=SC2086 # a list of words
claim "three can" "$program" play --game $game $three --set days=four --replay "$dir/three.jsonl"
claim "the market is shorter" [ "$(grep -c '"event":"dusk"' "$dir/three.jsonl")" -lt 6 ]
claim "the replay has it" "$program" replay "$dir/three.jsonl" --game $game --verify
sed '1s/"mode":"three"/"mode":"two"/' "$dir/three.jsonl" >"$dir/two.jsonl"
in_place='two.jsonl:1: '
claim "a replay of two has not" few "$program" replay "$dir/two.jsonl" --game $game
in_place='"reason":"'
two='"seats":["client","client"],"seed":3'
printf '%s\n' "{\"type\":\"newgame\",$two,\"settings\":{\"days\":\"four\"}}" >"$dir/request"
# asks FILE WORD...: the engine answers the requests of the file, and fails if it refuses one.
asks() {
    file=$1 && shift
    "$program" engine --game $game "$@" <"$file" >"$dir/replies"
    cat "$dir/replies"
    ! grep -q refused "$dir/replies"
}
claim "a program is told" few asks "$dir/request"
printf '%s\n' "{\"type\":\"newgame\",$two}" >"$dir/request"
claim "also of its command line" few asks "$dir/request" --set days=four
printf '%s\n' '{"type":"position","players":[{},{}],"settings":{"days":"four"}}' >"$dir/request"
claim "and of a position" few asks "$dir/request"
printf '%s\n' '{"type":"position","players":[{},{}],"settings":{"days":"six"}}' >"$dir/request"
claim "the first value is for all" asks "$dir/request"
printf '%s\n' '{"type":"position","players":[{},{},{}],"settings":{"days":"four"}}' >"$dir/request"
claim "three have a position with the other" asks "$dir/request"
claim "a scenario is told" says "$stall, settings = { days = \"four\" }" '' 'days is for 3 or 4 players, not 2'
claim "also one from the beginning" says 'players = { "you", "foe" }, settings = { days = "four" }' '' \
    'days is for 3 or 4 players, not 2'

# ---- stops
claim "an event of no game is named" says "$stall" 't:stop_at("dsuk")' "there is no event 'dsuk', did you mean 'dusk'?"
claim "a question before it is told" says "$stall, chance = { 1, 1 }" 't:stop_at("washed") t.you:rest()' \
    "a question comes before 'washed' happens"
claim "so is the end of the game" \
    says "$stall, notes = { day = 5 }" 't:stop_at("washed") t.you:rest()' "so 'washed' did not happen"
claim "nothing stops by itself" says "$stall" 't:go_on()' 'nothing has stopped the game'
claim "and no stop is left over" says "$stall" 't:stop_at("dusk")' \
    't:stop_at("dusk") stands before no move, answer or passing'
claim "nor is one forgotten for the next" says "$stall" 't:stop_at("dusk") t:stop_at("washed") t.you:rest()' \
    't:stop_at("dusk") stands before no move, answer or passing'

claims_end
