#!/bin/sh
# check_layers.sh [OBJECTS] -- proves that dependencies point one way, and that files are
# easy to find.
#
# layers.txt says which folder may touch which. The check compares two facts with it: the
# includes of each file, and the symbols that it calls or names. The objects in the folder
# OBJECTS give these symbols exactly. A call by a pointer (rules->derive) counts too, where the
# pointer is set to a function under the same roof. It refuses circles of calls that layers.txt
# does not name; in a folder that layers.txt calls straight, circles through headers, too.
# A public function has the prefix of its file and stands in that file's header.
set -eu
export LC_ALL=C

objects=${1:-build/dev/obj}
files=$(find engine scripting db tools -name '*.[ch]' ! -path 'tools/page/*' | sort)

# For each object "defines FILE SYMBOL" and "uses FILE SYMBOL", and "function FILE SYMBOL" for each
# function, also the static ones.
symbols() {
    echo "$files" | sed -nE "s|^(.*)\\.c\$|$objects/\\1.o|p" | xargs nm -A -P |
        awk -v cut="$objects/" '
    {
        file = substr($1, length(cut) + 1)
        sub(/\.o:.*$/, ".c", file)
        if ($3 ~ /^[BDRTVW]$/) print "defines", file, $2
        else if ($3 == "U") print "uses", file, $2
        if ($3 ~ /^[Tt]$/) print "function", file, $2
    }'
}

# "points RECEIVER FIELD SYMBOL FILE" where a field is set to a name, "follows FILE RECEIVER
# FIELD" where one is called. The receiver is the name before the field, * in a record that is
# filled in. Lines that have neither are left out first: few have one.
pointers() {
    grep -HE '(->|\.)[a-z_]+( = &?[a-z_]|\()' $files | awk '
    function receiver_of(field) {
        if (!sub(/(->|\.)[a-z_]+$/, "", field) || field == "") return "*"
        sub(/\[[a-z_]*\]$/, "", field)
        return field
    }
    function last_of(field) {
        sub(/^.*(->|\.)/, "", field)
        return field
    }
    {
        at = index($0, ":")
        file = substr($0, 1, at - 1)
        text = substr($0, at + 1)
    }
    text ~ /^ *\/\// { next }
    {
        for (line = text; match(line, /[a-z_]*(\[[a-z_]*\])?(->|\.)[a-z_]+ = &?[a-z_]+/);) {
            part = value = substr(line, RSTART, RLENGTH)
            line = substr(line, RSTART + RLENGTH)
            sub(/^.* = &?/, "", value)
            sub(/ = .*$/, "", part)
            if (line !~ /^[(\[.]|^->/)
                print "points", receiver_of(part), last_of(part), value, file
        }
        for (line = text; match(line, /[a-z_]+(\[[a-z_]*\])?(->|\.)[a-z_]+\(/);) {
            part = substr(line, RSTART, RLENGTH - 1)
            line = substr(line, RSTART + RLENGTH)
            print "follows", file, receiver_of(part), last_of(part)
        }
    }'
}

declarations() {
    awk '
    match($0, /[a-z_]+##id\(/) { print "makes", FILENAME, substr($0, RSTART, RLENGTH - 5) }
    /^[A-Za-z_].*[\[(;]/ && !/^(typedef|static|return|#)/ {
        line = $0
        sub(/ *[\[(;=].*$/, "", line)
        sub(/^.*[ *]/, "", line)
        print "declares", FILENAME, line
    }' $(echo "$files" | grep '\.h$')
}

heads() {
    for file in $files; do
        IFS= read -r line <"$file" || true
        case $line in
        "// ${file##*/} -- "?*) ;;
        *) echo "$file: does not open with // ${file##*/} --" ;;
        esac
    done
}

# Each folder has its line in ARCHITECTURE.md.
rooms() {
    awk '
    $1 == "within" { within = $2 == "." ? "" : $2 "/" }
    $1 == "folder" { sub(/:$/, "", $2); print within $2 }' tools/dev/layers.txt |
        while read -r folder; do
        [ ! -f "$folder" ] || continue
        [ -d "$folder" ] || { echo "layers.txt: there is no $folder/"; continue; }
        grep -q "\`$folder/\`" ARCHITECTURE.md || echo "ARCHITECTURE.md: no line for \`$folder/\`"
    done
}

facts() {
    sed '/^#/d; /^$/d; s/^/rule /' tools/dev/layers.txt
    echo "$files" | sed 's/^/file /'
    grep -HE '^#include "[a-z]' $files | sed -E 's/^([^:]*):#include "([^"]*)".*/include \1 \2/'
    declarations
    symbols
    pointers
}

problems=$(facts | awk -f tools/dev/check_layers.awk || true; heads; rooms)
[ -z "$problems" ] || { echo "$problems"; exit 1; }
