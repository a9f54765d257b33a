-- VEN-047 Apprentice Mage.

scenario "Becoming Empowered the Mage looks at two cards and recycles what you like" {
  covers = { "VEN-047", "Empower", "Empowered", "436", "441" },
  you = { base = { "Apprentice Mage" }, runes = { mind = 2 }, deck = { "Gust", "Flash", "Charm" } },

  run = function(t)
    t.you:use("Apprentice Mage")
    t:answers { you = { { recycle = "Gust" } } }
    t:everyone_passes()

    t:expect_unit("Apprentice Mage", { might = 4, empowered = true })
    t:expect { you = { deck = { "Flash", "Charm", "Gust" } } }
  end,
}

scenario "Whatever empowers the Mage, it looks; another unit's status is nothing to it" {
  covers = { "VEN-047", "441" },
  you = { base = { "Apprentice Mage", "Recruit" }, hand = { "Sanction", "Sanction" }, runes = { calm = 8 }, deck = { "Gust", "Flash", "Charm" } },

  run = function(t)
    t.you:play("Sanction", { mode = 1, target = "Recruit" })
    t:everyone_passes()
    t:expect { you = { deck = { "Gust", "Flash", "Charm" } } }
    t:expect_unit("Apprentice Mage", { might = 3 })
    t.you:play("Sanction", { mode = 1, target = "Apprentice Mage" })
    t:answers { you = { { recycle = { "Gust", "Flash" } } } }
    t:everyone_passes()

    t:expect { you = { deck = { "Charm" } } }
  end,
}
