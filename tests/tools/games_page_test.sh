#!/bin/sh
# games_page_test.sh -- docs/games.md, followed word for word.
set -u
. tests/tools/claims.sh
. tests/tools/page.sh

mkdir "$dir/desk"
ln -s "$program" "$dir/desk/cardwright"
page_follow "$PWD/docs/games.md" "$dir/desk" 15
claims_end
