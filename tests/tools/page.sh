# page.sh -- follows a page of docs/ word for word: read with `.` after claims.sh.
#
# A block whose first line names a file (`-- a/b.lua`, `# a/b.csv`) is that file; where
# ", more" follows the name it is added at its end. In a block without a language a line
# with $ is a command, which must succeed and goes on behind a backslash; the lines after it
# are among what it prints, "..." for anything between, on a line of its own or within one. The program lies as `cardwright` in a folder of its own.

# Writes the page $1 as steps, a line each: "file PATH", "more PATH", "text LINE",
# "run COMMAND", "says WORDS".
page_steps() {
    awk '
    /^```/ && !inside { inside = 1; first = 1; shell = $0 == "```"; next }
    /^```/ { inside = 0; writing = 0; next }
    !inside { next }
    shell && /^\$ / {
        command = substr($0, 3)
        while (sub(/\\$/, "", command) && getline > 0) command = command $0
        print "run " command
        next
    }
    shell && /^\.\.\.$/ { next }
    shell { print "says " $0; next }
    first && /^(-- |# )[a-z0-9\/_.-]+\.[a-z]+(, more)?$/ {
        name = $2
        sub(",$", "", name)
        print (NF == 3 ? "more " : "file ") name
        writing = 1
    }
    { if (writing && !first) print "text " $0; first = 0 }
    ' "$1"
}

# Writes a pattern for the line $1, in which "..." is anything.
page_pattern() { printf '%s\n' "$1" | sed -e 's/[][\\.*^$]/\\&/g' -e 's/\\\.\\\.\\\./.*/g'; }

# Runs the command $1 and claims that it succeeds.
page_run() {
    sh -c "$1" >"$dir/out" 2>&1 </dev/null
    code=$?
    [ $code = 0 ] || cp "$dir/out" "$dir/claim"
    claims_count "'$1' succeeds" $code
}

# Takes every step of the page $1 in the folder $2, and claims that there are $3 commands.
page_follow() {
    page_steps "$1" >"$dir/steps"
    cd "$2" || exit 1
    PATH=$2:$PATH
    : >"$dir/out"
    file=/dev/null
    while IFS= read -r step; do
        words=${step#* }
        [ "$words" != "$step" ] || words=
        case $step in
        file* | more*)
            file=$words
            mkdir -p "$(dirname "$file")"
            [ "${step%% *}" = more ] || : >"$file"
            ;;
        text*) printf '%s\n' "$words" >>"$file" ;;
        run*) page_run "$words" ;;
        says*...*) claim "it prints '$words'" grep -q -e "$(page_pattern "$words")" "$dir/out" ;;
        says*) claim "it prints '$words'" grep -qF -- "$words" "$dir/out" ;;
        esac
    done <"$dir/steps"
    claim "the page has its commands" test "$(grep -c '^run' "$dir/steps")" -ge "$3"
}
