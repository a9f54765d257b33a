#!/bin/sh
# own_cards_test.sh -- who owns a game with stand-in cards brings other cards and another map in
# their place: lists in every form, a set for the set, a second time, and the way back.
set -u
. tests/tools/claims.sh

game=$PWD/cards/zanaga
name=zanaga
db=$dir/own.db
cd "$dir" || exit 1

has() { grep -qF -e "$1" "$2" || { echo "no '$1'"; head -n 8 "$2"; return 1; }; }
cards_of() { "$program" export --db "$1" --game $name --cards --out "$2" --force >/dev/null 2>&1; }

# column NAME: its number in the list.
column() { head -1 mine/cards.csv | tr ',' '\n' | grep -nx "$1" | cut -d: -f1; }

# ---- the list goes out and comes back
claim 'the game with its stand-ins is imported' "$program" import "$game" --db "$db"
cards_of "$db" first.csv
claim 'its set goes out as a folder' "$program" export --db "$db" --game $name --set ZAN mine
claim 'and back without a change of a card' "$program" import mine --db "$db"
cards_of "$db" again.csv
claim 'not one' cmp first.csv again.csv
cp -r "$game" bare
rm -r bare/base
for form in csv json jsonl xlsx ods html markdown xml; do
    "$program" export --db "$db" --game $name --cards --as $form --out "list.$form" --force >out 2>&1
    rm -f lists.db
    "$program" import bare --db lists.db >out 2>&1
    claim "lists of it are read as $form" "$program" import "list.$form" --db lists.db --game $name
    cards_of lists.db "lists.csv"
    claim "all of it, $form" cmp first.csv lists.csv
done

# A list of another form becomes that of the set.
sed -E 's/^([^,]*),("[^"]*"|[^",]*),/\1,/; s/,[^,]*$//' lists.csv >listed.csv
cp mine/cards.csv whole.csv
cp listed.csv mine/cards.csv
claim 'which is the list of the set without two columns' "$program" import mine --db "$db"
cards_of "$db" again.csv
claim 'the same cards' cmp first.csv again.csv
cp whole.csv mine/cards.csv

# ---- other cards: their own names, numbers and symbols, codes of their own, no scripts
"$program" export --db "$db" --game $name --set ZAN stand >/dev/null
rm mine/*.lua
awk -F, -v OFS=, -v script="$(column script)" -v body="$(column body)" -v q="$(column q)" -v r="$(column r)" \
    -v terrain="$(column terrain)" -v town="$(column town)" -v gem="$(column gem_rank)" \
    -v symbols="$(column symbols)" -v type="$(column type)" '
NR == 1 { print; fields = NF; next }
/"/ { gsub(/"[^"]*"/, "Of Two Words") }
$type == "Space" { next }
{
    $1 = sprintf("RZ-%03d", NR)
    $2 = "Real " NR
    $script = "no"
    if ($type == "Challenge" && $body != "") $body = $body + 1
    if ($type == "God") { $2 = "Real God " NR; gsub("sun", "SUN", $symbols); gsub("moon", "sun", $symbols); gsub("SUN", "moon", $symbols) }
    print
}
END {
    split("savanna jungle hills mountain swamp river road", grounds, " ")
    split("green yellow blue red", ranks, " ")
    for (y = 0; y < 7; y++) for (x = 0; x < 9; x++) {
        for (i = 1; i <= fields; i++) $i = ""
        n = y * 9 + x
        $1 = sprintf("RZ-8%02d", n)
        $2 = "Field " x " " y
        $type = "Space"
        $terrain = grounds[n % 7 + 1] (n % 3 ? "" : "; " grounds[(n + 1) % 7 + 1])
        $q = x - int(y / 2)
        $r = y
        if (n % 10 == 4) $town = n % 20 == 4 ? "post" : "village"
        else if (n % 2) $gem = ranks[n % 4 + int(n / 16) % 2 + 1]
        $script = "no"
        print
    }
}' stand/cards.csv >mine/cards.csv
claim 'a folder that lost cards says so' sh -c "! '$program' import mine --db '$db' >out 2>&1"
claim 'and how many' has 'no longer has' out
cards_of "$db" again.csv
claim 'and nothing changed' cmp first.csv again.csv
cp "$db" short.db
claim 'other cards take the place of the stand-ins' "$program" import mine --db "$db" --remove
claim 'the map is the other one' sh -c "'$program' cards type=space --db '$db' --game $name | grep -c '^RZ-' | grep -qx 63"
claim 'no stand-in is left' sh -c "! '$program' cards --db '$db' --game $name | grep '^ZAN-'"
claim 'games are played with them' "$program" simulate --game $name --db "$db" --games 2 --seed 3 --jobs 1 --bots random
claim 'by one person, and by several' "$program" simulate --game $name --db "$db" --mode four --games 1 --seed 4 --jobs 1 --bots greedy
claim 'a card is shown' "$program" card 'Real 5' --db "$db" --game $name
claim 'with its history' "$program" card 'Real 5' --db "$db" --game $name --history
claim 'a stand-in is gone' sh -c "! '$program' card 'Dust Jackals' --db '$db' --game $name"
cards_of "$db" real.csv
claim 'a second time changes nothing' sh -c "'$program' import mine --db '$db' --remove | grep -q 'nothing changed'"
claim 'a set for the game is begun with them' "$program" new more --game $name --db "$db"

# ---- the short way: a list of any form for the set
last() { "$program" imports --db "$1" 2>/dev/null | awk '$1 ~ /^[0-9]+$/ { n = $1 } END { print n }'; }
for form in xlsx json; do
    "$program" export --cards set=ZAN --db "$db" --game $name --as $form --out "other.$form" --force >/dev/null 2>&1
    cp short.db form.db
    claim "a list takes the place of the set's, $form" \
        sh -c "'$program' import --replace-set ZAN other.$form --db form.db --dry-run >out 2>&1"
    claim "it says what goes, $form" grep -qE "^ZAN +cards +$(($(wc -l <real.csv) - 1)) +0 +330 +0 +0$" out
    claim "and the scripts, $form" grep -qE '^ZAN +scripts +0 +0 +201 +0 +0$' out
    cards_of form.db again.csv
    claim "a dry run changes nothing, $form" cmp first.csv again.csv
    "$program" import --replace-set zan "other.$form" --db form.db >/dev/null 2>&1
    cards_of form.db again.csv
    claim "these cards and no other ones, $form" cmp real.csv again.csv
    claim "a second time changes nothing, $form" \
        sh -c "'$program' import --replace-set ZAN other.$form --db form.db | grep -q 'nothing changed'"
done
claim 'games are played with them' "$program" simulate --game $name --db form.db --games 1 --seed 3 --jobs 1
claim 'the import is taken back' "$program" import --undo "$(last form.db)" --db form.db
cards_of form.db again.csv
claim 'the stand-ins are there again' cmp first.csv again.csv
claim 'and have their scripts' sh -c "'$program' card ZAN-001 --db form.db | grep -q 'the foe goes away'"
claim 'the undo is taken back' "$program" import --undo "$(last form.db)" --db form.db
cards_of form.db again.csv
claim 'and the others are there again' cmp real.csv again.csv
cp short.db form.db
grep -v '^ZAN-002,' first.csv | sed -E 's/^(ZAN-001,.*,)yes,/\1no,/' >some.csv
claim 'a list without one card' sh -c "'$program' import --replace-set ZAN some.csv --db form.db >out 2>&1"
claim 'takes out that one' grep -qE '^ZAN +cards +0 +1 +1 +328 +0$' out
claim 'its script, and that of one whose row has none' grep -qE '^ZAN +scripts +0 +0 +2 +199 +0$' out
claim 'and tells it by name' sh -c "'$program' imports $(last form.db) --db form.db | grep -q '^ZAN-002: removed'"
claim 'the folder of the game brings it back' sh -c "'$program' import '$game' --db form.db --remove >/dev/null"
cards_of form.db again.csv
claim 'with all others' cmp first.csv again.csv

# ---- and what is wrong with such a list
refuses() {
    "$program" import --db form.db "$@" >out 2>&1 && { echo "$* is imported"; return 1; }
    cards_of form.db again.csv
    cmp first.csv again.csv
}
line=$(grep -n '^ZAN-301,' first.csv | cut -d: -f1)
sed "${line}s/,Space,/,Spce,/" first.csv >some.csv
claim 'a word that the game does not have' refuses --replace-set ZAN some.csv
claim 'is told by its row' has "some.csv row $line, column type: found 'Spce', expected 'Space'" out
claim 'and refuses all, faulty or not' refuses --replace-set ZAN some.csv --keep-faulty
sed 's/^ZAN-002,/ZAN-001,/' first.csv >some.csv
claim 'a code twice' refuses --replace-set ZAN some.csv
claim 'is told by its row too' has "some.csv row 3, column code: found 'ZAN-001', expected a code that no earlier row has" out
head -1 first.csv >some.csv
claim 'a list without cards' refuses --replace-set ZAN some.csv
claim 'is told' has 'some.csv has no cards' out
tar cf two.tar first.csv some.csv
claim 'two lists' refuses --replace-set ZAN two.tar
claim 'are one too many' has 'two.tar/some.csv is a second list' out
claim 'a set that is not there' refuses --game $name --replace-set XYZ first.csv
claim 'is told with those that are' has "no folder of a set 'XYZ' was imported into the game '$name' (its sets: ZAN)" out
claim 'a folder' refuses --replace-set ZAN mine
claim 'is no list' has 'mine is a folder, and --replace-set wants a list of cards' out
claim 'two paths' refuses --replace-set ZAN first.csv some.csv
claim 'are no list either' has '--replace-set wants one list' out
claim 'a source of its own' refuses --replace-set ZAN --source shop first.csv
claim 'it has not' has '--replace-set goes without --source' out

# ---- decks that need what goes
"$program" import "$game/../gwent" --db decks.db >/dev/null 2>&1
"$program" export --cards set=GWT --db decks.db --game gwent --out gwt.csv >/dev/null 2>&1
claim 'a list of a game with decks' sh -c "'$program' import --replace-set GWT gwt.csv --db decks.db | grep -q 'nothing changed'"
{ cat gwt.csv; sed -n 's/^GWT-002,/GWT-002a,/p' gwt.csv; } >some.csv
claim 'another printing is no card of its own' \
    sh -c "'$program' import --replace-set GWT some.csv --db decks.db 2>&1 | grep -q 'nothing changed'"
claim 'and is told' sh -c "'$program' import --replace-set GWT some.csv --db decks.db 2>&1 |
    grep -q 'row 191, column code: expected a card; other printings than the first stay'"
grep -v ',Decoy,' gwt.csv >some.csv
claim 'a card that decks have goes' sh -c "'$program' import --replace-set GWT some.csv --db decks.db >out 2>&1"
claim 'and the decks are told' has "all cards of the deck 'skellige-raiders', which cannot be played without Decoy" out

# ---- and what is wrong with them is told by its row
line=$(grep -n 'Field 0 1' mine/cards.csv | cut -d: -f1)
sed 's/^\(RZ-809,Field 0 1,.*,\)0,1,/\19,9,/' mine/cards.csv >list
cmp -s list mine/cards.csv && echo "the row is not as expected"
cp mine/cards.csv whole.csv
mv list mine/cards.csv
claim 'a space that nobody reaches' sh -c "! '$program' import mine --db '$db' --remove >out 2>&1"
claim 'is told by its row' has "mine/cards.csv:$line: no way leads to space 'Field 0 1' (RZ-809)" out
cards_of "$db" again.csv
claim 'and nothing is stored' cmp real.csv again.csv
mv whole.csv mine/cards.csv

# ---- the way back
last=$("$program" imports --db "$db" 2>/dev/null | awk '$1 ~ /^[0-9]+$/ { n = $1 } END { print n }')
claim 'the import is taken back' "$program" import --undo "$last" --db "$db"
cards_of "$db" again.csv
claim 'the stand-ins are there again' cmp first.csv again.csv
claim 'and are found' sh -c "'$program' cards dust --db '$db' --game $name | grep -q '^ZAN-001'"
claim 'and play' "$program" simulate --game $name --db "$db" --games 1 --seed 3 --jobs 1 --bots random
claim 'so does an import of their folder' sh -c "'$program' import mine --db '$db' --remove >/dev/null &&
    '$program' import '$game' --db '$db' --remove"
cards_of "$db" again.csv
claim 'with the same cards' cmp first.csv again.csv

# ---- a database of an earlier version gets the game
gzip -dc "$game/../../tests/earlier/cards-v6.db.gz" >old.db
claim 'a database of an earlier version' sh -c "'$program' import --upgrade --db old.db 2>err"
claim 'is brought forward' has 'brought forward from version 6' err
claim 'and has other games' "$program" import "$game/../gwent" --db old.db
claim 'it says how a game is had that is not there' sh -c "! '$program' simulate --game $name --db old.db --games 1 >out 2>&1"
claim 'by its folder' has "no game '$name' in the database, which has" out
"$program" cards --db old.db --game riftbound >before 2>&1
claim 'an import of the folder brings it' "$program" import "$game" --db old.db
claim 'it is played' "$program" simulate --game $name --db old.db --games 1 --seed 3 --jobs 1 --bots random
"$program" cards --db old.db --game riftbound >after 2>&1
claim 'and the others are as they were' cmp before after
claims_end
