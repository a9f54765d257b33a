#!/bin/sh
# past_header.sh [write] -- what each command reaches past cardwright.h: the rooms from which its
# files in tools/cli include anything. What every program needs is left out: the ground
# (engine/base, db/text), the terminal (tools/door) and what all commands share (tools/cli).
#
# Prints the table of docs/embed.md; `write` puts it there, `check` fails where another one stands
# there.
set -eu
export LC_ALL=C
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT

# The files of a command: its own, and those in the rooms of tools/cli whose headers they include.
files_of() {
    find tools/cli -name "cmd_$1.[ch]" -o -name "cmd_$1_*.[ch]" | sort >"$here/files"
    while :; do
        xargs sed -n 's|^#include "\(tools/cli/[a-z]*/[a-z_]*\)\.h"$|\1|p' <"$here/files" | sort -u |
            while read -r one; do ls "$one".[ch] "$one"_*.[ch] 2>/dev/null || :; done |
            sort -u - "$here/files" >"$here/more"
        cmp -s "$here/more" "$here/files" && break
        mv "$here/more" "$here/files"
    done
}

rooms_of() {
    files_of "$1"
    xargs sed -n 's|^#include "\(.*\)/[a-z_]*\.[a-z]*"$|\1 &|p' <"$here/files" |
        grep -v '"tools/embed/cardwright.h"' | sed 's/ .*//' | sort -u |
        grep -Ev '^(engine/base|db/text|tools/door|tools/cli(/.*)?)$' || :
}

table() {
    echo '| command | rooms past the header |'
    echo '|---|---|'
    sed -n 's/^COMMAND(\([a-z_]*\),.*/\1/p' tools/cli/commands.def | sort | while read -r name; do
        rooms=$(rooms_of "$name" | paste -sd, | sed 's/,/, /g')
        echo "| \`$name\` | ${rooms:-none} |"
    done
}

table >"$here/table"
case ${1:-} in
'')
    cat "$here/table"
    exit 0
    ;;
check)
    sed -n '/^| command | rooms past the header |$/,/^$/p' docs/embed.md | sed '/^$/d' |
        cmp -s - "$here/table"
    exit
    ;;
esac
awk -v table="$here/table" '/^\| command \| rooms past the header \|$/ {
        while ((getline row <table) > 0) print row
        skips = 1
        next
    }
    skips && /^\|/ { next }
    { skips = 0; print }' docs/embed.md >"$here/page"
cat "$here/page" >docs/embed.md
