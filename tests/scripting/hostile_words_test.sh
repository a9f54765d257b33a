#!/bin/sh
# A set whose words.lua does not end: import, play and scenarios name the fault, and
# everything else is as before.
set -u
. tests/tools/claims.sh

set=$dir/set
db=$dir/cards.db
decks="proving-grounds-annie proving-grounds-garen"

import() { "$program" import --db "$db" "$@"; }
hash_of_games() { "$program" simulate --db "$db" $decks --games 10 --seed 1 | grep ^hash; }
as_before() { [ "$(hash_of_games)" = "$before" ]; }
unplayable() { "$program" card --db "$db" HOS-001 | grep -q "^playable  no: .*/words.lua:2:.*$1"; }

# The set with one line of words [$1], and the script [$2] of its card.
write_set() {
    mkdir -p "$set"
    printf '{"set": "HOS", "name": "Hostile", "game": "riftbound", "api": 2}' >"$set/set.json"
    printf '%s\n' 'code,name,type,supertypes,domains,energy,power,power_domains,might,might_bonus,tags,rarity,keywords,script' \
        'HOS-001,Endless Choir,Unit,,Fury,1,,,2,,Choir,Common,,yes' >"$set/cards.csv"
    printf 'status "endless_status"\n%s\n' "$1" >"$set/words.lua"
    printf '%s\n' "$2" >"$set/hos-001-endless-choir.lua"
}

# Import refuses the set, the message has the words $1, and the database is as it was.
refused() {
    import "$set" >"$dir/out" 2>&1
    [ $? = 65 ] || return 1
    cat "$dir/out"
    grep -q "$1" "$dir/out" && cmp "$build/cards.db" "$db"
}

# The same set comes in all the same if the user wants it.
kept() { import --keep-faulty "$set" 2>&1; [ $? = 1 ]; }

# The database without the set.
fresh() { cp "$build/cards.db" "$db"; }

# Games with the card end in a fault of it, and the message has the words $1.
faulty() {
    sed -e 's/^MainDeck:/MainDeck:\n3 Endless Choir/' \
        cards/riftbound/decks/proving-grounds-annie.txt >"$dir/deck.txt"
    "$program" simulate --db "$db" "$dir/deck.txt" "$dir/deck.txt" --games 20 --seed 1 \
        >"$dir/out" 2>&1
    cat "$dir/out"
    grep -qF "$1" "$dir/out"
}

# A scenario that plays the card fails with the words $1.
scenario_fails() {
    cat >"$dir/scenario.lua" <<'END'
scenario "the choir sings" {
  phase = "main",
  you = { hand = { "Endless Choir", "Gust", "Gust" }, runes = { fury = 3 } },

  run = function(t) t.you:play("Endless Choir") t:everyone_passes() end,
}
END
    "$program" test --db "$db" "$dir/scenario.lua" >"$dir/out" 2>&1 && return 1
    cat "$dir/out"
    grep -qF "$1" "$dir/out"
}

fresh
before=$(hash_of_games)
claim "games have a hash" [ -n "$before" ]

write_set 'while true do end' 'card "HOS-001" { when { played = me, run = function() draw(1) end } }'
claim "words that do not end are refused" refused 'words.lua:2:[0-9]*: runs too long'
claim "they come in if asked for" kept
claim "and the card that needs them is unplayable for that reason" unplayable 'runs too long'
claim "other games are as before the words" as_before
fresh

write_set 'words { choir = { { function() while true do end end } } }' \
    'card "HOS-001" { when { played = me, run = function() choir[1][1]() end } }'
claim "a function in a list of words is refused in rehearsal" refused 'words.lua:2: runs too long'
claim "it comes in if asked for" kept
claim "and the card that calls it is unplayable" unplayable 'runs too long'
fresh

write_set 'local t = {} for i = 1, 8 do t = { t, t, t, t, t, t, t, t, t, t } end words { choir = t }' \
    'card "HOS-001" { when { played = me, run = function() draw(1) end } }'
claim "lists within lists are refused" refused 'words.lua:2:[0-9]*: '
claim "they, too, come in if asked for" kept
claim "with every card that needs them" unplayable ''

write_set 'words { choir = { function(n) while n ~= 0 and n ~= 3 do end end } }' \
    'card "HOS-001" { when { played = me, run = function() choir[1](count(card { yours, at = hand })) end } }'
sed -i 's/count(card { yours, at = hand })/count(hands)/; 1i local hands = card { yours, at = hand }' "$set/hos-001-endless-choir.lua"
claim "a fault that shows in play alone is imported" import "$set"
claim "and ends the games that meet it" faulty 'words.lua:2: runs too long'
claim "and a scenario that meets it" scenario_fails 'words.lua:2: runs too long'
claim "other games are as before" as_before

write_set 'words { choir = player { you, to_win = at_most(8) } }' \
    'card "HOS-001" { passive { you, victory_score = 1, provided = choir } }'
claim "a passive that asks about itself is imported" import "$set"
claim "and is a fault of its card in play" faulty 'hos-001-endless-choir.lua:1: more than 24 abilities that ask about each other'
claim "other games are still as before" as_before

claims_end
