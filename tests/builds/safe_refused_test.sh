#!/bin/sh
# What is refused is given back: imports, checks and games of scripts with faults, under the
# address and undefined behaviour sanitizers, which end with a code of their own.
set -u
. tests/tools/claims.sh

program=${build%/dev}/safe/cardwright
db="$dir/cards.db"
cp "$build/cards.db" "$db"

exits() {
    wanted=$1
    shift
    "$@"
    code=$?
    [ "$code" = "$wanted" ] || echo "exit $code, not $wanted"
    [ "$code" = "$wanted" ]
}

# Writes a set with one card, of the script that is given.
set_of() {
    mkdir -p "$dir/set"
    echo '{"set": "TRY", "name": "Tries", "game": "riftbound", "api": 2}' >"$dir/set/set.json"
    printf '%s\n' "code,name,type,domains,energy,power,might,tags,rarity,keywords,script" \
        "TRY-001,Trial,Spell,Fury,0,,,,Common,Action,yes" >"$dir/set/cards.csv"
    printf '%s\n' "$1" >"$dir/set/try-001.lua"
}

scripts='card "TRY-001" { effect { run = function() drow(1) end } }
card "TRY-001" { effect { run = function() draw(1) end }
local q = unit for i = 1, 16 do q = either(q, q) end card "TRY-001" { effect { run = function() draw(count(q)) end } }
while true do local x = unit { friendly } end
card "TRY-001" { effect { target = unit, run = function(u) give(u, nil) end } }
card "TRY-001" {}'
printf '%s\n' "$scripts" >"$dir/scripts"
n=0
while read -r script; do
    n=$((n + 1))
    set_of "$script"
    claim "import of script $n" exits 65 "$program" import --db "$db" "$dir/set"
    claim "check of script $n" exits 1 "$program" check --db "$db" "$dir/set"
    claim "import of faulty script $n" \
        exits 1 "$program" import --db "$dir/new.db" --keep-faulty "$dir/set"
done <"$dir/scripts"

set_of 'card "TRY-001" { effect { run = function() draw(1) end } }'
claim "import of a sound script" exits 0 "$program" import --db "$db" "$dir/set"
sed -i 's/"api"/"evil": 1, "api"/' "$dir/set/set.json"
claim "import of a set with an unknown key" exits 65 "$program" import --db "$db" "$dir/set"
claim "an import that is not there is not undone" \
    exits 66 "$program" import --db "$db" --undo 999

mkdir "$dir/game"
sed 's/^    win(/    win(nil) &/' tests/games/high_card.lua >"$dir/game/game.lua"
claim "check of a game with a fault" exits 1 "$program" check "$dir/game"
claim "games of a game with a fault" \
    exits 65 "$program" simulate --game "$dir/game" --games 1
claim "a new set" exits 0 "$program" new "$dir/fresh"
claim "a new set in its place" exits 74 "$program" new "$dir/fresh"
claim "a word that is none" exits 65 "$program" words --db "$db" zzz

claims_end
