#!/bin/sh
# A game that is one file in Lua, without any row of Play, goes through every command that
# plays: simulated, played, recorded, replayed, told, shown, and driven by a program.
set -u
. tests/tools/claims.sh

game=tests/games/high_card.lua

has() { grep -qE "$1" "$2" || { echo "no '$1' in $2"; tail -n 3 "$2"; return 1; }; }
lacks() { ! grep -iwE "$1" "$2"; }

hash_of() {
    "$program" simulate --game $game --games 100 --seed 1 "$@" --json |
        grep -o '"hash":"[0-9a-f]*"'
}

same_hash() {
    one=$(hash_of "$@" --jobs 1)
    two=$(hash_of "$@" --jobs 2)
    echo "$one $two"
    [ -n "$one" ] && [ "$one" = "$two" ]
}

# Words of the other game, in C, that a game without rows must never meet.
foreign='rune|runes|battlefield|battlefields|might|energy|legend|champion|showdown|focus|base|conquers'

for bots in random greedy; do
    claim "100 games of $bots bots are the same with one thread and two" \
        same_hash --bots $bots
    claim "$bots bots break no invariant" \
        "$program" simulate --game $game --games 100 --seed 2 --bots $bots --verify
done

claim "a game is played and told to its end" sh -c \
    "$program play --game $game --seed 3 --seats random,greedy --replay $dir/game.jsonl \
     >$dir/told 2>&1"
claim "the end names no points in a game that counts none" lacks '[a-z0-9] 0[,.]' "$dir/told"
sed 's/^  setup = /  worth = function(p) return "much" end,\n&/' $game >"$dir/worth.lua"
"$program" simulate --game "$dir/worth.lua" --games 2 --bots greedy --seed 1 >"$dir/sums" 2>&1
claim "a position whose worth is no number is a fault of the game" [ $? = 70 ]
claim "with its place" has 'worth.lua:[0-9]+: a number is wanted as the result, got "much"' "$dir/sums"
"$program" play --game "$dir/worth.lua" --seats bot,bot --seed 1 >"$dir/sums" 2>&1
claim "also in a game that is watched" [ $? = 70 ]
claim "one player wins" has 'Player [12] wins in turn' "$dir/told"
claim "and it is told how it ended, in words of the game" \
    has '^It ended because all cards are played, and a player took most' "$dir/told"
claim "nothing of another game is told" lacks "$foreign" "$dir/told"
claim "its record names the game" has '"game":"High Card"' "$dir/game.jsonl"
claim "the record holds" \
    "$program" replay --game $game "$dir/game.jsonl" --verify
claim "the record is told again" sh -c \
    "$program replay --game $game $dir/game.jsonl >$dir/again"
claim "and says the same hash" \
    has "$(grep -o 'hash [0-9a-f]*' "$dir/told" | tail -n 1)" "$dir/again"
claim "and how it ended" has '^It ended because all cards are played' "$dir/again"
claim "nothing of another game is told again" lacks "$foreign" "$dir/again"
claim "its board is drawn" sh -c \
    "$program replay --game $game $dir/game.jsonl --at 4 >$dir/board"
claim "the board has the zones of the game" has 'Card [0-9]' "$dir/board"
claim "nothing of another game is on the board" lacks "$foreign" "$dir/board"
claim "without its file the record is refused by the game's name" sh -c \
    "$program replay $dir/game.jsonl --verify 2>&1 | grep -q 'a replay of High Card'"
claim "the game is written as JSON" sh -c \
    "$program play --game $game --seed 3 --json >$dir/json"
claim "with its end" has '"winners":\[[01]\]' "$dir/json"
claim "and how it came" has '"reason":"tricks","rule":null,"text":"all cards' "$dir/json"
"$program" simulate --game $game --games 50 --seed 1 >"$dir/sums" 2>&1
claim "games are counted by how they ended" has '^ended by   tricks 50$' "$dir/sums"
"$program" simulate --game $game --games 50 --seed 1 --json >"$dir/sums" 2>&1
claim "in JSON as well" has '"stopped":0.*"endings":\{"tricks":50\}' "$dir/sums"
"$program" play --game $game --seed 3 --replay "$dir/record" >"$dir/told" 2>&1
sed 's/"pick":.[0-9]./"pick":["x"]/' "$dir/record" >"$dir/words"
claim "a word is no pick" sh -c \
    "$program replay --game $game $dir/words 2>&1 | grep -q 'a pick is a number'"
sed 's/"decks":../"decks":[{}]/' "$dir/record" >"$dir/decks"
claim "a record with decks is refused" sh -c \
    "$program replay --game $game $dir/decks 2>&1 | grep -q 'played without decks'"
claim "--bots is no --seats" sh -c \
    "! $program simulate --game $game --bots random,random,random 2>&1 | grep -e --seats"
echo '{"type":"position","players":[{"points":99999},{}]}' >"$dir/points"
claim "points that no game can hold are refused" sh -c \
    "$program engine --game $game <$dir/points | grep -q 'a whole number from 0 to 9999'"
printf 'game "A\377" { players = 2 }\n' >"$dir/name.lua"
claim "a name that is no text is refused" sh -c \
    "$program simulate --game $dir/name.lua 2>&1 | grep -q 'expected UTF-8 text'"
claim "nobody brings a deck" sh -c \
    "! $program simulate --game $game proving-grounds-annie proving-grounds-garen"

cat >"$dir/requests" <<'END'
{"type":"newgame","seats":["client","random"],"seed":4}
{"type":"view","seat":0}
{"type":"question","seat":0}
{"type":"answer","pick":[0]}
{"type":"events","seat":0}
{"type":"save"}
END
claim "a program plays it" sh -c \
    "$program engine --game $game <$dir/requests >$dir/replies"
claim "its view has its zones" has '"type":"view".*"trick"' "$dir/replies"
claim "and names nothing of another game" sh -c \
    "! grep '\"type\":\"view\"' $dir/replies | grep -iE '\"($foreign)\"'"
claim "an answer is taken" has '"type":"ok"' "$dir/replies"
claim "events are told" has '"type":"events"' "$dir/replies"
claim "it is saved" has '"type":"saved"' "$dir/replies"
{
    echo '{"type":"newgame","seats":["client","random"],"seed":9}'
    grep '"type":"saved"' "$dir/replies" | sed 's/"type":"saved"/"type":"load"/'
    echo '{"type":"question","seat":0}'
} >"$dir/load"
claim "and loaded" sh -c \
    "$program engine --game $game <$dir/load | grep -q '\"type\":\"loaded\"'"

for command in play simulate engine test "replay $dir/load"; do
    claim "$command refuses a database beside a game" sh -c \
        "$program $command --game $game --db $build/cards.db </dev/null 2>&1 |
            grep -q 'takes no --db beside it'"
done

sed 's|"Which card do you play?"|"Which \\255 card?"|' tests/games/high_card.lua >"$dir/bytes.lua"
claim "a question that is no text is a fault of the script" \
    sh -c '! "$1" play --game "$2" --seats bot,bot --seed 1 >"$3" 2>&1' sh "$program" "$dir/bytes.lua" "$dir/told"
claim "which says so" grep -qF "'pick' wants a text in UTF-8" "$dir/told"
: >"$dir/empty.lua"
"$program" play --game "$dir/empty.lua" >"$dir/told" 2>&1
claim "a file without a game is told with its path" grep -qF "empty.lua: expected game \"NAME\" { ... } at the start of a line" "$dir/told"
claim "once" [ "$(grep -oF "empty.lua" "$dir/told" | wc -l)" = 1 ]

claims_end
