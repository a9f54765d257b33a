-- SFD-203 Sivir, Battle Mistress.

scenario "Sivir makes Gold of a recycled rune" {
  covers = { "SFD-203", "416", "383.3.b" },
  you = { legend = "Sivir, Battle Mistress", hand = { "Ride the Wind" }, base = { "Daring Poro" }, runes = { chaos = 2 } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Ride the Wind", { target = "Daring Poro", destination = "0" })
    t:expect { you = { legend_exhausted = true } }
    t:everyone_passes()

    t:expect { you = { gear = { "Gold" }, runes = 1 } }
    t:expect_unit("Gold", { exhausted = true })
  end,
}

scenario "Sivir is ready again for dying enemies, however many at once" {
  covers = { "SFD-203", "383.1", "428" },
  you = { legend = "Sivir, Battle Mistress", legend_exhausted = true, base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Daring Poro", "Recruit" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:fight()

    t:expect { you = { legend_exhausted = false } }
    t:log_has("Sivir, Battle Mistress triggers")
  end,
}

scenario "Your own dead do not ready Sivir, and a card recycled is no rune" {
  covers = { "SFD-203" },
  you = { legend = "Sivir, Battle Mistress", legend_exhausted = true, base = { "Recruit" }, hand = { "Stacked Deck" }, runes = { chaos = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { pick = 1 } } }
    t.you:play("Stacked Deck")
    t:everyone_passes()
    t.you:move("Recruit", "0")
    t:fight()

    t:expect { you = { legend_exhausted = true, gear = {} } }
  end,
}

scenario "Sivir sees no rune that an opponent recycles" {
  covers = { "SFD-203", "416" },
  you = { legend = "Sivir, Battle Mistress" },
  foe = { hand = { "Ride the Wind" }, base = { "Daring Poro" }, runes = { chaos = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Ride the Wind", { target = "Daring Poro", destination = "0" })
    t:expect { chain = { "Ride the Wind" } }
    t:everyone_passes()

    t:expect { you = { legend_exhausted = false, gear = {} } }
  end,
}
