#!/bin/sh
# check_layers.sh -- proves that dependencies point one way.
#
# Between folders: the table below. db/ and tests of the kernel see only some headers of
# engine/. Inside engine/kernel/: every header states its "Layer N" in its heading and
# may include only its own layer or lower ones.
set -eu

# folder, then what it may include of ours
allowed='
engine/kernel     engine/kernel
engine/riftbound  engine/riftbound engine/kernel engine/riftbound/defs
scripting         scripting engine/kernel
db                db engine/kernel engine/riftbound
tools             tools engine/kernel engine/riftbound engine/riftbound/defs scripting db
'

# The folder of ours that each #include "..." of the files in $1 leads to.
includes() {
    grep -HE '^#include "' "$1"/*.[ch] 2>/dev/null |
        sed -E 's/^([^:]*):#include "([^"]*)".*/\1 \2/' |
        while read -r file target; do
            echo "$file $(realpath -m --relative-to=. "$(dirname "$file")/$target")"
        done
}

folders() {
    echo "$allowed" | while read -r dir may; do
        [ -n "$dir" ] || continue
        includes "$dir" | while read -r file target; do
            case " $may " in
            *" $(dirname "$target") "*) ;;
            *) echo "$file: $dir/ must not include $target" ;;
            esac
        done
    done
}

# db/ takes from the engine only how errors are told and what a card list says.
db_headers() {
    includes db | while read -r file target; do
        case "$target" in
        db/* | engine/kernel/base/err.h | engine/kernel/base/base.h | engine/kernel/cards/library.h) ;;
        engine/kernel/cards/rules.h | engine/riftbound/position/rulebook.h) ;;
        engine/*) echo "$file: db/ must not include $target" ;;
        esac
    done
}

layers() {
    awk '
    FNR == 1 { n_path = split(FILENAME, p, /[\/.]/); me = p[n_path - 1] }
    match($0, /Layer [0-9]+/) && FILENAME ~ /\.h$/ && !(me in layer) {
        layer[me] = substr($0, RSTART + 6, RLENGTH - 6) + 0
    }
    /^#include "[a-z_]+\.h"/ && FILENAME ~ /\.h$/ {
        split($2, q, /["\.]/)
        uses[++n] = FILENAME " " me " " q[2]
    }
    END {
        for (i = 1; i <= n; i++) {
            split(uses[i], u, " ")
            if (u[2] != u[3] && u[3] in layer && layer[u[3]] > layer[u[2]])
                print u[1] ": layer " layer[u[2]] " must not include " u[3] ".h"
        }
    }' "$1"/*.[ch]
}

problems=$(folders; db_headers; layers engine/kernel)
[ -z "$problems" ] || { echo "$problems"; exit 1; }
