#!/bin/sh
# def_test.sh -- cardwright def writes what an editor reads, and nothing that is the designer's.
set -u
. tests/tools/claims.sh

home=$PWD
cp "$build/cards.db" "$dir/cards.db"
cd "$dir" || exit 1

# run EXPECTED-CODE ARGUMENT...: what it prints is in out and err.
run() {
    expected=$1
    shift
    "$program" "$@" >out 2>err </dev/null
    [ $? -eq "$expected" ]
}

holds() { grep -qF -- "$1" "$2"; }

claim 'a set is begun' run 0 new fog --set FOG
claim 'its words are written' run 0 def fog --db cards.db
claim 'for cards' holds 'function draw(' fog/.cardwright/cards.lua
claim 'for scenarios' holds 'function Test:expect_unit(' fog/.cardwright/scenarios.lua
claim 'and the editor learns where' holds '"workspace.library": [".cardwright"]' fog/.luarc.json
claim 'an import sees none of that' run 0 import fog --db cards.db
claim 'and finds a set' grep -q '^FOG  *scripts  *1 ' out

echo 'thing_counter "fog"' >fog/words.lua
echo 'words { thick = function() draw(2) end }' >>fog/words.lua
claim 'a set gets a word' run 0 import fog --db cards.db
cat >>fog/words.lua <<'END'
words {
  -- So many cards for a player.
  thicker = function(n, who) draw(n, who) end,
  mists = unit { friendly },
}
END
claim 'and two more, of a type' run 0 import fog --db cards.db
claim 'the import writes them for the editor' holds 'function thick() end' fog/.cardwright/cards.lua
claim 'and says nothing of it' sh -c "! grep -F .cardwright out"
echo '{ "mine": true }' >fog/.luarc.json
claim 'the words are written anew' run 0 def fog --db cards.db
claim 'with the new one' holds 'function thick() end' fog/.cardwright/cards.lua
claim 'a function has its parameters' holds 'function thicker(n, who) end' fog/.cardwright/cards.lua
claim 'and the comment above it' holds 'So many cards for a player.' fog/.cardwright/cards.lua
grep -B1 '^mists = nil' fog/.cardwright/cards.lua >mists
claim 'a query is one' holds '---@type cw.Query' mists
claim 'and settings that are there stay' holds '"mine"' fog/.luarc.json
claim 'which is said' holds 'fog/.luarc.json is there and stays' out

claim 'a second set' run 0 new bog --set BOG
claim 'has definitions too' run 0 def bog --db cards.db
claim 'both are imported at once' run 0 import fog bog --db cards.db
claim 'and have the same words' cmp -s fog/.cardwright/cards.lua bog/.cardwright/cards.lua

claim 'a folder without definitions' run 0 new reed --set REE
claim 'is imported' run 0 import reed --db cards.db
claim 'and gets none' [ ! -e reed/.cardwright ]
claim 'nor by def --again' run 0 def --again reed --db cards.db
claim 'which says nothing' [ ! -s out ]
rm -r fog/.luarc.json fog/words.lua
claim 'a word that is gone' run 0 import --json fog --db cards.db
claim 'is gone for the editor, too' sh -c "! grep -F 'function thick(' fog/.cardwright/cards.lua"
claim 'JSON stays JSON' sh -c "[ \$(wc -l <out) = 1 ]"

claim 'a game of Lua has words of its own' run 0 def --game "$home/cards/gwent" .
claim 'of its zones' holds 'weather_area = nil' .cardwright/cards.lua
claim 'of its game.lua' holds 'function game(name)' .cardwright/cards.lua
claim 'of its scenarios' holds 'function Test:expect_object(' .cardwright/scenarios.lua
claim 'a folder that is not there is refused' run 74 def nowhere --db cards.db
claim 'so is a game that is not there' run 66 def fog --db cards.db --game nothing
claim 'and a second folder' run 2 def fog fog2

if command -v luac >/dev/null; then
    claim 'Lua takes it all' luac -p fog/.cardwright/*.lua .cardwright/*.lua
fi
if command -v lua-language-server >/dev/null; then
    rm fog/.luarc.json
    run 0 def fog --db cards.db
    claim 'the server finds nothing wrong' lua-language-server --check fog --checklevel=Warning
else
    echo "no lua-language-server here: tests/tools/definitions_test.c reads the definitions"
fi
claims_end
