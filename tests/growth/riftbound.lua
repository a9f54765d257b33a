-- Boards on which a decision is measured: cardwright bench, and how cost grows.
--
-- The name of a board says what grows and how much of it there is. All boards of a series
-- are alike in everything else.

local runes = { fury = 3, calm = 3 }

local function copies(n, name, list)
  list = list or {}
  for _ = 1, n do list[#list + 1] = name end
  return list
end

-- A board of the series, with these players.
local function board(series, n, players, run)
  players.run = run or function(t) t:expect { question = "act", asked = "you" } end
  scenario(series .. ": " .. n)(players)
end

-- Plain units of both sides together: half of a side's at its battlefield.
for _, n in ipairs { 8, 20, 40, 80, 120, 160, 200 } do
  local half = n // 4
  board("units", n, {
    you = { runes = runes, units = { base = copies(half, "Mega-Mech"), ["Void Gate"] = copies(half, "Mega-Mech") } },
    foe = { runes = runes, units = { base = copies(half, "Mega-Mech"), ["Zaun Warrens"] = copies(half, "Mega-Mech") } },
  })
end

-- Of twelve units on each side so many give an ability to the others beside them.
for _, n in ipairs { 0, 1, 2, 4, 6, 8, 10 } do
  local side = { runes = runes, units = { base = copies(n, "Captain Farron", copies(12 - n, "Mega-Mech")) } }
  board("auras", n, { you = side, foe = side })
end

-- Of forty units on the other side so many wait for a unit that their own player plays: they
-- listen, and nothing happens.
for _, n in ipairs { 0, 4, 8, 16, 24, 32, 40 } do
  board("listeners", n, {
    you = { runes = { fury = 12 }, hand = copies(6, "Daring Poro"), units = { base = copies(4, "Mega-Mech") } },
    foe = { units = { base = copies(n, "Cithria of Cloudfield", copies(40 - n, "Mega-Mech")) } },
  })
end

-- Units that act whenever another one is played, and one that is.
for _, n in ipairs { 0, 2, 4, 8, 12, 16 } do
  board("triggers", n, {
    you = {
      runes = { body = 2 }, hand = { "Daring Poro" },
      units = { base = copies(n, "Cithria of Cloudfield", copies(16 - n, "Mega-Mech")) },
    },
    foe = { units = { base = copies(4, "Mega-Mech") } },
  })
end

-- Spells on the chain; as many more in hand and runes for six.
for _, n in ipairs { 0, 2, 4, 8, 12, 16 } do
  board("chain", n, {
    you = {
      runes = { mind = 6 }, hand = copies(n + 6, "Stupefy"),
      units = { base = { "Mega-Mech" } }, resources = { energy = n },
    },
    foe = { runes = runes, units = { base = { "Mega-Mech" } } },
  }, function(t)
    for _ = 1, n do t.you:play("Stupefy", { target = "your Mega-Mech" }) end
    t:expect { chain = copies(n, "Stupefy"), asked = "you", you = { hand_size = 6 } }
  end)
end

-- Cards in each hand, some of every kind, none of which pays for another.
local kinds = { "Chemtech Enforcer", "Stupefy", "Void Seeker", "En Garde", "Mega-Mech", "Gust" }
for _, n in ipairs { 0, 6, 12, 24, 36, 48 } do
  local hand = {}
  for i = 1, n do hand[i] = kinds[i % #kinds + 1] end
  local side = { runes = { fury = 4, mind = 4, calm = 4 }, hand = hand, units = { base = { "Mega-Mech", "Mega-Mech" } } }
  board("hand", n, { you = side, foe = side })
end

-- Sixty units in all, whoever has them, of several kinds; half of them at battlefields.
local kinds_of_units = {
  "Mega-Mech", "Daring Poro", "Stalwart Poro", "Pouty Poro", "Legion Rearguard", "Cithria of Cloudfield",
}

local function units(n)
  local list = {}
  for i = 1, n do list[i] = kinds_of_units[i % #kinds_of_units + 1] end
  return list
end

local places = { you = "Void Gate", foe = "Zaun Warrens", foe2 = "Targon's Peak" }
local names = { "you", "foe", "foe2", "foe3" }
for n = 2, 4 do
  local players = {}
  for i = 1, n do
    local name = names[i]
    local there = places[name] and 30 // n or 0
    players[name] = {
      runes = { fury = 4, calm = 4 }, hand = { "Stupefy", "Daring Poro", "Void Seeker", "En Garde" },
      units = { base = units(60 // n - there), [places[name] or "base"] = places[name] and units(there) or units(15) },
    }
  end
  board("players", n, players)
end
