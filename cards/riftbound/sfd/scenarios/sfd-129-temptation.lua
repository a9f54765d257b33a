-- SFD-129 Temptation.

scenario "Temptation draws an enemy to its company" {
  covers = { "SFD-129", "446", "355.4" },
  you = { hand = { "Temptation" }, runes = { chaos = 2 }, units = { ["1"] = { "Recruit" } }, base = { "Petty Officer" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Daring Poro" } },

  run = function(t)
    t.you:play("Temptation", { target = "?", destination = "?" })
    t.you:offers_not("target", "Recruit")
    t.you:answer("Mega-Mech")
    t.you:offers_not("destination", "Blank Battlefield#2")
    t.you:answer("foe's base")
    t:everyone_passes()

    t:expect { foe = { base = { "Daring Poro", "Mega-Mech" } } }
  end,
}

scenario "A lonely enemy cannot be tempted" {
  covers = { "SFD-129", "355.8" },
  you = { hand = { "Temptation" }, runes = { chaos = 2 }, units = { ["1"] = { "Recruit" } } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Temptation")
  end,
}

scenario "Temptation again: two enemies change their places" {
  covers = { "SFD-129", "820.2" },
  you = { hand = { "Temptation" }, runes = { chaos = 4 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Daring Poro", "Recruit" } },

  run = function(t)
    t.you:play("Temptation", { additional = true, target = { { "Daring Poro" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect { foe = { base = { "Mega-Mech", "Recruit" }, units = { ["0"] = { "Daring Poro" } } } }
  end,
}
