-- UNL-143 Kha'Zix, Mutating Horror.

scenario "Attacking a lonely enemy gives Kha'Zix two Might and two experience" {
  covers = { "UNL-143", "383.4.e" },
  you = { base = { "Kha'Zix, Mutating Horror" } },
  foe = { units = { ["0"] = { "Petty Officer" } } },

  run = function(t)
    t.you:move("Kha'Zix, Mutating Horror", "0")
    t:everyone_passes()

    t:expect { you = { xp = 2 } }
    t:expect_unit("Kha'Zix, Mutating Horror", { might = 6 })
    t:fight()
    t:next_turn()
    t:expect_unit("Kha'Zix, Mutating Horror", { might = 4 })
  end,
}

scenario "Defending against a lonely attacker counts as well" {
  covers = { "UNL-143", "383.4.f" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Kha'Zix, Mutating Horror", "Recruit" } } },
  foe = { base = { "Petty Officer" } },

  run = function(t)
    t.foe:move("Petty Officer", "0")
    t:everyone_passes()

    t:expect { you = { xp = 2 } }
    t:expect_unit("Kha'Zix, Mutating Horror", { might = 6 })
  end,
}

scenario "Company that comes in response does not stop Kha'Zix" {
  covers = { "UNL-143", "R063", "383.2.a.1", "383.4.e.2.b" },
  you = { base = { "Kha'Zix, Mutating Horror" } },
  foe = { units = { ["0"] = { "Petty Officer" } }, hand = { "Rengar, Trophy Hunter" }, resources = { energy = 5, body = 1 } },

  run = function(t)
    t.you:move("Kha'Zix, Mutating Horror", "0")
    t.you:pass()
    t.foe:play("Rengar, Trophy Hunter", { to = "0" })
    t:everyone_passes()

    t:expect { you = { xp = 2 } }
    t:expect_unit("Kha'Zix, Mutating Horror", { might = 6 })
  end,
}

scenario "Against two enemies Kha'Zix never triggers, whoever leaves then" {
  covers = { "UNL-143", "R063", "383.2.a.1" },
  you = { base = { "Kha'Zix, Mutating Horror" }, hand = { "Gust" }, resources = { energy = 1 } },
  foe = { units = { ["0"] = { "Petty Officer", "Recruit" } }, base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:move("Kha'Zix, Mutating Horror", "0")
    t:expect { chain = {} }
    t.you:play("Gust", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { xp = 0 } }
    t:expect_unit("Kha'Zix, Mutating Horror", { might = 4 })
  end,
}
