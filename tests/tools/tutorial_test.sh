#!/bin/sh
# tutorial_test.sh -- docs/tutorial.md, followed word for word beside a card database as
# `make cards` makes it in a fresh clone.
set -u
. tests/tools/claims.sh
. tests/tools/page.sh

mkdir "$dir/desk"
cp "$program" "$dir/desk"
claim 'the cards are there' "$program" import --db "$dir/desk/cards.db" \
    cards/riftbound/core cards/riftbound/ogn cards/riftbound/ogs cards/riftbound/sfd \
    cards/riftbound/unl cards/riftbound/ven cards/riftbound/decks cards/gwent
page_follow "$PWD/docs/tutorial.md" "$dir/desk" 25
claims_end
