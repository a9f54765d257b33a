#!/bin/sh
# card_said_test.sh -- what a card does is said by its script wherever people see it, and a script that
# cannot be read is told with its place.
set -u
. tests/tools/claims.sh

db=$dir/cards.db
cp "$build/cards.db" "$db"
mkdir "$dir/set"
cat >"$dir/set/set.json" <<'EOF2'
{ "set": "TST", "name": "Said", "game": "riftbound", "api": 3, "needs": ["CORE"] }
EOF2
cat >"$dir/set/cards.csv" <<'EOF2'
code,name,type,domains,energy,might,script
TST-001,Lamp Lighter,Unit,Fury,2,2,yes
TST-002,Slow Clerk,Unit,Mind,1,1,yes
TST-003,Door Guard,Unit,Calm,1,1,yes
EOF2
cat >"$dir/set/tst-001-lamp-lighter.lua" <<'EOF2'
-- TST-001 Lamp Lighter
-- Coming into play, it burns somebody who rests.
card "TST-001" {
  when { played = me, target = unit { exhausted, enemy },
    run = function(u)
      deal(2, u)
      draw(1)
    end },
}
EOF2
cat >"$dir/set/tst-002-slow-clerk.lua" <<'EOF2'
-- TST-002 Slow Clerk
-- Counts on two hands.
card "TST-002" {
  when { played = me,
    run = function()
      draw(1)
    end },
  when { conquers = me,
    run = function()
      for i = 1, 2 do draw(1) end
    end },
}
EOF2
cat >"$dir/set/tst-003-door-guard.lua" <<'EOF2'
-- TST-003 Door Guard
-- Writes down who comes from over there.
card "TST-003" {
  when { moves = unit { enemy },
    run = function() draw(1) end },
}
EOF2

# exits CODE COMMAND...: what it prints stands in out, with its diagnostics.
exits() {
    wanted=$1
    shift
    "$@" >"$dir/out" 2>&1
    [ $? -eq "$wanted" ]
}

has() { grep -qF -e "$1" "$dir/out" || { cat "$dir/out"; return 1; }; }

claim "the set comes in" exits 0 "$program" import "$dir/set" --db "$db"

# The command.
claim "cards are said as JSON" exits 0 "$program" say TST --json --db "$db"
claim "with card and script" has '{"card":"TST-001","name":"Lamp Lighter","script":"'
claim "with the line of each clause" has '"clause":1,"line":4,"said":true,"text":"When you play me, deal 2 to an exhausted enemy unit. Draw 1."'
claim "with the comment that stands in" has \
    '"clause":2,"line":8,"said":false,"text":null,"comment":"Counts on two hands."'
claim "and why, in plain words" has '"why":"a loop that counts","read_back":false'
claim "all are counted" has '"cards_said":3,"cards_with_unsaid":1,"clauses":4,"unsaid":1,"read_back":3'
cp -r "$dir/set" "$dir/changed"
sed -i 's/draw(1)/draw(4)/' "$dir/changed"/tst-001*.lua
cp "$db" "$dir/changed.db"
claim "a script that has changed comes in" exits 0 "$program" import "$dir/changed" --db "$dir/changed.db"
claim "it is said" exits 0 "$program" say TST-001 --db "$dir/changed.db"
claim "as it is now" has "to an exhausted enemy unit. Draw 4."
claim "the page of the card is shown" exits 0 "$program" card TST-001 --db "$dir/changed.db"
claim "as it is now too" has "to an exhausted enemy unit. Draw 4."
claim "of a script that nobody can read" sh -c 'sed "s/draw(1)/draw(/" "$1/set/tst-001-lamp-lighter.lua" >"$1/broken.lua"' sh "$dir"
claim "nothing is said" exits 65 "$program" say "$dir/broken.lua" --db "$db"
claim "but its place" has "$dir/broken.lua:8: "
printf 'local a = 1\n' >"$dir/empty.lua"
claim "a file without a card is none" exits 65 "$program" say "$dir/empty.lua" --db "$db"
claim "and that is told" has "$dir/empty.lua:1: no card is here"
for odd in 5 me '{}' 'unit { here }' 'x.y()' 'when "x"' 'function() end' 'attached()' 'when {}' \
    'effect { run = function() play() choose() each() end }' \
    'effect { target = either(), run = function(u) kill(u) end }' \
    'effect { target = unit { count = at_most() }, run = function(u) kill(u) end }' \
    'effect { destination = battlefield, run = function(u, place) move(u, place) end }'; do
    echo "card \"OGN-001\" { $odd }" >"$dir/odd.lua"
    claim "what is no clause is not said: $odd" exits 0 "$program" say "$dir/odd.lua" --db "$db"
    claim "and marked" has "     1 ~ "
done
for odd in 'might = 1.5' 'might = 3e26' 'cost = { any = 1.5 }' 'cost = { any = -1e30 }'; do
    echo "card \"OGN-001\" { passive { me, $odd } }" >"$dir/odd.lua"
    claim "a number that no card has is no fault of ours: $odd" exits 0 "$program" say "$dir/odd.lua" --db "$db"
done
claim "a file that is not there is missing" exits 66 "$program" say "$dir/nobody.lua" --db "$db"
claim "by name" has "nobody.lua: no such file"
printf 'card "TST-001" {}\0' >"$dir/zero.lua"
claim "what is no text is refused" exits 65 "$program" say "$dir/zero.lua" --db "$db"
claim "with its line" has "zero.lua: expected UTF-8 text; line 1 has"

# What people see of a card.
claim "the page of a card is there" exits 0 "$program" card TST-001 --db "$db"
claim "with its sentences and their lines" has \
    "does      4: When you play me, deal 2 to an exhausted enemy unit. Draw 1."
"$program" card TST-002 --db "$db" >"$dir/out" 2>&1
claim "of another card too" has "does      4: When you play me, draw 1."
claim "and the comment where no phrases say a clause" has "          8: (~) Counts on two hands."
"$program" card TST-002 --json --db "$db" >"$dir/out" 2>&1
claim "for programs as well" has \
    '"clauses":[{"line":4,"said":true,"text":"When you play me, draw 1."},{"line":8,"said":false,"text":"Counts on two hands."}]'

cat >"$dir/game.lua" <<'END1'
scenario "a clerk" {
  you = { hand = { "Lamp Lighter" }, base = { "Slow Clerk", "Door Guard" }, runes = { fury = 5 } },
  battlefields = { "Void Gate" },
  run = function(t)
    t.you:move("Slow Clerk", "Void Gate")
    t:expect { you = { hand = { "Daring Poro" } } }
  end,
}
END1
printf '? Slow Clerk\n? Void Seeker\n' |
    "$program" try "$dir/game.lua" --no-watch --db "$db" >"$dir/out" 2>&1
claim "a thing on the board says itself" has "When you play me, draw 1."
claim "with the comment once" has "(~) Counts on two hands."
claim "and so does a card of the database" has "Deal 4 to a unit at a battlefield. Draw 1."
claim "a scenario fails" exits 1 "$program" test --db "$db" "$dir/game.lua"
claim "and tells what the clause says that stayed silent" has \
    "it says: When an enemy unit moves, draw 1."

# Where a database has few sets, or a row of phrases with a slip.
"$program" import --db "$dir/few.db" cards/riftbound/core "$dir/set" >"$dir/out" 2>&1
claim "cards of few sets say themselves" exits 0 "$program" card TST-001 --db "$dir/few.db"
claim "without keywords and tokens of others" has "does      4: When you play me, deal 2 to"
cp -r "$dir/set" "$dir/slip"
sed -i 's/TST/SLP/;s/Lamp Lighter/Wax Hand/;s/Slow Clerk/Ink Hand/;s/Door Guard/Key Hand/;s/"Said"/"Slip"/' "$dir/slip/"*
cat >"$dir/slip/words.lua" <<'EOF2'
-- words of its own
says { { "instruction", "polish {t:thing}", "polish(t" } }
EOF2
cp "$db" "$dir/slip.db"
claim "a set that says its words wrongly does not come in" exits 65 "$program" import "$dir/slip" --db "$dir/slip.db"
claim "and is told the row, at its line" has "words.lua:2: polish(t"

# A check counts for what a comment stands in.
claim "a check goes on" exits 0 "$program" check "$dir/set" --no-scenarios --db "$db"
claim "and counts it in one line" has \
    "a comment stands in for 1 of 4 clauses, of 1 of 3 cards; cardwright say --todo shows them"
claim "for programs" exits 0 "$program" check "$dir/set" --no-scenarios --json --db "$db"
claim "as numbers" has '"cards":3,"cards_unsaid":1,"clauses":4,"unsaid":1'
claim "an editor" exits 0 "$program" check "$dir/set" --no-scenarios --format gcc --db "$db"
claim "is not told" sh -c '! grep -q stands "$1/out"' sh "$dir"

sed -i 2d "$dir/set/tst-001-lamp-lighter.lua"
claim "a card that says itself needs no comment" exits 0 "$program" check "$dir/set" --no-scenarios --db "$db"
claim "so none is missed" has "0 notes in 3 scripts"
sed -i 2d "$dir/set/tst-002-slow-clerk.lua"
claim "another one does" exits 0 "$program" check "$dir/set" --no-scenarios --db "$db"
claim "and that is told" has "what Slow Clerk does, and no phrases say it all [CW308]"

# The command looks for no part of a sentence twice, so a long one ends before its limit.
"$program" say UNL-199 --db "$db" >"$dir/out" 2>&1
claim "a clause that could be said in many ways is said" has "    11  When you conquer or hold, you may exhaust me"

# A script that was good when it came in, and is not any more.
sqlite3 "$db" "UPDATE script SET source = replace(source, 'deal(2, u)', 'deal(') WHERE name = 'TST-001'" 2>/dev/null &&
{
    claim "of a set the other cards are said" exits 65 "$program" say TST --db "$db"
    claim "beside what cannot be read" has "tst-001-lamp-lighter.lua:8: "
    claim "and the next one" has "When you play me, draw 1."
    claim "and they are counted" has "1 script cannot be read"
}

claims_end
