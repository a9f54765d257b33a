-- UNL-142 Heedless Resurrection.

scenario "For a unit of three Energy one of three comes back for nothing" {
  covers = { "UNL-142", "356.2", "419.3" },
  you = {
    hand = { "Heedless Resurrection" }, resources = { energy = 2, chaos = 1 }, base = { "Shipyard Skulker" },
    trash = { "Sunlit Guardian", "Mega-Mech" },
  },

  run = function(t)
    t.you:play("Heedless Resurrection")
    t:expect { you = { base = {} } }
    t:everyone_passes()

    t:expect { you = { base = { "Sunlit Guardian" }, trash = { "Mega-Mech", "Shipyard Skulker", "Heedless Resurrection" } } }
  end,
}

scenario "More Energy, or more Power, than the killed unit cost is too dear" {
  covers = { "UNL-142", "355.8" },
  you = {
    hand = { "Heedless Resurrection" }, resources = { energy = 2, chaos = 1 }, base = { "Shipyard Skulker" },
    trash = { "Vanguard Sergeant", "Nilah, Joyful Ascetic" },
  },

  run = function(t)
    t.you:refused("play", "Heedless Resurrection")
  end,
}

scenario "The killed unit cannot be the one that comes back" {
  covers = { "UNL-142", "R048", "355.5", "355.9.a", "357.2" },
  you = { hand = { "Heedless Resurrection" }, resources = { energy = 2, chaos = 1 }, base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:refused("play", "Heedless Resurrection")
  end,
}

scenario "Its own additional costs the unit still has" {
  covers = { "UNL-142", "R050", "356.1.b.1", "356.1.b.3", "Accelerate" },
  you = { hand = { "Heedless Resurrection" }, resources = { energy = 3, chaos = 2 }, base = { "Shipyard Skulker" }, trash = { "Mister Root" } },

  run = function(t)
    t.you:play("Heedless Resurrection")
    t:answers { you = { { additional = true } } }
    t:everyone_passes()

    t:expect_unit("Mister Root", { ready = true })
    t:expect { you = { resources = { energy = 0, chaos = 0 } } }
  end,
}

scenario "An opponent's trash is no place to look" {
  covers = { "UNL-142" },
  you = { hand = { "Heedless Resurrection" }, resources = { energy = 2, chaos = 1 }, base = { "Shipyard Skulker" } },
  foe = { trash = { "Daring Poro" } },

  run = function(t)
    t.you:refused("play", "Heedless Resurrection")
  end,
}

scenario "An opponent's unit is no price" {
  covers = { "UNL-142" },
  you = { hand = { "Heedless Resurrection" }, resources = { energy = 2, chaos = 1 }, trash = { "Daring Poro" } },
  foe = { base = { "Shipyard Skulker" }, trash = { "Daring Poro" } },

  run = function(t)
    t.you:refused("play", "Heedless Resurrection")
  end,
}
