-- Not a test of the game: each of these fails but one, and says so in the words of gwent.txt
-- (position_words_test.sh).

given {
  weather_area = "Biting Frost",
  you = { close = { { "Ves", stays = true }, "Yarpen Zigrin" }, hand = { "Decoy" }, gems = 1, deck = { "Ves" } },
}

-- This one holds; it is kept as a scenario, which is in the text too.
scenario "stands" {
  settings = { exchange = "back" }, notes = { round = 2 }, weather_area = { { "Biting Frost", owner = "foe" } },
  you = { siege = { { "Catapult", controller = "foe", stays = true } }, gems = 1, discard = { "Decoy", "Griffin" } },
  foe = { hand = { "Ves" }, notes = {}, rounds_won = 1, passed = 1 },
  run = function(t) t:expect { turn = 3 } end,
}

local function fails(name, position, run)
  position.run = run
  scenario(name)(position)
end

local bad = {
  { weather_area = 1 }, { weather_area = { { "Biting Frost", stays = 1 } } },
  { weather_area = { { "Biting Frost", owner = "me" } } }, { you = { close = { { "Ves", stay = true } } } },
  { you = { close = { { "Ves", used = "no" } } } }, { you = { close = { { "Ves", attached = { "Griffn" } } } } },
  { you = { close = { { "Ves", controller = 1 } } } }, { you = { leader = { "Ves", "Ves" } } },
  { you = { gems = -1 } },
  { you = { gmes = 1 } }, { you = { hand = { { "Ves", stays = true } } } }, { notes = { starter = "me" } },
  { notes = { round = false, starer = 1 } }, { settings = { exchange = "never" } },
  { settings = { exchnge = "back" } },
  { settings = 4 },
}
for i = 1, #bad do fails("bad " .. i, bad[i], function(t) t:expect { turn = 9 } end) end

local claims = {
  { weather_area = {} }, { weather_area = "Clear Weather" }, { weather_area_size = 2 }, { notes = { round = 9 } },
  { notes = { starter = "foe" } }, { you = { close = { "Ves" } } }, { you = { close = { strength = 99 } } },
  { you = { close = { might = 1 } } }, { you = { strength = 99 } }, { you = { gems = 2 } },
  { you = { deck_top = { "Griffin" } } },
  { you = { deck = { "Griffin" } } }, { you = { close = { { "Ves", stays = false }, "Yarpen Zigrin" } } },
  { you = { close = { { "Ves", strength = 1, owner = "foe" }, "Yarpen Zigrin" } } },
}
for i = 1, #claims do fails("claim " .. i, {}, function(t) t:expect(claims[i]) end) end

local things = {
  { strength = 99 }, { stays = false }, { used = true }, { at = "siege" }, { at = "foe's close" }, { owner = "foe" },
  { faction = "Monsters" }, { rows = { "siege" } }, { keywords = { "Bond" } }, { stay = true }, { exhausted = true },
}
for i = 1, #things do fails("thing " .. i, {}, function(t) t:expect_object("Ves", things[i]) end) end
