-- VEN-039 Crumbling Sands.

scenario "The second spell of the foe is countered" {
  covers = { "VEN-039", "Reaction", "425" },
  you = { hand = { "Crumbling Sands" }, runes = { calm = 2 }, base = { "Recruit" } },
  foe = { hand = { "Discipline", "Discipline" }, runes = { calm = 4 }, base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Discipline", { target = "Mega-Mech" })
    t:everyone_passes()
    t.foe:play("Discipline", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Crumbling Sands", { target = "Discipline" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 10 })
    t:expect { foe = { trash = { "Discipline", "Discipline" } }, you = { trash = { "Crumbling Sands" } } }
  end,
}

scenario "The only spell of the foe is not countered, though it may be chosen" {
  covers = { "VEN-039", "425", "355.9" },
  you = { hand = { "Crumbling Sands" }, runes = { calm = 2 } },
  foe = { hand = { "Discipline" }, runes = { calm = 2 }, base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Discipline", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Crumbling Sands", { target = "Discipline" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 10 })
    t:expect { you = { trash = { "Crumbling Sands" } } }
  end,
}

scenario "A spell of the foe still on the chain, or countered, has been played too" {
  covers = { "VEN-039", "419.4.b" },
  you = { hand = { "Crumbling Sands", "Defy" }, runes = { calm = 4 } },
  foe = { hand = { "Discipline", "Discipline" }, runes = { calm = 4 }, base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Discipline", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Defy", { target = "Discipline" })
    t:everyone_passes()
    t.foe:play("Discipline", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Crumbling Sands", { target = "Discipline" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "A spell of your own is countered after one spell of the foe" {
  covers = { "VEN-039", "425" },
  you = { hand = { "Crumbling Sands", "Discipline" }, runes = { calm = 4 }, base = { "Shipyard Skulker" } },
  foe = { hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Discipline", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Stupefy", { target = "Shipyard Skulker" })
    t.foe:pass()
    t.you:play("Crumbling Sands", { target = "Discipline" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 2 })
  end,
}

scenario "Spells of your own do not help the Sands" {
  covers = { "VEN-039", "425" },
  you = { hand = { "Crumbling Sands", "Discipline" }, runes = { calm = 4 }, base = { "Shipyard Skulker" } },
  foe = { hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Discipline", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Stupefy", { target = "Shipyard Skulker" })
    t.foe:pass()
    t.you:play("Crumbling Sands", { target = "Stupefy" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 4 })
  end,
}

scenario "A spell of an earlier turn does not count" {
  covers = { "VEN-039" },
  you = { hand = { "Crumbling Sands" }, runes = { calm = 2 } },
  foe = { hand = { "Discipline", "Discipline" }, runes = { calm = 4 }, base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Discipline", { target = "Mega-Mech" })
    t:everyone_passes()
    t:next_turn()
    t:next_turn()
    t.foe:play("Discipline", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Crumbling Sands", { target = "Discipline" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 10 })
  end,
}

scenario "In a game of three a spell of one opponent counts against another's" {
  covers = { "VEN-039" },
  you = { hand = { "Crumbling Sands" }, runes = { calm = 2 } },
  foe = { hand = { "Discipline" }, resources = { energy = 2 }, base = { "Mega-Mech" } },
  foe2 = { hand = { "Stupefy" }, resources = { energy = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Discipline", { target = "Mega-Mech" })
    t.foe:pass()
    t.foe2:play("Stupefy", { target = "Mega-Mech" })
    t.foe2:pass()
    t.you:play("Crumbling Sands", { target = "Stupefy" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 10 })
  end,
}
