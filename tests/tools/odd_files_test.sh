#!/bin/sh
# odd_files_test.sh -- files of sets and games that are too large, or no text: each is refused
# by its size before it is read, or named with its line; and no long piece is printed whole.
set -u
. tests/tools/claims.sh

cd "$dir" || exit 1
cp "$build/cards.db" a.db

# A folder of a set with one card; FILE gets the standard input.
set_with() {
    rm -rf set
    mkdir set
    echo '{"set":"ODD","name":"Odd","game":"riftbound","api":2}' >set/set.json
    printf 'code,name,type,domains,energy,might,script\nODD-001,Old,Unit,Fury,3,2,no\n' \
        >set/cards.csv
    mkdir -p "set/$(dirname "$1")"
    cat >"set/$1"
}
letters() { head -c "$1" /dev/zero | tr '\0' 'y'; }

refuses() {
    "$program" import --db a.db "$1" >out 2>&1 </dev/null
    [ $? -eq 65 ] && grep -qF -- "$2" out && ! grep -q 'yyyyyyyyyy\{600\}' out && return
    head -c 2000 out
    return 1
}

letters 70000 | set_with odd-001.lua
claim 'a script too large is named with its limit' \
    refuses set 'set/odd-001.lua: more than 65536 bytes of a script'
letters 70000 | set_with set.json
claim 'and so is a set.json' refuses set 'set/set.json: more than 65536 bytes of a set.json'
{ printf '{"set":"ODD","game":"riftbound","api":2,"name":"'; letters 161; printf '"}'; } |
    set_with set.json
claim 'the name of a set has a limit' refuses set \
    'set/set.json: more than 160 bytes of the code or the name of a set or a game in "name"'
{ printf '{"set":"ODD","name":"Odd","api":2,"game":"'; letters 161; printf '"}'; } |
    set_with set.json
claim 'and the name of its game' refuses set 'in "game"'
printf -- '-- ODD-001\ncard "ODD-001" {\n\0}\n' | set_with odd-001.lua
claim 'a script with a zero byte is named with the line' \
    refuses set 'set/odd-001.lua: expected UTF-8 text; line 3 has a NUL byte'
printf -- '-- ODD-001\n-- caf\351\ncard "ODD-001" {}\n' | set_with odd-001.lua
claim 'and one of another encoding' \
    refuses set 'set/odd-001.lua: expected UTF-8 text; line 2 has a byte that is no UTF-8'
printf 'code,name,type\nODD-001,O\0ld,Unit\n' | set_with cards.csv
claim 'a list with a zero byte is named with line and column' \
    refuses set 'set/cards.csv:2:10: found a NUL byte'
for column in tags rarity; do
    { printf 'code,name,type,domains,energy,might,script,%s\n' $column
        printf 'ODD-001,Old,Unit,Fury,3,2,no,'; letters 1001; } | set_with cards.csv
    claim "a cell of $column has a limit" refuses set \
        'expected at most 1000 bytes of a cell in a list that is neither name nor text'
done
{ printf 'print,card,rarity\nODD-002,ODD-001,'; letters 1001; echo; } | set_with printings.csv
claim 'the rarity of a printing has it too' refuses set \
    'set/printings.csv row 2, column rarity: found'
{ printf 'format,card,since\nmatch,'; letters 161; echo ,; } | set_with formats.csv
claim 'and the card of a ban' refuses set 'set/formats.csv row 2, column card: found'
printf 'code,name,type,%s\nA-1,Old,Unit,x\n' "$(letters 3000)" >list.csv
"$program" import --db a.db list.csv >out 2>&1
claim 'a heading is told in short' test -z "$(grep 'y\{600\}' out)"

# ---- what is no list and no deck

# seems TEXT WHAT: a file with that text is refused with WHAT, by import and as a deck.
seems() {
    printf -- "$1" >odd.txt
    refuses odd.txt "odd.txt $2" || return 1
    "$program" deck --db a.db odd.txt >out 2>&1 && return 1
    grep -qF -- "$2" out && return
    cat out
    return 1
}
while IFS='|' read -r text what; do
    claim "$what" seems "$text" "$what"
done <<'END'
From: a@b.c\nSubject: cards\n\n3 Gust\n|seems to be a mail: save the list in it as a text of its own
-- ODD-001\ncard "ODD-001" {\n}\n|seems to be the script of a card: import the folder of its set
-- x\nscenario "a fox" {\n}\n|seems to be a scenario: cardwright test runs it
game "odd" {\n}\n|seems to be the script of a game: import the folder it lies in
keyword "Odd" {\n  a = f(1, 2, 3),\n  b = f(2, 3, 4),\n}\n|seems to be the script of a keyword
local x = 1\nreturn x\n|seems to be a Lua program: name a list of cards or a deck
return {\n  1\n}\n|seems to be a Lua program
#include <stdio.h>\nint main(void)\n{\n}\n|seems to be the source of a program
import os\ndef f(x):\n  pass\n|seems to be the source of a program
const a = 1;\nfunction f() {\n}\n|seems to be the source of a program
CREATE TABLE x (a);\n|seems to be a database as SQL: export its table of cards as CSV
BEGIN:VCARD\nEND:VCARD\n|seems to be an address book
[InternetShortcut]\nURL=https://a.b\n|seems to be a link: save the page that it leads to
{"set":"ODD","name":"Odd","api":2}|seems to be the set.json of a set: import the folder it lies in
{"record":"cardwright 4","seed":1}\n{"a":1}\n|seems to be a recorded game: cardwright replay shows it
{"type":"newgame"}\n{"type":"options"}\n|seems to be requests of a program to the engine
{"error":"x","message":"y"}|is JSON or YAML without a deck: no object has a main deck, and none has what a card has; its first keys are 'error', 'message'
END

# imported NAME WHAT: that file is refused with WHAT; it is read as it lies there.
imported() { refuses "$1" "$1 $2"; }
"$program" play --db "$build/cards.db" proving-grounds-annie proving-grounds-garen --seats \
    greedy,greedy --seed 1 --replay game.jsonl >out 2>&1
claim 'a recorded game is one' imported game.jsonl 'seems to be a recorded game'
printf 'Dear all,\nthis is a letter\nabout nothing at all\n' >letter.txt
claim 'a letter is told in one line' imported letter.txt \
    'seems to be a text without cards: none of its 3 lines names one that is known'
cp a.db other.db
claim 'a database of cards is one' imported other.db \
    'is a database of cards of this program: name it after --db, or export its cards'
printf 'BM\66\0\0\0\0\0\0\0' >a.bmp
claim 'a picture without a name is one' imported a.bmp 'is a picture (BMP)'
printf '<svg width="1"><rect/></svg>' >a.svg
claim 'a picture in XML is one' imported a.svg 'seems to be a picture (SVG)'
printf '<!DOCTYPE html><html><body><p>None</p></body></html>' >a.html
claim 'a page without a table is one' imported a.html 'is HTML or XML without a table'
: >empty
claim 'an empty file is empty' imported empty 'is empty'
mkdir nothing
"$program" import --db a.db nothing >out 2>&1
claim 'a folder without files has none' grep -q 'nothing has no set.json and no files' out
printf '# mine\nCard Name = name\nFolder = ignore\n' >map.txt
claim 'a map is one' imported map.txt 'is a map of columns, no list'
# What a deck may have is no mark of anything else.
printf '// from: me\n# local\n[Main]\n1 Annie - Fiery\n' >fine.txt
"$program" import --db a.db fine.txt >out 2>&1
claim 'a deck with remarks is a deck' test -z "$(grep 'seems to be' out)"

# ---- more than half is left out

# rows GOOD BAD: a list with so many rows of each.
rows() {
    echo code,name,type
    i=0
    while [ $((i += 1)) -le $(($1 + $2)) ]; do
        [ $i -le "$1" ] && echo "ODD-10$i,Card$i,Unit" || echo "ODD-10$i,Card$i,Uint"
    done
}
rows 1 2 >bad.csv
rows 2 2 >half.csv
rows 0 2 >all.csv
{ rows 1 2; echo ',Nobody knows me,'; } >waits.csv
half='2 of 3 rows and decks are left out, more than half'
claim 'an import of which more than half is left out imports nothing' refuses bad.csv \
    "nothing was imported: $half; correct them, or import what is left with --partly"
claim 'and says so first' sh -c "head -n 1 out | grep -qx 'note: $half'"
claim 'no card came' test -z "$("$program" cards --db a.db Card1 2>/dev/null | grep ODD)"
claim 'a program reads why' sh -c \
    "$program import --db a.db --json bad.csv 2>/dev/null | grep -q '\"error\":\"nothing was imported: 2 of 3'"
claim 'a dry run says it and goes on' sh -c \
    "$program import --db a.db --dry-run bad.csv 2>&1 | grep -q 'nothing written: dry run'"
for list in half all waits; do
    cp a.db b.db
    "$program" import --db b.db $list.csv >out 2>&1 </dev/null
    claim "$list.csv is not so" test -z "$(grep 'more than half' out)"
done
"$program" import --db a.db --partly bad.csv >out 2>&1
claim '--partly imports the rest' grep -q 'bad.csv  cards          1 ' out
"$program" import --db a.db bad.csv >out 2>&1
claim 'what changes nothing needs no --partly' grep -q 'nothing changed' out
cp "$build/cards.db" c.db
answered() { printf '%s\n' "$1" | script -qec "$program import --db c.db bad.csv" /dev/null >out 2>&1; }
if command -v script >/dev/null; then
    answered n
    claim 'a person is asked' grep -q 'import the other 1? \[y/N\]' out
    claim 'and may say no' grep -q 'nothing was imported' out
    answered y
    claim 'or yes' grep -q 'bad.csv  cards          1 ' out
fi

# ---- games
mkdir game
printf 'game "odd" {\n\n\0}\n' >game/game.lua
claim 'game.lua with a zero byte is named with the line' \
    refuses game 'game/game.lua: expected UTF-8 text; line 3 has a NUL byte'
rm -r game
"$program" new --game odd >/dev/null
cp odd/game.lua plain.lua
titled() { awk -v title="$1" '/^ *title =/ { $0 = "  title = \"" title "\"," } { print }' plain.lua >odd/game.lua; }
titled "$(letters 4097)"
claim 'a text of a game has a limit' refuses odd 'the text has more than 4096 bytes'
titled 'a\\0b'
claim 'and no zero byte' refuses odd 'the text cannot be printed'
mkdir game
{ printf 'game "'; letters 161; printf '" {}\n'; } >game/game.lua
claim 'nor is its name longer than a name' refuses game 'game/game.lua: more than 160 bytes'

claims_end
