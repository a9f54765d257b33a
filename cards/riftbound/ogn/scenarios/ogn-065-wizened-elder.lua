-- OGN-065 Wizened Elder.

scenario "A buff is worth two Might to the Elder" {
  covers = { "OGN-065", "364" },
  you = { base = { "Wizened Elder" }, hand = { "Pit Rookie" }, runes = { body = 2 } },
  foe = { base = { { "Wizened Elder", buffs = 1 } } },

  run = function(t)
    t:expect_unit("your Wizened Elder", { might = 4 })
    t:expect_unit("foe's Wizened Elder", { might = 6 })
    t.you:play("Pit Rookie", { target = "your Wizened Elder" })
    t:everyone_passes()

    t:expect_unit("your Wizened Elder", { might = 6, buffs = 1 })
  end,
}

scenario "An Elder who has spent the buff has 4 Might again" {
  covers = { "OGN-065", "OGN-147", "705" },
  you = { base = { { "Wizened Elder", buffs = 1 } }, hand = { "Wildclaw Shaman" }, runes = { body = 4 } },

  run = function(t)
    t.you:play("Wildclaw Shaman", { may = true })
    t:everyone_passes()

    t:expect_unit("Wizened Elder", { might = 4, buffs = 0 })
  end,
}
