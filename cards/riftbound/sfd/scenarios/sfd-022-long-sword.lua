scenario "Long Sword answers a spell and gives two Might" {
  covers = { "SFD-022", "Quick-Draw", "819", "150.2" },
  you = { units = { ["0"] = { "Daring Poro" } }, hand = { "Long Sword" }, runes = { fury = 2 } },
  foe = { hand = { "Hextech Ray" }, runes = { fury = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Hextech Ray", { target = "Daring Poro" })
    t.foe:pass()
    t.you:play("Long Sword")
    t:everyone_passes()

    t:expect_unit("Daring Poro", { might = 4, attached = { "Long Sword" }, damage = 3 })
  end,
}

scenario "Long Sword changes hands for one Fury" {
  covers = { "SFD-022", "818" },
  you = { base = { { "Daring Poro", attached = { "Long Sword" } }, "Recruit" }, runes = { fury = 1 } },

  run = function(t)
    t.you:refused("use", "Long Sword", "377")
    t:expect_unit("Daring Poro", { might = 4 })
    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "A Long Sword in base is equipped for one Fury" {
  covers = { "SFD-022", "818" },
  you = { base = { "Long Sword", "Recruit" }, runes = { fury = 1 } },

  run = function(t)
    t.you:use("Long Sword", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 3 })
    t:expect { you = { runes = 0 } }
  end,
}
