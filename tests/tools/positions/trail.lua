-- Not a test of the game: each of these fails but one, and says so in the words of trail.txt
-- (position_words_test.sh).

given { trail = { "Wood", "Path" }, you = { pool = { "river", "blank" }, luck = 1 } }

-- This one holds; it is kept as a scenario, which is in the text too.
scenario "stands" {
  turn = 4, turn_player = "foe", notes = { thrown = 2 },
  you = { pouch = { { "forest/road", since = 2, owner = "foe" } }, points = 2, steps = 1 }, foe = { luck = 3 },
  run = function(t) t:expect { turn = 4 } end,
}

local function fails(name, position, run)
  position.run = run
  scenario(name)(position)
end

local bad = {
  { trail = 3 }, { trail = { "Wod" } }, { trail = { 3 } }, { trail = { { "Wood", since = 1 } } },
  { trail = { { "Wood", owner = "foe" } } }, { trail = { { "Wood", exhausted = true } } }, { notes = 3 },
  { notes = { thrwn = 1 } }, { notes = { thrown = "much" } }, { notes = { thrown = -1 } },
  { notes = { thrown = { 1 } } },
  { you = { pol = {} } }, { you = { pool = { "forest" } } }, { you = { pool = { { "river", glow = 1 } } } },
  { you = { pool = { { "river", since = -1 } } } }, { you = { pouch = { "river", "river" } } },
  { you = { luck = "a" } },
  { you = { luck = 1, counters = { luck = 1 } } }, { you = { counters = { lukc = 1 } } },
  { you = { notes = { thrown = 1 } } },
  { you = { points = -1 } }, { you = { resources = { gold = 1 } } }, { settings = { pace = "slow" } },
  { phase = "day" }, { turn = 0 }, { turn_player = 9 }, { mode = "none" },
}
for i = 1, #bad do fails("bad " .. i, bad[i], function(t) t:expect { turn = 9 } end) end

local claims = {
  { turn = 9 }, { turn_player = "foe" }, { trail = { "Path" } }, { trail_top = { "Path" } },
  { trail_bottom = { "Wood" } },
  { trail_order = { "Path", "Wood" } }, { trail_size = 3 }, { trail = 2 }, { trail = { card = "Wood" } },
  { trail = { size = 1 } }, { trail = { cards = { "Wood" } } }, { trail = { ground = 1 } },
  { notes = { thrown = 3 } },
  { notes = { thrwn = 3 } }, { notes = 3 }, { phase = "day" }, { you = { pool = { "river" } } },
  { you = { pool_size = 1 } },
  { you = { pool = { size = 1 } } }, { you = { pool = { { "river", face = 1 } } } }, { you = { luck = 0 } },
  { you = { counters = { luck = 0 } } }, { you = { counters = { lukc = 0 } } }, { you = { notes = { thrown = 1 } } },
  { you = { points = 1 } }, { you = { turns = 9 } }, { you = { controls = { "x" } } }, { you = { steps = "x" } },
  { you = { step = 1 } }, { pool = {} },
}
for i = 1, #claims do fails("claim " .. i, {}, function(t) t:expect(claims[i]) end) end

local things = {
  { face = 1 }, { at = "pouch" }, { exhausted = true }, { owner = "foe" }, { controller = "foe" },
  { ground = "road" },
  { on_board = false }, { attached = { "x" } }, { attached_to = "x" }, { token = true }, { damage = 1 },
}
for i = 1, #things do fails("thing " .. i, {}, function(t) t:expect_object("river", things[i]) end) end
