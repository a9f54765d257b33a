#!/bin/sh
# tutorial_test.sh -- docs/tutorial.md, followed word for word beside a copy of the card
# database, as in a fresh clone.
set -u
. tests/tools/claims.sh
. tests/tools/page.sh

mkdir "$dir/desk"
cp "$program" "$build/cards.db" "$dir/desk"
page_follow "$PWD/docs/tutorial.md" "$dir/desk" 25
claims_end
