-- OGN-053 Stand United.

scenario "Stand United buffs one unit and strengthens every friendly buff for the turn" {
  covers = { "OGN-053", "426", "392" },
  you = {
    hand = { "Stand United" },
    runes = { calm = 3 },
    base = { "Shipyard Skulker", { "Mega-Mech", buffs = 1 }, "Recruit" },
  },
  foe = { base = { { "Pouty Poro", buffs = 1 } } },

  run = function(t)
    t.you:play("Stand United", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 5, buffs = 1 })
    t:expect_unit("Mega-Mech", { might = 10 })
    t:expect_unit("Recruit", { might = 1 })
    t:expect_unit("Pouty Poro", { might = 3 })
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { might = 4, buffs = 1 })
    t:expect_unit("Mega-Mech", { might = 9 })
  end,
}

scenario "A unit that has a buff gets no second one from Stand United" {
  covers = { "OGN-053", "426", "702" },
  you = { hand = { "Stand United" }, runes = { calm = 3 }, base = { { "Shipyard Skulker", buffs = 1 } } },

  run = function(t)
    t.you:play("Stand United", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 5, buffs = 1 })
  end,
}

scenario "Buffs of later in the turn are stronger as well" {
  covers = { "OGN-053", "OGN-136", "392" },
  you = { hand = { "Stand United", "Pit Rookie" }, runes = { calm = 5 }, base = { "Shipyard Skulker", "Mega-Mech" } },

  run = function(t)
    t.you:play("Stand United", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t.you:play("Pit Rookie", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 10, buffs = 1 })
  end,
}

scenario "From facedown Stand United buffs here and strengthens everywhere" {
  covers = { "OGN-053", "Hidden", "W23", "811.1.d" },
  you = {
    facedown = { ["0"] = { "Stand United" } },
    units = { ["0"] = { "Shipyard Skulker", "Recruit" } },
    base = { { "Mega-Mech", buffs = 1 } },
  },

  run = function(t)
    t.you:play("Stand United", { from = "facedown", target = "?" })
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Recruit")
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 3, at = "Blank Battlefield" })
    t:expect_unit("Mega-Mech", { might = 10 })
  end,
}

scenario "An enemy does not stand with you" {
  covers = { "OGN-053", "355.8" },
  you = { hand = { "Stand United" }, runes = { calm = 3 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:refused("play", "Stand United", "355.8")
  end,
}

scenario "Two of them stand twice as firm, until the turn ends" {
  covers = { "OGN-053", "702" },
  you = { base = { "Recruit", { "Mega-Mech", buffs = 1 } }, hand = { "Stand United", "Stand United" }, runes = { calm = 6 } },

  run = function(t)
    t.you:play("Stand United", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Stand United", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 4, buffs = 1 })
    t:expect_unit("Mega-Mech", { might = 11 })
    t:next_turn()

    t:expect_unit("Recruit", { might = 2 })
  end,
}
