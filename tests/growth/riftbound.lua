-- Boards on which a decision is measured: cardwright bench, and how cost grows.
--
-- The name of a board says what grows and how much of it there is. All boards of a series
-- are alike in everything else.

local function copies(n, name)
  local list = {}
  for i = 1, n do list[i] = name end
  return list
end

local function with(list, n, name)
  for _ = 1, n do list[#list + 1] = name end
  return list
end

local runes = { fury = 3, calm = 3 }

-- Passives that give an ability to the others beside them; each side has twelve units.
for _, n in ipairs { 0, 1, 2, 4, 6, 8, 10 } do
  local side = { runes = runes, units = { base = with(copies(12 - n, "Mega-Mech"), n, "Captain Farron") } }

  scenario("auras: " .. n) {
    you = side, foe = side,
    run = function(t) t:expect { question = "act", asked = "you" } end,
  }
end

-- Sixty units in all, whoever has them.
local function sixty(n)
  return { runes = runes, units = { base = copies(60 // n, "Mega-Mech") } }
end

scenario "players: 2" { you = sixty(2), foe = sixty(2), run = function(t) t:expect { asked = "you" } end }
scenario "players: 3" {
  you = sixty(3), foe = sixty(3), foe2 = sixty(3),
  run = function(t) t:expect { asked = "you" } end,
}
scenario "players: 4" {
  you = sixty(4), foe = sixty(4), foe2 = sixty(4), foe3 = sixty(4),
  run = function(t) t:expect { asked = "you" } end,
}
