#!/bin/sh
# docs/games.md, followed word for word: each file that the page shows is written, each command
# that it names is run, in the order of the page. A command must succeed, and what the page says
# that it prints must be there.
set -u
. tests/tools/claims.sh

page=$PWD/docs/games.md

# The page as steps, a line each: "file PATH", "text LINE", "run COMMAND", "says WORDS". A block
# of Lua, CSV or text whose first line names a file is that file; in a plain block a line with $
# is a command, and the lines after it are what it prints, "..." for anything between.
awk '
/^```/ && !inside { inside = 1; first = 1; shell = $0 == "```"; next }
/^```/ { inside = 0; writing = 0; next }
!inside { next }
shell && /^\$ / { print "run " substr($0, 3); next }
shell && /^\.\.\.$/ { next }
shell { print "says " $0; next }
first && /^(-- |# )[a-z0-9\/_.-]+\.[a-z]+$/ { print "file " $2; writing = 1 }
{ if (writing && !first) print "text " $0; first = 0 }
' "$page" >"$dir/steps"

mkdir "$dir/desk"
ln -s "$program" "$dir/desk/cardwright"
cd "$dir/desk" || exit 1
PATH=$dir/desk:$PATH
: >"$dir/out"
file=/dev/null
while IFS= read -r step; do
    words=${step#* }
    [ "$words" != "$step" ] || words=
    case $step in
    file*)
        file=$words
        mkdir -p "$(dirname "$file")"
        : >"$file"
        ;;
    text*) printf '%s\n' "$words" >>"$file" ;;
    run*)
        sh -c "$words" >"$dir/out" 2>&1 </dev/null
        code=$?
        [ $code = 0 ] || cp "$dir/out" "$dir/claim"
        claims_count "'$words' succeeds" $code
        ;;
    says*)
        claim "it prints '$words'" grep -qF -- "$words" "$dir/out"
        ;;
    esac
done <"$dir/steps"
claim "the page has steps" test "$(grep -c '^run' "$dir/steps")" -ge 8
claims_end
