#!/bin/sh
# person_game_test.sh -- a person plays a game with a map in a terminal of 80 by 24: from the
# setup over a space outside of towns to the market of the first town, typed key by key.
#
# What is met on the way follows from the rules and from chance, so the person here reads each
# question and answers it: by words of options, by their letters, else by the first one.
set -u
. tests/tools/claims.sh
. tests/tools/typist.sh

unset NO_COLOR
export TERM=xterm
game=cards/zanaga
out=$dir/out

has() { grep -qaE -e "$1" "$2" || { echo "no '$1' in"; tail -n 30 "$2"; return 1; }; }

# plain FILE: what was written, without codes; a screen begins with a line "=====".
plain() {
    sed -e 's/\r//g' -e 's/\x1b\[H\x1b\[2J/\n=====\n/g' -e 's/\x1b\[[0-9;?]*[A-Za-z]//g' "$1"
}

# first FILE: the key of the first option on a screen.
first() { grep -aoE '^ *([0-9]+[a-z]*|[a-z]{1,3})  [A-Z]' "$1" | sed 's/  [A-Z]$//' | head -n 1 | tr -d ' '; }

# The script of this person: what was done is counted in files.
done_once() { [ -e "$dir/did.$1" ] || { : >"$dir/did.$1"; return 1; }; }

reply() {
    plain "$1" | awk '/^=====$/ { text = ""; next } { text = text $0 "\n" } END { printf "%s", text }' \
        >"$dir/screen"
    if has 'In which town do you begin' "$dir/screen" >/dev/null; then
        cp "$dir/screen" "$dir/setup"
        echo 'seven drums'
    elif has 'How do you move' "$dir/screen" >/dev/null; then
        done_once move || { cp "$dir/screen" "$dir/begun"; echo '@e'; return; }
        done_once looked || { cp "$dir/screen" "$dir/east"; echo '@'; return; }
        done_once board || { echo b; return; }
        done_once walk || { echo 'walk echo'; return; }
        done_once throw || { cp "$dir/screen" "$dir/outside"; echo t; return; }
        grep -qa 'Walk to Seven Drums' "$dir/screen" && echo 'walk seven' || echo s
    elif has 'Where do you go' "$dir/screen" >/dev/null; then
        done_once dice || cp "$dir/screen" "$dir/dice"
        to=$(grep -aoE '^ *[0-9]+[a-z]*  Go on to Seven Drums' "$dir/screen" | head -n 1)
        if [ -n "$to" ]; then echo "$to" | sed 's/  Go.*//'; else echo h; fi
    elif has 'Lines 1 to' "$dir/screen" >/dev/null; then
        cp "$dir/screen" "$dir/whole"
        echo ' '
    elif has 'Do you try to escape' "$dir/screen" >/dev/null; then
        cp "$dir/screen" "$dir/fight"
        echo c
    elif has 'What do you do at the market' "$dir/screen" >/dev/null; then
        done_once market || { cp "$dir/screen" "$dir/market"; echo q; return; }
        echo q
    elif has 'What do you meet' "$dir/screen" >/dev/null; then
        echo w
    elif has 'Who stands' "$dir/screen" >/dev/null; then
        echo defends
    else
        first "$dir/screen"
    fi
}

typist_by "$out" "stty -echo cols 80 rows 24
    timeout --foreground 120 $program play --game $game --seats human --seed 8 \
    --replay $dir/record --force" reply
plain "$out" >"$dir/told"

# ---- what every screen is
# small: no screen is higher or wider than the terminal, the lines that are typed included.
small() {
    awk '/^=====$/ { n = 0; next } { n++; if (n > 24) exit 1 }' "$dir/told" &&
        [ "$(grep -av 'replay is' "$dir/told" | wc -L)" -le 80 ]
}
claim "no screen is larger than the terminal" small
claim "there were many" test "$(grep -ac '^=====$' "$dir/told")" -ge 8

# ---- the setup
claim "the person is asked for a town" has 'In which town do you begin' "$dir/setup"
claim "eight are offered" test "$(grep -aoE '[0-9]  [A-Z][a-z]+' "$dir/setup" | wc -l)" -ge 8
claim "the tracks stand there" has 'Roaming +[0-9]+:' "$dir/setup"
claim "with a token on what roams" has 'Roaming .* \+ [0-9]+:[A-Z][a-z]+ Token' "$dir/setup"
claim "what sleeps is counted" has 'Gods asleep +10' "$dir/setup"
claim "the setup is told in few lines" test "$(grep -ac 'come to the' "$dir/told")" = 0

# ---- the turn
claim "the hero stands in the town of choice" has 'Map . at [0-9]+:Seven Drums' "$dir/begun"
claim "the map is around it" has '\[ *[a-z0-9]+ +[0-9A-Z+ ]+ *\]' "$dir/begun"
claim "letters are explained" has '┃ .*h hills' "$dir/begun"
claim "the player has gold" has '\(you\) .*gold 3' "$dir/begun"
claim "it goes on in the east" has 'more:.* @e' "$dir/begun"
claim "a key looks there, up to its end" sh -c "! grep -qaE 'more:.* @e' '$dir/east'"
claim "b has all of the map" has 'Map ' "$dir/whole"
claim "in pages" has 'Lines 1 to 22 of' "$dir/whole"
claim "outside the next turn begins" has 'at [0-9]+:Echo Bench' "$dir/outside"
claim "dice are thrown" has 'throws ' "$dir/dice"
claim "and each way says with which die" has 'Go on to ([A-Z][A-Za-z ]+, [a-z]+ with|… with …: [0-9]+) [a-z]+/' "$dir/dice"

# ---- the market
claim "the person comes to the market" has 'What do you do at the market' "$dir/market"
claim "of that town" has 'at [0-9]+:Seven Drums' "$dir/market"
claim "which sells survival tokens" has 'Buy (Snare Trap|Dead Man|Shaman Bones)' "$dir/market"
claim "and is left by a key" has '   g  Leave the market' "$dir/told"
claim "no face of a deck was shown" sh -c "! grep -qa 'to the market deck' '$dir/told'"

# ---- what was played
"$program" replay "$dir/record" --game $game >"$dir/replayed" 2>&1
claim "it was recorded, and is told again" has 'goes to Seven Drums' "$dir/replayed"
claims_end
