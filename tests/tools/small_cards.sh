# small_cards.sh -- a small database for tests of sets that they make up: read with `.` after
# claims.sh, before the test leaves the root of the tree.
#
# It has the core, one set, the keywords of a second and one deck, and is read in a third of the
# time that all cards take. [db] is its path.

db=$dir/small.db
mkdir "$dir/second"
cp -r cards/riftbound/sfd/set.json cards/riftbound/sfd/keywords "$dir/second"
[ ! -f cards/riftbound/sfd/words.lua ] || cp cards/riftbound/sfd/words.lua "$dir/second"
head -n 1 cards/riftbound/sfd/cards.csv >"$dir/second/cards.csv"
"$program" import --db "$db" cards/riftbound/core cards/riftbound/ogn "$dir/second" \
    cards/riftbound/decks/origins-champion-deck-viktor.txt >"$dir/small.log" 2>&1 || cat "$dir/small.log"
rm -r "$dir/second"
