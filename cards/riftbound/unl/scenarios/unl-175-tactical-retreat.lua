-- UNL-175 Tactical Retreat.

scenario "Once, the chosen unit goes home instead of dying" {
  covers = { "UNL-175", "369", "390.3" },
  you = { hand = { "Tactical Retreat" }, resources = { energy = 2 }, base = { "Petty Officer" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Tactical Retreat", { target = "Petty Officer" })
    t:everyone_passes()
    t.you:move("Petty Officer", "0")
    t:fight()

    t:expect_unit("Petty Officer", { at = "base", exhausted = true, damage = 0 })
  end,
}

scenario "A second death of the turn is a death" {
  covers = { "UNL-175", "390.3" },
  you = { hand = { "Tactical Retreat", "Vengeance", "Vengeance" }, resources = { energy = 10, order = 4 }, base = { "Petty Officer", "Recruit" } },

  run = function(t)
    t.you:play("Tactical Retreat", { target = "Petty Officer" })
    t:everyone_passes()
    t.you:play("Vengeance", { target = "Petty Officer" })
    t:everyone_passes()
    t:expect_unit("Petty Officer", { at = "base", exhausted = true })
    t.you:play("Vengeance", { target = "Petty Officer" })
    t:everyone_passes()

    t:expect { you = { base = { "Recruit" }, trash = { "Tactical Retreat", "Vengeance", "Petty Officer", "Vengeance" } } }
  end,
}

scenario "In the next turn nobody is saved, and Tactical Retreat takes no enemy" {
  covers = { "UNL-175", "317.2" },
  you = { hand = { "Tactical Retreat" }, resources = { energy = 2 }, base = { "Petty Officer" } },
  foe = { base = { "Mega-Mech" }, hand = { "Vengeance" }, runes = { order = 4 } },

  run = function(t)
    t.you:play("Tactical Retreat")
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Vengeance", { target = "Petty Officer" })
    t:everyone_passes()

    t:expect { you = { trash = { "Tactical Retreat", "Petty Officer" } } }
  end,
}
