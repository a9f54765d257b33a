-- UNL-132 Angler Beast.

scenario "The Angler Beast returns everyone of two Might or less, friend and foe" {
  covers = { "UNL-132", "056" },
  you = { hand = { "Angler Beast" }, resources = { energy = 5, chaos = 1 }, base = { "Pouty Poro", "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Daring Poro", { "Mystic Poro", buffs = 1 } }, base = { "Recruit" } } },

  run = function(t)
    t.you:play("Angler Beast", { to = "base" })
    t:everyone_passes()

    t:expect {
      you = { hand = { "Pouty Poro" }, base = { "Shipyard Skulker", "Angler Beast" } },
      foe = { hand = { "Daring Poro" }, units = { ["0"] = { "Mystic Poro" } }, base = {} },
    }
  end,
}
