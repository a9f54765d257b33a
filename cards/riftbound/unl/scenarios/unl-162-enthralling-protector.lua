-- UNL-162 Enthralling Protector.

scenario "Two experience buff the Protector, once at a time" {
  covers = { "UNL-162", "Hunt", "426", "702" },
  you = { base = { "Enthralling Protector" }, xp = 5 },

  run = function(t)
    t.you:use("Enthralling Protector")
    t:everyone_passes()
    t:expect_unit("Enthralling Protector", { buffs = 1, might = 3 })
    t:expect { you = { xp = 3 } }
    t.you:use("Enthralling Protector")
    t:everyone_passes()

    t:expect_unit("Enthralling Protector", { buffs = 1, might = 3 })
    t:expect { you = { xp = 1 } }
    t.you:refused("use", "Enthralling Protector", "203.3")
  end,
}
