-- UNL-065 Icevale Archer.

scenario "Attacking, the Archer pays one Energy to weaken a unit there" {
  covers = { "UNL-065", "383.4.e", "383.3" },
  you = { base = { "Icevale Archer", "Recruit" }, runes = { mind = 1 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t:answers { you = { { may = true, target = "?" } } }
    t.you:move("Icevale Archer", "0")
    t.you:offers_not("target", "Recruit")
    t.you:answer("Shipyard Skulker")
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 2 })
    t:expect { you = { runes_ready = 0 } }
    t:fight()
    t:expect { you = { trash = { "Icevale Archer" } }, foe = { trash = { "Shipyard Skulker" } } }
  end,
}

scenario "Unpaid, and defending, the Archer weakens nobody" {
  covers = { "UNL-065", "383.3.a" },
  you = { units = { ["0"] = { "Icevale Archer" } }, runes = { mind = 1 } },
  foe = { base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")

    t:expect { chain = {} }
    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "The Archer may keep the Energy; a Might taken is back in the next turn" {
  covers = { "UNL-065", "317.2" },
  you = { base = { "Icevale Archer", "Icevale Archer" }, runes = { mind = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { may = true, target = "Mega-Mech" }, { may = false } } }
    t.you:move({ "Icevale Archer#1", "Icevale Archer#2" }, "0")
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 7 })
    t:expect { you = { runes_ready = 1 } }
    t:fight()
    t:next_turn()

    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}
