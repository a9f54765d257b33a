#!/bin/sh
# against_text_test.sh -- an import tells where texts and scripts say different things: against_text.txt has
# sentences of our own, their scripts and faults.
set -u
. tests/tools/claims.sh

table=$PWD/tests/tools/against_text.txt
db=$dir/cards.db
cp "$build/cards.db" "$db"
cd "$dir" || exit 1
mkdir right wrong
for set in right wrong; do
    echo '{ "set": "AGT", "name": "Against", "game": "riftbound", "api": 3, "needs": ["CORE"] }' >$set/set.json
    echo 'code,name,type,domains,energy,might,script,text' >$set/cards.csv
done
# Each right script is a card, and each fault is one; `faults` has their codes and what is told.
awk '
function put(set, code, script, above) {
    if (match(script, / ;; /)) {
        above = substr(script, 1, RSTART) "\n"
        script = substr(script, RSTART + RLENGTH)
    }
    printf "-- %s Card %s\n-- What it does.\n%scard \"%s\" {\n  %s,\n}\n", code, code, above, code, script >(set "/" code ".lua")
    printf "%s,Card %s,%s,Fury,1,%s,yes,\"%s\"\n", code, code, type, type == "Unit" ? 2 : "", text >>(set "/cards.csv")
}
/^= / { type = $2; text = substr($0, length($2) + 4); gsub(/ \/ /, "\\n", text) }
/^\+ / { script = substr($0, 3); put("right", sprintf("AGT-%03d", ++n), script) }
/^- / {
    split(substr($0, 3), part, / \| ?/)
    at = index(script, part[2])
    if (!at) { print "no " part[2] " in " script >"faults"; next }
    code = sprintf("AGT-%03d", 100 + ++m)
    put("wrong", code, substr(script, 1, at - 1) part[3] substr(script, at + length(part[2])))
    printf "%s\t%s\n", code, part[1] >"faults"
}' "$table"

"$program" import right --db "$db" >out 2>err
claim "scripts that say their texts come in" grep -q 'AGT  *scripts  *27' out
claim "without a warning" sh -c '! grep warning err'
cp "$build/cards.db" "$db"
"$program" import wrong --db "$db" >out 2>err
tab=$(printf '\t')
while IFS=$tab read -r code what; do
    claim "$code: $what" grep "wrong/$code.lua:[45]: $code: text and script differ in $what; " err
done <faults
claim "there are 15 faults and more" test "$(wc -l <faults)" -ge 15
claim "a fault has both sentences" grep -F 'text: "When I conquer, deal 3 to an enemy unit."; script: "When I conquer, deal 4 to an enemy unit." [CW323]' err
claim "none of them refuses the set" grep -q 'this is import' out
"$program" import wrong --db "$db" >out 2>err
claim "what an import did not bring is not told again" sh -c '! grep warning err'
"$program" check wrong --db "$db" --no-scenarios --format=gcc >out 2>&1
claim "a check has them" grep -F 'wrong/AGT-101.lua:4' out
claim "with their code" grep -F '[CW323]' out

# A list of texts beside scripts that are there already.
cp "$build/cards.db" "$db"
cut -d, -f1-7 right/cards.csv | sed 's/,text$//' >cards && mv cards right/cards.csv
"$program" import right --db "$db" >out 2>err
claim "a set without texts" grep -q 'AGT  *scripts  *27' out
printf 'code,name,text\nAGT-001,Card AGT-001,"When I conquer, deal 5 to an enemy unit."\n' >texts.csv
"$program" import texts.csv --db "$db" >out 2>err
claim "a list of texts is held against its scripts" grep -F 'a number: the text says 5, the script 3; text: "' err
"$program" import texts.csv --json --dry-run --db "$db" >out 2>err
claim "once" sh -c '! grep -F "CW323" out'
"$program" import --undo 2 --db "$db" >out 2>&1
printf 'code,name,text\nAGT-001,Card AGT-001,"When I conquer, deal 6 to an enemy unit."\n' >texts.csv
"$program" import texts.csv --json --db "$db" >out 2>err
claim "as JSON too" grep -F 'the text says 6, the script 3' out

# Texts that no card has: numbers without end, a language that is not English, 16 KiB of one sentence.
mkdir odd
echo '{ "set": "AGO", "name": "Odd", "game": "riftbound", "api": 3, "needs": ["CORE"] }' >odd/set.json
echo 'code,name,type,domains,energy,might,script,text' >odd/cards.csv
long=$(head -c 15000 /dev/zero | tr '\0' ' ' | sed 's/ /any of /g' | head -c 15000)
n=0
for text in 'Draw 99999999999999999999999 and frolic often.' 'Wenn ich erobere, ziehe 2 Karten und freue dich.' \
    "When I conquer, draw 5 for $long."; do
    n=$((n + 1))
    printf -- '-- AGO-00%s Odd\n-- Draws.\ncard "AGO-00%s" { when { conquers = me, run = function() draw(4) end } }\n' $n $n >odd/ago-00$n.lua
    printf 'AGO-00%s,Odd %s,Unit,Fury,1,2,yes,"%s"\n' $n $n "$text" >>odd/cards.csv
done
cp "$build/cards.db" "$db"
"$program" import odd --db "$db" >out 2>err
claim "odd texts come in" grep -q 'AGO  *scripts  *3' out
claim "a number without end is none" grep -F 'AGO-001: text and script differ in a number: the script says 4, the text does not' err
claim "what is not English is held against nothing" sh -c '! grep AGO-002 err'
claim "of a long sentence the begin is told" sh -c 'grep -F "AGO-003: text and script differ in a number: the text says 5, the script 4" err | grep -q "any of any.* …\""'
claim "no line is longer than a page" sh -c '! grep -q ".\{1500\}" err'

# Symbols are those of every list, in the text of a set's own list too; of each that nobody knows it is told once.
mkdir signs
echo '{ "set": "AGS", "name": "Signs", "game": "riftbound", "api": 3, "needs": ["CORE"] }' >signs/set.json
cat >signs/cards.csv <<'END'
code,name,type,domains,energy,might,script,text
AGS-001,Signs One,Gear,Fury,1,,yes,"[E]: Draw 1."
AGS-002,Signs Two,Gear,Fury,1,,yes,"{T}, [Y]: Draw 1."
AGS-003,Signs Three,Gear,Fury,1,,yes,"[C], [Y]: Draw 1."
END
for n in 1 2 3; do
    cost='exhaust = me'
    [ $n = 3 ] && cost='fury = 1'
    printf -- '-- AGS-00%s Signs\n-- Draws.\ncard "AGS-00%s" { activated { cost = { %s }, run = function() draw(1) end } }\n' \
        $n $n "$cost" >signs/ags-00$n.lua
done
cp "$build/cards.db" "$db"
"$program" import signs --db "$db" >out 2>err
claim "a symbol that nobody knows is told once" test "$(grep -c "found '\[Y\]'" err)" = 1
claim "the others are no difference" sh -c '! grep CW323 err'
"$program" card --db "$db" AGS-001 >out
claim "they stand there as in every text" grep -F '{exhaust}: Draw 1.' out
"$program" card --db "$db" AGS-003 >out
claim "the own domain is written out" grep -F '{fury}, [Y]: Draw 1.' out
claims_end
