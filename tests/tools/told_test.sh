#!/bin/sh
# told_test.sh -- what happened since a person was asked last stands above the board: folded on a
# small screen, whole behind `l`, and never with what that person may not know.
set -u
. tests/tools/claims.sh
. tests/tools/typist.sh

export NO_COLOR=1 TERM=dumb
decks="proving-grounds-annie proving-grounds-garen"

# told ROWS COLUMNS SEATS LINE...: plays; $dir/last is the last screen, $dir/told all of them.
told() {
    size="cols $2 rows $1"
    seats=$3
    shift 3
    typist "$dir/out" "stty -echo $size
        timeout --foreground 60 $program play $decks --seats $seats --seed 4 --replay $dir/record --force" "$@"
    sed -e 's/\r//g' -e 's/\x1b\[H\x1b\[2J\(\x1b\[3J\)*/\n=====\n/g' -e 's/\x1b\[[0-9;?]*[A-Za-z]//g' "$dir/out" >"$dir/told"
    awk '/^=====$/ { text = ""; next } { text = text $0 "\n" } END { printf "%s", text }' "$dir/told" >"$dir/last"
}
has() { grep -qaF -- "$1" "$dir/$2" || { cat "$dir/$2"; return 1; }; }
lacks() { ! grep -aF -- "$1" "$dir/$2"; }
first() { head -n 1 "$dir/last" | grep -qa -- "$1" || { cat "$dir/last"; return 1; }; }
fits() { awk -v most="$1" '/^=====$/ { n = 0; next } { n++; if (n > most) exit 1 }' "$dir/told"; }

told 24 80 human,bot - e - e - q
claim "the other's turn is told above the board" first '^Turn 4, Garen: Garen channels'
claim "who moved, and where to" has 'Garen moves Noxian Drummer to Void Gate.' last
claim "what was scored" has 'Garen conquers Void Gate: 1 of 8 points.' last
claim "the own turn after it" has 'Turn 5, Annie: Annie channels 2 Fury Runes. Annie draws Sneaky Deckhand.' last
claim "the turn before is told no more" lacks 'Turn 2, Garen' last
claim "the question stands below" has 'Annie: Your main phase: what do you do?' last
claim "and its options" has 'e  End your turn' last
claim "on 24 lines" fits 24
told 24 80 human,bot - e - e - e - q
claim "where there is no room some is left out, and where it stands" has 'more: l)' last
claim "but not what is about one's own" has 'Garen conquers Trifarian' last
claim "nor on 24 lines any more" fits 24
told 24 80 human,bot - e - e - e - l q
claim "l shows it whole" has 'Garen draws a card.' last
claim "from where it begins" has 'Turn 6, Garen' last
told 24 80 human,bot - e - e - 'u' q
claim "who goes back is told what was told there" has 'Annie, Dark Child triggers.' last
claim "and not what came later" lacks 'Turn 4' last
told 40 120 human,bot - e - q
claim "a large screen has a sentence a line" has '  Garen plays Noxian Drummer.' last
claim "below whose turn it is" first '^Turn 2, Garen$'
claim "and the whole board" has 'Hand    1:Firestorm' last
claim "on 40 lines" fits 40

# Several at one terminal.
told 40 120 human,human '' - '' - '' e - '' q
claim "another person is told what all may know" has 'Annie draws a card.' told
claim "the cards that somebody drew are not told" lacks 'Annie draws Firestorm' told
claim "nor those of the beginning" lacks 'draws 2 Firestorms' told
awk '/^=====$/ { if (text ~ /Garen: Set aside/) printf "%s", text; text = ""; next } { text = text $0 "\n" }' \
    "$dir/told" >"$dir/last"
claim "what the first one did is told to the second" has 'Annie keeps the hand.' last
claim "cards of both as far as all know them" has 'Annie draws 4 cards.' last
claim "and none of the first one's" lacks Firestorm last

claims_end
