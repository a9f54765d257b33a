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
