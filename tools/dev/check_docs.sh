#!/bin/sh
# check_docs.sh PROGRAM -- fails if a page that make docs writes is not what it would write.
set -eu

program=$1
made=$(mktemp)
trap 'rm -f "$made"' EXIT
old=0

# Compares the page $1 with what the rest of the arguments print.
compare() {
    page=$1
    shift
    "$@" >"$made"
    cmp -s "$page" "$made" || { echo "$page is old: say make docs"; old=1; }
}

compare docs/words.md "$program" words --markdown
compare docs/rules.md sh tools/dev/rules_map.sh
exit $old
