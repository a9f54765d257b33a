#!/bin/sh
# What `play` promises to persons who go back in a game: nobody learns by it what they may
# not know, neither a hidden card nor what chance will say; nobody takes back what another
# one answered; and what is taken back leaves nothing behind.
set -u
. tests/tools/claims.sh

# game NAME LUA: High Card, where the leader plays as LUA says.
game() {
    sed -e "s|local second = next_player(first)|$2 local second = next_player(first)|" \
        tests/games/high_card.lua >"$dir/$1.lua"
}
game plain 'play(first) play(first)'
game chance 'play(first) shuffle(deck) play(first)'
game draws 'play(first) put(top(deck), hand, first) play(first)'
game glimpse 'play(first) local seen = put(top(deck), trick) put(seen, deck) play(first)'
game offered 'play(first) pick(objects(deck), first, "Which one?") play(first)'

# played NAME SEATS LINES...: plays that game; $dir/told is what the person saw.
played() {
    name=$1
    seats=$2
    shift 2
    printf '%s\n' "$@" | "$program" play --game "$dir/$name.lua" --seats "$seats" --seed 1 \
        --replay "$dir/record" --force >"$dir/told" 2>&1
}
has() { grep -qaF -e "$1" "$dir/told" || { echo "no '$1' in"; tail -n 40 "$dir/told"; return 1; }; }
lacks() { ! grep -aF -e "$1" "$dir/told"; }
told() { [ "$(grep -acF -e "$2" "$dir/told")" = "$1" ] || { cat "$dir/told"; return 1; }; }
answers() { [ "$(grep -c '"pick"' "$dir/record")" = "$1" ] || { cat "$dir/record"; return 1; }; }
# The other player's hand is the first one on each screen.
covered() { awk '/^━━/ { n = 0 } /^  hand  / && !n++ && /Card/ { print; bad = 1 } END { exit bad }' "$dir/told"; }

# ---- several persons
two=human,human
played plain $two 1 u 2 1 q
claim "an answer that told nothing is taken back" told 3 "   1  Card 6"
claim "the other answer alone is in the record" answers 2
claim "and the first of these is the new one" grep -qF '{"n":1,"player":1,"pick":[1]}' "$dir/record"
played plain $two 1 2 u u u 2 1 q
claim "so are several, one after another" told 1 "There is nothing to take back"
claim "and the record has what was answered then" answers 2
played plain $two u q
claim "before the first answer nothing is there" has "There is nothing to take back"
played plain $two 1 2 u 3 2 u q
claim "the other's answer stays" has "Somebody else has answered since"
played plain $two 1 2 3 u 1 q
claim "also for who is asked after it" has "Somebody else has answered since"
claim "and a refusal changes nothing" answers 4
played chance $two 1 u 2 q
claim "what chance said stays" has "Chance has decided something since"
claim "the game goes on from there" answers 2
played draws $two 1 u 2 q
claim "a card that was drawn stays" has "Something has been revealed to you since"
played glimpse $two 1 u 2 q
claim "also one that was seen for a moment" has "Something has been revealed to you since"
played offered $two 1 u q
claim "also one that stands among the options" has "Something has been revealed to you since"
played offered $two 1 16 u q
claim "what came after it goes back, but no further" told 1 "Which one?"
played plain $two 1 u 2 u 1 2 3 1 u q
claim "no screen shows the other's hand" covered

# ---- one person, who leads
one=greedy,human
for name in chance draws glimpse; do
    played $name $one 1 2 u u u q
    claim "one person goes back over anything ($name)" lacks "since"
    claim "to the first question ($name)" has "There is nothing to take back"
    claim "and leaves nothing in the record ($name)" answers 0
    claim "nor sees the other's hand by it ($name)" covered
done
game usual ''
played usual $one 1 2 3 u u 3 u 2 4 u 3 4 5
claim "the game comes to its end" has "It ended because"
cp "$dir/record" "$dir/back"
played usual $one 1 2 3 4 5
claim "who went back stands where one stands who did not" cmp "$dir/record" "$dir/back"
played plain $one 1 u 2 l q
claim "the story has what holds alone" \
    awk '/^━━/ { told = "" } { told = told "\n" $0 } END { exit told ~ /Card 6 goes to the trick/ }' "$dir/told"

# ---- games of a match
a=proving-grounds-annie
b=proving-grounds-garen
printf '%s\n' - - concede u - q | "$program" play $a $b --seats human,human --seed 7 --mode match \
    --replay "$dir/record" --force >"$dir/told" 2>&1
claim "no game that is over comes back" has "There is nothing to take back"

claims_end
