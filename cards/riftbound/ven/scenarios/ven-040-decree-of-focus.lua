-- VEN-040 Decree of Focus.

scenario "A friendly unit in combat with an enemy Fury unit has four Might more" {
  covers = { "VEN-040", "Reaction", "740" },
  you = { base = { "Recruit", "Shipyard Skulker" }, hand = { "Decree of Focus" }, runes = { calm = 1 } },
  foe = { units = { ["0"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:move("Recruit", "0")
    t.you:play("Decree of Focus", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 5, at = "0" })
    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "Against a unit of another domain the Decree has no target" {
  covers = { "VEN-040", "355.8" },
  you = { base = { "Recruit" }, hand = { "Decree of Focus" }, runes = { calm = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Pouty Poro" } },

  run = function(t)
    t.you:move("Recruit", "0")

    t.you:refused("play", "Decree of Focus", "355.8")
  end,
}

scenario "A unit that an enemy Fury spell has chosen has four Might more" {
  covers = { "VEN-040", "355.9" },
  you = { base = { "Shipyard Skulker", "Recruit" }, hand = { "Decree of Focus" }, runes = { calm = 1 } },
  foe = { hand = { "Falling Star" }, runes = { fury = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Star", { target = { { "Shipyard Skulker" }, { "Shipyard Skulker" } } })
    t.foe:pass()
    t.you:play("Decree of Focus", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 7, damage = 6 })
  end,
}

scenario "A spell of another domain, and a Fury spell of your own, call for no Decree" {
  covers = { "VEN-040", "355.8" },
  you = { base = { "Shipyard Skulker" }, hand = { "Decree of Focus", "Falling Star" }, runes = { calm = 1, fury = 4 } },
  foe = { hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Falling Star", { target = { { "Shipyard Skulker" }, { "Shipyard Skulker" } } })
    t.you:refused("play", "Decree of Focus", "355.8")
    t.you:pass()
    t.foe:play("Stupefy", { target = "Shipyard Skulker" })
    t.foe:pass()

    t.you:refused("play", "Decree of Focus", "355.8")
  end,
}
