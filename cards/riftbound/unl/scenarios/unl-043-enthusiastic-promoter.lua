-- UNL-043 Enthusiastic Promoter.

scenario "Holding with the Promoter buffs all units there once" {
  covers = { "UNL-043", "426", "702" },
  you = { units = { ["0"] = { "Enthusiastic Promoter", { "Shipyard Skulker", buffs = 1 } } }, base = { "Daring Poro" } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()

    t:expect_unit("Enthusiastic Promoter", { buffs = 1, might = 3 })
    t:expect_unit("Shipyard Skulker", { buffs = 1, might = 4 })
    t:expect_unit("Daring Poro", { buffs = 0 })
  end,
}

scenario "Conquering, the Promoter buffs nobody, and he takes damage last" {
  covers = { "UNL-043", "Backline", "826" },
  you = { base = { "Enthusiastic Promoter", "Mega-Mech" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move({ "Enthusiastic Promoter", "Mega-Mech" }, "0")
    t:fight()

    t:expect { chain = {}, you = { units = { ["0"] = { "Enthusiastic Promoter", "Mega-Mech" } } } }
    t:expect_unit("Mega-Mech", { buffs = 0 })
  end,
}
