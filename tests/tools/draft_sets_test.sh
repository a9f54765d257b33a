#!/bin/sh
# draft_sets_test.sh -- the sets of tests/sets as lists with texts, the sentences that their scripts say: each card
# that is said is drafted whole, and what is drafted comes in without a fault and says the same.
set -u
. tests/tools/claims.sh

db=$dir/cards.db
cp "$build/cards.db" "$db"
"$program" import --db "$db" tests/sets/* >"$dir/out" 2>&1
drafted=0

# A list of the cards of the set $1 that say all they do: code, name, type, might and text.
listed() {
    "$program" say "$1" --db "$db" 2>/dev/null | awk '
    function put() {
        if (code && text && !bad) { gsub(/"/, "\"\"", text); printf "%s\t%s\n", code, text }
        code = text = ""
        bad = 0
    }
    /^[A-Z]+-[0-9A-Z]+ / { put(); code = $1; next }
    /^ *[0-9]+  / { sub(/^ *[0-9]+  /, ""); text = text (text ? "\\n" : "") $0; next }
    /~/ { bad = 1 }
    END { put() }' >"$dir/said"
    awk -F, 'NR == FNR { split($0, part, "\t"); text[part[1]] = part[2]; next }
        FNR == 1 { for (i = 1; i <= NF; i++) if ($i == "script") script = i; print "code,name,type,text" }
        FNR > 1 && $0 !~ /"/ && ($1 in text) { printf "%s,%s,%s,\"%s\"\n", $1, $2, $3, text[$1] }' "$dir/said" "$2/cards.csv"
}

# What was drafted of the set $1 comes in, and each first scenario passes at once.
first_scenarios() {
    ls "$dir/$1"/scenarios/*.lua >"$dir/first" 2>/dev/null
    written=$((written + $(wc -l <"$dir/first")))
    [ -s "$dir/first" ] || return 0
    cp "$db" "$dir/first.db"
    "$program" import --remove --keep-faulty "$dir/$1" --db "$dir/first.db" >"$dir/claim" 2>&1
    claim "$1: its first scenarios pass" passes "$dir/$1" "$(wc -l <"$dir/first")"
}

passes() {
    "$program" test "$1" --db "$dir/first.db" >"$dir/claim" 2>&1
    grep -q "^$2 passed, 0 failed" "$dir/claim"
}

written=0
for set in tests/sets/*/; do
    code=$(sed -n 's/.*"set": *"\([A-Z0-9]*\)".*/\1/p' "$set/set.json" | head -n 1)
    listed "$code" "$set" >"$dir/$code.csv"
    n=$(($(wc -l <"$dir/$code.csv") - 1))
    [ "$n" -gt 0 ] || continue
    "$program" draft "$dir/$code.csv" --to "$dir/$code" --db "$db" >"$dir/out" 2>&1
    whole=$(sed -n 's/^whole \([0-9]*\), .*/\1/p' "$dir/out")
    drafted=$((drafted + ${whole:-0}))
    total=$((${total:-0} + n))
    claim "$code: as a list with texts it is drafted" test -n "$whole"
    first_scenarios "$code"
done
echo "$drafted of $total cards of tests/sets are whole from what their scripts say"
claim "of twenty cards that are said seventeen are whole again" test $((drafted * 20)) -ge $((total * 17))
echo "$written first scenarios"
claim "three of four of these have a first scenario" test $((written * 4)) -ge $((drafted * 3))
claim "there are fifty of them and more" test "$drafted" -ge 50
claims_end
