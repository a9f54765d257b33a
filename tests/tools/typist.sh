# typist.sh -- types into a program in a terminal as a person does: each line when the
# program waits for it. Read by tests with `.`, after claims.sh.

# waits FILE BYTES: waits until the program has written more than so many bytes, and its
# prompt last. The prompt may have codes of the editor of lines behind it.
waits() {
    typist_n=0
    while kill -0 "$typist_pid" 2>/dev/null && [ $typist_n -lt 2000 ]; do
        typist_now=$(wc -c <"$1")
        if [ "$typist_now" -gt "$2" ] &&
            tail -c 40 "$1" | sed 's/\x1b\[?2004[hl]//g' | tail -c 2 | grep -q '^> $'; then
            typist_now=$(wc -c <"$1") # the prompt is the last that it writes
            return 0
        fi
        typist_n=$((typist_n + 1))
        sleep 0.01
    done
    return 1
}

# typist FILE COMMAND LINE...: runs the command in a terminal of its own; FILE gets all that
# it writes.
typist() {
    typist_out=$1
    typist_command=$2
    shift 2
    rm -f "$dir/typist"
    mkfifo "$dir/typist"
    : >"$typist_out"
    script -qefc "$typist_command" /dev/null <"$dir/typist" >"$typist_out" 2>&1 &
    typist_pid=$!
    exec 7>"$dir/typist"
    typist_seen=0
    for typist_line; do
        waits "$typist_out" "$typist_seen" || break
        typist_seen=$typist_now
        printf '%s\n' "$typist_line" >&7
    done
    exec 7>&-
    wait "$typist_pid"
}

# typist_by FILE COMMAND REPLY: the same, but REPLY, a function, says each line: it gets the
# name of a file with what the program has written since the line before, and prints the next
# one. Nothing printed: the program is left.
typist_by() {
    rm -f "$dir/typist"
    mkfifo "$dir/typist"
    : >"$1"
    script -qefc "$2" /dev/null <"$dir/typist" >"$1" 2>&1 &
    typist_pid=$!
    exec 7>"$dir/typist"
    typist_seen=0
    typist_left=400
    while [ $((typist_left -= 1)) -gt 0 ] && waits "$1" "$typist_seen"; do
        cp "$1" "$dir/written" # it may have grown since
        tail -c "+$((typist_seen + 1))" "$dir/written" >"$dir/asked"
        typist_seen=$(wc -c <"$dir/written")
        typist_line=$("$3" "$dir/asked")
        [ -n "$typist_line" ] || break
        printf '%s\n' "$typist_line" >&7
    done
    exec 7>&-
    wait "$typist_pid"
}
