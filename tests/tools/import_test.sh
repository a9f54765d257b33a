#!/bin/sh
# import_test.sh -- cardwright import as others call it: standard input, JSON, exit codes.
set -u
. tests/tools/claims.sh

root=$PWD
cd "$dir" || exit 1

# run EXPECTED-CODE ARGUMENT...: imports into x.db; what it prints is in out and err.
run() {
    expected=$1
    shift
    "$program" import --db x.db "$@" >out 2>err </dev/null
    [ $? -eq "$expected" ]
}

run_game() { "$program" import --db game.db "$1" >out 2>err; }
tells_map() {
    printf 'Quantity = owned_count\nCard Name = name\n' >map.txt
    "$program" import --db gwent.db map.txt 2>err
    [ $? = 65 ] && tells 'map.txt is a map of columns, no list;.*import --map map.txt LIST'
}
says() { grep -q -- "$1" out; }
tells() { grep -q -- "$1" err; }

printf 'code,name,type,energy\nTOY-001,Ann,Unit,3\nTOY-002,Bolt,Spell,x\n' >list
printf 'code,name,type,energy\nTOY-001,Ann,Unit,4\n' >newer
printf '<html></html>' >page
printf '{"a": 1}' >other

claim 'a rejected row is 65' run 65 --json list
claim 'the numbers stand at the top' says '"added":1,"changed":0,"merged":0,"removed":0,"unchanged":0,"waiting":0,"rejected":1'
claim 'a problem has its place' says '"row":3,"column":"energy","value":"x"'
claim 'a problem is told as a line' tells 'list row 3, column energy: found '"'x'"
claim 'what changes is told field by field' run 0 --dry-run newer
claim 'with old and new' says "TOY-001 energy: '3' -> '4'"
claim 'the dry run says so' says 'nothing written: dry run'
printf 'code,name,type,tags\nTOY-001,Ann,Unit,Kid\n' | gzip -c >packed
"$program" import --db x.db --json - >out 2>err <packed
claim 'standard input may be packed' says '"changed":1'
claim 'the later of two names counts' run 0 newer
claim 'twice is unchanged' run 0 newer
claim 'and says so' says 'nothing changed'
claim 'a page is refused' run 65 page
claim 'with what to do' tells 'save the list of cards as CSV or JSON'
claim 'so is other JSON' run 65 other
claim 'with what is understood, too' tells 'a table of cards (CSV, TSV)'
claim 'a missing file is 66' run 66 none
"$program" import --db no/x.db list >out 2>err
claim 'an unwritable database is 74' [ $? -eq 74 ]
"$program" card --db x.db TOY-001 >out 2>err
claim 'a card of a list is known, and unplayable by name' says 'playable  no'

# What other lists of GWENT call its columns and words stands in its game.lua.
printf '%s\n' 'name,row,ability,power,deck,kind' 'Vesemir,melee,,6,neutral,unit' \
    'Catapult,siege,tight_bond,8,realms,unit' 'Scorch,,scorch_all,,neutral,special' \
    'Biting Frost,,weather_close,,neutral,weather' >table
printf '%s%s\n' '[{"name": "Vesemir", "kind": "unit", "rows": ["close"], "abilities": [], "strength": 6},' \
    '{"name": "Catapult", "kind": "unit", "rows": ["siege"], "abilities": ["bond"], "strength": 8}]' >objects
cp "$build/cards.db" gwent.db
"$program" import --db gwent.db --game gwent table objects >out 2>err
claim 'a list of a game in Lua is read by its table' says '^table *cards  *0  *0  *0  *4  *0$'
claim 'in JSON too' says '^objects *cards  *0  *0  *0  *2  *0$'
claim 'and nothing is told' [ ! -s err ]

# Decks in XML are those of any game.
printf '%s%s\n' '<cockatrice_deck version="1"><zone name="main"><card number="2" name="Catapult"/></zone>' \
    '<zone name="side"><card number="1" name="Vesemir"/></zone></cockatrice_deck>' >deck.cod
"$program" import --db gwent.db --game gwent deck.cod >out 2>err
claim 'a deck in XML is imported in a game in Lua' says '^decks *decks  *1  *0  *0  *0  *0$'
"$program" deck --db gwent.db --game gwent deck.cod >out 2>err
claim 'and shown' says '^  2 Catapult$'
claim 'with its side deck' says '^Side deck 1$'
echo '<p>2 Catapult</p>' >page.txt
"$program" deck --db gwent.db --game gwent page.txt >out 2>err
claim 'other XML is no deck' tells 'page.txt is HTML or XML without a deck in it'

# What a program exports is named, and what it says of copies is left out.
printf '"sep=,"\n%s\n%s\n' \
    'Folder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language,Price Bought,Date Bought' \
    'Box,1,0,Discipline,OGN,Origins,058,NearMint,Foil,German,0.10,2026-05-15' >owned.csv
"$program" import --db gwent.db owned.csv >out 2>err
claim 'a collection names its program' says '^owned.csv: a collection exported by Dragon Shield$'
claim 'it changes no card' says '^owned.csv cards  *0  *0  *0  *1  *0$'
claim 'what is said of copies is told once' [ "$(wc -l <err)" = 1 ]
claim 'with its columns' tells "what is said of copies is left out.*: 'Folder Name', 'Quantity'"
"$program" import --db gwent.db --json owned.csv >out 2>err
claim 'JSON names it too' says '"exports":\[{"file":"owned.csv","app":"Dragon Shield","what":"a collection"}\]'
claim 'a map is no list' tells_map

"$program" import --db gwent.db --formats >out 2>err
claim 'the forms of lists are listed' says '^  csv  *a table of cards'
claim 'with the tables of programs and their headings' says '^  Dragon Shield  *a collection  *Folder Name, Quantity,'
claim 'those of the game, too' says '^  Piltover Archive  *a collection  *Variant Number,'
claim 'and the forms of decks' says '^  tts  *one printing for each copy'
claim 'with those that are only read' says '^  Cockatrice  *its decks in XML (.cod)$'
"$program" import --db gwent.db --formats --game gwent --json >out 2>err
claim 'as JSON with the field of each column' says '{"heading":"Trade Quantity","field":"owned","mark":true}'
claim 'another game has only the general ones' [ "$(grep -c Piltover out)" = 0 ]
"$program" import --db gwent.db --formats table >out 2>err
claim '--formats takes no path' [ $? = 2 ]

cp "$build/cards.db" map.db
"$program" import --db map.db --map help >out 2>err
claim 'all that a map may say is printed' says 'skip rows = 2'
claim 'with the fields of every game' says '^  set_name  '
claim 'and with the facts of this one' says '^  power_domains  '

{
    printf 'code,name,type,energy\n'
    for n in 002 003 004; do printf 'OGN-%s,,,77\n' $n; done
} >many
"$program" import --db map.db many >out 2>err
claim 'notes of one sort are one line with their number' [ "$(grep -c 'found .77.*(and 2 more)' err)" = 1 ]
claim 'and no other line' [ "$(grep -c 'column energy' err)" = 1 ]
printf 'code,name,type,text\nNEW-001,Ann,Unit,[Assault 2] (More.)\n' >many
"$program" import --db map.db many >out 2>err
"$program" card --db map.db NEW-001 --history >out 2>err
claim 'keywords that only a text says are marked' says "^keywords *'Assault 2' .*worked out from"
"$program" cards --db map.db 'keyword:assault' 'set:new' >out 2>err
claim 'and a search finds them' says 'NEW-001'
rm -f map.db

# ---- faulty scripts: nothing is imported

decks="proving-grounds-annie proving-grounds-garen"
head='code,name,type,domains,energy,power,power_domains,might,tags,rarity,keywords,script'

# What the database plays and shows.
hash_of_games() { "$program" simulate --db x.db $decks --games 5 --seed 1 | grep ^hash; }
shows() { "$program" card --db x.db "$1"; }

# The set $1 with a good card, and one with the script $2 and the keywords $3.
write_set() {
    mkdir -p "$1/keywords"
    printf '{"set": "%s", "name": "Faulty", "game": "riftbound", "api": 2}' "$1" >"$1/set.json"
    printf '%s\n%s-001,Plain %s,Unit,Fury,1,,,2,,Common,,yes\n%s-002,Odd %s,Unit,Fury,1,,,2,,Common,%s,yes\n' \
        "$head" "$1" "$1" "$1" "$1" "${3-}" >"$1/cards.csv"
    printf 'card "%s-001" { when { played = me, run = function() draw(1) end } }\n' "$1" >"$1/one.lua"
    printf '%s\n' "$2" >"$1/two.lua"
}

as_it_was() { cmp x.db was.db; }
good='card "AAA-002" { when { played = me, run = function() draw(1) end } }'
last() { tail -n 1 err | grep -q -- "$1"; }

# refused SENTENCE PLACE PATH...: the import is refused with a line that has PLACE, a dry
# run tells the same, and the database keeps its bytes.
refused() {
    sentence=$1
    place=$2
    shift 2
    cp x.db was.db
    claim "$sentence is refused" run 65 "$@"
    claim "$sentence is told with its place" tells "$place"
    claim "$sentence: the last line says that nothing was imported" last 'nothing was imported'
    claim "$sentence: and how to import it all the same" last '--keep-faulty'
    claim "$sentence: the database has the same bytes" as_it_was
    claim "$sentence: a dry run is refused too" run 65 --dry-run "$@"
    claim "$sentence: a dry run tells the same place" tells "$place"
    claim "$sentence: a dry run writes nothing" as_it_was
}

cp "$build/cards.db" x.db
before=$(hash_of_games)
shows OGN-024 >card.was
write_set AAA 'card "AAA-002" {
  when { played = me, run = function() drow(1) end } }'
refused 'a faulty card' 'AAA/two.lua:2:[0-9]*: ' AAA
shows OGN-024 >card.now
claim 'another card is shown as before' cmp card.was card.now
claim 'games are as before' [ "$(hash_of_games)" = "$before" ]
shows AAA-001 2>err
claim 'the good card beside it is unknown, too' tells "no card 'AAA-001'"
claim 'programs are told as well' run 65 --json AAA
claim 'that nothing is written' says '"written":false'
claim 'and the fault' says '"faults":\["AAA/two.lua:2:[0-9]*: '
claim 'and the reason' says '"error":"nothing was imported'
rm -f none.db
"$program" import --db none.db AAA >out 2>err
claim 'no database is made for a faulty set alone' [ ! -e none.db ]

write_set AAA 'card "AAA-002" {
  when { played = me, run = function() draw(1) end } } while true do end'
refused 'a script that does not end' 'AAA/two.lua:2:[0-9]*: runs too long' AAA
{
    printf 'local many = {}\nfor i = 1, 70000 do\n'
    printf 'many[i] = when { played = me, run = function() draw(1) end }\nend\n'
    printf 'card "AAA-002" (many)\n'
} >AAA/two.lua
refused 'a script that breaks a limit' 'AAA/two.lua:' AAA
write_set AAA "$good"
printf 'words { one = {} }\nwords { two = drow }\n' >AAA/words.lua
refused 'a faulty words.lua' 'AAA/words.lua:2:[0-9]*: ' AAA
rm AAA/words.lua
write_set AAA "$good" Glow
printf 'keyword "Glow" {\n  when { played = me, run = function() drow(1) end } }\n' >AAA/keywords/glow.lua
refused 'a faulty keyword' 'AAA/keywords/glow.lua:2:[0-9]*: ' AAA
rm AAA/keywords/glow.lua
refused 'a keyword without a script' "AAA-002 Odd AAA: keyword 'Glow' has no script" AAA
write_set AAA "$good"
printf '\377\n' >AAA/keywords/glow.lua
refused 'a script that is no text' 'AAA/keywords/glow.lua: ' AAA
rm AAA/keywords/glow.lua
write_set BBB 'card "BBB-002" { drow }'
refused 'a good set with a faulty one' 'BBB/two.lua:1:[0-9]*: ' AAA BBB

# ---- sound, and in vain: a note, and the import goes on

# The set $1 with a spell of script $2, and a unit that another set has with more Might.
write_vain() {
    mkdir -p "$1"
    printf '{"set": "%s", "name": "Vain", "game": "riftbound", "api": 2}' "$1" >"$1/set.json"
    printf '%s\n%s-001,Idle Word,Spell,Fury,1,,,,,Common,,yes\n%s-002,Twice Told,Unit,Fury,1,,,%s,,Common,,no\n' \
        "$head" "$1" "$1" "$3" >"$1/cards.csv"
    printf '%s\n' "$2" >"$1/one.lua"
}
cp x.db kept.db
write_vain VNA 'card "VNA-001" { as { played = me, cost = { discard = 1 } } }' 2
write_vain VNB 'card "VNB-001" { effect { target = unit, run = function(u) draw(1) end } }' 3
claim 'what is in vain is imported' run 0 --json VNA VNB
claim 'a target that is not used is noted with its place' \
    tells "note: VNB/one.lua:1:57: nothing uses 'u'"
claim 'a spell without an effect is noted' tells 'note: VNA-001 Idle Word: it has no effect'
claim 'another card of a known name is noted' \
    tells 'note: VNB-002 Twice Told: VNA-002 has the same name and other facts'
claim 'programs are told as well' says '"warnings":\["VNB/one.lua:1:57: '
cp kept.db x.db

# ---- what there is no word for: the refusal says what to write

write_vain VNC 'card "VNC-001" { effect { target = hand, run = function() draw(1) end } }' 2
write_vain VNE 'card "VNE-001" { effect { target = unit, run = function(u) give_might(u, 1, until_next("Setup")) end } }' 2
write_vain VND 'card "VND-001" { effect { run = function() create("Recruit") end } }' 2
write_vain VNF 'local c = cost { energy = any_number }
card "VNF-001" { effect { run = function() add(c) end } }' 2
write_vain VNG 'local c = cost { kill = unit { yours } }
card "VNG-001" { effect { run = function() add(c) end } }' 2
claim 'a hand is no target' run 65 VNC
claim 'but its player is' tells "'target' wants a query, got the word 'hand': a zone is chosen with its player"
claim 'nothing lasts until the game is set up' run 65 VNE
claim 'and the phases of a turn are offered' tells "VNE/one.lua:1:[0-9]*: no phase 'Setup'"
claim 'no card is created' run 65 VND
claim 'but tokens and copies are' tells "unknown word 'create': what comes new is a token, 'play_token'"
claim 'nobody chooses what is added' run 65 VNF
claim 'it is plain' tells "'add' takes resources that a player gets: nothing in them is done or chosen"
claim 'nothing is killed for what is added' run 65 VNG
cp kept.db x.db

# ---- a game in Lua says of what it asks its questions

claim 'a question of players is answered for players' \
    run_game "$root/tests/games/lighthouse"
cp -r "$root/tests/games/lighthouse" lamps
sed -i 's/player { on_turn }, more_dice/lamp { me }, more_dice/' lamps/base/lh-001-*.lua
run_game lamps
claim 'and for nothing else' [ $? -eq 65 ]
claim 'with its place' \
    tells "lh-001-old-lamp.lua:3:40: nobody asks 'more_dice' .* it is asked of players"

# ---- the same, kept

claim 'a faulty set is kept if asked for' run 1 --keep-faulty BBB
claim 'with its fault' tells 'BBB/two.lua:1:[0-9]*: '
shows BBB-002 >out
claim 'its card is unplayable' says 'playable  no: BBB/two.lua:1:[0-9]*: '
shows BBB-001 >out
claim 'the other is not' says 'playable  yes'
claim 'games are still as before' [ "$(hash_of_games)" = "$before" ]

# ---- faults that stand in the database do not block, those an import causes do

claim 'a set comes in beside it' run 1 AAA
claim 'the fault that stands is told' tells 'BBB/two.lua:1:[0-9]*: '
claim 'a list comes in beside it' run 1 newer

# A database of an earlier form has no log yet (SQLite: 1 for it in bytes 18 and 19), so while a
# large import is at work nobody can see how it was.
cp x.db kept.db
write_set CCC 'card "CCC-002" { when { played = me, run = function() draw(1) end } }'
seq -f '%05.0f' 1 10000 | sed 's/.*/BIG-&,Card &,Unit,Fury,1,2/
1i code,name,type,domains,energy,might' >many
without_log() { printf '\001\001' | dd of=x.db bs=1 seek=18 conv=notrunc 2>err; }
without_log
claim 'with a large list beside it a set is refused' run 65 CCC many
claim 'for the fault that stood there' tells '^BBB/two.lua:1:[0-9]*: '
claim 'with what to do' tells 'cannot be read during so large an import.*; import sets apart from lists'
without_log
claim 'the set alone comes in' run 1 CCC
cp kept.db x.db
claim 'with a log both do' run 1 CCC many
claim 'without that note' [ "$(grep -c 'so large an import' err)" = 0 ]
cp kept.db x.db

claim 'the same set again changes nothing' run 1 BBB
sed -i 's/draw(1)/draw(2)/' BBB/one.lua
claim 'a good script of the faulty set comes in' run 1 BBB
printf '\n' >>BBB/two.lua
refused 'a faulty script that changed' 'BBB/two.lua:1:[0-9]*: ' BBB
write_set BBB 'card "BBB-002" { when { played = me, run = function() draw(1) end } }'
claim 'a mended one comes in' run 0 BBB
printf 'words { twice = function(n) draw(n) draw(n) end }\n' >AAA/words.lua
write_set BBB 'card "BBB-002" {
  when { played = me, run = function() twice(1) end } }'
claim 'a set uses the words of another' run 0 AAA BBB
printf 'words { thrice = function(n) draw(n) draw(n) draw(n) end }\n' >AAA/words.lua
refused 'a change of words that breaks a card of another set' 'BBB/two.lua:2:[0-9]*: ' AAA
rm AAA/words.lua
refused 'words that go, and break a card of another set' 'BBB/two.lua:2:[0-9]*: ' AAA
claim 'words that go may be wanted' run 1 --keep-faulty AAA
shows BBB-002 >out
claim 'then that card is unplayable' says 'playable  no: BBB/two.lua:2:[0-9]*: '
shows BBB-001 >out
claim 'and no other of its set' says 'playable  yes'
write_set AAA 'card "AAA-002" { drow }'
refused 'a faulty card beside a fault that stands' 'AAA/two.lua:1:[0-9]*: ' AAA
claim 'what stands is told apart' tells 'note: faulty before: BBB/two.lua:2:[0-9]*: '

claims_end

# A card whose row is wrong keeps what the database knew of it, its script too.
mkdir folk
printf '%s' '{"set": "FLK", "name": "Folk", "game": "riftbound", "api": 3, "needs": ["CORE"]}' >folk/set.json
printf 'code,name,type,domains,energy,might,script\nFLK-001,Piper,Unit,Fury,1,2,yes\n' >folk/cards.csv
printf '%s\n' '-- Draws on arrival.' 'card "FLK-001" {' '  when { played = me, run = function() draw(1) end },' '}' >folk/001.lua
cp "$build/cards.db" folk.db
"$program" import --db folk.db folk >out 2>err
sed -i 's/,1,2,/,x,2,/' folk/cards.csv
"$program" import --db folk.db folk >out 2>err
claim 'a row of a set that is wrong is told' tells "column energy: found 'x'"
"$program" card --db folk.db FLK-001 >out 2>err
claim 'its card is playable as before' says '^playable  yes'
