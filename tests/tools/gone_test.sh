#!/bin/sh
# gone_test.sh -- what a folder no longer says leaves the database: of each kind of thing that the
# folder of a set or of a game can hold. It is told, it is undone with its import, and a further
# import has nothing to do.
set -u
. tests/tools/claims.sh

chmod 755 "$dir"
cp -r tests/games/hills "$dir/hills"
cd "$dir" || exit 1

# run EXPECTED-CODE ARGUMENT...: a command with the database x.db; it prints into out and err.
run() {
    expected=$1
    shift
    "$program" "$@" --db x.db >out 2>err </dev/null
    [ $? -eq "$expected" ]
}
says() { grep -qF -e "$1" out; }
tells() { grep -qF -e "$1" err; }
number() { sqlite3 x.db "SELECT count(*) FROM $1"; }

# goes THING FOLDER LINE WHERE [OPTION]: an import of FOLDER, from which THING was just taken out,
# says LINE, and no row WHERE is left. Undone, they are there; imported again, they are gone.
goes() {
    thing=$1 folder=$2 line=$3 where=$4 option=${5:-}
    [ "$(number "$where")" -gt 0 ] || { claim "$thing was there" false; return; }
    claim "$thing is taken out" run 0 import $option "$folder"
    claim "$thing is told" says "$line"
    claim "$thing is counted" grep -qE '^[^ ]+ +[a-z]+ +[0-9]+ +([0-9]+ +[1-9]|1 +0)' out
    claim "$thing is gone" [ "$(number "$where")" = 0 ]
    step=$(sed -n 's/^this is import //p' out)
    run 0 import $option "$folder"
    claim "without $thing a further import changes nothing" says 'nothing changed'
    claim "the loss of $thing is undone" run 0 import --undo "$step"
    claim "$thing is there again" [ "$(number "$where")" -gt 0 ]
    run 0 import $option "$folder"
    claim "$thing goes again" [ "$(number "$where")" = 0 ]
}

# ---- the folder of a set

mkdir GNA GNE GNE/keywords
echo '{"set": "GNA", "name": "Elder Reeds", "game": "riftbound", "api": 2}' >GNA/set.json
cat >GNA/cards.csv <<'END1'
code,name,type,supertypes,domains,energy,power,might,tags,rarity,keywords,script
GNA-001,Elder Reed,Unit,,Fury,2,,2,,Common,,no
END1
echo '{"set": "GNE", "name": "Reeds", "game": "riftbound", "api": 2, "needs": ["GNA"]}' >GNE/set.json
cat >GNE/cards.csv <<'END1'
code,name,type,supertypes,domains,energy,power,might,tags,rarity,keywords,script
GNE-001,Reed Fox,Unit,,Fury,2,,2,Fox,Common,,yes
GNE-002,Reed Hen,Unit,,Fury,2,,2,Hen,Common,,no
GNE-003,Reed Cat,Unit,,Fury,2,,2,,Common,,no
END1
printf 'print,card,rarity\nGNE-001a,GNE-001,Showcase\nGNE-002a,GNE-002,Promo\nGNE-003a,GNE-001,\n' \
    >GNE/printings.csv
printf 'format,card,since\nduel,Reed Fox,2026-01-01\nduel,Reed Hen,\n' >GNE/formats.csv
printf -- '-- A card.\ncard "GNE-001" { when { conquers = me, run = function() draw(1) end } }\n' \
    >GNE/fox.lua
printf -- '-- More.\nkeyword "Reedy" { adds_up, passive { unit { me }, might = value() } }\n' \
    >GNE/keywords/reedy.lua
printf -- '-- Reeds.\nplayer_counter "reedlore"\nwords { two_reeds = function() draw(2) end }\n' \
    >GNE/words.lua
claim 'two sets come in' run 0 import GNA GNE

sed -i /GNE-001a/d GNE/printings.csv
goes 'a printing' GNE "GNE printing: 'GNE-001a' -> nothing" "printing WHERE code = 'GNE-001a'"
claim 'the other printings stay' [ "$(number "printing WHERE code IN ('GNE-002a', 'GNE-003a')")" = 2 ]
printf 'print,card,rarity\nGNE-001a,GNE-001,\nGNE-002a,GNE-001,\nGNE-003a,GNE-001,\n' >GNE/printings.csv
claim 'a printing comes back, and one is that of another card' run 0 import GNE
claim 'that is no loss' [ "$(number printing)" = 7 ]
claim 'both are told' grep -qE '^GNE +printings +1 +1 +0' out
printf 'print,card,rarity\nGNE-001a,GNE-009,\n' >GNE/printings.csv
claim 'a printing of nothing is rejected' run 65 import GNE
claim 'so it may be the one that seems to be missing' [ "$(number printing)" = 7 ]
printf 'code,name,type,rarity\nGNE-001a,Reed Fox,Unit,Showcase\n' >shop.csv
claim 'a shop has a printing, too' run 0 import shop.csv
rm GNE/printings.csv
goes 'the list of printings' GNE "GNE printing: 'GNE-002a' -> nothing" \
    "printing WHERE code IN ('GNE-002a', 'GNE-003a')"
claim 'what the shop has stays' [ "$(number "printing WHERE code = 'GNE-001a'")" = 1 ]

sed -i /Hen/d GNE/formats.csv
goes 'a ban' GNE "GNE ban in duel: 'Reed Hen' -> nothing" "format_ban WHERE name = 'Reed Hen'"
rm GNE/formats.csv
goes 'the list of bans' GNE "GNE ban in duel: 'Reed Fox' -> nothing" format_ban
rm GNE/keywords/reedy.lua
goes 'a keyword' GNE "GNE keyword: 'Reedy' -> nothing" "script WHERE name = 'Reedy'"
rm GNE/words.lua
goes 'the words' GNE "GNE words: 'GNE/words.lua' -> nothing" "script WHERE kind = 'words'"
rm GNE/fox.lua
sed -i 's/yes$/no/' GNE/cards.csv
goes 'the script of a card' GNE "GNE script: 'GNE-001' -> nothing" "script WHERE name = 'GNE-001'"
sed -i 's/,Hen,/,,/' GNE/cards.csv
goes 'a fact of a card' GNE "GNE-002 tags: 'Hen' -> nothing" "card_fact WHERE word = 'Hen'"
sed -i 's/, "needs": \["GNA"\]//' GNE/set.json
claim 'a set needs another one no longer' run 0 import GNE
claim 'that is gone' [ "$(number set_need)" = 0 ]
claim 'and counted' grep -qE '^GNE +set +0 +1' out
sed -i /GNE-003/d GNE/cards.csv
claim 'a card does not go by itself' run 65 import GNE
claim 'which tells the option' tells 'import it with --remove to take it out'
goes 'a card' GNE "GNE card: 'GNE-003' -> nothing" "card WHERE code = 'GNE-003'" --remove

# What cards of another set need does not go.
printf -- '-- Reeds.\nwords { two_reeds = function() draw(2) end }\n' >GNE/words.lua
sed -i 's/no$/yes/' GNA/cards.csv
printf -- '-- Two.\ncard "GNA-001" { when { conquers = me, run = function() two_reeds() end } }\n' >GNA/elder.lua
claim 'a card of another set uses a word' run 0 import GNE GNA
rm GNE/words.lua
claim 'then the word cannot go' run 65 import GNE
claim 'the card is named' tells 'GNA/elder.lua'
claim 'and the word is still there' [ "$(number "script WHERE kind = 'words'")" = 1 ]

# ---- the folder of a game

rm -f x.db*
mkdir hills/more hills/more/keywords
echo '{"set": "MOR", "name": "More", "game": "hills", "api": 3, "needs": ["HIL"]}' >hills/more/set.json
sed -e 1b -e '/^HIL-003/!d' -e 's/^[^,]*,[^,]*/MOR-001,Odd Hill/' hills/base/cards.csv >hills/more/cards.csv
printf -- '-- Nothing.\nwords { nothing_more = function() end }\n' >hills/rules/more.lua
cp "$(ls hills/decks/* | head -n 1)" hills/decks/second.txt
claim 'a game comes in' run 0 import hills

rm hills/rules/more.lua
goes 'a file of rules' hills "hills rules: 'more.lua' -> nothing" "script WHERE name = 'more.lua'"
rm hills/decks/second.txt
goes 'a deck' hills "hills deck: 'second' -> nothing" "deck WHERE name LIKE 'second%'"
mv hills/more more
claim 'a set does not go by itself' run 65 import hills
claim 'its cards are named' tells 'hills no longer has 1 card of the set that the database has: MOR-001'
goes 'a set' hills "hills set: 'MOR' -> nothing" "card_set WHERE code = 'MOR' AND api IS NOT NULL" --remove
claim 'with its cards' [ "$(number "card WHERE code = 'MOR-001'")" = 0 ]
claim 'the set comes in for itself' run 0 import more
claim 'then the folder of the game does not take it out' run 0 import hills
claim 'it is there' [ "$(number "card WHERE code = 'MOR-001'")" = 1 ]
cp "$(ls hills/decks/* | head -n 1)" third.txt
claim 'a deck comes in for itself' run 0 import --game hills third.txt
claim 'it is no part of the folder' run 0 import hills
claim 'so it stays' [ "$(number "deck WHERE name LIKE 'third%'")" = 1 ]

# What cannot be read is not gone. Root reads it all the same.
as_nobody() {
    if [ "$(id -u)" = 0 ]; then
        setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
    else
        "$@"
    fi
}
unreadable() {
    chmod "$2" "$1"
    as_nobody "$program" import --remove --db x.db hills >out 2>err </dev/null
    got=$?
    chmod 755 "$1"
    claim "nothing is imported with $1 as $2" [ "$got" -eq 74 ]
    claim "$1 as $2 is named" tells "$1"
}
mkdir hills/decks/more hills/base/keywords
cp third.txt hills/decks/more/fourth.txt
claim 'a deck lies deeper' run 0 import hills
chmod 777 .
chmod 666 x.db
for mode in 000 311 644; do
    for folder in hills/decks/more hills/decks hills/base hills/base/keywords hills/rules; do
        unreadable $folder $mode
    done
done
claim 'all of it is still there' run 0 import hills
claim 'and known' says 'nothing changed'

claims_end
