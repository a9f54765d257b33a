#!/bin/sh
# check_many_test.sh -- a set of thousands of cards is checked: the work for a card does not
# grow with the cards before it.
#
# Each claim takes a second, and minutes where it does; the time given is for the slowest
# machine.
set -u
. tests/tools/claims.sh

cards=5000
in_time() { timeout 60 "$program" "$@" --db "$db" >out 2>err </dev/null; }
db=$build/cards.db
cd "$dir" || exit 1

mkdir many
echo '{"set":"MNY","name":"Many","game":"riftbound","api":2}' >many/set.json
awk -v n=$cards 'BEGIN {
    print "code,name,type,domains,energy,power,might,tags,rarity,keywords,script"
    for (i = 1; i <= n; i++)
        printf "MNY-%03d,%s,Unit,Fury,%d,,2,,Common,,no\n", i,
               i % 10 ? "Card " i : "Same", i % 9
}' >many/cards.csv

check_many() { in_time check many; [ $? -eq 0 ]; }
finds() { [ "$(grep -c "$1" out)" -eq "$2" ]; }
claim "a set of $cards cards is checked" check_many
claim "each further card of a name is told once" finds "has the name of" 499
claim "with the row on which it stands" grep -q '^many/cards.csv:21: .*MNY-020 has' out

claims_end
