#!/bin/sh
# texts_stay_test.sh -- rules texts that a user's lists brought stay in that user's database: no export, page, link
# or record has them unless that was asked for by name; `card` shows them.
set -u
. tests/tools/claims.sh

db=$dir/cards.db
cp "$build/cards.db" "$db"
deck=proving-grounds-annie
mark=Zyxword # stands in each of the texts, and nowhere else

has() { grep -qaF -e "$2" "$1" || { cat "$1"; return 1; }; }
lacks() { ! grep -aF -e "$mark" "$1"; }
lacks_words() { ! grep -aF -e "$2" "$1"; }
# A form that has a place for texts says that they are left out, and no other.
told_as_written() {
    cmp -s "$dir/cards.$1" "$dir/texts.$1" && { lacks_words "$dir/told" "left out"; return; }
    has "$dir/told" "left out: the text"
}
exits() {
    wanted=$1
    shift
    "$@" >"$dir/out" 2>&1
    [ $? -eq "$wanted" ]
}

# A set with texts of its own, and texts for each card of the deck from another list.
mkdir "$dir/set"
cat >"$dir/set/set.json" <<END
{ "set": "TXT", "name": "Texts", "game": "riftbound", "api": 3, "needs": ["CORE"] }
END
cat >"$dir/set/cards.csv" <<END
code,name,type,domains,energy,might,script,text
TXT-001,Lamp Lighter,Unit,Fury,2,2,yes,"$mark. When you play me, draw 1.
{exhaust}: Draw 1."
TXT-002,Plain Walker,Unit,Mind,1,1,no,-
END
cat >"$dir/set/txt-001.lua" <<END
-- TXT-001 Lamp Lighter
-- A card at its arrival.
card "TXT-001" {
  when { played = me, run = function() draw(1) end },
}
END
claim "a set's own list has a column of texts" "$program" import "$dir/set" --db "$db"
"$program" export --cards set:OGS --as csv --db "$db" 2>/dev/null |
    awk -F, -v mark="$mark" 'NR == 1 { print "code,text" } NR > 1 { print $1 "," mark " of a list." }' >"$dir/list.csv"
claim "another list brings texts" "$program" import "$dir/list.csv" --db "$db"

"$program" card TXT-001 --db "$db" >"$dir/out" 2>&1
claim "a card shows its text" has "$dir/out" "texts     en, effective: $mark. When you play me, draw 1."
claim "line by line" has "$dir/out" "          {exhaust}: Draw 1."
"$program" card OGS-001 --db "$db" >"$dir/out" 2>&1
claim "one of another list too" has "$dir/out" "$mark of a list."
"$program" cards set:OGS --json --db "$db" >"$dir/cards.found" 2>/dev/null
claim "cards that are found have none as JSON" sh -c 'grep -q OGS-001 "$1" && ! grep -q "$2" "$1"' claim "$dir/cards.found" "$mark"
"$program" cards set:OGS --json --columns code,text --db "$db" >"$dir/cards.found" 2>/dev/null
claim "and have it by name" has "$dir/cards.found" "$mark of a list."

"$program" export --help >"$dir/help"
decks=$(sed '1,/of a deck:/d; /of cards:/,$d' "$dir/help" | sed -n 's/^ \{16\}\([a-z-]\{3,\}\)  *.*/\1/p')
cards=$(sed '1,/of cards:/d; /Without it/,$d' "$dir/help" | sed -n 's/^ \{16\}\([a-z-]\{3,\}\)  *.*/\1/p')
claim "each form is tried" test "$(echo $decks $cards | wc -w)" -ge 20
for form in $decks; do
    "$program" export $deck --as $form --db "$db" --out "$dir/deck.$form" >/dev/null 2>&1
    claim "a deck as $form has none" lacks "$dir/deck.$form"
done
for form in $cards; do
    "$program" export --cards set:OGS --as $form --db "$db" --out "$dir/cards.$form" >/dev/null 2>&1
    claim "cards as $form are written" test -s "$dir/cards.$form"
    "$program" export --cards set:OGS --as $form --db "$db" --force --out "$dir/cards.$form" 2>"$dir/told"
    "$program" export --cards set:OGS --as $form --with-texts --db "$db" --force --out "$dir/texts.$form" >/dev/null 2>&1
    claim "as $form it is said where texts are left out" told_as_written "$form"
    case $form in
    xlsx | ods) mkdir "$dir/$form" && (cd "$dir/$form" && unzip -q "../cards.$form" && cat $(find . -type f) >../all) ;;
    *) cp "$dir/cards.$form" "$dir/all" ;;
    esac
    claim "and have none" lacks "$dir/all"
done
for form in csv xml riftcodex; do
    "$program" export --cards set:OGS --as $form --with-texts --db "$db" --out "$dir/with.$form" >/dev/null 2>&1
    claim "as $form they have it by name" has "$dir/with.$form" "$mark of a list."
done
claim "a deck has no texts to ask for" exits 2 "$program" export $deck --with-texts --db "$db"

"$program" export --set TXT "$dir/bare" --db "$db" >"$dir/out" 2>&1
claim "that it goes without its texts is said" has "$dir/out" "left out: the text of 1 card; --with-texts has them, for yourself"
claim "a set goes out" test -s "$dir/bare/txt-001.lua"
claim "without them" sh -c '! grep -r "$1" "$2"' claim "$mark" "$dir/bare"
"$program" export --set TXT "$dir/whole" --with-texts --db "$db" >"$dir/out" 2>&1
claim "nothing is said where they go with it" lacks_words "$dir/out" "left out"
claim "and with them by name" has "$dir/whole/cards.csv" ',yes,"Zyxword. When you play me, draw 1.'
cp "$build/cards.db" "$dir/other.db"
claim "a set with its texts comes in again" "$program" import "$dir/whole" --db "$dir/other.db"
"$program" card TXT-001 --db "$dir/other.db" >"$dir/out" 2>&1
claim "with the same text" has "$dir/out" "texts     en, effective: $mark. When you play me, draw 1."

mkdir "$dir/records"
"$program" simulate $deck proving-grounds-garen --games 1 --seed 5 --jobs 1 --record "$dir/records" --db "$db" >"$dir/out" 2>&1
claim "games are recorded" sh -c 'test -n "$(ls "$1")"' claim "$dir/records"
claim "and a record has none" sh -c '! grep -ra "$1" "$2"' claim "$mark" "$dir/records"
"$program" play $deck proving-grounds-garen --seats bot,bot --seed 5 --replay "$dir/replay" --db "$db" >"$dir/out" 2>&1
claim "a replay is written" test -s "$dir/replay"
claim "it has none" lacks "$dir/replay"
"$program" play $deck proving-grounds-garen --seats bot,bot --seed 5 --json --db "$db" >"$dir/told" 2>&1
claim "a game that is told as JSON has none" lacks "$dir/told"
"$program" why "$dir/replay@30" "Annie, Fiery" --json --db "$db" >"$dir/told" 2>&1
claim "why has none" lacks "$dir/told"
printf '%s\n' '{"type":"newgame","decks":["proving-grounds-annie","proving-grounds-garen"],"seed":5}' \
    '{"type":"question"}' '{"type":"view","seat":0}' '{"type":"save"}' '{"type":"events","since":0}' |
    "$program" engine --db "$db" >"$dir/told" 2>&1
claim "questions, views and events of the protocol have none" sh -c 'grep -q saved "$1" && ! grep -q "$2" "$1"' claim "$dir/told" "$mark"
claim "nor has a saved game" sh -c 'test $(($(wc -c <"$1"))) -gt 1000 && ! grep -q "$2" "$1"' claim "$dir/told" \
    "$(printf %s "$mark" | od -An -tx1 | tr -d ' \n')"
printf '? Annie\nq\n' | "$program" try $deck proving-grounds-garen --seed 5 --db "$db" >"$dir/told" 2>&1
claim "an open game has none" lacks "$dir/told"
"$program" say OGS --json --db "$db" >"$dir/told" 2>&1
claim "what scripts say of themselves has none" lacks "$dir/told"
for page in --markdown --limits --games --page --luacheck --json; do
    "$program" words $page --db "$db" >"$dir/page" 2>&1
    claim "words $page has none" lacks "$dir/page"
done
cp -r "$dir/set" "$dir/defined"
rm "$dir/defined/cards.csv"
"$program" def "$dir/defined" --db "$db" >"$dir/out" 2>&1
claim "definitions have none" sh -c '! grep -ra "$1" "$2"' claim "$mark" "$dir/defined"

echo 'code,name,type,script,txet
TXT-001,Lamp Lighter,Unit,no,Draw.' >"$dir/set/cards.csv"
"$program" import "$dir/set" --db "$db" >"$dir/out" 2>&1
claim "its name in a list is text" has "$dir/out" "column txet: expected its name 'text'"
claims_end
