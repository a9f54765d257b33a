-- VEN-019 Renekton, Rage Fueled.

scenario "With four runes Renekton's attack deals two to every enemy there" {
  covers = { "VEN-019", "383.4.e", "417" },
  you = { base = { "Renekton, Rage Fueled" }, units = { ["1"] = { "Recruit" } }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Pouty Poro", "Mega-Mech" } }, base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:move("Renekton, Rage Fueled", "0")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2 })
    t:expect_unit("Shipyard Skulker", { damage = 0 })
    t:expect_unit("Renekton, Rage Fueled", { damage = 0 })
    t:expect { foe = { trash = { "Pouty Poro" } } }
  end,
}

scenario "With five runes Renekton's attack deals nothing by itself" {
  covers = { "VEN-019", "383.2.a.1" },
  you = { base = { "Renekton, Rage Fueled" }, runes = { fury = 5 } },
  foe = { units = { ["0"] = { "Pouty Poro", "Mega-Mech" } } },

  run = function(t)
    t.you:move("Renekton, Rage Fueled", "0")

    t:expect { chain = {} }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Defending, Renekton has no such ability" {
  covers = { "VEN-019" },
  you = { units = { ["0"] = { "Renekton, Rage Fueled" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")

    t:expect { chain = {} }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Renekton may be accelerated" {
  covers = { "VEN-019", "Accelerate", "805" },
  you = { hand = { "Renekton, Rage Fueled" }, runes = { fury = 7 } },

  run = function(t)
    t.you:play("Renekton, Rage Fueled", { additional = true })

    t:expect_unit("Renekton, Rage Fueled", { ready = true })
  end,
}
