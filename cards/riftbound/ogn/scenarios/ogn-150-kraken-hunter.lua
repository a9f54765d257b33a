-- OGN-150 Kraken Hunter.

scenario "Each buff that is spent saves the Hunter a Body" {
  covers = { "OGN-150", "356.4", "705" },
  you = { hand = { "Kraken Hunter" }, runes = { mind = 3, body = 2 }, base = { { "Recruit", buffs = 1 }, { "Mega-Mech", buffs = 1 } } },

  run = function(t)
    t.you:play("Kraken Hunter", { additional = { { true }, { false } }, cost = { { "Recruit" }, { "Mega-Mech" } } })

    t:expect_unit("Kraken Hunter", { exhausted = true })
    t:expect_unit("Recruit", { buffs = 0 })
    t:expect_unit("Mega-Mech", { buffs = 0 })
    t:expect { you = { runes = 5, runes_ready = 2 } }
  end,
}

scenario "What the buffs have saved pays for Accelerate" {
  covers = { "OGN-150", "Accelerate", "356.4" },
  you = { hand = { "Kraken Hunter" }, runes = { mind = 3, body = 1 }, base = { { "Recruit", buffs = 1 }, { "Mega-Mech", buffs = 1 } } },

  run = function(t)
    t.you:play("Kraken Hunter", { additional = true, cost = { { "Recruit" }, { "Mega-Mech" } } })

    t:expect_unit("Kraken Hunter", { ready = true })
    t:expect { you = { runes = 3, runes_ready = 0 } }
  end,
}

scenario "One buff of two may be spent, and one Body paid" {
  covers = { "OGN-150", "356.4", "705" },
  you = {
    hand = { "Kraken Hunter" },
    runes = { mind = 3, body = 2 },
    base = { { "Recruit", buffs = 1 }, { "Mega-Mech", buffs = 1 } },
  },

  run = function(t)
    t.you:play("Kraken Hunter", { additional = true, cost = "Mega-Mech" })
    t.you:answer {}
    t.you:answer("no")

    t:expect_unit("Recruit", { buffs = 1 })
    t:expect_unit("Mega-Mech", { buffs = 0 })
    t:expect { you = { runes = 4 } }
  end,
}

scenario "Two buffs of one unit save two Body" {
  covers = { "OGN-150", "OGN-078", "705" },
  you = { hand = { "Kraken Hunter" }, runes = { mind = 3 }, base = { { "Lee Sin, Ascetic", buffs = 2 } } },

  run = function(t)
    t.you:play("Kraken Hunter")

    t:expect_unit("Kraken Hunter", { on_board = true })
    t:expect_unit("Lee Sin, Ascetic", { buffs = 0 })
  end,
}

scenario "Without buffs the Hunter costs two Body" {
  covers = { "OGN-150", "357.1" },
  you = { hand = { "Kraken Hunter" }, runes = { mind = 4, body = 1 } },

  run = function(t)
    t.you:refused("play", "Kraken Hunter", "357.1")
  end,
}

scenario "The Hunter attacks with 6" {
  covers = { "OGN-150", "Assault" },
  you = { base = { "Kraken Hunter" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Kraken Hunter", "0")

    t:expect_unit("Kraken Hunter", { might = 6 })
  end,
}
