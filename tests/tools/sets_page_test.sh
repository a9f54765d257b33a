#!/bin/sh
# sets_page_test.sh -- docs/sets.md, "From a list with texts", followed word for word.
set -u
. tests/tools/claims.sh
. tests/tools/page.sh

mkdir "$dir/desk"
cp "$program" "$build/cards.db" "$dir/desk"
page_follow "$PWD/docs/sets.md" "$dir/desk" 10
claims_end
