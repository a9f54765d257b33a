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

# ---- branches and comparing
played usual $one 1 2 u 3 branches answers 'compare 1' q
claim "another answer further back begins a branch" has "*  2  answers 2 to 2  Player 2: Card 12"
claim "beside the first one" has "   1  answers 0 to 2"
claim "the question says where it is" has "Which card do you play?  (answer 2, branch 2)"
claim "answers of the branch are listed" has "*  2  Player 2: Card 12"
claim "two branches stand side by side, story" has "Card 12 goes to the trick.                   |   Card 2 goes to the trick."
claim "and board" has "BRANCH 1, answer 2"
claim "and neither shows the other's hand" covered
played usual $one 1 2 '< 2' 1 2 branches q
claim "the same answers again are no branch" lacks "   1  answers"
claim "and branches lists one" has "*  1  answers 0 to 2"
played usual $one 1 2 u 3 'branch 1' 3 4 5
cp "$dir/record" "$dir/back"
cp "$dir/told" "$dir/went"
played usual $one 1 2 3 4 5
claim "a branch goes on where it was left" cmp "$dir/record" "$dir/back"
claim "to the same end" [ "$(tail -n 4 "$dir/told" | head -n 3)" = "$(tail -n 4 "$dir/went" | head -n 3)" ]
played usual $one 1 2 u 3 u '>' '<' 'go 0' '> 2' 4 5 2
cp "$dir/record" "$dir/back"
played usual $one 1 3 4 5 2
claim "forward goes the way that was gone last" cmp "$dir/record" "$dir/back"
played usual $one 1 u '> 3' 'branch 7' 'compare 7' 'go 9' q
claim "a branch that is too short is told" told 2 "This branch is not so long"
claim "and one that is none" has "there is no such branch"
claim "nor can it be compared" has "There is no branch 7 to compare"
claim "an option in words is no word of the table" \
    sh -c "printf '%s\n' 'go card 6' q | $program play --game $dir/usual.lua --seats $one --seed 1 \
        --replay $dir/record --force 2>&1 | grep -q 'Not possible: '"
played plain $two 1 2 '>' branches 'compare 1' 'go 0' '< 2' q
claim "several persons have no branches" told 4 "only who plays alone goes forward"
claim "and take back one answer at a time" has "Only your last answer can be taken back"

# ---- the same letter does the same in both commands
printf '%s\n' '?' q | "$program" play --game "$dir/usual.lua" --seats $one --seed 1 \
    --replay "$dir/record" --force >"$dir/play" 2>&1
printf '%s\n' '?' q | "$program" try --game "$dir/usual.lua" --seed 1 >"$dir/try" 2>&1
words() { sed -n '/^  7, 7 12 /,/^  q  /p' "$1" | grep -E '^  [^ ]' | sort; }
words "$dir/play" >"$dir/play.words"
words "$dir/try" >"$dir/try.words"
claim "what both have is told in the same words" \
    [ "$(comm -12 "$dir/play.words" "$dir/try.words" | wc -l)" = 22 ]
claim "and each has words of its own" \
    [ "$(comm -3 "$dir/play.words" "$dir/try.words" | awk '{ print $1 }' | sort | tr '\n' ' ')" = \
    "17 add bot more pass put seats set stops take " ]
printf '%s\n' 1 10 "k $dir/kept.lua 1" u '< 1' '> 1' q | "$program" try --game "$dir/usual.lua" --seed 1 >"$dir/told" 2>&1
claim "u goes back in try too" has "(answer 1)"
claim "k counts the last answers, and says what it counted before" has "It was the number of the first one: for that type now 1"
printf '%s\n' 1 "k $dir/far.lua 99" "k $dir/far.lua x" add q | "$program" try --game "$dir/usual.lua" --seed 1 >"$dir/told" 2>&1
claim "more answers than there are keep all" has "a scenario of answers 0 to 1 that passes"
claim "of which the number was never the first one's" lacks "It was the number"
claim "what is no number is refused" has "Not possible: 'x' is no number of answers"
claim "so is nothing to add" has "Say what: add FOLDER"

# ---- games of a match
a=proving-grounds-annie
b=proving-grounds-garen
printf '%s\n' - - concede u - q | "$program" play $a $b --seats human,human --seed 7 --mode match \
    --replay "$dir/record" --force >"$dir/told" 2>&1
claim "no game that is over comes back" has "There is nothing to take back"

claims_end
