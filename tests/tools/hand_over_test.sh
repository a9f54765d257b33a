#!/bin/sh
# Two persons at one keyboard: nobody sees the other's hand, on the screen, by scrolling
# back, by looking a card up, in the log, or by taking answers back.
set -u
. tests/tools/claims.sh
. tests/tools/typist.sh

a=proving-grounds-annie
b=proving-grounds-garen
export NO_COLOR=1 TERM=dumb

# played OPTIONS ANSWERS...: plays in a terminal. $dir/told is what the terminal got,
# $dir/screens the same with a line "HANDED" for each time it was emptied for good.
played() {
    options=$1
    shift
    typist "$dir/told" "stty -echo cols 100 rows 50
        timeout --foreground 60 $program play $options --replay $dir/record --force" "$@"
    sed -e 's/\x1b\[H\x1b\[2J\x1b\[3J/\nHANDED\n/g' -e 's/\r//g' "$dir/told" >"$dir/screens"
}
has() { grep -qaF "$1" "$dir/screens" || { echo "no '$1' in"; tail -n 40 "$dir/screens"; return 1; }; }
lacks() { ! grep -aF "$1" "$dir/screens"; }

# apart FIRST SECOND: no screen, from one HANDED to the next, has both texts.
apart() {
    awk -v first="$1" -v second="$2" '
    $0 == "HANDED" { one = two = 0 }
    index($0, first) { one = 1; seen++ }
    index($0, second) { two = 1 }
    one && two { print "both on one screen: " $0; failed = 1 }
    END { exit failed || !seen }' "$dir/screens"
}

# hidden NAME CARD: no screen of NAME, who sits below, has the CARD.
hidden() { apart "$1 (you)" "$2"; }

two="$a $b --seats human,human --seed 7"
played "$two" "" - "" - "" chaos q
claim "the first person is called" has "Hand the keyboard to Annie"
claim "then the other" has "Hand the keyboard to Garen"
claim "Annie sees her hand" has "Disintegrate"
claim "Garen sees his" has "Crackshot Corsair"
for card in Disintegrate "Maddened Marauder" Incinerate "Sneaky Deckhand"; do
    claim "Garen does not see $card" hidden Garen "$card"
done
for card in "Decisive Strike" "Petty Officer" "Back to Back"; do
    claim "Annie does not see $card" hidden Annie "$card"
done
claim "the call for the other shows no hand" apart "Hand the keyboard" "(4 Energy)"
claim "what was asked is gone at the end" apart "The replay is" "(you)"

played "$two" "" - "" u '? Disintegrate' '? Decisive' '? OGN-005' '? Disint' l q
claim "nobody takes the other's answer back" has "Somebody else has answered since"
claim "a card of one's own is explained" has "Decisive Strike [OGS-"
claim "any other card is explained from the database, whoever has it" has "Disintegrate [OGN-005]"
claim "and told nothing of where it is" lacks "Disintegrate [OGN-005], in"
claim "no part of its name is enough" has "nothing here is called 'Disint'"
claim "the log tells what all know" has "Annie draws 4 cards."
claim "and no card that one drew" lacks "draws Disintegrate"

played "$two" "" - "" - "" fury "" corsair "" deckhand u deckhand base q
claim "an answer of one's own is taken back" \
    [ "$(grep -acF 'Where does it enter?' "$dir/screens")" -gt 1 ]

match="$two --mode match"
played "$match" "" concede q
claim "a game of a match ends" has "The match so far"
claim "and tells no seed, which gives the next one away" lacks "Seed "
played "$match" "" concede "" concede "" concede "" concede
claim "the end of the match does" has "Seed "

# The first card played is followed by a draw, the second by nothing.
sed -e 's|local second = next_player(first)|play(first) put(top(deck), hand, first) play(first) play(first) local second = next_player(first)|' \
    tests/games/high_card.lua >"$dir/draws.lua"
played "--game $dir/draws.lua --seats human,human --seed 1" "" 1 u 2 u q
claim "what was drawn meanwhile keeps the answer" has "Something has been revealed to you since"
claim "once" [ "$(grep -acF 'Something has been revealed' "$dir/screens")" = 1 ]

played "--game $dir/draws.lua --seed 1" 1 u 1 u q
claim "a single person goes back anyway" lacks "Something has been revealed"
claim "and is asked for no keyboard" lacks "Hand the keyboard"
played "$a $b --seats human,bot --seed 7" - q
claim "nor with a bot" lacks "Hand the keyboard"
printf '%s\n' - - 1 | "$program" play $two --replay "$dir/record" --force >"$dir/screens" 2>&1
claim "nor without a terminal" lacks "Hand the keyboard"

claims_end
