#!/bin/sh
# A game in Lua with decks and settings, as commands serve it (tests/games/hills/).
set -u
. tests/tools/claims.sh

game=tests/games/hills
record=$dir/record

has() { grep -qE "$1" "$2" || { echo "no '$1' in $2"; tail -n 3 "$2"; return 1; }; }
exits() {
    wanted=$1
    shift
    "$@" >"$dir/out" 2>&1
    got=$?
    [ "$got" = "$wanted" ] || { echo "exit $got instead of $wanted"; tail -n 3 "$dir/out"; return 1; }
}
same() { cmp "$1" "$2"; }

# ---- settings
claim "an unknown setting is refused" exits 2 "$program" play --game $game --set hand_sise=five
claim "with the nearest name" has "did you mean 'hand_size'" "$dir/out"
claim "an unknown value too" exits 2 "$program" simulate --game $game red-army blue-army --set hand_size=thre
claim "with all values" has "hand_size is five or three, not 'thre', did you mean 'three'" "$dir/out"
claim "a setting without a value is none" exits 2 "$program" play --game $game --set hand_size
claim "a game has its usual decks" exits 0 "$program" play --game $game --seed 3 \
    --seats random,random --set hand_size=three --set far_counts=twice --replay "$record"
claim "a setting counts" has "gets Grey Ox and 2 Grey Scouts" "$dir/out"
claim "the header says it" has '"settings":\{"hand_size":"three","far_counts":"twice"\}' "$record"
claim "the record holds" exits 0 "$program" replay "$record" --game $game --verify
sed 's/"hand_size":"three"/"hand_size":"tree"/' "$record" >"$dir/other"
claim "no other value is in a header" exits 65 "$program" replay "$dir/other" --game $game
claim "and the place is named" has "other:1: .*did you mean 'three'" "$dir/out"
sed 's/"hand_size":"three"/"hand_size":"five"/' "$record" >"$dir/other"
claim "the setting decides the game" exits 1 "$program" replay "$dir/other" --game $game --verify

# ---- the protocol
engine() { "$program" engine --game $game "$@" >"$dir/replies"; }
new='{"type":"newgame","decks":["red-army","blue-army"],"seed":5'
printf '%s,"settings":{"hand_size":"three"}}\n{"type":"view","seat":0}\n' "$new" | engine
claim "a request has settings" has '"hand:0":\[(\{[^}]*\},){2}\{[^}]*\}\]' "$dir/replies"
claim "a view has sums" has '"totals":\{"strength":\{"players":\[0,0\]' "$dir/replies"
printf '%s}\n{"type":"view","seat":0}\n' "$new" | engine --set hand_size=three
claim "the command line has them too" has '"hand:0":\[(\{[^}]*\},){2}\{[^}]*\}\]' "$dir/replies"
printf '%s,"settings":{"hand_sise":"three"}}\n' "$new" | engine
claim "a misspelt one is named" has "did you mean 'hand_size'" "$dir/replies"

# ---- decks
cat >"$dir/bad.txt" <<'END'
Chief:
1 Red Chief
Army:
4 Blue Guard
2 Blue Giant
END
claim "a deck is judged" exits 1 "$program" deck "$dir/bad.txt" --game $game
claim "by copies" has 'at most 3 cards of one name: Blue Guard \(HIL-006\) is in this deck 4 times' "$dir/out"
claim "by colours" has 'Blue Giant \(HIL-008\) has colour blue, the deck wants red, grey' "$dir/out"
claim "and may not play" exits 65 "$program" simulate "$dir/bad.txt" blue-army --game $game --games 1
claim "a usual deck is legal" exits 0 "$program" deck red-army --game $game

# ---- bots
simulate() {
    "$program" simulate red-army blue-army --game $game --bots greedy,random --games 24 --seed 2 \
        --json "$@" | grep -o '"hash":"[^"]*"\|"wins":[^]]*'
}
simulate --jobs 1 >"$dir/one"
simulate --jobs 2 >"$dir/two"
claim "bots think alike on any number of threads" same "$dir/one" "$dir/two"

claims_end
