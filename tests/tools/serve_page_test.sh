#!/bin/sh
# serve_page_test.sh -- `cardwright serve` gives a browser of this machine the files of the page, and
# nobody anything else.
#
# The page is one of the test's own: the true one is built by `make page`.
set -u
. tests/tools/claims.sh

mkdir "$dir/bin"
cp "$program" "$dir/bin/cardwright"
serve() { "$dir/bin/cardwright" serve "$@" 2>&1; }
says() {
    wanted=$1
    shift
    serve "$@" >"$dir/said"
    code=$?
    cat "$dir/said"
    grep -qF -- "$wanted" "$dir/said" && [ $code != 0 ]
}

claim "without a page it says how to build one" says 'make page'
claim "two folders are refused" says "takes one folder, found 'b' too" a b
claim "--listen is refused by name" says "'--listen'" --listen
claim "a port that is none is refused" says '65535' --port 70000

mkdir -p "$dir/bin/page/sub"
echo '<p>the page' >"$dir/bin/page/index.html"
echo engine >"$dir/bin/page/engine.js"
echo secret >"$dir/bin/page/sub/inner"
echo secret >"$dir/bin/page/.hidden"
echo secret >"$dir/bin/secret"
ln -s ../secret "$dir/bin/page/link"
claim "a folder that is not there is refused by name" says "the folder my-set cannot be read" my-set
mkdir "$dir/set" "$dir/lists"
claims_of tests/tools/serve_page_check.py "$dir/bin/cardwright"
claims_of tests/tools/serve_folder_check.py "$dir/bin/cardwright" "$dir/set"
claims_of tests/tools/serve_texts_check.py "$dir/bin/cardwright" "$build/cards.db" "$dir/lists"
claims_end
