-- SFD-144 Spirit Wheel.

scenario "Spirit Wheel turns for a chosen friend and one Energy" {
  covers = { "SFD-144", "383.4.b", "383.3.b" },
  you = { base = { "Spirit Wheel", "Daring Poro" }, hand = { "Cleave" }, runes = { fury = 2 }, deck = { "Gust" } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Cleave", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, runes_ready = 0 } }
    t:expect_unit("Spirit Wheel", { exhausted = true })
  end,
}

scenario "Spirit Wheel also turns for an ability's choice, but not while exhausted" {
  covers = { "SFD-144", "818.1.b.1" },
  you = { base = { "Spirit Wheel", "Daring Poro", "Recurve Bow" }, hand = { "Cleave" }, runes = { fury = 4 }, deck = { "Gust", "Charm" } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:use("Recurve Bow", { target = "Daring Poro" })
    t:everyone_passes()
    t:expect { you = { hand = { "Cleave", "Gust" } } }
    t.you:play("Cleave", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Spirit Wheel stands still for an enemy unit and for an opponent's choice" {
  covers = { "SFD-144" },
  you = { base = { "Spirit Wheel", "Daring Poro" }, hand = { "Cleave" }, runes = { fury = 2 } },
  foe = { base = { "Mega-Mech" }, hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Cleave", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Stupefy", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { you = { hand = {}, runes_ready = 1 } }
    t:expect_unit("Spirit Wheel", { ready = true })
  end,
}
