#!/bin/sh
# check_names.sh -- proves that no code outside a game's folder knows the game.
#
# The names come from the game's own tables: the constants and words of each row of its
# defs/, the keywords of its core set, and the name of the game itself. The check looks for
# them as whole words in code, strings, comments and the texts that the program holds:
# might_bonus has Might.
# names.txt excepts words that every card game has, and words that one file needs, each with
# its reason.
set -eu
export LC_ALL=C

game=riftbound
defs=engine/$game/defs
# Tables whose rows are names that players know.
tables='ZONE|RESOURCE|STATUS|COUNTER|FIELD|NUMBER|WORDS|TYPE|SUPERTYPE|DOMAIN|KIND|PHASE|MODE|EVENT'

# The prefix and the suffix of each macro's constants, as the game's headers have them:
# "ZONE ZONE_ ", "KIND KIND_ _ROW".
shapes() {
    sed -nE 's/^ *#define ([A-Z_]+)\(.*[^A-Z_]([A-Z_]+_)##id(##([A-Z_]+))?.*/\1 \2 \4/p' \
        engine/$game/*.h engine/$game/*/*.h | sort -u
}

constants() {
    shapes | while read -r macro prefix suffix; do
        sed -nE "s/^$macro\(([A-Z_]+),.*/constant $prefix\1$suffix/p" $defs/*.def
        echo "constant ${prefix}COUNT"
    done
}

words() {
    sed -nE "s/^($tables)\(([A-Z_]+),.*/word \L\2/p" $defs/*.def
    for file in cards/$game/core/keywords/*.lua; do
        file=${file##*/}
        echo "word ${file%.lua}"
    done
    echo "word $game"
}

facts() {
    sed '/^#/d; /^$/d; s/^/rule /' tools/dev/names.txt
    constants
    words
}

# The lines of the files that could have a name, each behind its file and number: those with the
# first word of one.
lines() {
    find engine/base engine/cards engine/kernel engine/abilities engine/play engine/verbs \
        scripting db tools -name '*.[ch]' -o -name '*.def' -o -name '*.sql' -o -name '*.txt' \
        -o -name '*.lua' -o -name '*.csv' -o -name '*.json' | grep -vE "^(db/$game|tools/dev)/|/package-lock" |
        sort | xargs grep -HniF "$(sed -nE 's/^constant //p; s/^word ([a-z]+).*/\1/p' "$1" | sort -u)"
}

found=$(mktemp)
trap 'rm -f "$found"' EXIT
facts >"$found"
lines "$found" | awk -f tools/dev/check_names.awk "$found" -

# A hint is left out where no name is near, which text_hint alone knows.
if grep -rnE "did you mean '" --include='*.[ch]' engine scripting db tools |
    grep -vE '^engine/base/text\.[ch]:|^[^:]*:[0-9]*: *//'; then
    echo "a hint is written by text_hint (engine/base/text.h)"
    exit 1
fi

# What reads lists, databases, files and messages says beside each ASSERT why nothing from
# outside comes to it; where memory may run out there is ENOUGH.
if grep -rnE '\bASSERT\(' --include='*.c' db tools/catalog tools/door tools/position tools/protocol tools/record tools/scenarios \
    tools/session tools/shrink tools/suite tools/trail tools/try tools/why \
    tools/writer | grep -v '//'; then
    echo "an ASSERT says beside it why nothing from outside comes to it, or is a refusal"
    exit 1
fi
