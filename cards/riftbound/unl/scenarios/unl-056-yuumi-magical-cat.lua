-- UNL-056 Yuumi, Magical Cat.

scenario "Attacking, Yuumi helps the unit beside her" {
  covers = { "UNL-056", "383.4.e", "Tank" },
  you = { base = { "Yuumi, Magical Cat", "Shipyard Skulker", "Recruit" } },
  foe = { units = { ["0"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:move({ "Yuumi, Magical Cat", "Shipyard Skulker" }, "0")
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 6, keywords = "Tank" })
    t:expect_unit("Recruit", { might = 1 })
    t:fight()
    t:expect { foe = { trash = { "Playful Phantom" } }, you = { units = { ["0"] = { "Yuumi, Magical Cat", "Shipyard Skulker" } } } }
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { might = 3, no_keywords = "Tank" })
  end,
}

scenario "Defending too, Yuumi helps one of her own" {
  covers = { "UNL-056", "383.4.f" },
  you = { units = { ["0"] = { "Yuumi, Magical Cat", "Recruit" } } },
  foe = { base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 4, keywords = "Tank" })
    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "Alone in the fight Yuumi helps nobody, not herself" {
  covers = { "UNL-056", "402.4" },
  you = { base = { "Yuumi, Magical Cat", "Recruit" } },
  foe = { units = { ["0"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:move("Yuumi, Magical Cat", "0")

    t:expect { chain = {} }
    t:expect_unit("Yuumi, Magical Cat", { might = 1 })
  end,
}
