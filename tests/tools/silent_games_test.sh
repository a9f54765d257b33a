#!/bin/sh
# silent_games_test.sh -- nothing that a card of a game in Lua says is without effect in silence:
# for the events, keys, words, questions and verbs of gwent and zanaga, scripts that put each where
# it can do nothing (silent_games.py) are refused or told by cardwright check. The table
# of zanaga takes longer and is part of make test-long.
set -u
. tests/tools/claims.sh

# silent GAME TYPES THING ACT: writes the rows of the game of which nothing is said.
silent() {
    python3 tests/tools/silent_games.py "$program" "$build/cards.db" "$1" "$2" "$3" "$4" "$dir/$1" \
        >"$dir/$1.silent" 2>"$dir/$1.count"
}

for game in gwent ${LONG:+zanaga}; do
    case $game in
    gwent) types='=Unit,effect=Special,activated=Leader' thing=unit act='shuffle(deck)' ;;
    zanaga) types='=Ally' thing=ally act='shuffle(market_deck)' ;;
    esac
    claim "the table of $game is written" silent $game "$types" $thing "$act"
    claim "it has three thousand rows and more" [ "$(head -n 1 "$dir/$game.count" | cut -d' ' -f1)" -gt 3000 ]
    claim "what is sound is not told" grep -q ', 0 sound ones told' "$dir/$game.count"
    claim "no row of $game is silent" diff /dev/null "$dir/$game.silent"
done

# A game with resources: none is kept for some things only, and none turns into another.
cp -r tests/games/smithy "$dir/smithy"
refused() {
    echo "card \"BASE-001\" { activated { cost = { tap = me }, adds = { gold = 1 }, $1 } }" >"$dir/smithy/base/base-001-hound.lua"
    "$program" check --db "$build/cards.db" --format=gcc --no-scenarios "$dir/smithy" |
        grep -F "base-001-hound.lua:1:" | grep -F "$2"
}
claim "'only' is refused" refused 'only = card' "no resources for some things only, so 'only'"
claim "'for_each' is refused" refused 'for_each = { gold = 1 }' "no resources that turn into others, so 'for_each'"

# A price that is never paid, and what is added for nothing.
priced() {
    printf '%s\ncard "BASE-001" { %s }\n' "$1" "$2" >"$dir/smithy/base/base-001-hound.lua"
    "$program" check --db "$build/cards.db" --format=gcc --no-scenarios "$dir/smithy" |
        grep -F "base-001-hound.lua:2:" | grep -qF "$3"
}
claim "what is marked never pays with that" priced '' 'activated { cost = { tap = me }, provided = unit { me, used }, run = function() strike_gold() end }' \
    "what is 'used' already never pays 'tap', so this is never used"
claim "'adds' gives more than it takes" priced '' 'activated { cost = { gold = 1, tap = me }, adds = { gold = 1 } }' \
    "'adds' gives no more than 'cost' takes"
claim "what is too hot never pays with heat" priced '' 'activated { cost = { toil = me }, provided = unit { me, heat = at_least(3) }, run = function() strike_gold() end }' \
    "what pays 'toil' has 0 to 2 'heat', so this is never used"
claim "what is marked not yet is asked by the price" priced '' 'activated { cost = { tap = me }, provided = unit { me, except { used } }, run = function() strike_gold() end }' \
    "this condition always holds as 'tap' is paid"
not_told() { ! priced '' "$1" ''; }
claim "what has room pays with heat" not_told 'activated { cost = { toil = me }, provided = unit { me, heat = at_least(2) }, run = function() strike_gold() end }'
sed -i 's/^    { "tap", marks/    { "cool", spends = "heat", amount = 2 },\n&/' "$dir/smithy/game.lua"
claim "what is too cold never spends heat" priced '' 'activated { cost = { cool = me }, provided = unit { me, heat = at_most(1) }, run = function() strike_gold() end }' \
    "what pays 'cool' has 2 to 4 'heat', so this is never used"
claim "what is hot enough spends heat" not_told 'activated { cost = { cool = me }, provided = unit { me, heat = at_most(2) }, run = function() strike_gold() end }'
claim "a deed is not added" priced 'local c = cost { tap = me }' 'activated { cost = { gold = 1 }, run = function() add(c) end }' \
    "'add' takes resources that a player gets"

# More of a counter than a thing, or a player, ever has; a place where `me` never is.
sed -i 's/^  counters = /  player_counters = { { "fame", most = 9, for_cards } },\n  counters = /' "$dir/smithy/game.lua"
asked() { priced '' "activated { cost = { gold = 1 }, provided = $1, run = function() strike_gold() end }" "$2"; }
never_told() { not_told "activated { cost = { gold = 1 }, provided = $1, run = function() strike_gold() end }"; }
claim "no thing has more than the most" asked 'unit { heat = at_least(5) }' "nothing ever has 'heat' of more than 4"
claim "what is left out is no more either" asked 'unit { friendly, except { heat = 7 } }' "nothing ever has 'heat' of more than 4"
claim "it may have the most" never_told 'unit { heat = at_least(4) }'
claim "no player has more than the most" asked 'opponent { fame = at_least(10) }' "nothing ever has 'fame' of more than 9"
claim "a player may have the most" never_told 'opponent { fame = 9 }'
claim "'me' is never where no ability works" asked 'unit { me, at = hand }' "'me' is never there as this is asked: it lies in one of these: row"
claim "'me' is always where they work" asked 'unit { me, at = row }' "'me' is always there as this is asked"
claim "a trigger works there too" priced '' 'when { gone = unit { another }, provided = unit { me, at = pile }, run = function() strike_gold() end }' \
    "'me' is never there as this is asked"
claim "what says where it works lies there" not_told 'when { gone = unit, works_in = pile, provided = unit { me, at = pile, heat = 0 }, run = function() strike_gold() end }'
claim "what happens to 'me' may be anywhere" not_told 'when { gone = me, provided = unit { me, at = pile }, run = function() strike_gold() end }'

# A number of units, which a leader has not, in data and in run.
cp -r cards/gwent "$dir/leader"
numberless() {
    echo "card \"GWT-050\" { $1 }" >"$dir/leader/base/gwt-050-foltest-king-of-temeria.lua"
    "$program" check --db "$build/cards.db" --format=gcc --no-scenarios "$dir/leader" |
        grep -F "foltest-king-of-temeria.lua:1:" | grep -F "'strength' is a number of Unit, and me is a Leader"
}
claim "a number of others is refused in data" numberless 'activated { once, target = unit { strength = at_most(strength(me)) }, run = function(u) put(u, discard) end }'
claim "a number of others is refused in run" numberless 'activated { once, run = function() if is(me, card { strength = 2 }) then put(me, discard) end end }'
claims_end
