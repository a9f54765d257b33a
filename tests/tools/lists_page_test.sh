#!/bin/sh
# lists_page_test.sh -- the steps of docs/lists.md, from the two lists that disagree to what a
# person knows better, followed word for word.
set -u
. tests/tools/claims.sh
. tests/tools/page.sh

mkdir "$dir/desk"
cp "$program" "$dir/desk"
sed -n '/^## Two lists/,/^## Lists, written/p' docs/lists.md >"$dir/page"
page_follow "$dir/page" "$dir/desk" 12
claims_end
