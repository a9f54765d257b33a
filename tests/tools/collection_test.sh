#!/bin/sh
# collection_test.sh -- what somebody owns: counted from any list, undone, compared with decks; no
# card changes.
set -u
. tests/tools/claims.sh

db=$dir/owned.db
cp "$build/cards.db" "$db"
cd "$dir" || exit 1

# run EXPECTED-CODE ARGUMENT...: what the command prints is in out and err.
run() {
    expected=$1
    shift
    "$program" "$@" --db "$db" >out 2>err </dev/null
    [ $? -eq "$expected" ] || { cat out err; return 1; }
}

own() { run "$1" import --collection "$2"; }
says() { grep -qF -e "$1" out || { cat out; return 1; }; }
tells() { grep -qF -e "$1" err || { cat err; return 1; }; }

# owns CODE NUMBER: the copies of the card, of all its printings, in all collections.
owns() {
    "$program" cards --db "$db" "code:$1" --columns owned 2>/dev/null | tail -n 1 |
        grep -qx " *$2" || { "$program" cards --db "$db" "code:$1" --columns owned; return 1; }
}

# cards_out FILE: exports the cards of the database.
cards_out() { "$program" export --db "$db" --cards --as csv --out "$1" --force >out 2>&1; }

claim 'without a collection nothing can be missing' run 66 deck --missing proving-grounds-annie
claim 'and it says what to do' tells 'cardwright import --collection FILE'

# ---- counted
cat >deck.cod <<'END'
<cockatrice_deck version="1"><deckname>Mine</deckname><zone name="main"><card number="3" name="Gust"/></zone>
<zone name="side"><card number="2" name="Gust"/></zone></cockatrice_deck>
END
claim 'a deck in XML is counted' own 0 deck.cod
claim 'with its sideboard' owns OGN-169 5
claim 'without a collection it is a deck' run 0 import deck.cod
claim 'as a whole' says 'decks    decks          1'
cp "$build/cards.db" "$db"
cards_out before.csv
cat >dragon.csv <<'END'
"sep=,"
Folder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language,Price Bought,Date Bought,LOW,MID,MARKET
Box,2,0,Gust,OGN,Origins,169,NearMint,Normal,English,0.00,2026-05-15,,,
Box,1,0,Gust,OGN,Origins,169,NearMint,Foil,German,0.00,2026-05-15,,,
Box,4,1,"Jinx, Rebel",OGN,Origins,202a,NearMint,Foil,English,0.00,2026-05-15,,,
Box,2,1,Lufthauch,OGN,Origins,045,NearMint,Foil,German,0.00,2026-05-15,,,
END
cat >inside.csv <<'END'
Name,Set
3x Gust,OGN
"Jinx, Rebel (x2)",OGN
Defy x1,OGN
Void Seeker,OGN
END
claim 'counts within names are read' own 0 inside.csv
claim 'before a name' owns OGN-169 3
claim 'behind one' owns OGN-202 2
claim 'without one there is a single copy' owns OGN-024 1
printf 'Quantity,Name\n2,3x Gust\n2,2x Defy\n2,Void Seeker\n' >twice.csv
claim 'a count beside another one is named' own 65 twice.csv
claim 'with both' tells "found '3x Gust', expected one number of copies, but another column has 2"
claim 'beside an equal one it is the same' owns OGN-045 3
cp "$build/cards.db" "$db"
claim 'an export is counted' own 0 dragon.csv
claim 'it is named' says 'a collection exported by Dragon Shield'
claim 'one line says what is left out' tells "what else is said of them is left out: 'Folder Name'"
claim 'rows of one printing are added' owns OGN-169 3
claim 'another art is the card' owns OGN-202 4
claim 'a copy in another language is the card of its code' owns OGN-045 2
cp "$db" same.db
claim 'the same again' own 0 dragon.csv
claim 'says that nothing changed' says 'nothing changed'
claim 'and changes not a byte' cmp "$db" same.db
cards_out after.csv
claim 'no card changed' cmp before.csv after.csv

printf 'name\tqty\nGust\t2\nDefy\t1x\nVoid Seeker\tx3\nJinx, Rebel\t0\nScrapheap\t2.0\n' >mine.tsv
claim 'a table with a name and a number is one' own 0 mine.tsv
claim 'collections are added up' owns OGN-169 5
claim 'as x3' owns OGN-024 3
claim 'as 2.0' owns OGN-182 2
claim 'a number of 0 adds nothing' owns OGN-202 4
printf 'name,qty\nGust,1\n' >mine.csv
claim 'a source that says less' run 0 import --collection --source mine.tsv mine.csv
claim 'replaces what it said' owns OGN-169 4
claim 'also by what it leaves out' owns OGN-024 0
printf 'code,name\nOGN-169,Gust\nOGN-169,Gust\n' >rows.csv
claim 'without numbers' own 0 rows.csv
claim 'a row is a copy' owns OGN-169 6
printf '[{"code": "OGN-169", "name": "Gust", "quantity": 4}]' >json
claim 'JSON' own 0 json
claim 'counts too' owns OGN-169 10
printf '3 Gust (OGN) 169\n2 Void Seeker\n' >lines.txt
claim 'lines of a deck' own 0 lines.txt
claim 'count too' owns OGN-024 2

printf 'name,Total Owned,Owned Normal,Owned Foil\nGust,3,1,2\nDefy,2,2,1\n' >two.csv
claim 'two columns that count all copies' own 65 two.csv
claim 'are named where they differ' tells \
    "two.csv row 2, column Owned Normal: found '1', expected one number of copies, but another column has 3"

printf 'Code,Name,Count\nOGN-999,Scrapheap,5\n' >other.csv
claim 'a code that nobody knows' own 0 other.csv
claim 'counts for the card of the name' owns OGN-182 5
claim 'and is told' tells 'row 2, column code: expected a code that is known'
printf 'Code,Name,Count\nOGN-999,Scrapheap,0\n' >other.csv
claim 'a list replaces what it said' own 0 other.csv

# ---- refused
cat >wrong.csv <<'END'
Code,Name,Count,Energy
OGN-169,Defy,1,2
OGN-024,Void Seeker,many,2
OGN-024,Void Seeker,-1,2
OGN-024,Void Seeker,1000001,2
XYZ-001,Gustt,2,1
OGN-182,Scrapheap,1,no number
OGN-182,Scrapheap,1,
OGN-005,Disintegrate,1,
OGN-007,Fury Rune,1,
OGN-013,Pouty Poro,1,
END
claim 'a list with wrong rows' own 65 wrong.csv
claim 'a code and a name of two cards are both told' \
    tells "wrong.csv row 2, column name: found 'Defy', expected 'Gust', which is OGN-169"
claim 'a number that is none' tells "row 3, column Count: found 'many', expected a number of copies"
claim 'or below 0' tells "row 4, column Count: found '-1'"
claim 'or beyond the limit' tells "row 5, column Count: found '1000001'"
claim 'a card that nobody knows' tells "row 6, column name: found 'Gustt'"
claim 'and which may be meant' tells "did you mean 'Gust'"
claim 'facts of cards are not looked at' owns OGN-182 2
claim 'a folder of a set is none' run 65 import --collection "$OLDPWD/cards/riftbound/ogn"
claim 'and it says so' tells 'is a folder of cards'
for option in --remove '--trust 3' '--replace-set OGN'; do
    # shellcheck disable=SC2086
    claim "$option does not go with it" run 2 import --collection $option mine.csv
done
claim 'nor two lists of one source' run 2 import --collection --source one mine.csv rows.csv

# ---- compared
printf 'name,qty\nGust,2\nFury Rune,6\n' >few.csv
cp "$build/cards.db" "$db"
claim 'few cards' own 0 few.csv
claim 'leave many missing' run 1 deck --missing proving-grounds-annie
claim 'with their number' tells '46 of 54 cards missing'
claim 'card by card' says '1 Gust'
claim 'what is there is not told' sh -c '! grep -q "Fury Rune" out'
cp out need.txt
claim 'as JSON' run 1 deck --missing --json proving-grounds-annie
claim 'with all numbers' says '"name":"Gust","needed":3,"owned":2,"missing":1'
claim 'what is missing is a list itself' own 0 need.txt
claim 'and with it' run 0 deck --missing proving-grounds-annie
claim 'nothing is missing' tells '0 of 54 cards missing'
claim 'a search finds what somebody owns' run 0 cards is:owned --columns code,owned
claim 'and what not' run 0 cards -is:owned --limit 1

# ---- and back
last=$("$program" imports --db "$db" | tail -n 1 | awk '{print $1}')
claim 'an import is undone' run 0 import --undo "$last"
claim 'with its collection' owns OGN-169 2
claim 'and the undo' run 0 import --undo $((last + 1))
claim 'brings it back' owns OGN-169 3

claims_end
