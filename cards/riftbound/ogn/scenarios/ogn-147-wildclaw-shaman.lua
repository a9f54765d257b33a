-- OGN-147 Wildclaw Shaman.

scenario "For a friend's buff the Shaman is buffed and ready" {
  covers = { "OGN-147", "383.3.b", "705" },
  you = { hand = { "Wildclaw Shaman" }, runes = { body = 4 }, base = { { "Mega-Mech", buffs = 1 } } },

  run = function(t)
    t.you:play("Wildclaw Shaman", { may = true })
    t:everyone_passes()

    t:expect_unit("Wildclaw Shaman", { ready = true, buffs = 1, might = 4 })
    t:expect_unit("Mega-Mech", { buffs = 0, might = 8 })
  end,
}

scenario "The Shaman may leave the buff where it is" {
  covers = { "OGN-147", "383.3.a" },
  you = { hand = { "Wildclaw Shaman" }, runes = { body = 4 }, base = { { "Mega-Mech", buffs = 1 } } },

  run = function(t)
    t.you:play("Wildclaw Shaman", { may = false })

    t:expect { chain = {} }
    t:expect_unit("Wildclaw Shaman", { exhausted = true, buffs = 0 })
    t:expect_unit("Mega-Mech", { buffs = 1 })
  end,
}

scenario "A buff of the foe's is not the Shaman's to spend" {
  covers = { "OGN-147", "404.2", "705" },
  you = { hand = { "Wildclaw Shaman" }, runes = { body = 4 }, base = { "Recruit" } },
  foe = { base = { { "Mega-Mech", buffs = 1 } } },

  run = function(t)
    t.you:play("Wildclaw Shaman")

    t:expect { chain = {} }
    t:expect_unit("Wildclaw Shaman", { exhausted = true })
    t:expect_unit("Mega-Mech", { buffs = 1 })
  end,
}

scenario "Of two buffed units the player chooses whose buff goes" {
  covers = { "OGN-147", "357.2" },
  you = { hand = { "Wildclaw Shaman" }, runes = { body = 4 }, base = { { "Mega-Mech", buffs = 1 }, { "Recruit", buffs = 1 } } },

  run = function(t)
    t.you:play("Wildclaw Shaman", { may = true, cost = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { buffs = 1 })
    t:expect_unit("Recruit", { buffs = 0 })
  end,
}
