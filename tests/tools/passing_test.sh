#!/bin/sh
# A person passes without being asked until a moment comes; what else is asked stays theirs,
# and the record has every pass.
set -u
. tests/tools/claims.sh

a=tournament-annie-houston
b=unleashed-champion-deck-vi

# played WORDS: plays with these words at each turn of the person.
played() {
    { echo -; for i in $(seq 80); do printf '%s\n' "$1" e - 2; done; echo q; } |
        "$program" play $a $b --seats human,bot --seed 4 --replay "$dir/game" --force \
            >"$dir/told" 2>&1
}
has() { grep -qE "$1" "$dir/told" || { cat "$dir/told"; return 1; }; }
lacks() { ! grep -nE "$1" "$dir/told"; }

played p
claim "without a wish the person is asked" has 'respond or pass|act or pass'

played 'pass until my turn'
claim "what holds is told" has 'You pass until: your turn \(stop ends it\)\.'
claim "so is that it has ended" has '^Passed (once|[0-9]+ times)\. Until now: your turn\.'
claim "nobody asks for a pass" lacks 'respond or pass|act or pass'
claim "targets and turns are asked" has 'Choose a target|Your main phase'
claim "the record is that of the same game" "$program" replay "$dir/game"

played 'stops combat'
claim "stops are told" has 'You are asked to pass only at: combat \(stops off ends it\)'

printf '%s\n' 'pass until shwodown' 'stops x' stops stop q |
    "$program" play $a $b --seats human,bot --seed 4 --replay "$dir/game" --force >"$dir/told" 2>&1
claim "a wrong moment is named" has "no moment 'shwodown', did you mean 'showdown'"
claim "all moments are told" has '^  targeted    something of yours is chosen as a target$'
claim "also those of the board" has '^  showdown    it begins$'
claim "a person is quiet in the beginning" has 'not on something of your own while nobody else'
printf '%s\n' 'stops off' 'stops quiet' q |
    "$program" play $a $b --seats human,bot --seed 4 --replay "$dir/game" --force >"$dir/told" 2>&1
claim "unless they want to be asked each time" has 'You are asked each time'
claim "and is quiet again" has 'not on something of your own while nobody else'

claims_end
