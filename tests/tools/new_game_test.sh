#!/bin/sh
# new_game_test.sh -- a new game plays at once, without a database and with one, and a set
# can be begun for it.
set -u
. tests/tools/claims.sh

cd "$dir" || exit 1

# run EXPECTED-CODE ARGUMENT...: what it prints is in out and err.
run() {
    expected=$1
    shift
    "$program" "$@" >out 2>err </dev/null
    [ $? -eq "$expected" ]
}

says() { grep -qF -- "$1" out; }
tells() { grep -qF -- "$1" err; }

claim 'a game is begun' run 0 new --game mist
claim 'it says what to do next' says 'cardwright play --game mist'
claim 'it is played at once' run 0 play --game mist --seats bot,bot --seed 7
claim 'with its sentences' says 'plays Guard'
claim 'to its end' says 'It ended because all cards are played.'
claim 'its scenario passes' run 0 test --game mist mist
claim 'which is one' says '1 passed, 0 failed'
claim 'a scenario knows the game in whose folder it lies' run 0 test mist
claim 'a game goes on from it' run 0 try mist/base/scenarios/drummer.lua
claim 'in which there is something to choose' says 'Play Guard'
claim 'many games are the same' run 0 simulate --game mist first first --games 200 --seed 1 --jobs 1 --json
grep -o '"hash":"[0-9a-f]*"' out >one
run 0 simulate --game mist first first --games 200 --seed 1 --jobs 2 --json
claim 'with one thread and two' sh -c 'grep -o "\"hash\":\"[0-9a-f]*\"" out | cmp - one'
claim 'no invariant breaks' run 0 simulate --game mist first first --games 50 --bots greedy --verify
claim 'its cards are covered' run 0 coverage --game mist mist --json
claim 'all of them' says '"MIS":{"cards":2,"playable":2,"tested":2'
claim 'its words are explained' run 0 words --game mist play_a_card
claim 'it is imported' run 0 import --db cards.db mist
claim 'and played by its name' run 0 play --db cards.db --game mist --seats bot,bot --seed 7 --replay r.jsonl
claim 'its record holds' run 0 replay --db cards.db r.jsonl --verify
claim 'a set is begun for it' run 0 new --db cards.db --game mist fog --set FOG
claim 'which comes in' run 0 import --db cards.db fog
claim 'and whose scenario passes' run 0 test --db cards.db fog
claim 'with the cards of that game' run 0 card --db cards.db 'First of FOG'
claim 'what is there is not written over' run 74 new --game mist
claim 'a name is not any text' run 2 new --game 'my game'
claim 'nor that of another game' run 2 new --game riftbound
claim 'a set needs a game that is there' run 66 new --db cards.db --game rain fog2

sed -i 's/Each player plays a card/Each player plays one card/' mist/rules/turn.lua mist/game.lua
claim 'the rules of a record are known' run 0 import --db cards.db mist
claim 'so another form of them is told' run 1 replay --db cards.db r.jsonl --verify
claim 'by the hash of the scripts' tells 'scripts'

claims_end
