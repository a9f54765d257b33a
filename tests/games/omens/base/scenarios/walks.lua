-- Walkers and their paths, and the facts of the places and threats that they meet.

local function at(mine, theirs)
  local places = {}

  for _, name in ipairs { "Meadow", "Mill", "Ford", "Tower" } do
    local here = {}

    if name == mine then here[#here + 1] = { "Walker", owner = "you" } end
    if name == theirs then here[#here + 1] = { "Walker", owner = "foe" } end
    places[#places + 1] = { name, attached = here }
  end
  return places
end

scenario "a walker goes where the paths of a place lead" {
  land = at("Meadow", "Mill"),
  threats = { "Fog" },
  run = function(t)
    t.you:answer("Ford")
    t.foe:answer("Tower")

    t:expect { over = true, winner = "you", reason = "tower" }
  end,
}

scenario "a walker goes nowhere else" {
  land = at("Ford", "Mill"),
  run = function(t)
    t.you:offers("walk", "Meadow")
    t.you:offers("walk", "Mill")
    t.you:offers_not("walk", "Tower")
    t.you:offers_not("walk", "Ford")
  end,
}

scenario "a place gives each of its suns, and no other symbol" {
  land = at("Meadow", "Meadow"),
  run = function(t)
    t.you:answer("Ford")
    t.foe:answer("Mill")

    t:expect { you = { suns = 2 }, foe = { suns = 1 } }
  end,
}

scenario "a threat wounds by its number of the hour" {
  turn = 3,
  land = at("Meadow", "Meadow"),
  threats = { "Wolves", "Fog" },
  run = function(t)
    t.you:answer("Ford")
    t.foe:answer("Ford")
    t.you:answer("Meadow")

    t:expect { you = { wounds = 4 }, foe = { wounds = 2 } }
  end,
}

scenario "the log counts wounds, not what makes them" {
  turn = 1,
  land = at("Meadow", "Meadow"),
  threats = { "Fog", "Wolves" },
  run = function(t)
    t.you:answer("Ford")
    t:log_has("You suffer 2 wounds by Fog")
    t.foe:answer("Ford")
    t:log_has("suffers 1 wound by Wolves")
  end,
}
