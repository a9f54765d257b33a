-- OGN-083 Consult the Past.

scenario "Consult the Past draws two" {
  covers = { "OGN-083", "413" },
  you = { hand = { "Consult the Past" }, runes = { mind = 4 }, deck = { "Pouty Poro", "Cleave", "Mega-Mech" } },

  run = function(t)
    t.you:play("Consult the Past")
    t:everyone_passes()

    t:expect { you = { hand = { "Pouty Poro", "Cleave" }, deck = { "Mega-Mech" } } }
  end,
}

scenario "Hidden, Consult the Past is free in the foe's turn" {
  covers = { "OGN-083", "Hidden", "811.1.d", "813" },
  you = { hand = { "Consult the Past" }, runes = { mind = 1 }, units = { ["0"] = { "Mega-Mech" } }, deck = { "Pouty Poro", "Cleave" } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 4 } },

  run = function(t)
    t.you:hide("Consult the Past", "0")
    t:next_turn()
    t.foe:play("Void Seeker", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Consult the Past", { from = "facedown" })
    t:everyone_passes()

    t:expect { you = { hand = { "Pouty Poro", "Cleave" }, trash = { "Consult the Past" }, facedown = { ["0"] = {} } } }
  end,
}

scenario "With one card left Consult the Past burns out and draws on" {
  covers = { "OGN-083", "431", "413" },
  you = { hand = { "Consult the Past" }, runes = { mind = 4 }, deck = { "Pouty Poro" }, trash = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Consult the Past")
    t:everyone_passes()

    t:expect { you = { hand = { "Pouty Poro", "Mega-Mech" }, trash = { "Consult the Past" } }, foe = { points = 1 } }
  end,
}
