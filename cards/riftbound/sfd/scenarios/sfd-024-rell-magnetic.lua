scenario "Attacking Rell plays a small Equipment for nothing and wears it" {
  covers = { "SFD-024", "387", "356.1.b" },
  you = { base = { "Rell, Magnetic" }, hand = { "Long Sword", "World Atlas", "Orb of Regret" }, runes = { fury = 2 } },
  foe = { hand = { "Recurve Bow" }, units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { may = true }, { target = "Rell, Magnetic" } } }
    t.you:move("Rell, Magnetic", "0")
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("pick", "World Atlas")
    t.you:offers_not("pick", "Orb of Regret")
    t.you:offers_not("pick", "Recurve Bow")
    t.you:answer("Long Sword")
    t:everyone_passes()

    t:expect_unit("Rell, Magnetic", { might = 6, attached = { "Long Sword" } })
    t:expect { you = { runes_ready = 2, hand = { "World Atlas", "Orb of Regret" } } }
  end,
}

scenario "Rell wears an Equipment without Quick-Draw as well" {
  covers = { "SFD-024", "387", "434" },
  you = { base = { "Rell, Magnetic", "Recruit" }, hand = { "Doran's Blade" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { may = true }, { pick = "Doran's Blade" } } }
    t.you:move("Rell, Magnetic", "0")
    t:everyone_passes()

    t:expect_unit("Rell, Magnetic", { might = 6, attached = { "Doran's Blade" } })
  end,
}

scenario "Rell may leave her hand alone, and is attacked first" {
  covers = { "SFD-024", "383.3.a", "815" },
  you = { base = { "Rell, Magnetic", "Recruit" }, hand = { "Doran's Blade" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t.you:move({ "Rell, Magnetic", "Recruit" }, "0")
    t:fight()

    t:expect { you = { hand = { "Doran's Blade" }, trash = { "Rell, Magnetic" }, units = { ["0"] = { "Recruit" } } } }
  end,
}

scenario "Without an Equipment in hand Rell plays nothing" {
  covers = { "SFD-024" },
  you = { base = { "Rell, Magnetic" }, hand = { "Gust" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Rell, Magnetic", "0")
    t:everyone_passes()

    t:expect { chain = {}, you = { hand = { "Gust" } } }
  end,
}

scenario "What Quick-Draw gives to another unit comes to Rell all the same, the last word being hers" {
  covers = { "SFD-024", "387", "337.1.b", "819" },
  you = { base = { "Rell, Magnetic", "Recruit" }, hand = { "Long Sword" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { may = true }, { pick = "Long Sword" }, { target = "Recruit" } } }
    t.you:move("Rell, Magnetic", "0")
    t:everyone_passes()

    t:expect_unit("Rell, Magnetic", { attached = { "Long Sword" } })
    t:expect_unit("Recruit", { attached = {} })
  end,
}
