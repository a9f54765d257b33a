#!/bin/sh
# explain_test.sh -- what cardwright explain shows for a code has the finding before, and has it
# no more after; each code has both sides, or cannot be shown.
set -u
. tests/tools/claims.sh
. tests/tools/small_cards.sh

here=$PWD/tests/tools
shown=$PWD/tools/lint/lint_shown.txt
cd "$dir" || exit 1

check() { "$program" check --db "$db" "$@" --format=gcc >out 2>err </dev/null; }

# Makes folders of one side of all entries, and what the check tells of them.
side_of() {
    mkdir "$2" && cd "$2" || exit 1
    "$program" new sound --set SLP >/dev/null
    cp -r sound set
    awk -v sign="$1" '/^#/ { next } /^=/ { print $0 " shown"; next } !NF { print; next }
        index(sign " .", substr($0, 1, 1)) { print substr($0, 3) }' "$shown" >slips
    awk -v base=sound -f "$here/slips.awk" slips
    {
        echo 'code,name,type,domains,energy,power,might,tags,keywords,script'
        echo 'SLP-001,First of SLP,Unit,Fury,2,,2,,Assault,no'
        echo 'SLP-002,Second of SLP,Spell,Mind,1,,,,Action,yes'
        cat set/rows
    } >set/cards.csv
    check set
    mv out all
    cd ..
}

# Claims that the finding of each entry is there, or is not.
claims_of() {
    cd "$2" || exit 1
    tab=$(printf '\t')
    while IFS=$tab read -r code title place line; do
        if [ "${place% *}" = set ]; then
            grep -E "^(${place#* }:|set/cards.csv:$((line + 3)):)" all >found
        else
            check "${place% *}"
            mv out found
        fi
        if [ "$1" = - ]; then
            claim "$code is what stands before" grep -qF "[$code]" found
        else
            claim "$code is not what stands after" sh -c "! grep -F '[$code]' found"
        fi
    done <index
    cd ..
}

side_of - before
claims_of - before
side_of + after
claims_of + after

# ---- each code is shown, or cannot be by a line of a card or of a list
"$program" explain >codes
while read -r code rest; do
    grep -qx "= $code" "$shown" && continue
    "$program" explain "$code" | tr '\n' ' ' >out
    claim "$code is shown, or its page says why not" \
        grep -qE 'no line is shown for this +code' out
done <codes
"$program" explain CW101 >out
claim 'before and after' test "$(grep -cE '^(before|after):$' out)" -eq 2
claim 'with the code of a card' grep -qF 'card "MY-001"' out
"$program" explain CW101 --json >out
claim 'as JSON with both sides' grep -qE '"before":"card .*drow.*","after":"card .*draw' out
"$program" explain CW133 --json >out
claim 'and without where nothing is shown' sh -c "! grep -E 'before|after' out"
"$program" explain --json >out
claim 'each of the list has its own' test \
    "$(grep -c '"before":' out)" -eq "$(grep -oE '^= CW[0-9]+' "$shown" | sort -u | grep -c .)"
claims_end
