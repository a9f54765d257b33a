-- SFD-166 Rally the Troops.

scenario "Rally the Troops: friends who come this turn come with a buff, and you draw" {
  covers = { "SFD-166", "390", "426" },
  you = {
    hand = { "Rally the Troops", "Daring Poro", "Faithful Manufactor" },
    base = { "Petty Officer" },
    runes = { order = 7 },
    deck = { "Gust" },
  },

  run = function(t)
    t.you:play("Rally the Troops")
    t:everyone_passes()
    t:expect { you = { hand = { "Daring Poro", "Faithful Manufactor", "Gust" } } }
    t.you:play("Daring Poro")
    t:everyone_passes()
    t.you:play("Faithful Manufactor")
    t:everyone_passes()

    t:expect_unit("Daring Poro", { buffs = 1, might = 3 })
    t:expect_unit("Faithful Manufactor", { buffs = 1 })
    t:expect_unit("Recruit", { buffs = 1 })
    t:expect_unit("Petty Officer", { buffs = 0 })
  end,
}

scenario "Rally the Troops is over with the turn, and does not welcome enemies" {
  covers = { "SFD-166", "317.2" },
  you = { hand = { "Rally the Troops", "Daring Poro" }, runes = { order = 4 } },
  foe = { hand = { "Sprite Call" }, runes = { mind = 3 }},

  run = function(t)
    t.you:play("Rally the Troops")
    t.you:pass()
    t.foe:pass()
    t:expect { chain = {} }
    t:next_turn()
    t.foe:play("Sprite Call")
    t:everyone_passes()
    t:expect_unit("Sprite", { buffs = 0 })
    t:next_turn()
    t.you:play("Daring Poro")

    t:expect { chain = {} }
  end,
}

scenario "An enemy that comes in the turn of Rally the Troops gets no buff" {
  covers = { "SFD-166", "740" },
  you = { hand = { "Rally the Troops", "Daring Poro" }, runes = { order = 4 } },
  foe = { units = { ["0"] = { "Petty Officer" } }, facedown = { ["0"] = { "Pakaa Cub" } } },

  run = function(t)
    t.you:play("Rally the Troops")
    t:everyone_passes()
    t.you:play("Daring Poro")
    t.you:pass()
    t.foe:play("Pakaa Cub", { from = "facedown" })
    t:everyone_passes()

    t:expect_unit("Daring Poro", { buffs = 1 })
    t:expect_unit("Pakaa Cub", { buffs = 0 })
  end,
}
