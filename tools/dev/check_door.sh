#!/bin/sh
# check_door.sh [OBJECTS] -- proves that nothing reaches a terminal past the door.
#
# tools/door/terminal.c filters what stdout and stderr print, and has the codes of the
# program. So no other file may write to a descriptor, speak to the terminal or have a code
# in a text. The objects in the folder OBJECTS say exactly what each file calls.
set -eu
export LC_ALL=C

objects=${1:-build/dev/obj}
door=tools/door/terminal
calls='write writev pwrite dprintf vdprintf perror psignal psiginfo error syslog warn warnx
    err errx verr verrx vwarn vwarnx readline add_history fopencookie tcflush wall
    el_init printw initscr tputs putp'

called() {
    find engine scripting db tools -name '*.c' | sort | while read -r file; do
        [ ! -f "$objects/${file%.c}.o" ] || echo "$objects/${file%.c}.o"
    done | grep -v "/$door\.o$" | xargs nm -A -P | awk -v calls="$calls" -v cut="$objects/" '
    BEGIN { n = split(calls, names); for (i = 1; i <= n; i++) is_past[names[i]] = 1 }
    $3 == "U" && ($2 in is_past || $2 ~ /^rl_/) {
        file = substr($1, length(cut) + 1)
        sub(/\.o:.*$/, ".c", file)
        print file ": calls " $2 ", which goes past " "tools/door/terminal.h"
    }'
}

written() {
    find engine scripting db tools -name '*.[ch]' -o -name '*.def' | sort |
        grep -v "^$door\.[ch]$" |
        xargs grep -nE '\\(033|x1[bB]|e[^a-zA-Z]|x9[bB])|/dev/(tty|pts|std|fd)' |
        sed 's|$| -- a code or a terminal, which belong in tools/door/terminal.c|'
}

problems=$(called; written || true)
[ -z "$problems" ] || { echo "$problems"; exit 1; }
