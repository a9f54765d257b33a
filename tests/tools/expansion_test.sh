#!/bin/sh
# expansion_test.sh -- what a set may bring to a game without a change of the game: abilities,
# keywords, counters and a faction of its own (tests/sets/clockwork/); and that words which
# could never do anything are refused, each with a message.
set -u
. tests/tools/claims.sh

set=tests/sets/clockwork
db=$dir/cards.db

has() { grep -qE "$1" "$2" || { echo "no '$1' in $2"; tail -n 5 "$2"; return 1; }; }
shows() {
    wanted=$1
    shift
    "$program" "$@" --db "$db" --game gwent >"$dir/out" 2>&1
    has "$wanted" "$dir/out"
}

claim 'the game goes into a database' "$program" import --db "$db" cards/gwent
cp "$db" "$dir/base.db"
claim 'a set comes beside it' "$program" import --db "$db" $set $set/decks/clockwork-town.txt
"$program" test --db "$db" $set >"$dir/tests" 2>&1
claim 'all that its cards do works' has '^21 passed, 0 failed' "$dir/tests"

claim 'a card is known' shows '^known +yes, in Clockwork' card 'Copying Lathe'
claim 'with its scenarios' shows 'becomes a medic and does its work' card 'Copying Lathe'
claim 'its keyword is explained' shows 'for each tick that you have' words Wound
claim 'its deck is legal' shows '^legal +yes' deck clockwork-town
claim 'its faction is a colour' shows 'clockwork:14' deck clockwork-town
claim 'its cards are found by it' shows '^11 cards' cards faction=clockwork
claim 'coverage counts its cards' shows '^CLK +11 +11 +11' coverage $set

# Games: the same ones on one thread and on two, and as they were recorded.
played() {
    "$program" simulate --db "$db" --games 16 --seed 3 --jobs "$1" --verify --bots "$2" \
        clockwork-town "$3" >"$dir/games" 2>&1
    grep hash "$dir/games" >"$dir/hash$1"
    has '16 of 16 finished.* 0 faults' "$dir/games"
}
for deck in monsters-swarm skellige-berserkers clockwork-town; do
    claim "games against $deck come to an end" played 1 random $deck
    claim 'on two threads too' played 2 random $deck
    claim 'and are the same games' cmp -s "$dir/hash1" "$dir/hash2"
done
claim 'bots that think play it' played 2 greedy monsters-swarm
"$program" play clockwork-town monsters-swarm --db "$db" --seats bot,bot --seed 5 \
    --replay "$dir/record" >"$dir/out" 2>&1
claim 'a game is told to its end' has 'It ended because' "$dir/out"
claim 'and its record holds' "$program" replay "$dir/record" --db "$db" --verify

# What could never do anything is refused when the set comes.
refused() {
    rm -rf "$dir/set"
    mkdir "$dir/set"
    echo '{ "set": "BAD", "name": "Bad", "game": "gwent", "api": 2 }' >"$dir/set/set.json"
    printf 'code,name,type,faction,strength,rows,script\nBAD-001,Bad,%s\n' "$3" >"$dir/set/cards.csv"
    printf -- '-- BAD-001 Bad\n-- Nothing.\ncard "BAD-001" { %s }\n' "$2" >"$dir/set/bad-001-bad.lua"
    cp "$dir/base.db" "$dir/bad.db"
    "$program" import --db "$dir/bad.db" "$dir/set" >"$dir/out" 2>&1 && { echo "taken: $2"; return 1; }
    has "bad-001-bad.lua:3:[0-9]*: .*$1" "$dir/out"
}
bad() { claim "refused: $2" refused "$1" "$2" "${3:-Unit,neutral,4,close,yes}"; }

bad "answers no question" 'passive { unit { me } }'
bad "number of things, and the subject is a player" 'passive { player { you }, bolstered = 1 }'
bad "'each' is for numbers" 'passive { unit { me }, immune, each = unit }'
bad "'minimum' is for numbers" 'passive { unit { me }, immune, minimum = 1 }'
bad "'once' is for 'delayed'" 'passive { unit, bolstered = 1, once }'
bad "'it', which is nobody" 'when { destroyed = it, run = function() draw_cards(1) end }'
bad "has no 'run'" 'when { played = me }'
bad "has no 'run'" 'effect { target = unit }'
bad "no amounts to divide" 'effect { target = unit { split = 3 }, run = function(u) destroy(u) end }'
bad "no cards that are places" 'passive { unit { at = unit }, bolstered = 1 }'
bad "'from' stands in the clause" 'when { played = unit { from = hand }, run = function() draw_cards(1) end }'
bad "'gems' is said of players" 'passive { unit { gems = 1 }, bolstered = 1 }'
bad "'strength' is said of things" 'passive { me, bolstered = 1, provided = player { strength = 1 } }'
bad "players are at no place" 'effect { target = opponent { at = row }, run = function(p) draw_cards(1, p) end }'
bad "no derived number 'bolstered'" 'effect { run = function() give_number(me, "bolstered", 1) end }'
bad "never ask can about 'played'" 'can { played = me, from = discard }'
bad "uses 'activated' of a card of type Unit" 'activated { run = function() draw_cards(1) end }'
bad "uses 'effect' of a card of type Leader" 'effect { run = function() draw_cards(1) end }' \
    'Leader,neutral,,,yes'
bad "no chain" 'activated { reaction, run = function() draw_cards(1) end }'
bad "no costs" 'activated { cost = { gold = 1 }, run = function() draw_cards(1) end }'

claims_end
