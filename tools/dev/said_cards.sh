#!/bin/sh
# said_cards.sh PROGRAM -- prints the end of docs/recipes.md: what twenty made-up cards say of themselves.
set -eu
export LC_ALL=C.UTF-8

program=$1
set=tests/sets/later
codes="LTR-003 LTR-004 LTR-006 LTR-012 LTR-014 LTR-017 LTR-018 LTR-021 LTR-023 LTR-031
LTR-034 LTR-037 LTR-043 LTR-046 LTR-047 LTR-055 LTR-066 LTR-091 LTR-095 LTR-103"

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
"$program" import --db "$dir/cards.db" $(dirname cards/riftbound/*/set.json) "$set" >"$dir/out" 2>&1 ||
    { tail -n 20 "$dir/out" >&2; exit 1; }

cat <<'END1'

## What cards say of themselves

`cardwright say` tells what a script does: each sentence with the line of its clause, keywords with what their
script says of them. Where no phrases say a clause, the comment on top stands in, marked with `~`.
END1
"$program" say LTR --db "$dir/cards.db" | awk -v codes="$codes" -v set="$set" -v files="$(cd $set && ls ltr-*.lua)" '
BEGIN {
    n = split(codes, list, /[ \n]+/)
    for (i = 1; i <= n; i++) wanted[list[i]] = 1
    n_files = split(files, path, "\n")
    for (i = 1; i <= n_files; i++) file[toupper(substr(path[i], 1, 7))] = path[i]
}
/^[^ ]/ {
    if (shown) print "```"
    shown = $1 in wanted
    if (!shown) next
    said++
    name = substr($0, length($1) + 2)
    print "\n**" name "**, `" set "/" file[$1] "`\n\n```"
    next
}
shown
END {
    if (shown) print "```"
    if (said != n) { print "said_cards.sh: " said " of " n " cards say themselves" | "cat >&2"; exit 1 }
}'
