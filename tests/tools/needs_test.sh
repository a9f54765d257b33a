#!/bin/sh
# needs_test.sh -- sets that build on others, and sets that share words: what an import takes
# and refuses, in which order, and what an export writes.
set -u
. tests/tools/claims.sh

core=$(realpath cards/riftbound/core)
cd "$dir" || exit 1

# set_of FOLDER CODE NEEDS LIST-ROWS
set_of() {
    rm -rf "$1"
    mkdir -p "$1/keywords"
    echo "{ \"set\": \"$2\", \"name\": \"$2\", \"game\": \"riftbound\", \"api\": 2, \"needs\": [$3] }" \
        >"$1/set.json"
    printf 'code,name,type,domains,energy,might,keywords,script\n%b' "$4" >"$1/cards.csv"
}

run() {
    expected=$1
    shift
    "$program" "$@" >out 2>err </dev/null
    code=$?
    [ $code -eq "$expected" ] && return
    echo "exit $code"
    cat out err
    return 1
}
says() { grep -qF -- "$1" out; }
tells() { grep -qF -- "$1" err || { cat err; return 1; }; }

# Dragons bring a keyword, a counter, a status, a word and a token; riders use them all.
set_of dragons DRA '"CORE"' 'DRA-001,Old Dragon,Unit,Fury,3,4,Roar,yes\n'
printf '%s\n' 'player_counter "hoard"' 'thing_counter "scale"' 'status "sleepy"' \
    'words { add_gold = function(n) gain("hoard", n) end }' >dragons/words.lua
printf -- '-- More Might while it attacks.\nkeyword "Roar" { adds_up, passive { unit { me, attacking }, might = 1 } }\n' \
    >dragons/keywords/roar.lua
printf -- '-- DRA-001 Old Dragon\n-- Gold for each conquest.\ncard "DRA-001" {\n  when { conquers = me, run = function() add_gold(2) end },\n}\n' \
    >dragons/dra-001.lua
set_of riders RID '"DRA"' 'RID-001,Dragon Rider,Unit,Fury,3,2,Roar,yes\n'
printf '%s\n' 'words { add_much_gold = function() add_gold(5) end }' >riders/words.lua
printf -- '-- RID-001 Dragon Rider\n-- Gold for each hold, a sleepy dragon, Might from gold.\ncard "RID-001" {\n  when { holds = me, run = function() add_much_gold() mark(me, "sleepy") end },\n  passive { unit { me }, might = 1, provided = player { you, hoard = at_least(4) } },\n}\n' \
    >riders/rid-001.lua
mkdir riders/scenarios
cat >riders/scenarios/riders.lua <<'END'
scenario "Gold for a hold, and Might from gold" {
  covers = { "RID-001" },
  you = { units = { ["0"] = { "Dragon Rider" } } },
  run = function(t)
    t:next_turn()
    t:next_turn()
    t:everyone_passes()
    t:expect { you = { hoard = 5 } }
  end,
}
END

claim 'without the needed set nothing comes' run 65 import --db a.db "$core" riders
claim 'and the message says why' tells \
    'riders/set.json: set RID needs DRA, which is not in this database: import it first, or both with one command (other sets here: CORE)'
claim 'no database is left' [ ! -e a.db ]
claim 'both come, in any order' run 0 import --db a.db riders dragons "$core"
claim 'the other way round too' run 0 import --db b.db "$core" dragons riders
mkdir shelf && cp -r "$core" dragons riders shelf
claim 'a folder of sets brings all of them' run 0 import --db s.db shelf
claim 'with their words' run 0 words add_much_gold --db s.db
claim 'one after the other too' run 0 import --db c.db "$core" dragons
claim 'one after the other too' run 0 import --db c.db riders
claim 'the needed set may come again' run 0 import --db c.db dragons
claim 'without a change' says 'nothing changed'
cp "$build/cards.db" all.db
claim 'they come to all other sets' run 0 import --db all.db riders dragons
claim 'where their cards play' run 0 test --db all.db riders
claim 'coverage knows' run 0 coverage --db all.db riders
claim 'what a set needs' grep -q '^RID  *1  *1  *1  needs DRA$' out
claim 'a set is written with its needs' run 0 export --db a.db --set RID again
claim 'in set.json' grep -qF '"needs"' again/set.json
claim 'and comes back from there' run 0 import --db b.db again

sed -i 's/add_gold/add_coins/' dragons/words.lua dragons/dra-001.lua
claim 'a needed set keeps what the other uses' run 65 import --db a.db dragons
claim 'whose place is told' tells "riders/words.lua:1:36: unknown word 'add_gold'"
sed -i 's/add_coins/add_gold/' dragons/words.lua dragons/dra-001.lua
sed -i 's/"CORE"/"RID"/' dragons/set.json
claim 'sets cannot need each other' run 65 import --db a.db dragons
claim 'by name' tells 'set DRA needs RID, and RID needs DRA in turn'
sed -i 's/"RID"/"CORE"/' dragons/set.json

claim 'a new set knows what it needs' run 0 new fresh --set FRE --needs DRA
claim 'and comes in' run 0 import --db a.db fresh
claim 'with both' grep -qF '"needs": ["CORE", "DRA"]' fresh/set.json
claim 'needs are codes' run 2 new fresh2 --set FRE --needs dra,

# Two sets may bring the same word; one of another meaning is refused with both places.
shared() {
    set_of share "$1" '"CORE"' "$1-001,Fellow,Unit,Fury,3,2,,no\n"
    printf '%s\n' "$2" >share/words.lua
}
first='local dogs = { unit { yours, tag = "Dog" }, 3 }
local double = function(n) return 2 * n end
player_counter "pups"
thing_counter "bones"
status "fed"
words {
  many = function(n)
    local all = dogs[1]
    return double(n) + dogs[2] + count(all)
  end,
  big_dog = unit { yours, might = at_least(5) },
  hunger = when { conquers = me, run = function() draw(1) end },
}'
shared ONE "$first"
claim 'a set brings words' run 0 import --db b.db share
shared TWO "-- The same words, said in another place.


$first"
claim 'another set the same ones' run 0 import --db b.db share
cp b.db kept.db
while IFS='|' read -r from to line name; do
    shared TRE "$(printf '%s' "$first" | sed "s/$from/$to/")"
    claim "not with $to" run 65 import --db b.db share
    claim "for $name" tells "share/words.lua:$line:"
    claim "but both places" tells "'$name' is a word already, and share/words.lua:$line says"
done <<END
"Dog"|"Cat"|7|many
2 \* n|3 * n|7|many
return double|return count(all) + double|7|many
{ unit|{ unit, unit|7|many
}, 3 }|}, 4 }|7|many
least(5)|least(6)|11|big_dog
draw(1)|draw(2)|12|hunger
conquers = me|holds = me|12|hunger
END
shared TRE 'player_counter "bones"'
claim 'a counter is of players or of things' run 65 import --db b.db share
claim 'and the other place is told' tells \
    "share/words.lua:1:16: 'bones' is a counter of things already, and share/words.lua:4 says"
shared TRE 'words { fed = 3 }'
claim 'a status is no other word' run 65 import --db b.db share
shared TRE 'words { draw = 3 }'
claim 'nor is a word of the language' run 65 import --db b.db share
claim 'which has no place' tells "share/words.lua:1:9: 'draw' is a verb already"
shared ONE ''
claim 'one of two sets may leave its words out' run 0 import --db b.db share
shared TRE "$first"
claim 'the other one still has them' run 0 import --db b.db share

# Scripts make tokens by name, so a name is that of one token.
shared ONE ''
printf 'code,name,type,supertypes,might,script\nONE-T01,Wisp,Unit,Token,1,no\n' >share/cards.csv
claim 'a set brings a token' run 0 import --remove --db b.db share
shared TRE "$first"
printf 'code,name,type,supertypes,might,script\nTRE-T01,Wisp,Unit,Token,1,no\n' >share/cards.csv
claim 'another set the same one' run 0 import --remove --db b.db share
printf 'code,name,type,supertypes,might,script\nTRE-T01,Wisp,Unit,Token,2,no\n' >share/cards.csv
claim 'one with other facts is told' run 1 import --remove --db b.db share
claim 'with both codes and its row' tells 'share/cards.csv:2: TRE-T01 Wisp: ONE-T01 has the same name and other facts, and scripts make'
cp kept.db b.db
printf 'code,name,type,supertypes,might,script\nTRE-T01,Wisp,Unit,Token,2,no\nTRE-T02,Old Wisp,Unit,Token,2,no\n' >share/cards.csv
claim 'a new one comes' run 0 import --db b.db share
shared ONE ''
printf 'code,name,type,supertypes,might,script\nONE-T01,Wisp,Unit,Token,1,no\n' >share/cards.csv
claim 'and keeps another one of its name away' run 65 import --remove --db b.db share
claim 'whose row is told' tells 'share/cards.csv:2: ONE-T01 Wisp: TRE-T01 has the same name'

# A word that gets less than it takes is noted, with the place.
shared ONE 'player_counter "sap"
words {
  gather = function(n, p) gain("sap", n, p) end,
  twice = function(n) gather(2 * n) end,
  some = function() return gather(count(unit)) end,
  enough = function() gather(1, you) end,
}
-- Two Wisps for whoever plays it.'
printf '%s\n' '-- Wisps come along.' 'keyword "Mist" { when { played = me, run = function() play_token("Wisp", 2) end } }' \
    >share/keywords/mist.lua
printf 'code,name,type,supertypes,might,keywords,script\nONE-T03,Wisp,Unit,Token,1,,no\nONE-002,Fog,Unit,,1,Mist,no\n' >share/cards.csv
rm -f d.db
claim 'a set comes with notes' run 0 import --db d.db "$core" share
claim 'on one call' tells "note: share/words.lua:4:23: 'gather' takes 2 arguments and gets 1; the rest is nil"
claim 'on another' tells "note: share/words.lua:5:28: 'gather' takes 2 arguments and gets 1"
claim 'and no third' [ "$(grep -c 'note:' err)" = 2 ]
claim 'a keyword that makes a token is explained' run 0 words Mist --db d.db

# Many sets, each of which needs the sixty before it: the work grows with what they need.
codes() { awk -v from="$1" -v to="$2" 'BEGIN {
    for (i = from; i <= to; i++)
        printf "%s\"S%c%c\"", (i > from ? "," : ""), 65 + i / 26, 65 + i % 26
}'; }
mkdir many
for i in $(seq 0 99); do
    code=$(codes "$i" "$i" | tr -d '"')
    set_of "many/$code" "$code" "$(codes $((i > 60 ? i - 60 : 0)) $((i - 1)))" "$code-001,Of $code,Unit,Fury,3,2,,no\\n"
done
claim 'sets that need sixty each come' run 0 import --db many.db "$core" many
set_of many/SAA SAA '"SDV"' 'SAA-001,Of SAA,Unit,Fury,3,2,,no\n'
claim 'and are refused where they go round' run 65 import --db many.db many
claim 'with the first that leads back' tells \
    'many/SAA/set.json: set SAA needs SDV, and SDV needs SAA in turn: sets cannot need each other'
set_of many/SAA SAA "$(codes 1 65)" 'SAA-001,Of SAA,Unit,Fury,3,2,,no\n'
claim 'a set needs no more than a set may' run 65 import --db many.db many
claim 'and its file says so' tells \
    'many/SAA/set.json: more than 64 sets on which one set builds in "needs"'

claims_end
