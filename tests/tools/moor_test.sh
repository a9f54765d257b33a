#!/bin/sh
# A map (tests/games/moor): its scenarios, whole games, and maps and acts that are refused.
set -u
. tests/tools/claims.sh

game=tests/games/moor

# tells TEXT FILE FROM TO: the game whose FILE has FROM made TO is refused with TEXT.
tells() {
    rm -rf "$dir/moor"
    cp -r $game "$dir/moor"
    sed -i "s/$3/$4/" "$dir/moor/$2"
    "$program" simulate --game "$dir/moor" --games 1 --seed 1 >"$dir/told" 2>&1
    "$program" check "$dir/moor" >>"$dir/told" 2>&1
    tr -s '\n ' '  ' <"$dir/told" | grep -qF -e "$1" ||
        { echo "no '$1'"; head -n 8 "$dir/told"; return 1; }
}

list() { tells "$1" base/cards.csv "$2" "$3"; }
rows() { tells "$1" game.lua "$2" "$3"; }
acts() { tells "$1" game.lua 'stock(lamp, space_for("lit"))' "$2"; }

claim "its scenarios pass" "$program" test --game $game
claim "a program plays all of it" "$program" simulate --game $game --games 20 --seed 1 --verify
claim "two at one place are no map" list "space 'Pier' (MO-009) has the same coordinates as 'Fen'" 'MO-009,Pier,Square,3,3' 'MO-009,Pier,Square,1,3'
claim "each is told with its row" list "cards.csv:10: error: space 'Pier' (MO-009) has the same coordinates as 'Fen' [CW237]" 'MO-009,Pier,Square,3,3' 'MO-009,Pier,Square,1,3'
claim "the one that is told is that which nobody reaches, if it is the first one too" list "cards.csv:2: error: no way leads to space 'Gate' (MO-001) from" 'MO-001,Gate,Square,1,1' 'MO-001,Gate,Square,30,30'
claim "each space is reached" list "no way leads to space 'Isle' (MO-010) from 'Gate'" '9,9,Pier' '9,9,'
claim "no way leads to itself" list "space 'Isle' (MO-010) has a way to itself" '9,9,Pier' '9,9,Isle'
claim "a way leads to a space" list "has a way to 'Lamp', which is no space" '9,9,Pier' '9,9,Lamp'
claim "each space has coordinates" list "space 'Pier' (MO-009) has no coordinates" 'MO-009,Pier,Square,3,3' 'MO-009,Pier,Square,,'
claim "a map has spaces" list "the map has no space at all" '\(Square\|Bog,Bog\)' 'Lamp'
claim "a space has no word that no die shows" rows "space 'Isle' (MO-010) has the use 'goal', which no die shows" '  events = {' '  dice = { { "wind", { "start" }, { "lit" }, kept, for_cards, column = "use" } }, events = {'
more=$(seq -f '{ "n%.0f", number, for_cards },' -s ' ' 40)
claim "whichever column it is" rows "space 'Isle' (MO-010) has the use 'goal', which no die shows" '  columns = {' "  dice = { { \"wind\", { \"start\" }, { \"lit\" }, kept, for_cards, column = \"use\" } }, columns = { $more"
claim "a die has the words of its column" rows "unknown use 'lite', did you mean 'lit'?" '  events = {' '  dice = { { "wind", { "start", "goal", "lite" }, { "lit" }, kept, for_cards, column = "use" } }, events = {'
claim "a die has a column that is there" rows "no column 'used', did you mean 'use'?" '  events = {' '  dice = { { "wind", { "start" }, { "lit" }, kept, column = "used" } }, events = {'
claim "a die has a column of words" rows "'x' is no column of words that stand once" '  events = {' '  dice = { { "wind", { "start" }, { "lit" }, kept, column = "x" } }, events = {'
claim "a die with a column stays" rows "a column is for a die with words that is kept" '  events = {' '  dice = { { "wind", { "start" }, { "lit" }, column = "use" } }, events = {'
claim "a grid has a shape" rows "game.lua:32:7: error: a grid is of hexes, squares or diagonals" 'grid = squares' 'grid = square'
claim "a grid has two columns" rows 'a grid wants two columns: at = { "q", "r" }' 'at = { "x", "y" }' 'at = { "x" }'
claim "of numbers" rows "coordinates are columns of numbers" 'at = { "x", "y" }' 'at = { "x", "use" }'
claim "ways are names" rows "ways are a column of 'names'" 'ways = "boats"' 'ways = "x"'
claim "nobody has to name the map" rows "1 of 1 finished" "^      .moor.,\$" "      \"land\","
claim "spaces are a kind" rows "no kind 'spce', did you mean 'space'?" 'spaces = space,' 'spaces = spce,'
claim "a map says what lies beside what" rows "a map says by 'grid' or 'ways' what lies beside what" 'grid = squares,\|at = { "x", "y" },\|ways = "boats",' ''
claim "nobody fills it" acts "the cards of a map are there already: 'fill' another zone" 'fill(moor)'
claim "a zone that is a map is no place" acts "zone 'moor' belongs to things: name one" 'stock(lamp, moor)'
claim "no space comes a second time" acts "is a space of the map, which is there already" 'stock(space, space_for("lit"))'
claim "rules do not know the names of a set" acts "'create' knows no card 'Lamp': sets are read after this, so a query says here which card" 'create("Lamp", space_for("lit"))'
claim "no space goes away" acts "'Heath' is a space of the map, which stays where it is" 'put(space_for("lit"), camp, turn_player())'
claim "nor out of the game" acts "'Heath' is a space of the map, which stays where it is" 'remove(space_for("lit"))'
claim "nothing becomes a space" acts "'Gate' is a space of the map, which is there already" 'local p = turn_player() stock(lamp, camp, p) become(top(camp, p), space_for("start"))'

# holds EXPRESSION: it is true when a lamp stands where it is lit.
holds() {
    sed "s/stock(lamp, space_for(\"lit\"))/& local lit = space_for(\"lit\") if not ($1) then remove(lit) end/
        s/options = {/& { \"scout\", place, for_cards },/" $game/game.lua >"$dir/held.lua"
    rm -rf "$dir/moor"
    cp -r $game "$dir/moor"
    mv "$dir/held.lua" "$dir/moor/game.lua"
    "$program" simulate --game "$dir/moor" --games 1 --seed 1
}

claim "at a space is what stands there, not the space" holds 'count(card { at = lit }) == 1 and count(space { at = lit }) == 0'
claim "nor of a thing there" holds 'count(card { at = find(lamp)[1] }) == 1 and not is(lit, card { at = lit })'
claim "nor of several" holds 'count(card { at = { lit, space_for("goal") } }) == 1'
claim "at the map are its spaces as well" holds 'count(space { at = moor }) == 10 and count(card { at = moor }) == 13'
claim "a query says at which spaces" holds 'count(card { at = space { x = 2 } }) == 1 and count(card { at = space { x = 9 } }) == 0'
claim "a space has what stands there, and not itself" holds 'count(space { has = lamp }) == 1 and count(space { has = space }) == 0'
claim "a list may be long" holds 'count(card { at = find(space) }) == 3'
claim "but not where it stands in a query" acts "a query names at most 2 places: make a list of more things in a local" 'local a = find(space) stock(lamp, a[2]) if count(card { at = { a[1], a[2], a[3] } }) > 9 then next_turn() end'
claim "a space is the place of an option" holds 'offer("scout", lit)'
place() { tells "$1" base/scenarios/moor.lua 'Ridge = { "Lamp" }' "$2"; }
claim "no position has a space twice" place "'Gate' is a space of the map, which is there already" 'Ridge = { "Gate" }'
claim "nor attached to a thing" place "'Gate' is a space of the map, which is there already" 'Ridge = { { "Lamp", attached = { "Gate" } } }'
claim "positions tell what is at which space" tells '"moor" has lists of cards by the names of spaces' base/scenarios/moor.lua 'moor = { Heath = { "Wanderer" } }' 'moor = { "Wanderer" }'
claim "positions name its spaces" tells "the map has no space 'Rigde', did you mean 'Ridge'?" base/scenarios/moor.lua 'Ridge = ' 'Rigde = '

# The game with decks: each has so many of a card.
decks() {
    rm -rf "$dir/moor"
    cp -r $game "$dir/moor"
    mkdir "$dir/moor/decks"
    sed -i 's/{ "camp", per_player,/{ "pack", per_player, secret, for_cards },\n    &/
        s/  events = {/  deck = { { "pack", least = 1 } },\n&/' "$dir/moor/game.lua"
    echo "$1" >"$dir/moor/decks/bag.txt"
    "$program" deck bag --game "$dir/moor" >"$dir/told" 2>&1
    grep -F -e "$2" "$dir/told"
}

claim "no deck has a space" decks '1 Heath' 'Heath (MO-002) is a space of the map, so section pack cannot have it'
claim "other cards may be in one" decks '1 Lamp' 'legal     yes'

printf '2\nk %s\nq\n' "$dir/kept.lua" | "$program" try --game $game --seed 3 >"$dir/tried" 2>&1
claim "a tried game becomes a scenario that names spaces" grep -qF 'moor = { Gate = { "Lamp", "Wanderer" }, Ditch = { "Wanderer" } }' "$dir/kept.lua"
claim "which passes" "$program" test --game $game "$dir/kept.lua"

# grows N: the list begins with so many fields in rows of forty.
grows() {
    rm -rf "$dir/moor"
    cp -r $game "$dir/moor"
    rm -r "$dir/moor/base/scenarios"
    head -1 $game/base/cards.csv >"$dir/moor/base/cards.csv"
    awk -v n="$1" 'BEGIN { for (i = 0; i < n; i++) printf "MO-1%04d,Field %d,Square,%d,%d,,%s,no\n",
        i, i, i % 40, int(i / 40), i == 0 ? "lit" : i == 10 ? "start" : i == n - 1 ? "goal" : "" }' \
        >>"$dir/moor/base/cards.csv"
    grep 'Wanderer\|Lamp' $game/base/cards.csv >>"$dir/moor/base/cards.csv"
    rm "$dir/moor/base/mo-002-heath.lua"
    "$program" simulate --game "$dir/moor" --games 1 --seed 1 --bots greedy,greedy --verify
}

claim "a map has a thousand spaces" grows 1000
grows 1001 >"$dir/told" 2>&1
claim "and no more" grep -qF 'the map has more than 1000 spaces' "$dir/told"

printf '%s\n' '{"type":"newgame","seats":["client","client"],"seed":3}' '{"type":"question","seat":0}' \
    '{"type":"answer","seat":0,"pick":["step 11 moor:3"]}' '{"type":"view","seat":1}' '{"type":"save"}' |
    "$program" engine --game $game >"$dir/replies" 2>"$dir/err"
claim "for a program a place is the zone and the number of the space" grep -qF '"place":"moor:1","text":"Wanderer goes to Heath, east"' "$dir/replies"
claim "and things are listed there" grep -qE '"moor:3":\[\{"object":11,"card":"MO-011".*\{"object":4,"card":"MO-004"' "$dir/replies"
{ grep '"saved"' "$dir/replies" | sed 's/"saved"/"load"/;s/,"id":null//'; echo '{"type":"view","seat":1}'; } |
    "$program" engine --game $game >"$dir/loaded" 2>"$dir/err"
claim "a saved game goes on" grep -qF "$(grep -o '"moor:3":\[[^]]*\]' "$dir/replies")" "$dir/loaded"

claims_end
