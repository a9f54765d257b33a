#!/bin/sh
# draft_test.sh -- a list with texts becomes scripts; what nobody understands stays a todo, whose card
# is known and is not played; and a script says itself.
set -u
. tests/tools/claims.sh

db=$dir/cards.db
cp "$build/cards.db" "$db"
mkdir "$dir/set"
cat >"$dir/list.csv" <<'EOF'
code,name,type,domains,energy,might,text
TST-001,Lamp Lighter,Unit,Fury,2,2,"When you play me, deal 2 to an exhausted enemy unit. Draw 1."
TST-002,Slow Quarrel,Spell,Calm,3,,"Stun a unit and ready another unit. Deal 2 to it."
TST-003,Long Errand,Unit,Body,4,4,"[Tank] (I must be assigned combat damage first.)
When I conquer, polish a friendly unit."
TST-004,Plain Walker,Unit,Mind,1,1,[Ganking]
EOF

has() { grep -qF -e "$2" "$1" || { cat "$1"; return 1; }; }

claim "a list is drafted" "$program" draft "$dir/list.csv" --to "$dir/set" --db "$db"
"$program" draft "$dir/list.csv" --to "$dir/set" --db "$db" >"$dir/out" 2>&1
claim "what is understood is whole" has "$dir/out" "whole  TST-001 Lamp Lighter"
claim "what is not is told" has "$dir/out" "todo: When I conquer, polish a friendly unit."
claim "at the word that nobody knows" has "$dir/out" "[at: polish]"
claim "a word that could mean two things is no guess" has "$dir/out" "none   TST-002 Slow Quarrel"
claim "keywords alone need no script" has "$dir/out" "facts  TST-004 Plain Walker"
claim "all are counted" has "$dir/out" "whole 1, part 0, none 2; facts and keywords alone 1"
claim "the script is as a person writes it" has "$dir/set/tst-001-lamp-lighter.lua" \
    'when { played = me, target = unit { exhausted, enemy },'
claim "and says what the text says" has "$dir/set/tst-003-long-errand.lua" \
    'todo "When I conquer, polish a friendly unit."'

cat >"$dir/set/set.json" <<'EOF'
{ "set": "TST", "name": "Drafted", "game": "riftbound", "api": 3 }
EOF
cat >"$dir/set/cards.csv" <<'EOF'
code,name,type,supertypes,domains,energy,power,power_domains,might,tags,rarity,keywords,script
TST-001,Lamp Lighter,Unit,,Fury,2,,,2,,Common,,yes
TST-002,Slow Quarrel,Spell,,Calm,3,,,,,Common,,yes
TST-003,Long Errand,Unit,,Body,4,,,4,,Common,Tank,yes
EOF
claim "the set comes in with what is not done" "$program" import "$dir/set" --db "$db"
"$program" card TST-003 --db "$db" >"$dir/out" 2>&1
claim "whose card is known, and is not played" has "$dir/out" "todo: When I conquer, polish"
"$program" say TST-001 --db "$db" >"$dir/out" 2>&1
claim "a script says itself, with its line" has "$dir/out" \
    "     3  When you play me, deal 2 to an exhausted enemy unit. Draw 1."
"$program" say "$dir/set/tst-001-lamp-lighter.lua" --db "$db" >"$dir/out" 2>&1
claim "from its file too" has "$dir/out" "When you play me, deal 2 to an exhausted enemy unit. Draw 1."
claims_end
