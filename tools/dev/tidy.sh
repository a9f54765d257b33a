#!/bin/sh
# tidy.sh [changed] -- runs clang-tidy over all C files, or those that changed.
#
# DEPTH=shallow follows fewer paths through calls, in a fifth of the time.
# A file has changed if it differs from the point where this branch left the main branch.
# A changed header is read through its own .c file, or else through one that includes it.
# Without git every file is read.
set -eu

flags="-std=c11 -D_GNU_SOURCE -I. $(pkg-config --cflags lua5.4 libxml-2.0 2>/dev/null || echo -I/usr/include/lua5.4 -I/usr/include/libxml2) $(pkg-config --cflags libxml-2.0 2>/dev/null || echo -I/usr/include/libxml2)"

# C of the page is for another compiler.
every() {
    find engine scripting db tools -name '*.c' ! -path 'tools/page/*' | sort
}

# Files that differ from the main branch, committed or not.
changed() {
    base=$(git merge-base HEAD origin/main 2>/dev/null || git merge-base HEAD main) || return 1
    git diff --name-only --diff-filter=d "$base" -- '*.[ch]'
    git ls-files --others --exclude-standard -- '*.[ch]'
}

# The .c file that shows what is in the file $1.
shown_by() {
    case $1 in
    *.c) echo "$1" ;;
    *) if [ -f "${1%.h}.c" ]; then echo "${1%.h}.c"; else
        every | xargs grep -lF "#include \"$1\"" | head -n 1
    fi ;;
    esac
}

if [ "${1:-}" != changed ] || ! files=$(changed 2>/dev/null); then
    files=$(every)
else
    files=$(for file in $files; do
        case $file in tools/page/*) ;; engine/* | scripting/* | db/* | tools/*) shown_by "$file" ;; esac
    done | sort -u)
fi
[ -n "$files" ] || exit 0
depth=
[ "${DEPTH:-}" != shallow ] || depth='--extra-arg=-Xclang --extra-arg=-analyzer-config
    --extra-arg=-Xclang --extra-arg=mode=shallow'
echo "$files" | xargs -P "$(nproc)" -I '{}' sh -c "clang-tidy --quiet $(echo $depth) {} -- $flags 2>/dev/null"
