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

printf 'code,name,type,energy,name_de\nMYS-001,Lamp,Gear,1,Lampe\nMYS-002,Lamp,Gear,2,Leuchte\n' >"$dir/own.csv"
printf 'code,name,type,name_de,name_fr\nMYS-003,Torch,Gear,Lampe,Gust\n' >"$dir/own2.csv"
"$program" import --db "$dir/cards.db" "$dir/own.csv" "$dir/own2.csv" >"$dir/told" 2>&1
database=$dir/cards.db
read_as riftbound '2 Lamp\n1 Gust\n'
claim "two cards of one name are both named" \
    has "found '2 Lamp', expected one card; 'Lamp' is Lamp (MYS-001) and Lamp (MYS-002)" "$dir/told"
claim "a name in another language is no other card" has '1 Gust' "$dir/told"
read_as riftbound '2 Lamp (MYS) 2\n1 MYS-001\n1 Leuchte\n'
claim "a code tells which one" has 'Energy    0:0 1:1 2:3' "$dir/told"
claim "so no line is left out" has 'known     yes' "$dir/told"
read_as riftbound '2 Lampe\n'
claim "and so in another language" has "'Lampe' is Lamp (MYS-001) and Torch (MYS-003)" "$dir/told"
claims_end
