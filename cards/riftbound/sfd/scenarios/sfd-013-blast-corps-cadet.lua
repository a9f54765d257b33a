scenario "A Cadet that is not paid for deals nothing" {
  covers = { "SFD-013", "356.2", "417" },
  you = { hand = { "Blast Corps Cadet" }, runes = { fury = 3 } },
  foe = { units = { ["0"] = { "Pouty Poro" } }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Blast Corps Cadet", { additional = false })
    t:expect { chain = {}, you = { runes_ready = 1 } }
  end,
}

scenario "The Cadet's two damage cost one Energy and one Fury" {
  covers = { "SFD-013", "356.2", "417" },
  you = { hand = { "Blast Corps Cadet" }, runes = { fury = 3 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Blast Corps Cadet", { additional = true })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { damage = 2 })
    t:expect_unit("Recruit", { damage = 0 })
    t:expect { you = { runes = 2, runes_ready = 0 } }
  end,
}
