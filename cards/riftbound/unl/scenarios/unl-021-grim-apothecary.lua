-- UNL-021 Grim Apothecary.

scenario "The Apothecary, answering a spell, saves a unit" {
  covers = { "UNL-021", "Ambush", "383.4.a", "822" },
  you = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Grim Apothecary" }, runes = { fury = 3 } },
  foe = { hand = { "Vengeance" }, runes = { order = 4 }, units = { ["1"] = { "Recruit" } } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Vengeance", { target = "Mega-Mech" })
    t.foe:pass()
    t:answers { you = { { may = true, target = "?" } } }
    t.you:play("Grim Apothecary")
    t.you:offers_not("target", "Recruit")
    t.you:answer("Mega-Mech")
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech" }, units = { ["0"] = { "Grim Apothecary" } } } }
  end,
}

scenario "The Apothecary need not return anybody" {
  covers = { "UNL-021", "383.3.a" },
  you = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Grim Apothecary" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Grim Apothecary", { to = "0", may = false })
    t:everyone_passes()

    t:expect { you = { hand = {}, units = { ["0"] = { "Mega-Mech", "Grim Apothecary" } } } }
  end,
}

scenario "With units in base alone the Apothecary finds nobody" {
  covers = { "UNL-021", "402.4" },
  you = { base = { "Mega-Mech" }, hand = { "Grim Apothecary" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Grim Apothecary")

    t:expect { chain = {}, you = { base = { "Mega-Mech", "Grim Apothecary" } } }
  end,
}
