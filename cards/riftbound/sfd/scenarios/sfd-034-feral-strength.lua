scenario "Feral Strength answers, and once more for two Energy" {
  covers = { "SFD-034", "820.2", "813" },
  you = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Feral Strength" }, runes = { calm = 4 } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker", { target = "Shipyard Skulker" })
    t.foe:pass()
    t.you:play("Feral Strength", { additional = true, target = { { "Shipyard Skulker" }, { "Shipyard Skulker" } } })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 7, damage = 4 })
    t:next_turn()
    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "Feral Strength once gives two Might to any unit" {
  covers = { "SFD-034", "477.3" },
  you = { hand = { "Feral Strength" }, runes = { calm = 2 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:play("Feral Strength", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 3 })
  end,
}
