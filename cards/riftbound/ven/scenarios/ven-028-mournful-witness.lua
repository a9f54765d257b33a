-- VEN-028 Mournful Witness.

scenario "A combat makes the Witness Empowered, and it has two Might more" {
  covers = { "VEN-028", "Empowered", "466.7", "441" },
  you = { base = { "Mournful Witness" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t:expect_unit("Mournful Witness", { might = 2, empowered = false })
    t.you:move("Mournful Witness", "0")
    t:fight()
    t:everyone_passes()

    t:expect_unit("Mournful Witness", { might = 4, empowered = true, at = "0" })
    t:next_turn()
    t:expect_unit("Mournful Witness", { might = 4, empowered = true })
  end,
}

scenario "A combat without the Witness, and a battlefield that is only taken, change nothing" {
  covers = { "VEN-028" },
  you = { base = { "Mega-Mech", "Mournful Witness" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:fight()
    t.you:move("Mournful Witness", "1")
    t:fight()
    t:everyone_passes()

    t:expect_unit("Mournful Witness", { might = 2, empowered = false, at = "1" })
  end,
}

scenario "A Witness that defends and is the last to stand is Empowered" {
  covers = { "VEN-028", "383.4.f" },
  you = { units = { ["0"] = { "Mournful Witness" } } },
  foe = { base = { "Recruit" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Recruit", "0")
    t:fight()
    t:everyone_passes()

    t:expect_unit("Mournful Witness", { empowered = true })
  end,
}

scenario "A Witness that dies in the combat is not there to be Empowered" {
  covers = { "VEN-028", "383.2.c.2" },
  you = { base = { "Mournful Witness" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Mournful Witness", "0")
    t:fight()

    t:expect { chain = {}, you = { trash = { { "Mournful Witness", empowered = false } } } }
  end,
}
