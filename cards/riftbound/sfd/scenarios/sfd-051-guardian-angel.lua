scenario "Guardian Angel dies in place of its host" {
  covers = { "136.2.d", "SFD-051", "370", "428" },
  you = { base = { { "Shipyard Skulker", attached = { "Guardian Angel" } } } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:expect_unit("Shipyard Skulker", { might = 4 })
    t:fight()

    t:expect { you = { trash = { "Guardian Angel" }, base = { "Shipyard Skulker" } } }
    t:expect_unit("Shipyard Skulker", { damage = 0, exhausted = true, might = 3 })
  end,
}

scenario "Guardian Angel heals and exhausts a host killed in base" {
  covers = { "SFD-051", "370" },
  you = { base = { { "Mega-Mech", damage = 3, attached = { "Guardian Angel" } } } },
  foe = { hand = { "Final Spark" }, runes = { order = 8 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Final Spark", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { trash = { "Guardian Angel" } } }
    t:expect_unit("Mega-Mech", { damage = 0, exhausted = true, at = "base" })
  end,
}

scenario "Guardian Angel saves only its host" {
  covers = { "SFD-051", "136.2" },
  you = { base = { { "Shipyard Skulker", attached = { "Guardian Angel" } }, "Mega-Mech" } },
  foe = { hand = { "Final Spark" }, runes = { order = 8 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Final Spark", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { trash = { "Mega-Mech" } } }
    t:expect_unit("Shipyard Skulker", { attached = { "Guardian Angel" } })
  end,
}

scenario "Guardian Angel saves nobody while it lies in base" {
  covers = { "SFD-051", "135.4" },
  you = { base = { "Guardian Angel", "Mega-Mech" } },
  foe = { hand = { "Final Spark" }, runes = { order = 8 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Final Spark", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { trash = { "Mega-Mech" }, base = { "Guardian Angel" } } }
  end,
}

scenario "Guardian Angel leaves the other Equipment on its host" {
  covers = { "SFD-051", "719.5" },
  you = { base = { { "Shipyard Skulker", attached = { "Guardian Angel", "Recurve Bow" } } } },
  foe = { hand = { "Final Spark" }, runes = { order = 8 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Final Spark", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { trash = { "Guardian Angel" } } }
    t:expect_unit("Shipyard Skulker", { attached = { "Recurve Bow" }, might = 3 })
  end,
}
