#!/bin/sh
# check_test.sh -- cardwright check: each slip of tests/tools/slips.txt is found, with its code
# and at its place; the forms of the report; exit codes; that nothing is written.
set -u
. tests/tools/claims.sh
. tests/tools/small_cards.sh

shown=$PWD/tools/lint/lint_shown.txt
slips=$PWD/tests/tools/slips.txt
self=$PWD/tests/tools/check_test.sh
here=$PWD/tests/tools
core=$PWD/cards/riftbound/core
before=$(cksum <"$db")
cd "$dir" || exit 1

check() { "$program" check --db "$db" "$@" >out 2>err </dev/null; }
ends() {
    expected=$1
    shift
    check "$@"
    [ $? -eq "$expected" ]
}
says() { grep -qF -- "$1" out; }

"$program" new sound --set SLP >/dev/null

# ---- a folder for each slip with files of its own; the others are cards of one set
cp -r sound set
awk -v base=sound -f "$here/slips.awk" "$slips"
{
    echo 'code,name,type,domains,energy,power,might,tags,keywords,script'
    echo 'SLP-001,First of SLP,Unit,Fury,2,,2,,Assault,no'
    echo 'SLP-002,Second of SLP,Spell,Mind,1,,,,Action,yes'
    cat set/rows
} >set/cards.csv
rm set/rows

check set --format=gcc
mv out all
tab=$(printf '\t')
while IFS=$tab read -r code title place line; do
    where=${place% *}
    near=${place#* }
    if [ "$where" = set ]; then
        claim "$code: $title" \
            grep -E "^($near:|set/cards.csv:$((line + 3)):).*\\[$code\\]" all
    else
        check "$where" --format=gcc
        claim "$code: $title" grep -E "^$near.*\\[$code\\]" out
    fi
done <index
claim 'there are fifty slips and more' test "$(wc -l <index)" -ge 50

# ---- reports and exit codes
claim 'a sound set is 0' ends 0 sound
claim 'and has no findings' says '0 errors, 0 warnings, 0 notes'
claim 'errors are 1' ends 1 set
claim 'a finding shows its line' says 'when { conquers = me, run = function() drow(1) end }'
claim 'with a mark under the column' grep -qE '^ +\^$' out
claim 'no line is longer than 80' test "$(awk 'length > 80' out | grep -cv '^set')" -eq 0
cp -r sound warned
rm -r warned/scenarios
claim 'warnings are 0' ends 0 warned
claim 'too many warnings are 1' ends 1 warned --max-warnings=0
claim 'as many as are allowed are 0' ends 0 warned --max-warnings=3
claim 'JSON has code, severity and place' ends 1 set --json
claim 'in each finding' says '"code":"CW101","severity":"error","file":"set/slp-101.lua","line":3,"column":'
claim 'SARIF is version 2.1.0' ends 1 set --format=sarif
claim 'with the rule of each result' says '"ruleId":"CW101"'
claim 'an unknown form is 2' ends 2 set --format=xml
claim 'a missing path is 66' ends 66 nowhere
claim 'with its code' grep -qF '[CW231]' err
claim 'one file of a set is checked with its set' ends 1 set/slp-101.lua
claim 'and told alone' test "$(grep -c '^set/slp-10[2-9]' out)" -eq 0
claim 'nothing is written' test "$(cksum <"$db")" = "$before"
claim 'no database is needed, and none is made' "$program" check --db none.db --no-scenarios "$core" sound
claim 'so there is none' test ! -e none.db

# ---- a text from a list that says more than the script
cp "$db" own.db
printf 'code,name,type,text\nSLP-002,Second of SLP,Spell,"Draw one.\n\nThen draw one.\n\nThen rest."\n' >texts.csv
"$program" import --db own.db sound texts.csv >out 2>err
db=own.db
claim 'a text of three paragraphs' ends 0 sound
claim 'is more than a clause and a keyword' says '[CW316]'
db=$build/cards.db

# ---- a pick alone, which a later 'another' leaves out
cp -r sound picks
picks() { printf 'card "SLP-002" { effect { run = function() %s end } }\n' "$1" >picks/slp-002.lua; }
picks 'for p in each(player) do pick(unit { theirs }, p) end kill(unit { another })'
claim 'a pick before another' ends 0 --no-scenarios picks
claim 'is no answer that is lost' test "$(grep -c CW322 out)" -eq 0
picks 'kill(unit { another }) pick(unit)'
claim 'a pick behind it' ends 0 --no-scenarios picks
claim 'is one' says '[CW322]'

# ---- what no scenario has run
cp "$db" own.db
branch=$(awk -F"$tab" '$1 == "CW407" { sub(" .*", "", $3); print $3 }' index)
test_of() {
    "$program" import --db own.db "$1" >/dev/null 2>&1
    shift
    "$program" test --db own.db "$@" --coverage >out 2>err
}
claim 'a test counts what ran' test_of sound sound
claim 'clauses and lines' says '1 of 1 clauses acted, 1 of 1 lines ran; all of 1 of 1 scripts'
claim 'it names what did not' test_of "$branch" "$branch"
claim 'with its card' says 'SLP-002 Second of SLP: 1 of 1 clauses, 2 of 3 lines'
claim 'and its line' says "$branch/slp-002.lua:8: this line never ran"
claim 'also as JSON' test_of "$branch" "$branch" --json
claim 'in a list' says '"missing":[{"line":8,"to":8}]'

# ---- an ability about decks, which only a claim about a deck fires
cp -r sound many
printf -- '-- SLP-002 Second of SLP\n-- A deck may hold nine of it.\ncard "SLP-002" { passive { me, copies = 9 } }\n' >many/slp-002.lua
deck_claim() {
    printf 'scenario "nine of it are legal" {\n  covers = { "SLP-002" },\n\n  run = function(t) t:deck_legal("origins-champion-deck-viktor", { main = { ["Second of SLP"] = %s }, mode = "skirmish" }) end,\n}\n' "$1" >many/scenarios/slp-002.lua
}
deck_claim 9
claim 'a deck that the ability makes legal' ends 0 many
claim 'fires it' sh -c '! grep -F "[CW406]" out'
deck_claim 3
claim 'one that is legal without it' ends 0 many
claim 'does not' says '[CW406]'

# ---- a game with a row that cannot stand
mkdir game
printf 'game "Slips" {\n  zones = { { "hand", sharde } },\n}\n' >game/game.lua
claim 'a row of a game' ends 1 game
claim 'has a code' says '[CW240]'

# ---- a deck with more of a card than a deck can hold, in two lines
"$program" new many --set SLP >/dev/null
mkdir many/decks
printf '60 First of SLP\n60 First of SLP\n' >many/decks/one.txt
claim 'more of a card than 99' ends 1 many/decks/one.txt
claim 'are refused where there are too many' says 'many/decks/one.txt:2: error:'

# ---- a set of a game that has no types
mkdir -p bare/base
printf 'game "bare" {\n  players = 2,\n  zones = { { "heap", shared } },\n  setup = function() fill(heap) end,\n  turn = function(p) win(p) end,\n}\n' >bare/game.lua
printf '{ "set": "SLP", "name": "Slips", "game": "bare", "api": 3 }\n' >bare/base/set.json
printf 'code,name,type,script\nSLP-1,A,Card,no\n' >bare/base/cards.csv
claim 'a type where the game has none' ends 1 bare
claim 'is told as that' says "found 'Card', expected a word of the game,"

# ---- a function that may only look, and acts
printf 'game "looks" {\n  api = 2,\n  players = 2,\n  zones = { { "heap", shared } },\n  endings = { { "over", "it ends" } },\n  setup = function() end,\n  turn = function() win(turn_player(), "over") end,\n  worth = function(p) win(p, "over") return 1 end,\n}\n' >game/game.lua
claim 'a game that acts where it looks' ends 1 game
claim 'has a code too' says '[CW137]'

# ---- cards that are right by themselves and no game together
cp -r "${self%/tools/*}/games/moor" moor
sed -i 's/Pier,Square,3,3/Pier,Square,1,3/' moor/base/cards.csv
claim 'two spaces at one place' ends 1 moor
claim 'which has a code' says '[CW237]'
cp -r "${self%/tools/*}/games/omens" omens
sed -i 's,2/0/0,0/1/3,' omens/base/cards.csv
claim 'two threats that wound alike' ends 1 omens
claim 'fail a demand of the game' says '[CW238]'

# ---- every code is given above or by explain_test.sh, or cannot be: then this says why
unreached='
CW133 the list that says yes without a script is CW306, which names the same
CW199 needs a database that another program wrote
'
"$program" explain >codes
while read -r code rest; do
    claim "$code is given by a slip, or cannot be" grep -qE "^= $code( |\$)|\\[$code\\]|^$code [a-z]" "$slips" "$self" "$shown"
done <codes

# ---- explain
claim 'a code is explained' sh -c "'$program' explain CW301 | grep -q 'tag'"
claim 'in any case, and by its number' sh -c "'$program' explain cw301 301 | grep -c CW301 | grep -qx 2"
"$program" explain CW999 >out 2>err
claim 'an unknown code is 66' test $? -eq 66
claim 'each code that the slips name is explained' sh -c "grep -o '^= CW[0-9]*' '$slips' | cut -c3- | sort -u | xargs '$program' explain"
claims_end
