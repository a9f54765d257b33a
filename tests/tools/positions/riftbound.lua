-- Not a test of the game: each of these fails but one, and says so in the words of riftbound.txt
-- (position_words_test.sh).

given {
  battlefields = { "Void Gate", "Zaun Warrens" },
  you = {
    units = { ["Void Gate"] = { { "Tibbers", damage = 2, exhausted = true }, "Recruit" } },
    base = { "Recruit" }, hand = { "Gust", "Gust" }, deck = { "Pouty Poro", "Mega-Mech" }, trash = { "Incinerate" },
    runes = { fury = { ready = 2, exhausted = 1 } }, controls = { "Void Gate" }, legend = { "Jinx, Loose Cannon" },
  },
}

-- This one holds; it is kept as a scenario, which is in the text too.
scenario "stands" {
  turn = 5, turn_player = "foe", victory_score = 6, floats = true,
  you = {
    units = { ["Void Gate"] = { { "Tibbers", damage = 2, exhausted = true, since = 5 },
  { "Recruit", stunned = true } } },
    facedown = { ["Void Gate"] = { "Gust" } }, gear = { { "Orb of Regret", exhausted = true } }, points = 3,
    base = { { "Recruit", owner = "foe", buffs = 2 }, { "Recruit", controller = "foe" } }, resources = { energy = 2 },
  },
  foe = { points = 1, runes = { mind = 2, calm = { exhausted = 2 } }, banished = { "Gust" }, legend_exhausted = true,
    legend = "Jinx, Loose Cannon", champion = "Jinx, Demolitionist", units = { ["Zaun Warrens"] = { "Pouty Poro" } } },
  run = function(t) t:expect { turn = 5 } end,
}

local function fails(name, position, run)
  position.run = run
  scenario(name)(position)
end

local bad = {
  { you = { hnad = {} } }, { you = { hand = 5 } }, { you = { hand = { "No Such Card" } } },
  { you = { base = { { "Tibbers", damge = 1 } } } }, { you = { base = { { "Tibbers", damage = 100 } } } },
  { you = { base = { { "Tibbers", damage = "3" } } } }, { you = { base = { { "Tibbers", damage = true } } } },
  { you = { base = { { "Tibbers", buffs = 2, buffed = true } } } },
  { you = { base = { { "Tibbers", stunned = 1 } } } },
  { you = { base = { { "Tibbers", exhausted = 1 } } } }, { you = { base = { { "Tibbers", since = 9 } } } },
  { you = { base = { { "Tibbers", since = false } } } }, { you = { base = { { "Tibbers", controller = "me" } } } },
  { you = { base = { { "Tibbers", owner = 7 } } } }, { you = { base = { { "Tibbers", attached = 7 } } } },
  { you = { base = { { "Tibbers", attached = "Gust" } } } }, { you = { base = { { "Tibbers", ready = true } } } },
  { you = { base = { { "Tibbers", on_board = true } } } }, { you = { base = { { "Tibbers", keywords = {} } } } },
  { you = { hand = { { "Gust", exhausted = true } } } }, { you = { hand = { { "Gust", owner = "foe" } } } },
  { you = { facedown = { ["Void Gate"] = { { "Gust", exhausted = true } } } } },
  { you = { gear = { { "Orb of Regret", damage = 1 } } } }, { you = { units = 3 } },
  { you = { units = { nowhere = { "Recruit" } } } }, { you = { controls = "Void Gate" } },
  { you = { controls = { 3 } } },
  { you = { controls = { "Void Gaet" } } }, { you = { runes = 3 } }, { you = { runes = { fuzzy = 3 } } },
  { you = { runes = { fury = { redy = 1 } } } }, { you = { points = 100 } }, { you = { points = "3" } },
  { you = { counters = 5 } }, { you = { counters = { experienc = 1 } } }, { you = { experience = -1 } },
  { you = { experience = 1, counters = { experience = 1 } } }, { you = { resources = 1 } },
  { you = { resources = { energi = 1 } } }, { you = { resources = { energy = -1 } } }, { you = { notes = {} } },
  { you = { turns = 3 } }, { you = { gone = true } }, { you = { legend_exhausted = 1 } },
  { you = { legend_exhausted = true, legend = {} } }, { you = { chosen_champion = "Gust" } }, { you = { team = 1 } },
  { turn = 0 }, { turn = "3" }, { turn_player = "me" }, { phase = "lunch" }, { phase = 3 }, { mode = "four" },
  { victory_score = 0 }, { battlefields = 3 }, { battlefields = { "Gust" } }, { floats = 1 },
  { you = { legend = 5 } }, { you = { units = { base = 5 } } },
}
for i = 1, #bad do fails("bad " .. i, bad[i], function(t) t:expect { turn = 1 } end) end

local claims = {
  { turn = 1 }, { turn = "3" }, { turn_player = "foe" }, { phase = "draw" }, { victory_score = 3 },
  { chain = { "Gust" } },
  { over = true }, { winner = "you" }, { reason = "points" }, { limit = "x" }, { loop = { "Gust" } },
  { asked = "foe" },
  { question = "target" }, { match_over = 1 }, { match_winner = "you" }, { floats = true }, { mode = "duel" },
  { battlefields = {} }, { notes = { round = 1 } }, { trun = 3 }, { contested = { "Void Gate" } },
  { showdown = true },
  { you = { points = 3 } }, { you = { turns = 7 } }, { you = { gone = true } }, { you = { team = 1 } },
  { you = { name = "you" } }, { you = { experience = 4 } }, { you = { counters = { experience = 4 } } },
  { you = { counters = { experienc = 4 } } }, { you = { counters = 4 } }, { you = { resources = { energy = 1 } } },
  { you = { resources = { energi = 1 } } }, { you = { resources = 4 } }, { you = { notes = { x = 1 } } },
  { you = { controls = { "Zaun Warrens" } } }, { you = { controls = {} } }, { you = { hand = { "Gust" } } },
  { you = { hand = 2 } }, { you = { hand_size = 1 } }, { you = { hand = { card = "Gust" } } },
  { you = { hand = "Gust" } },
  { you = { deck = { "Mega-Mech" } } }, { you = { deck_size = 3 } }, { you = { trash = {} } },
  { you = { legend = "x" } },
  { you = { legend_exhausted = true } }, { you = { runes = 2 } }, { you = { runes = { fury = 2 } } },
  { you = { runes = { fuzzy = 2 } } }, { you = { runes_ready = 1 } }, { you = { runes_exhausted = 2 } },
  { you = { units = { ["Void Gate"] = { "Recruit" } } } }, { you = { units = { nowhere = {} } } },
  { you = { units = { 3 } } },
  { you = { units = { ["Void Gate"] = { "Recruit", { "Tibbers", damage = 1 } } } } },
  { you = { base = { { "Recruit", exhausted = true } } } }, { you = { base = { { "Recruit", at = "Void Gate" } } } },
  { you = { base = { { "Recruit", migth = 1 } } } }, { you = { might = 3 } }, { you = {} }, { you = 3 },
  { me = { points = 0 } },
}
for i = 1, #claims do fails("claim " .. i, {}, function(t) t:expect(claims[i]) end) end

local things = {
  { damage = 3 }, { damage = false }, { buffs = 1 }, { buffed = true }, { stunned = true }, { exhausted = false },
  { ready = true }, { token = true }, { facedown = true }, { on_board = false }, { at = "base" }, { at = "nowhere" },
  { controller = "foe" }, { owner = "foe" }, { owner = 0 }, { keywords = "Tank" }, { keywords = { "Assault 2" } },
  { no_keywords = {} }, { attached = "Gust" }, { attached_to = "Recruit" }, { might = 1 }, { since = 2 },
  { card = "Gust" },
  { domains = { "Calm" } }, { energy = 1 }, { contested = true }, { marks = {} }, { name = "Tibbers" }, { dmg = 1 },
}
for i = 1, #things do fails("thing " .. i, {}, function(t) t:expect_unit("Tibbers", things[i]) end) end
fails("thing that is none", {}, function(t) t:expect_unit("Garen", { might = 1 }) end)
