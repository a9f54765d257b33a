#!/bin/sh
# draft_test.sh -- a list with texts becomes scripts; what nobody understands stays a todo, whose card
# is known and is not played; and a script says itself.
set -u
. tests/tools/claims.sh

db=$dir/cards.db
cp "$build/cards.db" "$db"
cat >"$dir/list.csv" <<'EOF'
code,name,type,domains,energy,might,text
TST-001,Lamp Lighter,Unit,Fury,2,2,"When you play me, deal 2 to an exhausted enemy unit. Draw 1."
TST-002,Slow Quarrel,Spell,Calm,3,,"Stun a unit and ready another unit. Deal 2 to it."
TST-003,Long Errand,Unit,Body,4,4,"[Tank] (I must be assigned combat damage first.)
When I conquer, polish a friendly unit."
TST-004,Plain Walker,Unit,Mind,1,1,[Ganking]
TST-008,Silent Walker,Unit,Mind,1,1,
EOF

exits() {
    wanted=$1
    shift
    "$@" >"$dir/out" 2>&1
    [ $? -eq "$wanted" ]
}

has() { grep -qF -e "$2" "$1" || { cat "$1"; return 1; }; }

claim "a list is drafted" "$program" draft "$dir/list.csv" --to "$dir/set" --db "$db"
"$program" draft "$dir/list.csv" --to "$dir/set" --db "$db" >"$dir/out" 2>&1
claim "what is understood is whole" has "$dir/out" "whole  TST-001 Lamp Lighter"
claim "what is not is told" has "$dir/out" "todo: When I conquer, polish a friendly unit."
claim "at the word that nobody knows" has "$dir/out" "[at: polish]"
claim "a word that could mean two things is no guess" has "$dir/out" "none   TST-002 Slow Quarrel"
claim "keywords alone need no script" has "$dir/out" "facts  TST-004 Plain Walker"
claim "all are counted" has "$dir/out" "whole 1, part 0, none 2; facts and keywords alone 2"
claim "the script is as a person writes it" has "$dir/set/tst-001-lamp-lighter.lua" \
    'when { played = me, target = unit { exhausted, enemy },'
claim "and says what the text says" has "$dir/set/tst-003-long-errand.lua" \
    'todo "When I conquer, polish a friendly unit."'

claim "who is whole gets a first scenario" has "$dir/out" "first scenarios: 3 of 3 cards without a todo"
claim "in which its ability acts" has "$dir/set/scenarios/tst-001-lamp-lighter.lua" 'foe = { base = { { "Playful Phantom", damage = 3 }'
claim "which covers it" has "$dir/set/scenarios/tst-001-lamp-lighter.lua" 'covers = { "TST-001" }'
claim "and a card that has facts alone" test -f "$dir/set/scenarios/tst-008-silent-walker.lua"
claim "a card with a todo gets none" test ! -e "$dir/set/scenarios/tst-003-long-errand.lua"
claim "and the page says why" has "$dir/set/draft.md" "No first scenario: the card is not played before it is whole."
claim "or where it is" has "$dir/set/draft.md" 'First scenario: `scenarios/tst-001-lamp-lighter.lua`'
claim "nothing else is left" test "$(ls -A "$dir/set" "$dir" | grep -c 'part-\|^\.draft')" = 0

echo '-- mine' >>"$dir/set/tst-001-lamp-lighter.lua"
"$program" draft "$dir/list.csv" --to "$dir/set" --db "$db" >"$dir/out" 2>&1
claim "what a person has changed stays" has "$dir/set/tst-001-lamp-lighter.lua" '-- mine'
claim "and that is told" has "$dir/out" "tst-001-lamp-lighter.lua: is there already and stays as it is"
rm "$dir/set/scenarios/"*
"$program" draft "$dir/list.csv" --to "$dir/set" --db "$db" >/dev/null 2>&1
claim "a script that was changed gets no scenario of the draft" test ! -e "$dir/set/scenarios/tst-001-lamp-lighter.lua"
claim "others get theirs again" test -f "$dir/set/scenarios/tst-004-plain-walker.lua"
claim "so do the facts" has "$dir/out" "cards.csv: is there already and stays as it is"

claim "its facts are there" has "$dir/set/cards.csv" "TST-003,Long Errand,Unit,,Body,4,,,4,,,,Tank,yes"
claim "and a card that needs no script" has "$dir/set/cards.csv" "TST-004,Plain Walker,Unit,,Mind,1,,,1,,,,Ganking,no"
claim "and one that says nothing" has "$dir/set/cards.csv" "TST-008,Silent Walker,Unit,,Mind,1,,,1,,,,,no"
claim "a page tells of each card" has "$dir/set/draft.md" "## TST-002 Slow Quarrel: none"
claim "and what is near" has "$dir/set/draft.md" "  - near: "
claim "the set comes in with what is not done" "$program" import "$dir/set" --db "$db"
"$program" test "$dir/set" --db "$db" >"$dir/out" 2>&1
claim "and its first scenarios pass" has "$dir/out" "2 passed, 0 failed"
"$program" card TST-003 --db "$db" >"$dir/out" 2>&1
claim "and says at its line what is not done" has "$dir/out" ": todo, nobody understood: When I conquer, polish"
claim "whose card is known, and is not played" has "$dir/out" "todo: When I conquer, polish"
"$program" say TST-001 --db "$db" >"$dir/out" 2>&1
claim "a script says itself, with its line" has "$dir/out" \
    "     3  When you play me, deal 2 to an exhausted enemy unit. Draw 1."
"$program" say "$dir/set/tst-001-lamp-lighter.lua" --db "$db" >"$dir/out" 2>&1
claim "from its file too" has "$dir/out" "When you play me, deal 2 to an exhausted enemy unit. Draw 1."

# A game of Lua says its cards by the phrases of its set's words.
"$program" say GWT --todo --game gwent --db "$db" >"$dir/out" 2>&1
claim "GWENT says itself" has "$dir/out" "27 cards, 0 of them with a clause that no phrases say"
"$program" say ZAN --todo --game zanaga --db "$db" >"$dir/out" 2>&1
claim "so does zanaga, but for at most one card in twenty" has "$dir/out" "201 cards, 10 of them with a clause that no phrases say"
"$program" say ZAN-041 --game zanaga --db "$db" >"$dir/out" 2>&1
claim "what returns from a loop is not said as what does not" has "$dir/out" "(a return within a loop or a condition)"
"$program" say UNL-046 --db "$db" >"$dir/out" 2>&1
claim "a word of a set is said as the set says it" has "$dir/out" "equal to the number of Bird, Cat, Dog and Poro"

echo 'says { { "value", 3 } }' >"$dir/set/words.lua"
"$program" import "$dir/set" --db "$db" >"$dir/out" 2>&1
claim "a phrase that is none is refused" has "$dir/out" \
    "words.lua:1:1: row 1 of says is { \"type\", \"text\", \"what it stands for\" }"
echo 'says { value = "its points" }' >"$dir/set/words.lua"
"$program" import "$dir/set" --db "$db" >"$dir/out" 2>&1
claim "so is one with a key" has "$dir/out" "says has rows and no keys"
cat >"$dir/set/words.lua" <<'EOF'
says {
  { "clause", "grow and hurry", "passive { me, might = 1 }, passive { me, enters = readied }" },
}
EOF
"$program" import "$dir/set" --db "$db" >"$dir/out" 2>&1
claim "and a clause that stands for two, at its line" has "$dir/out" \
    "words.lua:2: passive { me, might = 1 }, passive { me, enters = readied } is more than one"
sed 's/says {/says {\n  language = "it",/' "$dir/set/words.lua" >"$dir/words.it"
cp "$dir/set/words.lua" "$dir/words.en" && cp "$dir/words.it" "$dir/set/words.lua"
"$program" import "$dir/set" --db "$db" >"$dir/out" 2>&1
claim "so in another language, at the import" has "$dir/out" \
    "words.lua:3: passive { me, might = 1 }, passive { me, enters = readied } is more than one"
cp "$dir/words.en" "$dir/set/words.lua"
sed -i 's/passive { me, might = 1 }, //;s/grow and hurry/grow {n:nothing}/' "$dir/set/words.lua"
"$program" import "$dir/set" --db "$db" >"$dir/out" 2>&1
claim "and a hole that nothing fills" has "$dir/out" "words.lua:2: no rows of type nothing for {n} in: grow {n:nothing}"
sed -i '2s/.*/  { "worn", "a belt", "{}" },/' "$dir/set/words.lua"
"$program" import "$dir/set" --db "$db" >"$dir/out" 2>&1
claim "and what is worn by no keyword" has "$dir/out" "words.lua:2: 'worn' wants a keyword, in «», got: a belt"
rm "$dir/set/words.lua"

# What a text speaks of and nobody declares is told by its name.
cat >"$dir/lacks.csv" <<'EOF'
code,name,type,domains,energy,might,text
TST-907,Odd Racer,Unit,Fury,2,2,"When I conquer, gain 2 Hype."
TST-908,Odd Charger,Unit,Fury,2,2,"When you play me, put a Charge counter on me."
TST-909,Odd Otters,Spell,Fury,2,,"Play two 2 {might} Otter unit tokens here."
TST-910,Odd End,Spell,Fury,2,,"Each player kills a unit."
EOF
"$program" draft "$dir/lacks.csv" --db "$db" >"$dir/out" 2>&1
claim "a counter is told" has "$dir/out" "'Hype' is counted and nobody declares it: player_counter or thing_counter"
claim "one of things too" has "$dir/out" "'Charge' is counted and nobody declares it"
claim "a token is told" has "$dir/out" "no token is called 'Otter': a row of the list with the supertype Token"
claim "what lacks its end has phrases near the whole of it" has "$dir/out" "near: each player"

# What a card says of its host is a text of its own in some lists.
cat >"$dir/host.json" <<'EOF'
[{ "code": "TST-005", "name": "Odd Sword", "type": "Gear", "energy": 2, "might_bonus": 2, "tags": ["Equipment"],
   "keywords": ["Equip"], "text": "[Equip] {1}", "effect_text": "I have [Tank].\nWhen I conquer, sing." }]
EOF
"$program" draft "$dir/host.json" --to "$dir/host" --db "$db" >"$dir/out" 2>&1
claim "what its host has is attached" has "$dir/host/tst-005-odd-sword.lua" 'attached { passive { me, has = "Tank" } },'
claim "and what is not understood of it is a todo" has "$dir/host/tst-005-odd-sword.lua" \
    'todo "[Attached] — When I conquer, sing."'
sed 's/effect_text/mystery/' "$dir/host.json" >"$dir/lost.json"
"$program" draft "$dir/lost.json" --db "$db" >"$dir/out" 2>&1
claim "nothing of a list is lost in silence" has "$dir/out" "column mystery"
printf 'code,name,type\nTST-006,One,Unit\nTSU-007,Two,Unit\n' >"$dir/two.csv"
sed -i 's/$/,Draw 1./;1s/,Draw 1./,text/' "$dir/two.csv"
claim "a folder is for one set" exits 65 "$program" draft "$dir/two.csv" --to "$dir/two" --db "$db"
claim "and is not made" test ! -e "$dir/two"
claim "whose row is told" has "$dir/out" "row 3 of the list is TSU-007, and the cards before it are of TST; a folder is for one set"
cat >"$dir/named.csv" <<'EOF'
code,name,type,domains,tags,text
NMD-001,Bloodharbor Ripper,Legend,Fury; Chaos,Pyke,"{1}, {exhaust}: Draw 1."
NMD-002,Void Seeker,Unit,Fury,,"When I conquer, draw 1."
EOF
claim "a name that a card of another set has" "$program" draft "$dir/named.csv" --to "$dir/named" --db "$db"
rm -r "$dir/named"
"$program" draft "$dir/named.csv" --to "$dir/named" --db "$db" >"$dir/out" 2>&1
claim "is told" has "$dir/out" "named.csv row 3, column name: NMD-002 Void Seeker: OGN-024 has the same name"
claim "also of a title with its tag" has "$dir/out" "named.csv row 2, column name: NMD-001 Pyke, Bloodharbor Ripper: UNL-185 has the same name"
claim "and no card is lost by it" has "$dir/out" "whole 2, part 0, none 0"
cp "$db" "$dir/named.db"
sed -i 's/"Pyke, Bloodharbor Ripper"/Bloodharbor Ripper/' "$dir/named/cards.csv"
claim "an import takes them" "$program" import "$dir/named" --db "$dir/named.db"
cp "$db" "$dir/named.db"
"$program" import "$dir/named" --db "$dir/named.db" >"$dir/out" 2>&1
claim "and tells it too" has "$dir/out" "note: NMD-001 Bloodharbor Ripper: UNL-185 has the same name, and a script too"
claim "of each" has "$dir/out" "note: NMD-002 Void Seeker: OGN-024 has the same name and other facts"
"$program" check "$dir/named" --no-scenarios --db "$db" >"$dir/out" 2>&1
claim "so does a check" test "$(grep -c CW157 "$dir/out")" = 2
printf "code,name,type\nTST-006,One,Unit\n" >"$dir/bare.csv"
claim "a list without texts is no draft" exits 65 "$program" draft "$dir/bare.csv" --to "$dir/bare" --db "$db"
claim "and says so" has "$dir/out" "bare.csv: no card of it has a text"
claim "nor is that folder made" test ! -e "$dir/bare"
sed 's/,Unit,/,Unti,/' "$dir/list.csv" >"$dir/wrong.csv"
claim "a list with a wrong row is no draft" exits 65 "$program" draft "$dir/wrong.csv" --to "$dir/wrong" --db "$db"
claim "nor does it make a folder" test ! -e "$dir/wrong"
claim "a file is no folder" exits 74 "$program" draft "$dir/list.csv" --to "$dir/list.csv" --db "$db"

# A process that dies while it writes leaves no folder: here the system ends it at 1024 bytes of a file.
many() { echo code,name,type,domains,energy,might,text; for i in $(seq 100 160); do echo "TSX-$i,Walker $i,Unit,Mind,1,1,\"When you play me, draw 1.\""; done; }
many >"$dir/many.csv"
(ulimit -f 1; exec "$program" draft "$dir/many.csv" --to "$dir/many" --db "$db") >/dev/null 2>&1
claim "who is ended while it writes leaves no folder" test ! -e "$dir/many"
claim "and the next one makes it" "$program" draft "$dir/many.csv" --to "$dir/many" --db "$db"

# A list that is in the database already is drafted all the same.
"$program" import "$dir/many.csv" --db "$db" >"$dir/out" 2>&1
"$program" draft "$dir/many.csv" --db "$db" >"$dir/out" 2>&1
claim "what is in the database is drafted again" has "$dir/out" "whole 61, part 0"

# What people and programs write around a text is made even, or named with its row and column.
cat >"$dir/odd.csv" <<'EOF'
code,name,type,domains,energy,might,text
ODD-001,Typographic,Unit,Fury,2,2,"When I’m killed, draw 1."
ODD-002,Glued,Unit,Fury,2,2,"When I conquer,draw 1.Ready me."
ODD-003,Escaped,Unit,Fury,2,2,"When I conquer, draw 1.\nWhen I hold, draw 1."
ODD-004,Broken,Unit,Fury,2,2,"When I conquer, draw 1.<br>When I hold, draw 1.<BR/>When I attack, draw 1."
ODD-005,Round,Unit,Fury,2,2,"[Tank] (I must be assigned combat damage first.) When I conquer, draw 1."
ODD-006,Slanted,Unit,Fury,2,2,"[Tank] <i>I must be assigned combat damage first.</i> When I conquer, draw 1."
ODD-007,Starred,Unit,Fury,2,2,"[Tank] *(I must be assigned combat damage first.)* When I conquer, draw 1."
ODD-008,Lined,Unit,Fury,2,2,"[Tank] _I must be assigned combat damage first._ When I conquer, draw 1."
ODD-009,Square,Unit,Fury,2,2,"[Tank] [I must be assigned combat damage first.] When I conquer, draw 1."
ODD-010,Colons,Unit,Fury,2,2,"When I conquer, give a unit +1 :might: this turn."
ODD-011,Image,Unit,Fury,2,2,"When I conquer, give a unit +1 <img src=""might.png"" alt=""might""> this turn."
ODD-012,Linked,Unit,Fury,2,2,"When I conquer, give a unit +1 ![might](might.svg) this turn."
ODD-013,Wide,Unit,Fury,2,2,"When I conquer, draw 1."
ODD-014,Loud,Unit,Fury,2,2,"WHEN I CONQUER , DRAW 1"
ODD-015,French,Unit,Fury,2,2,"Quand je conquiers, piochez une carte."
ODD-016,Twice,Unit,Fury,2,2,"When I conquer, draw 1. // When I hold, draw 1."
ODD-017,Fixed,Unit,Fury,2,2,"[Tank]When I conquer, draw1."
ODD-018,Filed,Unit,Fury,2,2,"When I conquer, give a unit +1 <img src=""/i/rb_might.png""/> this turn."
ODD-019,Bare,Unit,Fury,2,2,"When I conquer, give a unit +1 might.png this turn."
ODD-020,Classed,Unit,Fury,2,2,"[Tank] <em class=""r"">I must be assigned combat damage first.</em> When I conquer, draw 1."
ODD-021,Ruled,Unit,Fury,2,2,"When I conquer, draw 1.<hr>When I hold, draw 1."
ODD-022,Parted,Unit,Fury,2,2,"When I conquer, draw 1.\n//\nWhen I hold, draw 1."
ODD-023,Han,Unit,Fury,2,2,"当我征服时，抽1张牌。"
ODD-024,Unknown,Unit,Fury,2,2,"When I conquer, give a unit +1 glory.png this turn."
ODD-025,Short,Gear,Fury,2,,"[1], [E]: [Action] - Give a unit +1 [M] this turn."
ODD-026,Dashed,Unit,Fury,2,2,"[Deathknell] – Draw 1."
EOF
"$program" draft "$dir/odd.csv" --to "$dir/odd" --db "$db" >"$dir/out" 2>&1
for name in 001 002 003 004 005 006 007 008 009 010 011 012 013 014 017 018 019 020 025 026; do
    claim "ODD-$name is whole" has "$dir/out" "whole  ODD-$name"
done
claim "what reminds is no clause" test "$(grep -c draw "$dir"/odd/odd-006-*.lua)" = 1
claim "each line is a clause" test "$(grep -c 'when {' "$dir"/odd/odd-004-*.lua)" = 3
claim "another language is named" has "$dir/out" \
    "[row 16, column text: a language that is not English, or no rules text]"
claim "so are two cards in one cell" has "$dir/out" \
    "[row 17, column text: two cards in one cell, write a row for each]"
claim "with a line between them" has "$dir/out" \
    "[row 22, column text: two cards in one cell, write a row for each]"
claim "or a sign on a line of its own" has "$dir/out" \
    "[row 23, column text: two cards in one cell, write a row for each]"
claim "a language without our letters" has "$dir/out" \
    "[row 24, column text: a language that is not English, or no rules text]"
claim "a picture that is no symbol stays, and is named" has "$dir/out" "[at: glory]"

# What a list leaves out, and what a script cannot be.
cat >"$dir/unsure.csv" <<'EOF'
code,name,type,domains,energy,might,text
UNS-001,Last Lamp,Unit,Fury,2,2,[Deathknell] — Draw 1.
UNS-002,Gate Crier,Unit,Fury,2,2,"When a gear attacks, draw 1."
UNS-003,Brass Hoarder,Unit,Fury,2,2,"When you play me, if you control 2 or more other gear, draw 1."
UNS-004,Brass Keeper,Gear,Fury,2,,"When you play this, if you control 2 or more other gear, draw 1."
UNS-005,Deep Drawer,Gear,Fury,2,,"When you play this, banish all units from your trash.
{1}, Kill this: Play all units banished with this, ignoring their costs."
UNS-007,Worn Belt,Gear,Fury,2,,"[Equip] {1}
When you choose me with a spell, draw 1."
UNS-009,Twice Undone,Unit,Fury,2,2,"When I conquer, polish a friendly unit with great care.
When I hold, polish another friendly unit with great care and sing."
UNS-008,Twice Read,Unit,Fury,2,2,"When I move to a battlefield, you may move a friendly unit there."
UNS-010,Brass Walker,Unit,Fury,2,2,"I am a gear as well.
When you play me, if you control 2 or more other gear, draw 1."
UNS-006,Empty Drawer,Gear,Fury,2,,"{1}, Kill this: Play all units banished with this, ignoring their costs."
EOF
"$program" draft "$dir/unsure.csv" --to "$dir/unsure" --db "$db" >"$dir/out" 2>&1
claim "a keyword that governs text is a keyword of the card" has "$dir/unsure/cards.csv" "Deathknell,yes"
claim "whose script loads" has "$dir/out" "whole  UNS-001 Last Lamp"
claim "a script that does not load is not whole" has "$dir/out" "part   UNS-002 Gate Crier"
claim "and the page says why" has "$dir/unsure/draft.md" "the script is refused: uns-002-gate-crier.lua:3:10: "
claim "other gear of what is no gear is a doubt" has "$dir/out" "what is another gear, if this is none?"
claim "which has the script that it would be" has "$dir/unsure/draft.md" "gear { yours, another, count = at_least(2) }"
claim "and of a gear it is none" has "$dir/out" "whole  UNS-004 Brass Keeper"
claim "nor of what says that it is one as well" has "$dir/out" "whole  UNS-010 Brass Walker"
claim "of two todos each has a line" has "$dir/unsure/uns-009-twice-undone.lua" '  todo "When I conquer, polish'
claim "each script that it could be stands there, line by line" has "$dir/out" \
    '             run = function(u) move(u, there) end,'
claim "what is played again is what was kept" has "$dir/unsure/uns-005-deep-drawer.lua" "link(banish("
claim "what a bearer says is no text of the gear" has "$dir/out" "in the column 'effect text'"
claim "and of a card that keeps nothing it is a doubt" has "$dir/out" "nothing of the card keeps what it speaks of"

# What the list has itself is known: its tokens, its tags, its keywords.
cat >"$dir/own.csv" <<'EOF'
code,name,type,supertypes,domains,energy,might,tags,keywords,text
OWN-001,Pup Caller,Unit,,Fury,2,2,Wolfkin,,"When you play me, play two 2 {might} Pup unit tokens here."
OWN-002,Pack Elder,Unit,,Fury,2,2,Wolfkin,,"Your other Wolfkin have +1 {might}."
OWN-003,Old Gnawer,Unit,,Fury,2,2,Wolfkin,Fester 1,"[Fester 1] (What I hurt is hurt again.)
When I conquer, draw 1."
OWN-004,Near Kin,Unit,,Fury,2,2,Wolfkin,Kinship,"[Kinship][>] Other friendly units here have [Shield]."
OWN-005,Deep Reader,Unit,,Mind,2,2,,Predict 2; Reaction,"When I hold, [Predict 2].
[Reaction][>] {exhaust}: [Add] {1}."
OWN-007,Paid Kin,Unit,,Mind,2,2,,Toll {2},"[Toll {2}] (You may pay {2} as I am played. If you do, draw 1.)"
OWN-006,Long Talker,Unit,,Mind,2,2,,,"When I conquer, sing of all the units that were there, one after another, and of each of their fathers, as long as anybody listens and nobody else has begun to sing. Then polish me."
OWN-T01,Pup,Unit,Token,,,2,Dog,,
EOF
"$program" draft "$dir/own.csv" --to "$dir/own" --db "$db" >"$dir/out" 2>&1
claim "a token of the list itself" has "$dir/own/own-001-pup-caller.lua" 'play_token("Pup", 2, here)'
claim "a tag, which is its own plural" has "$dir/own/own-002-pack-elder.lua" 'tag = "Wolfkin"'
claim "a keyword that nobody declares is told" has "$dir/out" "todo   keyword Fester: no set declares it"
claim "its card is whole by its own text" has "$dir/out" "whole  OWN-003 Old Gnawer"
claim "what it means is to be written" has "$dir/own/keywords/fester.lua" 'keyword "Fester" { todo "What I hurt is hurt again." }'
claim "without the price of the card that reminds of it" has "$dir/own/keywords/toll.lua" 'todo "You may pay its cost as I am played. If you do, draw 1."'
claim "and what it governs" has "$dir/own/own-004-near-kin.lua" 'kinship { passive { unit { friendly, another, here }, has = "Shield" } }'
claim "that it governs it" has "$dir/own/keywords/kinship.lua" 'governs = todo'
claim "the page tells of it" has "$dir/own/draft.md" "## Keyword Kinship"
claim "a word of the game in brackets is no new keyword" has "$dir/own/own-005-deep-reader.lua" "predict(2)"
claim "and the card has none of them" has "$dir/own/cards.csv" "OWN-005,Deep Reader,Unit,,Mind,2,,,2,,,,,yes"
claim "a long text stands in todos that load" has "$dir/own/own-006-long-talker.lua" 'todo "sing. Then polish me."'
cp "$db" "$dir/own.db"
claim "so all of it comes in" "$program" import "$dir/own" --db "$dir/own.db"
"$program" card OWN-003 --db "$dir/own.db" >"$dir/out" 2>&1
claim "and waits for the keyword" has "$dir/out" "keywords/fester.lua:2:1: todo: What I hurt is hurt again."

# A text that is too long, or made to be slow, ends at a limit with its name.
one_text() { printf 'code,name,type,domains,energy,might,text\nBIG-001,Big,Unit,Fury,2,2,"%s"\n' "$1"; }
repeated() { awk -v text="$1" -v n="$2" 'BEGIN { while (n--) printf "%s", text; print "draw 1." }'; }
one_text "$(repeated 'When I conquer, draw 1. ' 4200)" >"$dir/big.csv"
claim "a text of 100 KB" exits 65 "$program" draft "$dir/big.csv" --db "$db"
claim "is named with row and column" has "$dir/out" "row 2, column text: expected a text of at most 16 KiB"
one_text "When I conquer, $(repeated 'deal 1 to a unit at a battlefield and ' 60)" >"$dir/big.csv"
"$program" draft "$dir/big.csv" --db "$db" >"$dir/out" 2>&1
claim "a sentence without end" has "$dir/out" "[limit: words; row 2, column text]"
one_text "$(repeated 'When I conquer, draw 1.\n' 500)" >"$dir/big.csv"
claim "many lines" timeout 20 "$program" draft "$dir/big.csv" --db "$db"
"$program" draft "$dir/big.csv" --db "$db" >"$dir/out" 2>&1
claim "end at their limit" has "$dir/out" "[limit: paragraphs; row 2, column text]"

# The same list is drafted to the same words each time, also what is near.
"$program" draft "$dir/odd.csv" --db "$db" >"$dir/once" 2>&1
for again in 1 2 3; do
    "$program" draft "$dir/odd.csv" --db "$db" >"$dir/out" 2>&1
    claim "a draft is the same again" cmp "$dir/once" "$dir/out"
done

# A number that is not final has no mark in a set: facts, script and scenario call the card alike.
cat >"$dir/marked.csv" <<'END'
code,name,type,domains,energy,might,text
MRK-001,Lamp Maker,Unit,Fury,2,2,"When you play me, draw 1."
MRK-T?1,Lamp Guest,Unit,Fury,1,1,"When I attack, draw 1."
END
"$program" draft "$dir/marked.csv" --to "$dir/marked" --db "$db" >"$dir/out" 2>&1
claim "a mark costs no first scenario" has "$dir/out" "first scenarios: 2 of 2 cards"
claim "the script is of the card that the facts name" has "$dir/marked/mrk-t01-lamp-guest.lua" 'card "MRK-T01"'
claim "and the set comes in" "$program" import --db "$db" "$dir/marked"

# A set that another one needs is drafted anew: it needs nothing that needs it, and keeps its own keyword and words.
mkdir -p "$dir/low/keywords" "$dir/top"
echo '{ "set": "LOW", "name": "Low", "game": "riftbound", "api": 3, "needs": ["CORE"] }' >"$dir/low/set.json"
echo '{ "set": "TOP", "name": "Top", "game": "riftbound", "api": 3, "needs": ["LOW"] }' >"$dir/top/set.json"
cat >"$dir/low/keywords/gather.lua" <<'END'
-- Gather N: when I conquer, draw N.
keyword "Gather" {
  when { conquers = me, run = function() draw(value()) end },
}
END
cat >"$dir/low.csv" <<'END'
code,name,type,domains,energy,might,text
LOW-001,Hay Stacker,Unit,Fury,2,2,"[Gather 1]
When you play me, draw 1."
END
cat >"$dir/top/cards.csv" <<'END'
code,name,type,domains,energy,might,keywords,script
TOP-001,Hay Thief,Unit,Fury,1,1,Gather 2,no
END
sed 's/,text$/,keywords,script/; s/^LOW-001.*/LOW-001,Hay Stacker,Unit,Fury,2,2,Gather 1,no/; /^When/d' "$dir/low.csv" >"$dir/low/cards.csv"
cp "$db" "$dir/needed.db"
claim "a set and one that needs it come in" "$program" import "$dir/low" "$dir/top" --db "$dir/needed.db"
"$program" draft "$dir/low.csv" --to "$dir/drawn" --db "$dir/needed.db" >"$dir/out" 2>&1
claim "the first gets its scenarios" has "$dir/out" "first scenarios: 1 of 1 cards without a todo"
claim "what needs it is not needed" exits 1 grep -q TOP "$dir/drawn/set.json"
claim "its keyword is in the folder" cmp "$dir/low/keywords/gather.lua" "$dir/drawn/keywords/gather.lua"
claim "which comes in in its place" "$program" import "$dir/drawn" --db "$dir/needed.db"
claim "and passes" exits 0 "$program" test "$dir/drawn" --db "$dir/needed.db"
claims_end
