#!/bin/sh
# earlier_set_test.sh -- a set that came in with an earlier release meets a database that has grown.
#
# tests/earlier/lanterns has all at once: columns with their earlier names, keywords that another
# set has now in other words or in another meaning, the code of another set's token, a token and
# a card of a name that is taken, a word and a counter that are others' now, words of level 1.
set -u
. tests/tools/claims.sh

db=$dir/now.db
cp "$build/cards.db" "$db"
"$program" import --db "$db" tests/sets/later >/dev/null 2>&1
cp -r tests/earlier/lanterns "$dir/lanterns"
unl=cards/riftbound/unl
cd "$dir" || exit 1

# run EXPECTED-CODE COMMAND ARGUMENT...: what the command prints is in out and err.
run() {
    expected=$1
    shift
    "$program" "$@" --db "$db" >out 2>err </dev/null
    [ $? -eq "$expected" ] || { cat out err; return 1; }
}

says() { grep -qF -e "$1" out || { cat out; return 1; }; }
tells() { grep -qF -e "$1" err || { cat err; return 1; }; }
tells_not() { ! grep -qF -e "$1" err || { cat err; return 1; }; }

cp "$db" kept.db
right='write: code,name,type,supertypes,domains,energy,power,power_domains,might,tags,rarity,keywords,script'
claim 'nothing comes in' run 65 import lanterns
claim 'but one list says all: a column' tells \
    "lanterns/cards.csv row 1, column domain: expected its name 'domains' ($right), or import --as-is"
claim 'another one' tells "lanterns/cards.csv row 1, column cost: expected its name 'energy' ($right)"
claim 'a code that another set brought' tells \
    "lanterns/cards.csv row 8, column code: found 'UNL-T02', expected a code that no other set has; the card there has the same facts: take the row out, or import --as-is"
claim 'a keyword in other words' tells \
    "lanterns/keywords/hunt.lua row 2, column keyword: found 'Hunt', expected the words of $unl/keywords/hunt.lua, which mean the same: copy that file here, or import --as-is uses it"
claim 'a second one' tells "lanterns/keywords/backline.lua row 2, column keyword: found 'Backline', expected the words of"
claim 'one of another meaning' tells \
    "lanterns/keywords/ambush.lua row 2, column keyword: found 'Ambush', expected a keyword that no other set has in another meaning, and $unl/keywords/ambush.lua has it: write keyword \"Ambush LAN\" here"
claim 'a counter' tells "lanterns/words.lua:3:15: 'lore' is a counter of players already, and tests/sets/later/words.lua:2 says something else by it"
claim 'a word' tells "lanterns/words.lua:7:3: 'companion_kinds' is a word already, and $unl/words.lua:19 says something else by it"
claim 'a token' tells 'lanterns/cards.csv:9: LAN-T02 Mech: SFD-T01 has the same name and other facts'
claim 'a name' tells 'note: LAN-004 Gust: OGN-169 has the same name and other facts'
claim 'and that nothing came' tells 'cardwright: nothing was imported'
claim 'as it is' cmp "$db" kept.db

claim 'what can be settled' run 65 import --as-is lanterns
claim 'is settled and told' tells "note: lanterns/keywords/hunt.lua row 2, column keyword: found 'Hunt', expected the words of $unl/keywords/hunt.lua, which mean the same; they are used"
claim 'the column as well' tells "note: lanterns/cards.csv row 1, column domain: expected its name 'domains'"
claim 'and the card of the other set' tells "note: lanterns/cards.csv row 8, column code: found 'UNL-T02', expected a code that no other set has; the card there has the same facts, and is used"
claim 'the rest is not' tells "lanterns/keywords/ambush.lua row 2, column keyword: found 'Ambush'"
claim 'so nothing comes in' cmp "$db" kept.db

# A script that says something else of the card is no card of the same meaning.
printf -- '-- Sings.\ncard "UNL-T02" {\n  when { played = me, run = function() draw(1) end },\n}\n' >lanterns/unl-t02-bird.lua
claim 'a card that another script plays' run 65 import --as-is lanterns
claim 'is not settled' tells "lanterns/cards.csv row 8, column code: found 'UNL-T02', expected a code that no other set has; write one of this set, as LAN-T01"
rm lanterns/unl-t02-bird.lua

# What only a person can settle, as the list says it.
sed -i 's/"Ambush"/"Ambush LAN"/' lanterns/keywords/ambush.lua
sed -i 's/,Ambush,/,Ambush LAN,/; s/LAN-T02,Mech,/LAN-T02,Hill Mech,/' lanterns/cards.csv
sed -i 's/"lore"/"oil"/; s/companion_kinds/lantern_kinds/' lanterns/words.lua lanterns/lan-006-teller.lua
claim 'then the set' run 65 import lanterns
claim 'wants only what means the same' tells 'nothing was imported: 4 things of the set are not as this database has them'
claim 'as it is' run 0 import --as-is lanterns
first=$("$program" imports --db "$db" | awk '/^ *[0-9]/ { n = $1 } END { print n }')
claim 'words of level 1 get their new names' tells "note: lanterns/lan-005-slow-bell.lua:5: 'later' is called 'delayed' since api 2"
claim 'its cards play' run 0 card --json LAN-001
claim 'with their facts' says '"domains":["Calm"],"energy":3'
claim 'and keywords' says '"playable":true'
claim 'the set goes out' run 0 export --set LAN again
claim 'with the words that were used' cmp again/keywords/hunt.lua "$OLDPWD/$unl/keywords/hunt.lua"
claim 'and comes in again' run 0 import again
claim 'which is undone' run 0 import --undo "$("$program" imports --db "$db" | awk '/^ *[0-9]/ { n = $1 } END { print n }')"
claim 'and leaves the words' run 0 export --set LAN once --force
claim 'that were used' cmp once/keywords/hunt.lua "$OLDPWD/$unl/keywords/hunt.lua"
claim 'the first is undone' run 0 import --undo "$first"
claim 'as any other' run 65 card LAN-001

# Columns that nobody knows: the row without them is shown, and is the right one.
mkdir own
cat >own/set.json <<END
{ "set": "OWN", "name": "Own", "game": "riftbound", "api": 2, "needs": ["CORE"] }
END
cat >own/cards.csv <<END
code,name,type,domain,text,energy,nmae,weather,might,script
OWN-001,Lamp Smith,Unit,Calm,Draw one.,3,Smith,red,3,no
END
right=code,name,type,domains,text,energy,might,script
claim 'a set with other columns' run 65 import --as-is own
claim 'one nearly a name that is there' tells "column nmae: expected a known column; take it out, write: $right"
claim 'one of nothing' tells "column weather: expected a known column; take it out, write: $right"
claim 'one has a name now' tells "column domain: expected its name 'domains' (write: $right)"
{
    echo "$right"
    echo 'OWN-001,Lamp Smith,Unit,Calm,Draw one.,3,3,no'
} >own/cards.csv
claim 'with that row' run 0 import own

claims_end
