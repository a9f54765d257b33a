-- OGN-136 Pit Rookie.

scenario "The Rookie buffs another friendly unit" {
  covers = { "OGN-136", "426", "383.4.a" },
  you = { hand = { "Pit Rookie" }, runes = { body = 2 }, base = { "Shipyard Skulker" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Pit Rookie", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { buffs = 1, might = 4 })
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { buffs = 1, might = 4 })
  end,
}

scenario "Alone, the Rookie buffs nobody" {
  covers = { "OGN-136", "402.4" },
  you = { hand = { "Pit Rookie" }, runes = { body = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Pit Rookie")

    t:expect { chain = {} }
    t:expect_unit("Pit Rookie", { buffs = 0 })
    t:expect_unit("Mega-Mech", { buffs = 0 })
  end,
}

scenario "A buffed unit has one buff afterwards" {
  covers = { "OGN-136", "702" },
  you = { hand = { "Pit Rookie" }, runes = { body = 2 }, base = { { "Shipyard Skulker", buffs = 1 } } },

  run = function(t)
    t.you:play("Pit Rookie", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { buffs = 1, might = 4 })
  end,
}
