-- SFD-132 Beast Below.

scenario "Beast Below sends one of yours and one of theirs to the hands" {
  covers = { "SFD-132", "056", "355.5" },
  you = { hand = { "Beast Below" }, runes = { chaos = 7 }, base = { "Daring Poro", "Shipyard Skulker" } },
  foe = { base = { "Mega-Mech", "Petty Officer" } },

  run = function(t)
    t.you:play("Beast Below", { target = "?" })
    t.you:offers_not("target", "Beast Below")
    t.you:answer("Daring Poro")
    t.you:offers_not("target", "Shipyard Skulker")
    t.you:answer("Mega-Mech")
    t:everyone_passes()

    t:expect { you = { hand = { "Daring Poro" }, base = { "Beast Below", "Shipyard Skulker" } } }
    t:expect { foe = { hand = { "Mega-Mech" }, base = { "Petty Officer" } } }
  end,
}

scenario "If one of the two is gone Beast Below still returns the other" {
  covers = { "SFD-132", "359.3.e.5" },
  you = { hand = { "Beast Below" }, runes = { chaos = 7 }, base = { { "Daring Poro", damage = 1 } } },
  foe = { base = { "Mega-Mech" }, hand = { "Stupefy" }, runes = { mind = 1 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Beast Below", { target = { { "Daring Poro" }, { "Mega-Mech" } } })
    t.you:pass()
    t.foe:play("Stupefy", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Gust", "Mega-Mech" } }, you = { trash = { "Daring Poro" } } }
  end,
}

scenario "Beast Below returns nobody unless both can be chosen" {
  covers = { "SFD-132", "402.4" },
  you = { hand = { "Beast Below" }, runes = { chaos = 7 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Beast Below")

    t:expect { chain = {}, foe = { base = { "Mega-Mech" } } }
  end,
}
