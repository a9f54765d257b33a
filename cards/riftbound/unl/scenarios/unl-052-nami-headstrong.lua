-- UNL-052 Nami, Headstrong.

scenario "One Calm more lets Nami stun an enemy" {
  covers = { "UNL-052", "356.2", "423" },
  you = { hand = { "Nami, Headstrong" }, runes = { calm = 3 }, base = { "Recruit" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Nami, Headstrong", { additional = true })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { stunned = true })
    t:expect { you = { runes = 2 } }
  end,
}

scenario "Without it Nami stuns nobody" {
  covers = { "UNL-052", "356.2" },
  you = { hand = { "Nami, Headstrong" }, runes = { calm = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Nami, Headstrong", { additional = false })

    t:expect { chain = {}, you = { runes = 3 } }
  end,
}

scenario "After Nami's hold the next unit comes ready and buffed, the one after it does not" {
  covers = { "UNL-052", "383.4.d", "390.3" },
  you = {
    units = { ["0"] = { "Nami, Headstrong" } },
    hand = { "Stalwart Poro", "Pouty Poro" },
    runes = { calm = 4 },
  },
  turn_player = "foe",

  run = function(t)
    t:next_turn()
    t.you:play("Stalwart Poro", { to = "base" })
    t:everyone_passes()
    t:expect_unit("Stalwart Poro", { ready = true, buffs = 1 })
    t.you:play("Pouty Poro", { to = "base" })
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { exhausted = true, buffs = 0 })
  end,
}

scenario "A unit that the foe plays in that turn does not use Nami's promise up" {
  covers = { "UNL-052", "390.3" },
  you = { units = { ["0"] = { "Nami, Headstrong" } }, base = { "Recruit" }, hand = { "Stalwart Poro" } },
  foe = { units = { ["1"] = { "Recruit" } }, facedown = { ["1"] = { "Pakaa Cub" } } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()
    t.you:move("you's Recruit", "1")
    t.you:pass()
    t.foe:play("Pakaa Cub", { from = "facedown" })
    t:expect { chain = {} }
    t:fight()
    t.you:play("Stalwart Poro", { to = "base" })
    t:everyone_passes()

    t:expect_unit("Pakaa Cub", { exhausted = true, buffs = 0 })
    t:expect_unit("Stalwart Poro", { ready = true, buffs = 1 })
  end,
}

scenario "Nami's promise ends with the turn, and is not for the foe's unit" {
  covers = { "UNL-052", "317.2" },
  you = { units = { ["0"] = { "Nami, Headstrong" } }, hand = { "Stalwart Poro" } },
  foe = { hand = { "Pouty Poro" } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()
    t:next_turn()
    t.foe:play("Pouty Poro")
    t:everyone_passes()
    t:expect_unit("Pouty Poro", { exhausted = true, buffs = 0 })
    t:next_turn()
    t.you:move("Nami, Headstrong", "base")
    t:next_turn()
    t:next_turn()
    t.you:play("Stalwart Poro", { to = "base" })
    t:everyone_passes()

    t:expect_unit("Stalwart Poro", { exhausted = true, buffs = 0 })
  end,
}
