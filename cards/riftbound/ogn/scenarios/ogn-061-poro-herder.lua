-- OGN-061 Poro Herder.

scenario "With a Poro the Herder is buffed and draws" {
  covers = { "OGN-061", "383.2.a" },
  you = { hand = { "Poro Herder" }, runes = { calm = 4 }, units = { ["0"] = { "Stalwart Poro" } }, deck = { "Cleave", "Gust" } },

  run = function(t)
    t.you:play("Poro Herder", { to = "base" })
    t:everyone_passes()

    t:expect_unit("Poro Herder", { buffs = 1, might = 4 })
    t:expect { you = { hand = { "Cleave" } } }
  end,
}

scenario "A Poro of the foe's does not count" {
  covers = { "OGN-061", "383.2.a" },
  you = { hand = { "Poro Herder" }, runes = { calm = 4 }, trash = { "Stalwart Poro" } },
  foe = { base = { "Stalwart Poro" } },

  run = function(t)
    t.you:play("Poro Herder")

    t:expect { chain = {}, you = { hand = {} } }
    t:expect_unit("Poro Herder", { buffs = 0 })
  end,
}
