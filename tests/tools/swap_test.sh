#!/bin/sh
# Between two games of a match one screen shows the deck, what lies beside it and what has
# changed; cards are picked by key or name, and nobody sees what another picked.
set -u
. tests/tools/claims.sh
. tests/tools/typist.sh

export NO_COLOR=1 TERM=dumb
for who in annie garen; do
    "$program" export proving-grounds-$who --as text >"$dir/$who.txt"
done
printf '\nSideboard:\n2 Chemtech Enforcer\n1 Void Seeker\n3 Falling Star\n' >>"$dir/annie.txt"
printf '\nSideboard:\n2 Wildclaw Shaman\n' >>"$dir/garen.txt"

# played OPTIONS LINES...: types into a match. $dir/screens is what the terminal got.
played() {
    options=$1
    shift
    typist "$dir/told" "stty -echo cols 80 rows 24
        timeout --foreground 60 $program play $options --mode match --best-of 5 --seed 7 \
        --replay $dir/record --force" "$@"
    sed -e 's/\x1b\[[0-9;?]*[A-Za-z]/\n/g' -e 's/\r//g' "$dir/told" >"$dir/screens"
}
has() { grep -qaF "$1" "$dir/screens" || { echo "no '$1' in"; tail -n 60 "$dir/screens"; return 1; }; }
lacks() { ! grep -aF "$1" "$dir/screens"; }

decks="$dir/annie.txt $dir/garen.txt"
played "$decks --seats human,bot" y concede 1 "void seeker, falling star" "gust, firestorm" \
    y - concede 1 q
claim "the score of the match is shown" has "Before game 2 · games won: Annie 0, Garen 1"
claim "the sideboard is shown" has "Sideboard (6): 2 Chemtech Enforcer; 1 Void Seeker; 3 Falling Star"
claim "first nothing has changed" has "The deck is as it was in the first game."
claim "what was picked stays in view" has "You picked: Void Seeker; Falling Star"
claim "what has changed is told before the next game" \
    has "Since the first game: in 1 Void Seeker; 1 Falling Star, out 1 Gust; 1 Firestorm"
claim "and what lies beside the deck now" \
    has "Sideboard (6): 2 Chemtech Enforcer; 1 Gust; 2 Falling Star; 1 Firestorm"

played "$decks --seats human,human" "" y concede "" 1 "void seeker" gust "" q
claim "the other sees the own sideboard" has "2 Wildclaw Shaman"
claim "each sees what each picked" has "You picked: Void Seeker"
claim "and not what the other did" lacks "You picked: Gust"

claims_end
