-- VEN-054 Questionable Tome.

scenario "Its exhaustion empowers the Tome; the status, an Energy and its exhaustion buy a card later" {
  covers = { "VEN-054", "Empower", "827", "442" },
  you = { gear = { "Questionable Tome" }, runes = { mind = 1 }, deck = { "Gust", "Flash", "Charm" } },

  run = function(t)
    t.you:refused("use", "Questionable Tome", { ability = 1 })
    t.you:use("Questionable Tome", { ability = 2 })
    t:everyone_passes()
    t:expect_unit("Questionable Tome", { empowered = true, exhausted = true })
    t.you:refused("use", "Questionable Tome", { ability = 1 })
    t:next_turn()
    t:next_turn()
    t.you:use("Questionable Tome", { ability = 1 })
    t:expect_unit("Questionable Tome", { empowered = false, exhausted = true })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" }, runes_ready = 2 } }
  end,
}

scenario "The Tome's card costs an Energy" {
  covers = { "VEN-054", "357.1" },
  you = { gear = { { "Questionable Tome", empowered = true } } },

  run = function(t) t.you:refused("use", "Questionable Tome", { ability = 1 }, "357.1") end,
}
