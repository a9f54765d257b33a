-- Scenarios of a game with as many words of each sort as there is room for.

-- Gives [list] what is called [letter] and each number up to [n], of that value.
local function add(list, letter, n, value)
  for i = 1, n do list[letter .. i] = value(i) end
  return list
end

scenario "all that can be put on a thing and a player is there, and goes on" {
  field = { add(add({ card = "Card 3" }, "c", 24, function(i) return i + 10 end), "s", 32, function() return true end), "Card 4" },
  you = { counters = add({}, "p", 32, function(i) return i end) },
  foe = {},
  run = function(t)
    t:expect_object("Card 3", add({ n64 = 67, n24 = 27, s32 = true, s17 = true }, "c", 24, function(i) return i + 10 end))
    t:expect { you = { counters = add({}, "p", 32, function(i) return i end) } }
    t.you:answer("Card 3")
    t:expect { over = true, winner = "you" }
    t:expect_object("Card 3", add({ n24 = 29 }, "c", 24, function(i) return i + 11 end))
    t:expect { you = { counters = { p32 = 35, p31 = 31 } } }
  end,
}

scenario "a thing is found by the last status, counter and derived number" {
  field = { { card = "Card 3", c24 = 23, c1 = 1 }, "Card 4" },
  you = { counters = { p32 = 6 } },
  foe = {},
  run = function(t)
    t.you:answer("Card 3")
    t:expect { over = true, winner = "you" }
  end,
}

scenario "each has its own" {
  field = { { card = "Card 1", s17 = true, c7 = 2 }, { card = "Card 2", s31 = true, c24 = 9 } },
  you = {},
  foe = {},
  run = function(t)
    t.you:answer("Card 1")
    t:expect_object("Card 1", { s1 = true, s16 = false, s17 = true, s31 = false, s32 = true, c6 = 1, c7 = 3, c24 = 1 })
    t:expect_object("Card 2", { s1 = false, s17 = false, s31 = true, s32 = false, c7 = 0, c24 = 9 })
    t:expect { you = { counters = { p1 = 1, p31 = 0, p32 = 3 } }, foe = { counters = { p32 = 0 } } }
  end,
}

scenario "the last setting counts, and no other one for it" {
  settings = { r64 = "high" },
  field = { "Card 1", "Card 2" },
  you = {},
  foe = {},
  run = function(t)
    t.you:answer("Card 1")
    t:expect { you = { counters = { p32 = 4, p31 = 0, p30 = 0 } } }
  end,
}

scenario "a setting before the notes and the first one behind them are apart" {
  settings = add({}, "r", 64, function(i) return (i == 24 or i == 64) and "low" or "high" end),
  field = { "Card 1", "Card 2" },
  you = {},
  foe = {},
  run = function(t)
    t.you:answer("Card 1")
    t:expect { you = { counters = { p32 = 3, p31 = 2, p30 = 0 } } }
  end,
}
