-- OGN-173 Ride the Wind.

scenario "Ride the Wind moves a unit and readies it" {
  covers = { "OGN-173", "445", "415" },
  you = { hand = { "Ride the Wind" }, runes = { chaos = 2 }, base = { { "Shipyard Skulker", exhausted = true } } },

  run = function(t)
    t.you:play("Ride the Wind", { target = "Shipyard Skulker", destination = "0" })
    t:everyone_passes()
    t:fight()

    t:expect_unit("Shipyard Skulker", { ready = true, at = "Blank Battlefield" })
    t:expect { you = { points = 1, runes = 1 } }
  end,
}

scenario "The wind never leads to where the unit is" {
  covers = { "OGN-173", "355.4" },
  you = { hand = { "Ride the Wind" }, runes = { chaos = 2 }, base = { "Shipyard Skulker" } },

  run = function(t)
    t:answers { you = { { destination = "?" } } }
    t.you:play("Ride the Wind", { target = "Shipyard Skulker" })
    t.you:offers_not("destination", "base")
    t.you:offers("destination", "0")
    t.you:offers("destination", "1")
    t.you:answer("1")
    t:everyone_passes()
    t:fight()

    t:expect { you = { units = { ["1"] = { "Shipyard Skulker" } } } }
  end,
}

scenario "Enemies do not ride the wind" {
  covers = { "OGN-173", "355.8" },
  you = { hand = { "Ride the Wind" }, runes = { chaos = 2 } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:refused("play", "Ride the Wind", "355.8")
  end,
}

scenario "A unit may ride into a running combat and attacks there" {
  covers = { "OGN-173", "464.2.c.3.a", "806" },
  you = { hand = { "Ride the Wind" }, runes = { chaos = 2 }, base = { "Shipyard Skulker", "Pouty Poro" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:move("Pouty Poro", "0")
    t.you:play("Ride the Wind", { target = "Shipyard Skulker", destination = "0" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { attacking = true, ready = true })
  end,
}

scenario "A unit may ride out of a battlefield, ready to go again" {
  covers = { "OGN-173", "144.2" },
  you = { hand = { "Ride the Wind" }, runes = { chaos = 2 }, units = { ["0"] = { { "Shipyard Skulker", exhausted = true } } } },

  run = function(t)
    t.you:play("Ride the Wind", { target = "Shipyard Skulker", destination = "base" })
    t:everyone_passes()
    t.you:move("Shipyard Skulker", "1")
    t:fight()

    t:expect { you = { points = 1, units = { ["0"] = {}, ["1"] = { "Shipyard Skulker" } } } }
  end,
}
