#!/bin/sh
# figures.sh [FOLDER]... -- prints how long functions are and what share comments have.
#
# A function's size is the number of lines between its braces. The share of comments is
# that of lines that hold nothing but a comment, among lines that are not empty.
set -eu

[ $# -gt 0 ] || set -- engine/* scripting db tools all

row() {
    name=$1
    [ "$name" != all ] || set -- engine scripting db tools
    files=$(find "$@" -name '*.[ch]')
    awk '/^\{$/ { from = FNR } /^}$/ && from { print FNR - from - 1; from = 0 }' $files |
        sort -n | awk -v name="$name" -v share="$(awk '
        /^[ \t]*\/\// { said++ }
        NF { lines++ }
        END { printf "%.1f", 100 * said / lines }' $files)" '
        { size[NR] = $1 }
        END {
            printf "%-18s %9d %6d %5d %5d %5d %11s %%\n", name, NR, size[int((NR + 1) / 2)],
                size[int(NR * 0.9 + 0.5)], size[int(NR * 0.99 + 0.5)], size[NR], share
        }'
}

printf '%-18s %9s %6s %5s %5s %5s %13s\n' folder functions median p90 p99 max comments
for folder in "$@"; do row "$folder"; done
