-- Boards of a game in Lua on which a decision is measured: how cost grows.

local function copies(n, name, list)
  list = list or {}
  for _ = 1, n do list[#list + 1] = name end
  return list
end

local function board(series, n, players)
  players.run = function(t) t:expect { asked = "you" } end
  scenario(series .. ": " .. n)(players)
end

local hand = { "Vesemir", "Wyvern", "Sweers", "Ghoul", "Griffin", "Fiend" }

-- Units of both sides together.
for _, n in ipairs { 0, 12, 24, 48, 96, 144 } do
  local side = { hand = hand, deck = copies(6, "Ghoul"), close = copies(n // 4, "Vesemir"), ranged = copies(n // 4, "Wyvern") }
  board("units", n, { you = side, foe = side })
end

-- Of twenty units in a row on each side so many give one strength more to the others there.
for _, n in ipairs { 0, 2, 4, 8, 12, 16, 20 } do
  local side = { hand = hand, deck = copies(6, "Ghoul"), close = copies(n, "Olgierd von Everec", copies(20 - n, "Vesemir")) }
  board("auras", n, { you = side, foe = side })
end

-- Cards in each hand.
for _, n in ipairs { 1, 6, 12, 24, 36, 48 } do
  local list = {}
  for i = 1, n do list[i] = hand[i % #hand + 1] end
  local side = { hand = list, deck = copies(6, "Ghoul"), close = { "Vesemir" } }
  board("hand", n, { you = side, foe = side })
end
