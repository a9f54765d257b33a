-- UNL-003 Mischievous Marai.

scenario "From facedown the Marai deals two to an enemy at its battlefield" {
  covers = { "UNL-003", "Hidden", "383.4.a", "417" },
  you = { units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Mischievous Marai" } } },
  foe = { base = { "Shipyard Skulker" }, units = { ["1"] = { "Mega-Mech" } } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")
    t.foe:pass()
    t.you:play("Mischievous Marai", { from = "facedown" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { damage = 2 })
    t:expect_unit("Mega-Mech", { damage = 0 })
    t:expect_unit("Recruit", { damage = 0 })
  end,
}

scenario "From hand the Marai reaches no enemy elsewhere" {
  covers = { "UNL-003", "402.4" },
  you = { hand = { "Mischievous Marai" }, runes = { fury = 2 }, units = { ["0"] = { "Recruit" } } },
  foe = { units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Mischievous Marai", { to = "0" })

    t:expect { chain = {} }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Played to base the Marai deals nothing" {
  covers = { "UNL-003", "383.4.a" },
  you = { hand = { "Mischievous Marai" }, runes = { fury = 2 }, units = { ["0"] = { "Recruit" } } },
  foe = { units = { ["1"] = { "Mega-Mech" } }, base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Mischievous Marai", { to = "base" })

    t:expect { chain = {} }
    t:expect_unit("Shipyard Skulker", { damage = 0 })
  end,
}
