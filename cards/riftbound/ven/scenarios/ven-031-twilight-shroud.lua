-- VEN-031 Twilight Shroud.

scenario "The Shroud's unit has a Might more, and enemy spells do not choose it" {
  covers = { "VEN-031", "757", "355.9" },
  you = { base = { "Recruit", "Mega-Mech" }, hand = { "Twilight Shroud", "Discipline" }, runes = { calm = 3 } },
  foe = { hand = { "Stupefy", "Stupefy" }, runes = { mind = 2 } },

  run = function(t)
    t.you:play("Twilight Shroud", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 2 })
    t.you:play("Discipline", { target = "Recruit" })
    t.you:pass()
    t.foe:play("Stupefy", { target = "?" })
    t.foe:offers("target", "Mega-Mech")
    t.foe:offers_not("target", "Recruit")
  end,
}

scenario "Your own spells still choose the unit under the Shroud" {
  covers = { "VEN-031", "757" },
  you = { base = { "Recruit" }, hand = { "Twilight Shroud", "Discipline" }, runes = { calm = 3 } },

  run = function(t)
    t.you:play("Twilight Shroud", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Discipline", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 4 })
  end,
}

scenario "The Shroud lifts as the turn ends" {
  covers = { "VEN-031", "317.2" },
  you = { base = { "Shipyard Skulker" }, hand = { "Twilight Shroud" }, runes = { calm = 1 } },
  foe = { hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Twilight Shroud", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:next_turn()
    t:expect_unit("Shipyard Skulker", { might = 3 })
    t.foe:play("Stupefy", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 2 })
  end,
}

scenario "The Shroud is for friendly units" {
  covers = { "VEN-031", "355.8" },
  you = { hand = { "Twilight Shroud" }, runes = { calm = 1 } },
  foe = { base = { "Recruit" } },

  run = function(t) t.you:refused("play", "Twilight Shroud", "355.8") end,
}

scenario "From the trash the Shroud costs two and is banished" {
  covers = { "VEN-031", "Flow", "829" },
  you = { base = { "Recruit" }, trash = { "Twilight Shroud" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Twilight Shroud", { from = "trash", target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 2 })
    t:expect { you = { runes_ready = 0, trash = {}, banished = { "Twilight Shroud" } } }
  end,
}
