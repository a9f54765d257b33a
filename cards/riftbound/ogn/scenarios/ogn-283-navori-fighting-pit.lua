-- OGN-283 Navori Fighting Pit: holding it buffs a unit there.

scenario "Holding Navori Fighting Pit buffs a unit of your choice there" {
  covers = { "OGN-283", "383.4.d", "426" },
  phase = "awaken",
  you = { units = { ["Navori Fighting Pit"] = { "Recruit", "Shipyard Skulker" } }, base = { "Mega-Mech" } },

  run = function(t)
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Recruit")
    t:everyone_passes()

    t:expect_unit("Recruit", { buffs = 1, might = 2 })
    t:expect_unit("Shipyard Skulker", { buffs = 0 })
  end,
}

scenario "Conquering Navori Fighting Pit, or holding another battlefield, buffs nobody" {
  covers = { "OGN-283", "383.4.d" },
  phase = "awaken",
  battlefields = { "Navori Fighting Pit" },
  you = { units = { ["Void Gate"] = { "Mega-Mech" } }, base = { "Recruit" } },

  run = function(t)
    t.you:move("Recruit", "Navori Fighting Pit")
    t:fight()

    t:expect_unit("Recruit", { buffs = 0 })
    t:expect_unit("Mega-Mech", { buffs = 0 })
    t:expect { you = { points = 2 } }
  end,
}

scenario "Navori Fighting Pit buffs one unit though another battlefield is held as well" {
  covers = { "OGN-283" },
  phase = "awaken",
  you = { units = { ["Navori Fighting Pit"] = { "Recruit", "Shipyard Skulker" }, ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:answer("Recruit")
    t:everyone_passes()

    t:expect { phase = "main" }
    t:expect_unit("Shipyard Skulker", { buffs = 0 })
  end,
}

scenario "A unit that lies facedown at Navori Fighting Pit gets no buff" {
  covers = { "OGN-283", "107.3" },
  phase = "awaken",
  you = {
    facedown = { ["Navori Fighting Pit"] = { "Teemo, Scout" } },
    units = { ["Navori Fighting Pit"] = { "Recruit" } },
  },

  run = function(t)
    t:everyone_passes()

    t:expect_unit("Recruit", { buffs = 1 })
  end,
}
