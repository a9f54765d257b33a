scenario "The Pickpocket takes a Gold: a token costs nothing" {
  covers = { "SFD-074", "R152", "185.3.a" },
  you = { hand = { "Pickpocket" }, runes = { mind = 3 } },
  foe = { gear = { "Gold", "Recurve Bow" } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Pickpocket")
    t:everyone_passes()

    t:expect { foe = { gear = { "Recurve Bow" } }, you = { gear = { "Gold" } } }
    t:expect_unit("your Gold", { exhausted = true })
  end,
}

scenario "A gear of one Energy may be chosen, one of two not" {
  covers = { "SFD-074", "355.9", "206" },
  you = { hand = { "Pickpocket" }, runes = { mind = 3 } },
  foe = { gear = { "Orb of Regret", "Recurve Bow" } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Pickpocket")
    t:everyone_passes()

    t:expect { foe = { gear = { "Recurve Bow" }, trash = { "Orb of Regret" } }, you = { gear = { "Gold" } } }
  end,
}

scenario "A Pickpocket who kills nothing gets nothing" {
  covers = { "SFD-074", "383.3.a", "359.3.e.14" },
  floats = true,
  you = { hand = { "Pickpocket" }, runes = { mind = 3 } },
  foe = { gear = { "Gold" } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Pickpocket")
    t.you:pass()
    t.foe:use("Gold")
    t:everyone_passes()

    t:expect { foe = { gear = {} }, you = { gear = {} } }
  end,
}
