#!/bin/sh
# A game with dice that stay (tests/games/trail): the log, screens, options, the protocol,
# positions and records tell each die by what it shows; no list of cards has the faces.
set -u
. tests/tools/claims.sh

game=tests/games/trail

has() { grep -qE -e "$1" "$2" || { echo "no '$1' in $2"; tail -n 5 "$2"; return 1; }; }
lacks() { ! grep -qE -e "$1" "$2" || { echo "'$1' stands in $2"; grep -nE -e "$1" "$2"; return 1; }; }

# says KEYS MOVES TEXT: a scenario with these keys and moves fails and tells TEXT.
says() {
    printf 'scenario "one" { %s,\nrun = function(t)\n%s end }\n' "$1" "$2" >"$dir/one.lua"
    "$program" test --game "$game" "$dir/one.lua" >"$dir/one" 2>&1
    [ $? = 1 ] || { echo "it did not fail"; cat "$dir/one"; return 1; }
    grep -qF -e "$3" "$dir/one" || { echo "no '$3'"; head -n 8 "$dir/one"; return 1; }
}

claim "its scenarios pass" "$program" test --game $game
claim "a program plays all of it" "$program" simulate --game $game --games 20 --seed 1 --verify
claim "so do four bots" "$program" simulate --game $game --mode four --games 5 --bots greedy --seed 1

# ---- what a person sees and types
printf '%s\n' a 1v r q | "$program" play --game $game --seats human,random --seed 3 \
    --replay "$dir/game.jsonl" --force >"$dir/play" 2>&1
claim "the log tells what dice show" has 'Player 1 throws .*(blank|river|road|forest)' "$dir/play"
claim "equal ones are counted" has 'throws .*2 (rivers|roads|forests|forest/roads|blanks)' "$dir/play"
claim "who throws bones sees them" has 'Player 1 throws bones [1-6] and bones [1-6]\.' "$dir/play"
claim "of others only that they were thrown" has 'Player 2 throws 2 cards\.' "$dir/play"
claim "a sum is told with its parts" has 'That is ([2-9]|1[0-2]) together\.' "$dir/play"
claim "the screen shows them" has '^  pool    .*[0-9]:(blank|river|road|forest)' "$dir/play"
claim "so do options" has '^ +[0-9]+v  Put (blank|river|road|forest|forest/road) aside' "$dir/play"
claim "a number of an option has the word of a face" has '^ +[0-9]+[a-z]  Turn [a-z/]+ to (forest|forest/road|road|river|blank)' "$dir/play"
"$program" play --game $game --seats random,greedy --seed 5 --replay "$dir/whole.jsonl" >"$dir/out" 2>&1
claim "a record holds" "$program" replay "$dir/whole.jsonl" --game $game --verify
printf '%s\n' a "k $dir/kept.lua" q | "$program" play --game $game --seats human,random --seed 3 \
    --replay "$dir/game.jsonl" --force >"$dir/play" 2>&1
claim "a moment is kept as a scenario with its dice" has 'pool = \{ "' "$dir/kept.lua"
claim "which holds" "$program" test --game $game "$dir/kept.lua"

# ---- what a program sees
printf '%s\n' '{"type":"position","seed":1,"trail":["Wood"],"players":[{"pool":["forest/road","bones 3"]},{}]}' \
    '{"type":"view","seat":1}' \
    '{"type":"position","trail":["Wood"],"players":[{"pool":["forest/raod"]},{}]}' |
    "$program" engine --game $game >"$dir/replies" 2>"$dir/err"
claim "a die has a code with its die's name" \
    has '"pool:0":\[\{"object":1,"card":"terrain forest/road","name":"forest/road"' "$dir/replies"
claim "a die of numbers is named after it" has '"card":"bones 3","name":"bones 3"' "$dir/replies"
claim "a face of no die is named" has "no card 'forest/raod' in this game, did you mean 'forest/road'\?" "$dir/replies"
printf '%s\n' '{"type":"position","seed":1,"trail":["Wood","Ford"],"notes":{"thrown":2},"players":[{"pool":["river","blank"],"pouch":["road"]},{"cup":["bones 5"]}]}' \
    '{"type":"question"}' '{"type":"save"}' '{"type":"view","seat":0}' | "$program" engine --game $game >"$dir/saved" 2>"$dir/err"
{ sed -n 's/"type":"saved"/"type":"load"/p' "$dir/saved"; echo '{"type":"view","seat":0}'; } |
    "$program" engine --game $game >"$dir/loaded" 2>"$dir/err"
claim "a game with dice and notes is saved" grep -q '"type":"saved"' "$dir/saved"
claim "and loaded as it was" [ "$(sed -n 4p "$dir/saved")" = "$(sed -n 2p "$dir/loaded")" ]
claim "bones of another are not told by it" has '"cup:1":\[\{"object":[0-9]+,"card":null,"owner":1\}\]' "$dir/loaded"
printf '%s\n' '{"type":"newgame","seats":["client","client"],"seed":3}' '{"type":"events","seat":0}' |
    "$program" engine --game $game >"$dir/replies" 2>"$dir/err"
claim "an event has the face" has '"event":"die thrown","turn":0,"player":1,"object":[0-9]+,"card":"terrain ' "$dir/replies"
claim "not of a die that the seat does not see" has '\{"event":"die thrown","turn":0,"player":1,"from":"cup:1","to":"cup:1"\}' "$dir/replies"
printf '%s\n' '{"type":"position","seed":1,"stall":["Rope"],"players":[{},{}]}' '{"type":"events","seat":0}' |
    "$program" engine --game tests/games/market >"$dir/replies" 2>"$dir/err"
claim "a die that is rolled too" has '"event":"die rolled","turn":[0-9]+,"player":0,"card":"weather (sun|sun/wind|rain|storm/wind)"' "$dir/replies"

printf '%s\n' '{"type":"hello"}' | "$program" engine --game $game >"$dir/replies" 2>"$dir/err"
claim "hello lists the words of numbers" has '\{"kind":"camp","about":\["number"\],"words":\["short","long"\],' "$dir/replies"
claim "those of faces too" has '"kind":"turn","about":\["object","number"\],"words":\["forest","forest","road","forest/road","river","blank"\]' "$dir/replies"
printf '%s\n' 1v c2 q | "$program" play --game $game --seats human,random --seed 3 \
    --replay "$dir/game.jsonl" --force >"$dir/play" 2>&1
claim "the key of such an option is its number" has '^  c2  Camp for a long night' "$dir/play"
printf '%s\n' 2d "k $dir/turned.lua" q | "$program" play --game $game --seats human,random --seed 3 \
    --replay "$dir/game.jsonl" --force >"$dir/play" 2>&1
claim "which is kept as its word" has 't.you:turn\("river", "forest"\)' "$dir/turned.lua"
claim "without the faces as cards that it covers" lacks 'covers' "$dir/turned.lua"

# ---- faces are no cards of lists
"$program" import $game --db "$dir/trail.db" >"$dir/out" 2>&1
"$program" cards --game trail --db "$dir/trail.db" >"$dir/cards" 2>&1
claim "no list has faces" lacks 'forest|bones' "$dir/cards"
"$program" coverage $game --game trail --db "$dir/trail.db" >"$dir/coverage" 2>&1
claim "coverage counts the cards alone" has '^ +5 +5 +5$' "$dir/coverage"
claim "the manual has the die as a kind" sh -c "$program words terrain --game trail --db '$dir/trail.db' | grep -q 'kind'"

# ---- dice by one word: a copy of the game in which each face but two has several
cp -r $game "$dir/words"
sed -i 's/"forest", "road", "river" } } }/"forest", "road", "river", "sand" } } }/
    s/{ "road" }, { "forest", "road" }, { "river" }, {}, kept/{ "road", "river" }, { "forest", "road" }, { "road", "sand" }, {}, kept/' \
    "$dir/words/game.lua"
rm -r "$dir/words/scenarios"
field=Wood
# words POSITION MOVES: a scenario of that copy.
words() {
    printf 'scenario "one" { trail = { "%s" }, %s,\nrun = function(t)\n%s end }\n' "$field" "$1" "$2" >"$dir/one.lua"
    "$program" test --game "$dir/words" "$dir/one.lua" >"$dir/one" 2>&1 || { cat "$dir/one"; return 1; }
}
# wordless POSITION MOVES TEXT: it fails and tells the text.
wordless() {
    words "$1" "$2" >"$dir/out" && { echo "it did not fail"; return 1; }
    grep -qF -e "$3" "$dir/one" || { cat "$dir/one"; return 1; }
}
claim "a position names a face by a word that it alone has" \
    words 'you = { pool = { "sand" } }' 't:expect { you = { pool = { "road/sand" } } }'
claim "not by one of several faces" wordless 'you = { pool = { "road" } }' '' \
    "'road' is on several faces of dice: road/river, forest/road, road/sand"
claim "a move names a die by such a word" words 'you = { pool = { "forest/road", "sand" } }' \
    't.you:keep("sand") t:expect { you = { pouch = { "road/sand" } } }'
claim "two dice that show the same are one name" words 'you = { pool = { "forest/road", "forest/road" } }' \
    't.you:keep("road") t:expect { you = { pool = { "forest/road" } } }'
claim "not by a word of several dice" wordless 'you = { pool = { "forest/road", "sand" } }' 't.you:keep("road")' \
    "'road' is on several dice: forest/road, road/sand"
claim "nor does a claim" wordless 'you = { pool = { "forest/road", "sand" } }' 't.you:offers("keep", "road")' \
    "'road' is on several dice: forest/road, road/sand"
field=Ford
claim "nor an answer" wordless 'you = { pool = { "forest/road", "sand" } }' 't.you:answer("road")' \
    "'road' is on several dice: forest/road, road/sand"
claim "an answer by a word of one die" words 'you = { pool = { "forest/road", "sand" } }' \
    't.you:answer("sand") t:expect { you = { pouch = { "road/sand" } } }'
field=Wood
claim "a move that only one of them can make" words 'you = { pool = { "forest/road", "sand" }, luck = 0 }' \
    't.you:step("road") t:expect { you = { steps = 1 } }'
printf 'scenario "one" { trail = { "Wood" }, you = { pool = { "forest/road", "sand" } }, run = function(t) end }\n' >"$dir/one.lua"
# types LINE: types it into that position.
types() { printf '%s\nq\n' "$1" | "$program" try "$dir/one.lua" --game "$dir/words" >"$dir/out" 2>&1; }
types 'sand aside'
claim "a person types the word" has '[(]answer 1[)]' "$dir/out"
types 'road aside'
claim "and is told what one of several may be" has 'several fit: .*forest/road.*road/sand' "$dir/out"
types 'put sand in pouch of you'
claim "a die comes by hand by its word" has '[(]answer 1[)]' "$dir/out"

# ---- what is refused
claim "a word that no number has" says 'trail = { "Wood" }, you = { pool = { "blank" }, pouch = { "road" } }' 't.you:camp("lnog")' \
    "'lnog' is no word of 'camp', did you mean 'long'?"
claim "also as a second word" says 'trail = { "Wood" }, you = { pool = { "blank" } }' 't.you:turn("blank", "raod")' \
    "'raod' is no word of 'turn', did you mean 'road'?"
claim "a face by a word on no die" says 'trail = { "Wood" }, you = { pool = { "sand" } }' '' "no card 'sand' in this game"
claim "a result that the die does not have" \
    says 'trail = { "Wood" }, you = { pool = { "blank" } }, chance = { "sand" }, notes = { thrown = 1 }' 't.you:again()' \
    "result 1 of 'chance' is \"sand\", and a roll of 'terrain' wants a number from 1 to 6, or a word on a face"

claims_end
