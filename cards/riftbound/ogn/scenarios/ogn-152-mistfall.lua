-- OGN-152 Mistfall.

scenario "Mistfall readies the unit that was buffed" {
  covers = { "OGN-152", "383.3.b", "415" },
  you = {
    gear = { "Mistfall" },
    hand = { "Pit Rookie" },
    runes = { body = 3 },
    base = { { "Mega-Mech", exhausted = true }, { "Shipyard Skulker", exhausted = true } },
  },

  run = function(t)
    t.you:play("Pit Rookie", { target = "Mega-Mech" })
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { ready = true, buffs = 1 })
    t:expect_unit("Shipyard Skulker", { exhausted = true })
    t:expect_unit("Mistfall", { exhausted = true })
    t:expect { you = { runes = 2 } }
  end,
}

scenario "Mistfall may stay as it is" {
  covers = { "OGN-152", "383.3.a" },
  you = { gear = { "Mistfall" }, hand = { "Pit Rookie" }, runes = { body = 3 }, base = { { "Mega-Mech", exhausted = true } } },

  run = function(t)
    t.you:play("Pit Rookie", { target = "Mega-Mech" })
    t:answers { you = { { may = false } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { exhausted = true, buffs = 1 })
    t:expect_unit("Mistfall", { ready = true })
    t:expect { you = { runes = 3 } }
  end,
}

scenario "A unit that has a buff already was not buffed, for Mistfall" {
  covers = { "OGN-152", "426" },
  you = {
    gear = { "Mistfall" },
    hand = { "Pit Rookie" },
    runes = { body = 3 },
    base = { { "Mega-Mech", exhausted = true, buffs = 1 } },
  },

  run = function(t)
    t.you:play("Pit Rookie", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { exhausted = true })
    t:expect_unit("Mistfall", { ready = true })
  end,
}

scenario "An exhausted Mistfall is not asked" {
  covers = { "OGN-152", "404.2", "203.3" },
  you = {
    gear = { { "Mistfall", exhausted = true } },
    hand = { "Pit Rookie" },
    runes = { body = 3 },
    base = { { "Mega-Mech", exhausted = true } },
  },

  run = function(t)
    t.you:play("Pit Rookie", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { exhausted = true, buffs = 1 })
  end,
}

scenario "Without Body Mistfall does nothing" {
  covers = { "OGN-152", "404.2" },
  you = { gear = { "Mistfall" }, hand = { "Pit Rookie" }, runes = { calm = 4 }, base = { { "Mega-Mech", exhausted = true } } },

  run = function(t)
    t.you:play("Pit Rookie", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { exhausted = true, buffs = 1 })
    t:expect_unit("Mistfall", { ready = true })
  end,
}

scenario "Of two Mistfalls each asks for itself" {
  covers = { "OGN-152", "415" },
  you = { gear = { "Mistfall", "Mistfall" }, hand = { "Pit Rookie" }, runes = { body = 4 }, base = { { "Mega-Mech", exhausted = true } } },

  run = function(t)
    t.you:play("Pit Rookie", { target = "Mega-Mech" })
    t:answers { you = { { may = true }, { may = false } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { ready = true })
    t:expect { you = { runes = 3 } }
  end,
}

scenario "A unit that the foe buffs is no matter for Mistfall" {
  covers = { "OGN-152", "411.4" },
  you = { gear = { "Mistfall" }, runes = { body = 1 } },
  foe = { hand = { "Pit Rookie" }, runes = { body = 2 }, base = { { "Mega-Mech", exhausted = true } } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Pit Rookie", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { exhausted = true, buffs = 1 })
    t:expect_unit("Mistfall", { ready = true })
  end,
}
