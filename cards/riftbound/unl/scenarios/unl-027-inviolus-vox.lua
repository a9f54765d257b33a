-- UNL-027 Inviolus Vox.

scenario "Conquering, Vox gives a friendly unit eight Might for the turn" {
  covers = { "UNL-027", "383.4.c", "477.3" },
  you = { base = { "Inviolus Vox", "Recruit" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:move("Inviolus Vox", "0")
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Recruit")
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 9 })
    t:next_turn()

    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "Holding, and another unit's conquest, are nothing to Vox" {
  covers = { "UNL-027", "383.4.d" },
  you = { units = { ["0"] = { "Inviolus Vox" } }, base = { "Recruit" } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()
    t:expect_unit("Inviolus Vox", { might = 8 })
    t.you:move("Recruit", "1")
    t:fight()

    t:expect { chain = {}, you = { points = 2 } }
    t:expect_unit("Inviolus Vox", { might = 8 })
  end,
}
