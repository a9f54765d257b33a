-- Keywords that are ignored for one action (765).

scenario "A spell that ignores Deflect costs no more" {
  covers = { "RCH-057", "765" },
  you = { hand = { "Plain Truth" }, runes = { fury = 1 } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Plain Truth", { target = "Pouty Poro" })
    t:everyone_passes()
    t:expect { you = { runes = 1 }, foe = { base = {}, trash = { "Pouty Poro" } } }
  end,
}

scenario "Another spell has to pay" {
  covers = { "RCH-059", "809.1" },
  you = { hand = { "Blunt Truth" }, runes = { fury = 1 } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Blunt Truth", { target = "Pouty Poro" })
    t:everyone_passes()
    t:expect { you = { runes = 0 }, foe = { trash = { "Pouty Poro" } } }
  end,
}

scenario "Who ignores Tank assigns to any unit; the other player does not" {
  covers = { "RCH-058", "765", "815" },
  you = { base = { "Line Breaker" } },
  foe = { units = { ["Zaun Warrens"] = { "Sunlit Guardian", "Pakaa Cub" } } },

  run = function(t)
    t.you:move("Line Breaker", "Zaun Warrens")
    t:answers { you = { { assign = "Pakaa Cub" } } }
    t:fight()
    t:everyone_passes()
    t:expect { foe = { trash = { "Pakaa Cub" }, units = { ["Zaun Warrens"] = { "Sunlit Guardian" } } } }
  end,
}

local function each_of(name, n)
  local list = {}
  for i = 1, n do list[i] = { name .. "#" .. i } end
  return list
end

local function some(name, n)
  local list = {}
  for i = 1, n do list[i] = name end
  return list
end

scenario "Each of forty units is chosen as if there were no Deflect" {
  covers = { "RCH-106", "VEN-158", "765", "809" },
  you = { hand = { "Long Roll" }, runes = { fury = 1 } },
  foe = { units = { ["Heisho, Shell of the World"] = some("Pouty Poro", 40) } },

  run = function(t)
    t.you:play("Long Roll", { target = each_of("Pouty Poro", 40) })
    t:everyone_passes()

    t:expect_unit("Pouty Poro#1", { damage = 1 })
    t:expect_unit("Pouty Poro#40", { damage = 1 })
  end,
}

scenario "More choices than are priced with each other stop the game by name" {
  covers = { "RCH-106", "765" },
  you = { hand = { "Long Roll" }, runes = { fury = 1 } },
  foe = { units = { ["Heisho, Shell of the World"] = some("Pouty Poro", 49) } },
  ends = "limit",

  run = function(t)
    t.you:play("Long Roll", { target = each_of("Pouty Poro", 48) })

    t:expect { over = true, reason = "limit", limit = "things chosen for one play or ability whose price depends on all of them" }
  end,
}
