scenario "While Tianna is at a battlefield an opponent conquers for nothing" {
  covers = { "SFD-060", "383.4.c", "054.1" },
  you = { units = { ["0"] = { "Tianna Crownguard" } } },
  foe = { base = { "Plundering Poro" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Plundering Poro", "1")
    t:fight()

    t:expect { foe = { points = 0, controls = { "Blank Battlefield#2" }, gear = { "Gold" } } }
  end,
}

scenario "Tianna in base stops nobody" {
  covers = { "SFD-060", "364" },
  you = { base = { "Tianna Crownguard" } },
  foe = { base = { "Recruit" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Recruit", "0")
    t:fight()

    t:expect { foe = { points = 1 } }
  end,
}

scenario "Tianna's own player gains points" {
  covers = { "SFD-060", "194" },
  you = { base = { "Tianna Crownguard" } },

  run = function(t)
    t.you:move("Tianna Crownguard", "0")
    t:fight()

    t:expect { you = { points = 1 } }
  end,
}
