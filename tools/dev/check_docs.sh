#!/bin/sh
# check_docs.sh PROGRAM -- fails if a page differs from the one that make docs would write,
# or if a page names a file or folder that does not exist.
set -eu

program=$1
made=$(mktemp)
trap 'rm -f "$made"' EXIT
old=0

# Compares the page $1 with what the rest of the arguments print.
compare() {
    compared=$1
    shift
    "$@" >"$made"
    cmp -s "$compared" "$made" || { echo "$compared is old: say make docs"; old=1; }
}

# Prints the paths on pages that lead nowhere. A path with a * must match at least one file.
paths() {
    grep -oHE '`(engine|scripting|db|tools|tests|cards|docs)/[A-Za-z0-9_./*-]+`' \
        README.md ARCHITECTURE.md CONTRIBUTING.md BENCH.md docs/*.md | tr -d '`' |
        sort -u | while IFS=: read -r page path; do
        ls -d $path >/dev/null 2>&1 || echo "$page: there is no $path"
    done
}

compare docs/words.md "$program" words --markdown
compare docs/game-words.md "$program" words --games
compare docs/limits.md "$program" words --limits
compare docs/findings.md "$program" explain --markdown
compare docs/rules.md sh tools/dev/rules_map.sh
compare docs/recipes.md sh -c 'sh tools/dev/recipes.sh && sh tools/dev/said_cards.sh "$1"' sh "$program"
sh tools/dev/past_header.sh check || { echo "docs/embed.md is old: say make docs"; old=1; }
# A game has a page of its own where there is one of its name.
for page in docs/*.md; do
    game=cards/$(basename "$page" .md)
    [ ! -e "$game/game.lua" ] || compare "$page" sh tools/dev/game_page.sh "$program" "$game" "$page"
done
lost=$(paths)
[ -z "$lost" ] || { echo "$lost"; old=1; }
exit $old
