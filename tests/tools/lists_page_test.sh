#!/bin/sh
# lists_page_test.sh -- the steps of docs/lists.md, from the two lists that disagree to the
# lists that are written, followed word for word.
set -u
. tests/tools/claims.sh
. tests/tools/page.sh

mkdir "$dir/desk"
cp "$program" "$dir/desk"
sed -n '/^## Two lists/,/^## What changed/p' docs/lists.md >"$dir/page"
page_follow "$dir/page" "$dir/desk" 18
claims_end
