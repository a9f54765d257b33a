#!/bin/sh
# deck_lines_test.sh -- decks of games in Lua are read as freely as others; a deck in a table is
# no list of cards; what is left out is told once.
set -u
. tests/tools/claims.sh

has() { grep -qF "$1" "$2" || { echo "no '$1' in $2"; tail -n 5 "$2"; return 1; }; }
# Writes what the command says of a deck of game $1 whose text is $2.
read_as() {
    printf "$2" >"$dir/deck.txt"
    "$program" deck --game "$1" --db "$database" "$dir/deck.txt" >"$dir/told" 2>&1
    return 0
}
database=$build/cards.db

read_as gwent 'Leader: Eredin: King of the Wild Hunt\nDeck (7):\n3x Nekker (GWT) *F*\nGhoul (2)\nSB: 1 Leshen\n'
claim "a leader behind its heading" has 'King of the Wild Hunt' "$dir/told"
claim "a count with its set and finish" has '3 Nekker' "$dir/told"
claim "a count in brackets" has '2 Ghoul' "$dir/told"
claim "a card of the side deck" has 'Side deck 1' "$dir/told"
claim "what is left out" has 'marks of printings are left out' "$dir/told"
read_as gwent 'Leader: 1 Eredin: King of the Wild Hunt Main: 3 Nekker 2 Ghoul'
claim "all on one line" has '2 Ghoul' "$dir/told"
read_as gwent '3 Nekker (GWT-106)\n'
claim "a name and the code of another card" \
    has "one card; 'Nekker' is Nekker (GWT-114) and '(GWT-106)' is Ghoul (GWT-106)" "$dir/told"
read_as gwent 'Name;Anzahl;Section\nNekker;3;Main\nGhoul;2;Main\n'
claim "a table" has '3 Nekker' "$dir/told"

cp "$database" "$dir/cards.db"
printf 'Quantity,Name,Section,Price\n3,Gust,Main,0.05\n7,Fury Rune,Runes,0.01\n' >"$dir/table.csv"
"$program" import --db "$dir/cards.db" "$dir/table.csv" >"$dir/told" 2>&1
claim "a table with sections is a deck" has 'decks    decks          1' "$dir/told"
claim "and what its other columns have is told" has "found 'Price', expected a count, a card" "$dir/told"
"$program" deck --db "$dir/cards.db" table >"$dir/told" 2>&1
claim "the stored deck has its sections" has '7 Fury Rune' "$dir/told"
claims_end
