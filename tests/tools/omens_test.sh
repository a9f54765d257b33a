#!/bin/sh
# Facts that are more than a number or a word (tests/games/omens): names of other cards, from
# the list to the database and back, in searches and on screens.
set -u
. tests/tools/claims.sh

game=tests/games/omens
db=$dir/omens.db

has() { grep -qE -e "$1" "$2" || { echo "no '$1' in $2"; tail -n 5 "$2"; return 1; }; }

# tells TEXT FROM TO: the list with FROM made TO is refused with TEXT.
tells() {
    rm -rf "$dir/omens"
    cp -r $game "$dir/omens"
    sed -i "s/$2/$3/" "$dir/omens/base/cards.csv"
    "$program" check "$dir/omens" >"$dir/told" 2>&1 && { echo "it was taken"; return 1; }
    tr -s '\n ' '  ' <"$dir/told" | grep -qF -e "$1" ||
        { echo "no '$1'"; head -n 8 "$dir/told"; return 1; }
}

# goes_round FORM: all cards go out as FORM and back into an empty database.
goes_round() {
    rm -f "$dir/other.db"
    "$program" export --db "$db" --cards --as "$1" --out "$dir/cards.$1" --force >"$dir/out" 2>&1 || return 1
    cp -r $game "$dir/bare.$1"
    rm -r "$dir/bare.$1/base"
    "$program" import "$dir/bare.$1" "$dir/cards.$1" --db "$dir/other.db" >"$dir/out" 2>&1 || return 1
    "$program" card Meadow --db "$dir/other.db" >"$dir/there" 2>&1
    has "$2" "$dir/there"
}

claim "its scenarios pass" "$program" test --game $game
claim "a program plays all of it" "$program" simulate --game $game --games 20 --seed 1 --verify
claim "it is imported" "$program" import $game --db "$db"
"$program" card Meadow --db "$db" >"$dir/card" 2>&1
claim "a card shows the cards that it names" has '^paths +Mill, OM-003$' "$dir/card"
"$program" cards paths:mill --db "$db" >"$dir/cards" 2>&1
claim "a search finds who names a card" has 'Ford' "$dir/cards"
claim "and nobody else" sh -c "! grep -q Tower '$dir/cards'"
for form in csv json jsonl xlsx ods html markdown xml; do
    claim "the names go out as $form and back" goes_round $form '^paths +Mill, OM-003$'
done
claim "a set goes out as a folder and back" sh -c "'$program' export --db '$db' --set OM '$dir/set' >/dev/null &&
    grep -q '^OM-001,Meadow,Place,,Mill; OM-003,' '$dir/set/cards.csv'"
claim "a name that no card has is refused with its row" tells \
    "cards.csv:3: error: paths: found 'Towre', expected 'Tower' [CW103]" 'Meadow; Tower' 'Meadow; Towre'
claim "also where no name is near" tells "found 'Xyzzy', expected the name or code of a card" 'Meadow; Tower' Xyzzy

claims_end
