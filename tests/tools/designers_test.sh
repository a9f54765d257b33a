#!/bin/sh
# designers_test.sh -- each slip of tests/tools/designers.txt is refused, or told, in the words that
# stand there, and of what is sound there nothing is said.
set -u
. tests/tools/claims.sh

set=$dir/set
mkdir "$set"
echo '{ "set": "DSG", "name": "Designers", "game": "riftbound", "api": 3 }' >"$set/set.json"
awk -v set="$set" '
BEGIN {
    print "code,name,type,domains,energy,power,might,tags,keywords,script" >(set "/cards.csv")
    facts["Unit"] = "Unit,Fury,2,,3,Fox,,yes"
    facts["Gear"] = "Gear,Fury,2,,,Equipment,,yes"
    facts["Spell"] = "Spell,Fury,2,,,,,yes"
    facts["Battlefield"] = "Battlefield,,,,,,,yes"
    facts["Legend"] = "Legend,Fury; Calm,,,,,,yes"
}
/^= / {
    code = "DSG-" ++n
    file = set "/dsg-" n ".lua"
    printf "-- %s Design %d\n-- A design.\n", code, n >file
    split($2, printed, "/")
    row = facts[printed[1]]
    sub(/,yes$/, printed[2] ",yes", row)
    printf "%s,Design %d,%s\n", code, n, row >(set "/cards.csv")
    print substr($0, length($2) + 4)
    next
}
n && NF { gsub(/@/, code); print >file }' tests/tools/designers.txt >"$dir/messages"

# Findings about scenarios and lists say nothing of a script.
"$program" check --db "$build/cards.db" --format=gcc --no-scenarios "$set" 2>"$dir/err" |
    grep -vE '\[CW(305|306|316|40[0-9])\]' |
    sed -n -e 's|.*/dsg-\([0-9]*\)\.lua:[0-9]*:[0-9]*: \(.*\)|\1 \2|p' \
        -e 's|.*/cards\.csv:[0-9]*:[0-9]*: .*DSG-\([0-9]*\) \(.*CW126.*\)|\1 \2|p' >"$dir/told"

# Names the slips that are not told as they should be, with what is told.
awk 'FNR == NR { n = $1; sub(/^[0-9]* /, ""); told[n] = told[n] " " $0; next }
    $0 == "-" ? FNR in told : !index(told[FNR], $0) {
        printf "%d: %s\n gives:%s\n", FNR, $0, told[FNR]
    }' "$dir/told" "$dir/messages" >"$dir/wrong"
claim "there are slips" [ "$(wc -l <"$dir/messages")" -gt 20 ]
claim "each slip is told in these words" diff /dev/null "$dir/wrong"
claims_end
