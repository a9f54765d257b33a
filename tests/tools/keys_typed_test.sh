#!/bin/sh
# Keys of options, typed in a terminal: what is typed too early plays nothing by mistake.
set -u
. tests/tools/claims.sh
. tests/tools/typist.sh

export NO_COLOR=1 TERM=dumb

# played OPTIONS LINE...: a LINE may be several, which are typed at once.
played() {
    options=$1
    shift
    typist "$dir/told" "stty -echo cols 100 rows 50
        timeout --foreground 60 $program play $options --replay $dir/record --force" "$@"
    sed -i 's/\r//g' "$dir/told"
}
has() { grep -qaF -- "$1" "$dir/told" || { echo "no '$1' in"; tail -n 30 "$dir/told"; return 1; }; }
counted() { [ "$(grep -acF -- "$2" "$dir/told")" = "$1" ] || { grep -anF -- "$2" "$dir/told"; return 1; }; }
lines() { printf '%s\n' "$@"; }

riftbound="proving-grounds-annie proving-grounds-garen --seats human,bot --seed 7"
ahead='that was typed before this question was shown; type it again if you mean'

played "$riftbound" 1x1 "fury rune" "$(lines e e)" q
claim "a card in hand has its number on the board" has '2:Maddened Marauder (5 Energy)'
claim "and a place" has '┏ 7:Void Gate'
claim "a second 'e' ends no other turn" has "'e' is no key here"
played "$riftbound" - "fury rune" "$(lines 4 4)" q
claim "nor does a number play its card twice" has "4 is Sneaky Deckhand, which is no answer here"
played "$riftbound" "$(lines - ' ')" q
claim "Enter picks nothing ahead" has "$ahead it"
claim "so the choice waits" counted 0 'Annie, Dark Child chooses'
played "$riftbound" "$(lines - 'fury')" q
claim "nor does a word" has "$ahead 11 Fury Rune"
played "$riftbound" - e q
claim "a letter that no option has is no word of one" has "'e' is no key here"

played "--game gwent --seed 2 --seats human,bot" - "$(lines nekker p)" q
claim "in another game no round is passed ahead of its turn" has "$ahead p Pass"
played "--game gwent --seed 2 --seats human,bot" "$(lines - p)" q
claim "nor before the first one" has "$ahead p Pass"

claims_end
