#!/bin/sh
# A game in Lua with costs plays in every way of driving it: with triggers at once, with a
# queue, and with a chain. What a game lacks is refused in its cards: tests/games/smithy/.
set -u
. tests/tools/claims.sh

smithy=tests/games/smithy

# A copy of the game in folder [$1], whose game.lua has the line [$2] more.
variant() {
    cp -r $smithy "$dir/$1" && sed -i "s/  api = 3,/  api = 3, $2/" "$dir/$1/game.lua"
}

# The game in folder [$1] is imported and plays without a fault, every invariant checked.
plays() {
    "$program" import --db "$dir/$1.db" "$dir/$1" >"$dir/import" 2>&1 || return 1
    "$program" simulate forge forge --db "$dir/$1.db" --games 300 --seed 1 --verify --json \
        >"$dir/games" 2>&1 && grep -q '"finished":300' "$dir/games"
}

# All ways of driving it agree.
agrees() {
    "$program" bench agreement --db "$dir/$1.db" --game smithy --decisions 6000 \
        >"$dir/agreement" 2>&1 && grep -q ' 0 differing hashes' "$dir/agreement"
}

# The game in folder [$1] is refused with the line [$2], and nothing is stored.
refused() {
    ! "$program" import --db "$dir/$1.db" "$dir/$1" >"$dir/refused" 2>&1 &&
        grep -q "$2" "$dir/refused"
}

variant plain ''
variant queue 'triggers = queued,'
variant chain 'chain = true,'
sed -i 's/activated { /activated { reaction, /' "$dir"/chain/base/*.lua
rm "$dir/chain/base/scenarios/shift.lua"
cp tests/scripted/smithy_chain.lua "$dir/chain/base/scenarios/"

for game in plain queue chain; do
    claim "triggers, $game: 300 games without a fault" plays $game
    claim "triggers, $game: all ways of driving it agree" agrees $game
done

# The scenarios of the game in folder [$1] pass.
scenarios() {
    "$program" test --db "$dir/$1.db" "$dir/$1" >"$dir/scenarios" 2>&1
    ended=$?
    cat "$dir/scenarios"
    [ $ended = 0 ] && grep -qE '^[1-9][0-9]* passed, 0 failed$' "$dir/scenarios"
}

# An ability of the game itself is named with its line where a number has it.
tells_why() {
    "$program" why --db "$dir/plain.db" --game smithy \
        "$smithy/base/scenarios/smithy.lua:makes strength of it" Stoker >"$dir/why" 2>&1 &&
        grep -q '+4 (.*game.lua:[0-9]*)' "$dir/why"
}

# Things of the kind of `sheet` have a line with their counters and numbers.
draws_sheets() {
    cat >"$dir/sheet.lua" <<'LUA'
scenario "warm" {
  you = { hand = { "Hound" }, row = { { "Stoker", heat = 2 } }, deck = { "Bolt" } },
  foe = { hand = { "Hound" }, deck = { "Bolt" } },
  run = function(t) t:expect_object("Stoker", { heat = 2 }) end,
}
LUA
    echo q | "$program" play "$dir/sheet.lua:warm" --db "$dir/plain.db" --game smithy \
        --seats human,random >"$dir/drawn" 2>&1
    grep -q '^  heat 2  Strength 3$' "$dir/drawn" || { cat "$dir/drawn"; return 1; }
}

claim 'its scenarios pass' scenarios plain
claim 'the screen has sheets' draws_sheets
claim 'why names an ability of the game itself by its line' tells_why
claim 'and with a chain, where others respond' scenarios chain

variant timed ''
sed -i 's/activated { cost/activated { reaction, cost/' "$dir"/timed/base/base-005-wall.lua
claim 'a timing is refused where nobody responds' refused timed \
    "base-005-wall.lua:7:[0-9]*: this game has no chain, so 'reaction' cannot stand in activated"

variant free ''
sed -i -e '/resources = /d' -e '/costs = {/,/^  },/d' -e '/statuses = /d' "$dir/free/game.lua"
sed -i '/gold_each_turn/d; /unmark/d; s/mark(\(.*\), "new")/\1/' "$dir/free/rules/turns.lua"
rm "$dir/free/base/words.lua"
claim 'a cost is refused where nothing costs anything' refused free \
    "this game has no costs, so 'cost' cannot stand in"

claims_end
