-- OGN-103 Ravenbloom Student.

scenario "Each spell is a Might for the Student until the turn ends" {
  covers = { "OGN-103", "419.4.a", "477.2" },
  you = { hand = { "Stupefy", "Stupefy" }, runes = { mind = 2 }, base = { "Ravenbloom Student" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Stupefy", { target = "Mega-Mech" })
    t:expect { chain = { "Stupefy" } }
    t:everyone_passes()
    t:expect_unit("Ravenbloom Student", { might = 3 })
    t.you:play("Stupefy", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Ravenbloom Student", { might = 4 })
    t:next_turn()

    t:expect_unit("Ravenbloom Student", { might = 2 })
  end,
}

scenario "Units, and spells of the foe, teach the Student nothing" {
  covers = { "OGN-103" },
  you = { hand = { "Recruit the Vanguard", "Shipyard Skulker" }, runes = { mind = 3 }, base = { "Ravenbloom Student" } },
  foe = { hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Shipyard Skulker")
    t:everyone_passes()
    t:expect_unit("Ravenbloom Student", { might = 2 })
    t.you:end_turn()
    t.foe:play("Stupefy", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Ravenbloom Student", { might = 2 })
  end,
}

scenario "Two Students learn from the same spell, in an enemy turn as well" {
  covers = { "OGN-103", "383.3.c" },
  you = { hand = { "Stupefy" }, runes = { mind = 1 }, units = { ["0"] = { "Ravenbloom Student", "Ravenbloom Student" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Stupefy", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Ravenbloom Student#1", { might = 3 })
    t:expect_unit("Ravenbloom Student#2", { might = 3 })
  end,
}

scenario "From a countered spell the Student learns nothing" {
  covers = { "OGN-103", "419.4.a" },
  you = { base = { "Ravenbloom Student" }, hand = { "Discipline" }, runes = { calm = 2 } },
  foe = { hand = { "Wind Wall" }, runes = { calm = 5 } },

  run = function(t)
    t.you:play("Discipline", { target = "Ravenbloom Student" })
    t.you:pass()
    t.foe:play("Wind Wall", { target = "Discipline" })
    t:everyone_passes()

    t:expect_unit("Ravenbloom Student", { might = 2 })
  end,
}
