-- Copies of spells and of abilities: played, or made on the chain (350.2, 439).

scenario "The copy of a spell may choose anew, and nobody plays it" {
  covers = { "RCH-054", "RCH-056", "439", "751" },
  turn_player = "foe",
  you = { hand = { "Echo Glass" }, runes = { mind = 1 }, base = { "Spell Listener" } },
  foe = {
    hand = { "Hextech Ray" }, runes = { fury = 2 },
    units = { ["Zaun Warrens"] = { "Mega-Mech" } },
  },

  run = function(t)
    t.foe:play("Hextech Ray", { target = "Mega-Mech" })
    t.foe:pass()
    t:answers { you = { { may = true }, { target = "Mega-Mech" } } }
    t.you:play("Echo Glass", { target = "Hextech Ray" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 6 })
    t:expect_unit("Spell Listener", { might = 3 })
    t:expect { you = { trash = { "Echo Glass" } }, foe = { trash = { "Hextech Ray" } } }
  end,
}

scenario "The copy of an ability is yours" {
  covers = { "RCH-054", "191.4.b" },
  turn_player = "foe",
  you = { hand = { "Echo Glass" }, runes = { mind = 1 } },
  foe = { base = { "Orb of Regret", "Pakaa Cub" } },

  run = function(t)
    t.foe:use("Orb of Regret", { target = "Pakaa Cub" })
    t.foe:pass()
    t:answers { you = { { may = false } } }
    t.you:play("Echo Glass", { target = "Orb of Regret" })
    t:everyone_passes()

    t:expect_unit("Pakaa Cub", { might = 1 })
  end,
}

scenario "A copy that is played chooses, triggers and is gone; the card stays" {
  covers = { "RCH-055", "RCH-056", "186.1", "350.2" },
  you = {
    hand = { "Ghost Reader" }, runes = { mind = 2 }, trash = { "Hextech Ray" },
    base = { "Spell Listener" },
  },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { target = "Hextech Ray" }, { target = "Mega-Mech" } } }
    t.you:play("Ghost Reader")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
    t:expect_unit("Spell Listener", { might = 3 })
    t:expect { you = { trash = { "Hextech Ray" } } }
  end,
}

scenario "The copy of a reflexive ability is about all that it is about" {
  covers = { "RCH-054", "SFD-154", "370.2", "375", "439" },
  you = { hand = { "Guards!", "Echo Glass" }, runes = { order = 4, mind = 1 }, units = { ["0"] = { "Zilean, Time Mage" } } },

  run = function(t)
    t:answers { you = { { may = true }, { to = "base" }, { to = "base" }, { may = true } } }
    t.you:play("Guards!")
    t.you:pass()
    t.foe:pass()
    t.you:play("Echo Glass", { target = { { "Guards!" } } })
    t.you:pass()
    t.foe:pass()
    t.you:pass()
    t.foe:pass()

    t:expect { chain = { "Guards!" } }
    t:expect_unit("Sand Soldier#1", { ready = true })
    t:expect_unit("Sand Soldier#2", { ready = true })
  end,
}
