#!/bin/sh
# bot_choices_test.sh -- what the greedy bot does in cards/zanaga, as the `advice` of its rules
# leads it: it sells and trades for something better, uses a compass for the step to its goal,
# robs a weaker hero, tracks an easy monster, and faces the god that is the easiest.
set -u
. tests/tools/claims.sh

cat >"$dir/choices.lua" <<'END'
local function nothing(t) t:expect { pool = {} } end

-- Seven gold and one more are the price of the axe.
scenario "a sale" {
  mode = "alone",
  map = { ["Seven Drums"] = { "Meteor Axe" } },
  notes = { phase = "market", market_held = 1 },
  you = { gold = 7, map = { ["Seven Drums"] = { "Bakari Stonehand" } }, pack = { "Fishbone Dagger" } },
  run = nothing,
}

scenario "nothing for sale" {
  mode = "alone",
  map = { ["Seven Drums"] = { "Gourd Rattle" } },
  notes = { phase = "market", market_held = 1 },
  you = { gold = 1, map = { ["Seven Drums"] = { "Bakari Stonehand" } }, pack = { "Fishbone Dagger" } },
  run = nothing,
}

scenario "riches" {
  mode = "alone",
  map = { ["Seven Drums"] = { "Porter's Sandals" }, ["Bellbird Wood"] = { "Green Gem" } },
  you = { gold = 20, map = { ["Seven Drums"] = { "Bakari Stonehand" } } },
  run = nothing,
}

-- A wound costs two gold while that ritual is in play.
scenario "poverty" {
  mode = "alone",
  map = { ["Bellbird Wood"] = { "Green Gem" } },
  altar = { "Feast of the Empty Chair" },
  you = { gold = 1, map = { ["Seven Drums"] = { { "Bakari Stonehand", wounds = 4 } } } },
  run = nothing,
}

scenario "no healing here" {
  mode = "alone",
  roaming = { "Plague Heron" },
  you = { gold = 9, map = { ["Seven Drums"] = { { "Bakari Stonehand", wounds = 4 } } } },
  run = nothing,
}

scenario "a trade" {
  mode = "alone",
  map = { ["Ladder Gate"] = { "Fishbone Dagger", "Meteor Axe", "Sling of Braided Hair" } },
  notes = { phase = "market", market_held = 1 },
  you = { gold = 0, map = { ["Ladder Gate"] = { "Bakari Stonehand" } }, pack = { "Heart of the Volcano" } },
  run = nothing,
}

-- No die shows the hills where the counter lies.
scenario "a compass" {
  mode = "alone",
  map = { ["Echo Bench"] = { "Green Gem" } },
  notes = { phase = "movement", moved = "threw" },
  cup = { "savanna/jungle/mountain" },
  you = { map = { ["Knife of Noon"] = { "Bakari Stonehand" } }, pouch = { "Dead Man's Compass" } },
  run = nothing,
}

scenario "far away" {
  mode = "alone",
  map = { ["Grazing End"] = { "Green Gem" } },
  notes = { phase = "movement", moved = "threw" },
  cup = { "savanna/jungle/mountain" },
  you = { map = { ["Cloudshelf"] = { "Bakari Stonehand" } }, pouch = { "Dead Man's Compass" } },
  run = nothing,
}

scenario "a weak rival" {
  notes = { phase = "adventure" },
  foe = { gold = 5, map = { ["Knife of Noon"] = { { "Joro the Unlucky", wounds = 4 } } } },
  you = { map = { ["Knife of Noon"] = { "Bakari Stonehand" } }, pack = { "Meteor Axe" } },
  run = nothing,
}

scenario "a strong rival" {
  notes = { phase = "adventure" },
  foe = { gold = 5, map = { ["Knife of Noon"] = { "Bakari Stonehand" } }, pack = { "Meteor Axe" } },
  you = { map = { ["Knife of Noon"] = { "Joro the Unlucky" } } },
  run = nothing,
}

scenario "a poor rival" {
  notes = { phase = "adventure" },
  foe = { gold = 0, map = { ["Knife of Noon"] = { { "Joro the Unlucky", wounds = 4 } } } },
  you = { map = { ["Knife of Noon"] = { "Bakari Stonehand" } }, pack = { "Meteor Axe" } },
  run = nothing,
}

scenario "an easy monster" {
  mode = "alone",
  settings = { safari = "yes" },
  notes = { phase = "adventure" },
  roaming = { "Titan of Broken Steps", "Burrow Badgers" },
  green_deck = { "Drought Wisp" },
  cup = { "savanna/road/hills", "savanna/jungle/mountain" },
  you = { map = { ["Court of Lianas"] = { "Bakari Stonehand" } }, pack = { "Meteor Axe" } },
  run = nothing,
}

scenario "a hard monster" {
  mode = "alone",
  settings = { safari = "yes" },
  notes = { phase = "adventure" },
  roaming = { "Titan of Broken Steps" },
  green_deck = { "Drought Wisp" },
  cup = { "savanna/jungle/mountain" },
  you = { map = { ["Court of Lianas"] = { "Bakari Stonehand" } }, pack = { "Meteor Axe" } },
  run = nothing,
}

-- Its melee damage is less by its wounds, here more of them than it has life.
scenario "a foe that deals less than nothing" {
  mode = "alone",
  notes = { phase = "combat", step = "escape", foe = "War Elephant of Dusk", combat_round = 2 },
  roaming = { { "War Elephant of Dusk", wounds = 12 } },
  you = { map = { ["Grazing End"] = { { "Bakari Stonehand", body_training = 5 } } }, pack = { "Meteor Axe" } },
  run = nothing,
}

scenario "two gods" {
  mode = "alone",
  map = { ["Knife of Noon"] = { "Lost City" } },
  notes = { current_rank = "red" },
  awake = { { "Azumba, the Noonday Lion", wounds = 1 }, { "Isamel, Heron of Two Waters", wounds = 6 } },
  you = { map = { ["Knife of Noon"] = { { "Bakari Stonehand", body_training = 10, life_training = 6 } } },
    pack = { "Meteor Axe" } },
  run = nothing,
}

scenario "two gods, and no city" {
  mode = "alone",
  notes = { current_rank = "red" },
  awake = { { "Azumba, the Noonday Lion", wounds = 1 }, { "Isamel, Heron of Two Waters", wounds = 6 } },
  you = { map = { ["Knife of Noon"] = { { "Bakari Stonehand", body_training = 10, life_training = 6 } } },
    pack = { "Meteor Axe" } },
  run = nothing,
}

scenario "gods that are too strong" {
  mode = "alone",
  map = { ["Knife of Noon"] = { "Lost City" } },
  notes = { current_rank = "red" },
  awake = { "Azumba, the Noonday Lion", "Isamel, Heron of Two Waters" },
  you = { map = { ["Knife of Noon"] = { "Bakari Stonehand" } } },
  run = nothing,
}
END

# does SCENARIO N TEXT: the answer N of the bot there begins with the text.
does() {
    printf 'bot %s\nanswers\nq\n' "$2" |
        "$program" try "$dir/choices.lua:$1" --game cards/zanaga >"$dir/out" 2>&1
    grep -qE "^[ *]+$2  you: $3" "$dir/out" || { tail -n 12 "$dir/out"; return 1; }
}

claim 'a weapon is sold where a better one can be bought then' does 'a sale' 1 'Sell Fishbone Dagger'
claim 'and that one is bought' does 'a sale' 2 'Buy Meteor Axe'
claim 'else nothing is sold' does 'nothing for sale' 1 'Leave the market'
claim 'who is rich does not wait where nothing helps' does 'riches' 1 'Walk to Bellbird Wood'
claim 'nor does who is hurt and cannot pay' does 'poverty' 1 'Walk to Bellbird Wood'
claim 'nor where nothing heals' does 'no healing here' 1 'Throw the movement dice'
claim 'a weapon is traded for one that helps more' does 'a trade' 1 'Trade Heart of the Volcano'
claim 'for the best of them' does 'a trade' 2 'Meteor Axe'
claim 'a compass is used beside the goal' does 'a compass' 1 'Turn savanna/jungle/mountain with a compass'
claim 'for a terrain of the goal' does 'a compass' 2 '.*hills'
claim 'which is entered' does 'a compass' 3 'Go on to Echo Bench'
claim 'and kept where the goal is far' does 'far away' 1 'Go no further'
claim 'a hero who is weaker, and rich, is attacked' does 'a weak rival' 1 'Attack Joro the Unlucky'
claim 'a strong one is not' does 'a strong rival' 1 'Go on without'
claim 'nor is one who has nothing' does 'a poor rival' 1 'Go on without'
claim 'an easy monster is tracked' does 'an easy monster' 1 'Track Burrow Badgers'
claim 'a hard one is not' does 'a hard monster' 1 'Go on without'
claim 'a foe whose damage is below nothing is fought' does 'a foe that deals less than nothing' 1 'Fight'
claim 'the easier of two gods is faced' does 'two gods' 1 'Fight Isamel, Heron of Two Waters'
claim 'also where the Lost City is put' does 'two gods, and no city' 1 'Put the Lost City here and fight'
claim 'on the map' does 'two gods, and no city' 2 'Isamel, Heron of Two Waters'
claim 'gods that are too strong are left alone' does 'gods that are too strong' 1 'Go on without'
claims_end
