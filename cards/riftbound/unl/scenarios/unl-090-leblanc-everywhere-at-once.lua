-- UNL-090 LeBlanc, Everywhere At Once.

scenario "Beside LeBlanc at a battlefield your Temporary units do not fade" {
  covers = { "UNL-090", "Temporary", "816" },
  you = { units = { ["0"] = { "LeBlanc, Everywhere At Once", "Sprite" }, ["1"] = { "Sprite" } }, base = { "Sprite" } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()

    t:expect { you = { units = { ["0"] = { "LeBlanc, Everywhere At Once", "Sprite" }, ["1"] = {} }, base = {} } }
  end,
}

scenario "In base LeBlanc saves nobody" {
  covers = { "UNL-090", "Temporary" },
  you = { base = { "LeBlanc, Everywhere At Once", "Sprite" }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { base = { "Vanguard Sergeant" } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()

    t:expect { you = { base = { "LeBlanc, Everywhere At Once" } } }
  end,
}

scenario "In the fight LeBlanc takes the damage last" {
  covers = { "UNL-090", "Backline", "826" },
  you = { base = { "LeBlanc, Everywhere At Once", "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:move({ "LeBlanc, Everywhere At Once", "Shipyard Skulker" }, "0")
    t:fight()

    t:expect { you = { trash = { "Shipyard Skulker" }, units = { ["0"] = { "LeBlanc, Everywhere At Once" } } } }
  end,
}
