#!/bin/sh
# What scripts of cards and rules say to each other (tests/games/quay).
set -u
. tests/tools/claims.sh

game=tests/games/quay

has() { grep -qE -e "$1" "$2" || { echo "no '$1' in $2"; tail -n 5 "$2"; return 1; }; }

# refuses TEXT: the changed folder is refused with it.
refuses() {
    "$program" test --game "$dir/quay" >"$dir/refused" 2>&1 && { echo "it is not refused"; return 1; }
    has "$1" "$dir/refused"
}

# changes FILE WHAT: a copy of the game where sed did WHAT to FILE.
changes() {
    rm -rf "$dir/quay"
    cp -r $game "$dir/quay"
    sed "$2" "$game/$1" >"$dir/quay/$1"
    ! cmp -s "$game/$1" "$dir/quay/$1" || { echo "it is the same"; return 1; }
}

claim "its scenarios pass" "$program" test --game $game
claim "it is played to an end" "$program" simulate --game $game --games 9 --seed 1 --verify

printf '%s\n' '{"type":"position","players":[{},{}],"notes":[]}' |
    "$program" engine --game $game >"$dir/replies" 2>&1
claim "an empty list is no map of notes" has 'notes.* is an object, not a list' "$dir/replies"

changes game.lua 's/card, amount, says = "The tide/card, says = "The tide/'
claim "an event without an amount is not asked for one" refuses \
    "qua-001-barge\\.lua:[0-9:]+ 'tide' has no amount, so 'amount' cannot ask for it"
changes base/qua-001-barge.lua 's/is(noted(champion), me)/noted(champion) == me/'
claim "no thing is a word" refuses \
    "qua-001-barge\\.lua:[0-9:]+ 'me' is a word, and nothing is '==' to it: ask is\\(\\.\\.\\., me\\)"
changes rules/quay.lua 's/find(crate { c, at = hold })/find(crate { hold, at = hold })/'
claim "a place is no player" refuses 'quay\.lua:[0-9:]+ '
changes game.lua 's/{ "heaving", "on" }, doc/{ "heaving", "withing" }, doc/'
claim "a price goes beyond by a value that there is" refuses \
    "game\.lua:[0-9:]+ the setting 'heaving' has no value 'withing', did you mean 'within'\?"
changes game.lua 's/beyond = { "heaving", "on" }/beyond = "heaving"/'
claim "which is named" refuses "'beyond' wants a setting and its value, in braces"
changes game.lua 's/puts = "strain", beyond/puts = "damage", beyond/'
claim "and beyond what" refuses "'beyond' goes with 'puts' of a counter that has a bound"

changes game.lua 's/controller = it }, 1)/controller = it }, 3)/'
claim "a row has no number behind its last" refuses \
    "game\.lua:[0-9:]+ 'total' wants a number from 1 to 2 as argument 3: 'adds' has so many"
changes game.lua 's/total("adds", tool { at = berth, controller = it }, 1)/total("pull", boat, 1)/'
claim "and one number is no row" refuses \
    "game\.lua:[0-9:]+ 'total': 'pull' is one number, and takes no place in a row of them"
changes game.lua 's/total("adds", tool { at = berth, controller = it }, 1)/total("add", tool, 1)/'
claim "which is named as it is" refuses "game\.lua:[0-9:]+ .*did you mean 'adds'"
changes rules/quay.lua 's/controller = p }, n)/controller = p }, n + 2)/'
claim "nor does a function read one" refuses "quay\.lua:[0-9]+: 'adds' has the numbers 1 to 2, not 3"
changes game.lua 's/controller = crane { strain = 1 }/controller = yard/'
claim "a zone has no player" refuses \
    "game\.lua:[0-9:]+ 'controller' wants me, it, this, you, they or a query, got the word 'yard'"

# A demand is about what cards print, whatever would change their numbers on the board.
plays() { "$program" simulate --game "$dir/quay" --games 1 --seed 1; }
changes game.lua 's/^    { "yard",.*/&\n    { "cellar", shared, for_cards },/
    s/^  abilities = {/  demands = { { "boats are small", of = boat { pull = at_least(9) }, most = 0 } },\n& passive { boat, stronger = 9 },/'
claim "a demand is about printed numbers" plays

claims_end
