#!/bin/sh
# serve_rooms_test.sh -- rooms of `cardwright serve --listen`: each sees its seat, nobody guesses one,
# a game survives its server, and no client is in the way of another one.
set -u
. tests/tools/claims.sh

mkdir -p "$dir/bin/page"
cp "$program" "$dir/bin/cardwright"
ln -s "$(realpath "$build/cards.db")" "$dir/bin/cards.db"
echo '<p>the page' >"$dir/bin/page/index.html"
says() {
    wanted=$1
    shift
    "$dir/bin/cardwright" serve "$@" >"$dir/said" 2>&1
    code=$?
    cat "$dir/said"
    grep -qF -- "$wanted" "$dir/said" && [ $code != 0 ]
}

claim "an address that is none is named" says "found 'here'" --listen here
claim "an address without a port is none" says "found '127.0.0.1'" --listen 127.0.0.1
claim "who listens everywhere says how people call it" says '--known-as' --listen 0.0.0.0:0
claim "a path is no part of that" says "without a path" --listen 127.0.0.1:0 --known-as https://a.example/x
claim "options of rooms want --listen" says 'say --listen too' --rooms "$dir"
mkdir -m 755 "$dir/open"
claim "a folder that others read is refused" says 'chmod 700' --listen 127.0.0.1:0 --rooms "$dir/open"
claim "so is a file" says 'no folder' --listen 127.0.0.1:0 --rooms "$dir/bin/cardwright"

claims_of tests/tools/serve_rooms_check.py "$dir/bin/cardwright" "$dir/rooms"
mkdir -m 700 "$dir/many"
mkdir "$dir/set"
claims_of tests/tools/serve_limits_check.py "$dir/bin/cardwright" "$dir/many" "$dir/set"
claims_end
