-- Not a test of the game: each of these fails but one, and says so in the words of zanaga.txt
-- (position_words_test.sh).

given {
  mode = "alone", notes = { round = 2, current_rank = "yellow" }, pool = { "Sun Token" },
  roaming = { { "Dust Jackals", wounds = 1, attached = { "Sun Token" } } },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", wounds = 2 } } }, pack = { "Red Root Salve" }, gold = 4 },
}

-- This one holds; it is kept as a scenario, which is in the text too.
scenario "stands" {
  turn = 6, awake = { { "Nuhari of the Three Faces", doom = 2 } }, discards = { "Dust Jackals", "Drought Wisp" },
  altar = { { "Vigil at the Still Pool", complete = true, attached = { { "Moon Token", as_wild = true } } } },
  you = { pouch = {}, pack = { { "Red Root Salve", dulled = true } }, points = 4, experience = 2 },
  run = function(t) t:expect { turn = 6 } end,
}

local function fails(name, position, run)
  position.run = run
  scenario(name)(position)
end

local bad = {
  { map = { Nowhere = { "Joro the Unlucky" } } }, { map = { "Joro the Unlucky" } }, { you = { map = 3 } },
  { you = { map = { ["Grazing Ned"] = {} } } }, { you = { map = { ["Grazing End"] = "Seven Drums" } } },
  { roaming = { { "Dust Jackals", wound = 1 } } }, { roaming = { { "Dust Jackals", fever = 2 } } },
  { roaming = { { "Dust Jackals", exhaustion = -1 } } }, { roaming = { { "Dust Jackals", face_down = 1 } } },
  { notes = { current_rank = "purple" } }, { notes = { current_rank = 1 } },
  { notes = { my_hero = "Joro the Unlucky" } },
  { you = { notes = { round = 1 } } }, { you = { notes = { my_hero = "Nobody" } } }, { notes = { foe = "Nobody" } },
 { you = { pack = 1 } }, { roaming = { "Dust Jackals", "Dust Jackals", "Dust Jackals",
    "Dust Jackals", "Dust Jackals", "Dust Jackals", "Dust Jackals" } },
}
for i = 1, #bad do fails("bad " .. i, bad[i], function(t) t:expect { turn = 99 } end) end

local claims = {
  { map = { ["Grazing End"] = {} } }, { map = { Nowhere = {} } }, { map = { ["Grazing End"] = { size = 3 } } },
  { map = { ["Grazing End"] = { body = 3 } } }, { map = 3 }, { map = {} , turn = 99 },
  { notes = { current_rank = "red" } },
  { notes = { round = "2" } }, { roaming = {} }, { roaming_order = { "Joro the Unlucky" } }, { pool_size = 3 },
  { you = { map = { ["Grazing End"] = {} } } }, { you = { map = { Nowhere = {} } } }, { you = { pack = {} } },
  { you = { gold = 3 } }, { you = { notes = { my_hero = "Dust Jackals" } } }, { you = { body = 99 } },
  { you = { pack_size = 3 } },
  { roaming = { { "Dust Jackals", wounds = 2 } } }, { roaming = { { "Dust Jackals", attached = { "Moon Token" } } } },
}
for i = 1, #claims do fails("claim " .. i, {}, function(t) t:expect(claims[i]) end) end

local things = {
  { wounds = 3 }, { fever = 1 }, { body = 99 }, { at = "Seven Drums" }, { terrain = "road" }, { life = 99 },
  { held = true },
  { absent = true }, { attached = { "Sun Token" } }, { owner = "foe" },
}
for i = 1, #things do fails("thing " .. i, {}, function(t) t:expect_object("Joro the Unlucky", things[i]) end) end
