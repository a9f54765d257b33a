-- OGN-254 Noxian Guillotine: the next damage kills, with Legion at once.

scenario "After Noxian Guillotine the next damage kills the unit, however small" {
  covers = { "OGN-254", "390" },
  you = { hand = { "Noxian Guillotine", "Incinerate" }, runes = { fury = 6 } },
  foe = { units = { ["Grove of the God-Willow"] = { "Mountain Drake" } } },

  run = function(t)
    t.you:play("Noxian Guillotine", { target = "Mountain Drake" })
    t:everyone_passes()
    t:expect_unit("Mountain Drake", { damage = 0 })
    t.you:play("Incinerate", { target = "Mountain Drake" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Mountain Drake" } } }
  end,
}

scenario "With Legion Noxian Guillotine kills at once, also in a base" {
  covers = { "OGN-254", "Legion", "812", "158.2" },
  you = { hand = { "Legion Rearguard", "Noxian Guillotine" }, runes = { fury = 6 } },
  foe = { base = { "Mountain Drake" } },

  run = function(t)
    t.you:play("Legion Rearguard", { additional = false })
    t.you:play("Noxian Guillotine", { target = "Mountain Drake" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Mountain Drake" } } }
  end,
}

scenario "Noxian Guillotine waits for this turn only" {
  covers = { "OGN-254", "317.2" },
  you = { hand = { "Noxian Guillotine" }, runes = { fury = 4 } },
  foe = {
    units = { ["Grove of the God-Willow"] = { "Mountain Drake" } },
    hand = { "Incinerate" },
    runes = { fury = 2 },
  },

  run = function(t)
    t.you:play("Noxian Guillotine", { target = "Mountain Drake" })
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Incinerate", { target = "Mountain Drake" })
    t:everyone_passes()

    t:expect_unit("Mountain Drake", { damage = 2 })
  end,
}

scenario "Damage to another unit does not drop Noxian Guillotine" {
  covers = { "OGN-254", "390" },
  you = { hand = { "Noxian Guillotine", "Incinerate" }, runes = { fury = 6 } },
  foe = { units = { ["Grove of the God-Willow"] = { "Mountain Drake", "Mega-Mech" } } },

  run = function(t)
    t.you:play("Noxian Guillotine", { target = "Mountain Drake" })
    t:everyone_passes()
    t.you:play("Incinerate", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mountain Drake", { damage = 0 })
    t:expect_unit("Mega-Mech", { damage = 2 })
  end,
}

scenario "Noxian Guillotine is an Action, and combat damage counts" {
  covers = { "OGN-254", "806", "465.3" },
  you = { base = { "Recruit" }, hand = { "Noxian Guillotine" }, runes = { fury = 4 } },
  foe = { units = { ["Grove of the God-Willow"] = { "Mountain Drake" } } },

  run = function(t)
    t.you:move("Recruit", "Grove of the God-Willow")
    t.you:play("Noxian Guillotine", { target = "Mountain Drake" })
    t:everyone_passes()
    t:fight()

    t:expect { foe = { trash = { "Mountain Drake" } }, you = { points = 0 } }
  end,
}

scenario "A death by Noxian Guillotine that is replaced was its only one" {
  covers = { "OGN-254", "OGS-020", "390.3" },
  you = {
    base = { "Recruit" },
    hand = { "Noxian Guillotine", "Incinerate", "Challenge" },
    runes = { fury = 7, body = 1 },
  },
  foe = {
    units = { ["Grove of the God-Willow"] = { "Mountain Drake" } },
    hand = { "Highlander" },
    runes = { calm = 4 },
  },

  run = function(t)
    t.you:play("Noxian Guillotine", { target = "Mountain Drake" })
    t:everyone_passes()
    t.you:play("Incinerate", { target = "Mountain Drake" })
    t.you:pass()
    t.foe:play("Highlander", { target = "Mountain Drake" })
    t:everyone_passes()
    t:expect_unit("Mountain Drake", { at = "base", damage = 0 })
    t.you:play("Challenge", { target = { { "Recruit" }, { "Mountain Drake" } } })
    t:everyone_passes()

    t:expect_unit("Mountain Drake", { damage = 1 })
  end,
}
