scenario "A copy has the printed traits of the other until the turn ends" {
  covers = { "477.1.b.1.a", "LTR-013", "477.1.b" },
  you = { base = { "Mirror Walker" } },
  foe = { units = { ["0"] = { "Sunlit Guardian", "Mountain Drake" } } },

  run = function(t)
    t:answers { you = { { target = "Mountain Drake" } } }
    t.you:move("Mirror Walker", "0")
    t:everyone_passes()

    t:expect_unit("you's Mountain Drake", { might = 10, attacking = true })
    t.you:pass()
    t.foe:pass()
    -- Of its ten damage four go to the Tank, six to the Drake; fourteen come back.
    t:expect { foe = { trash = { "Sunlit Guardian" } } }
    t:expect { you = { trash = { "Mirror Walker" } } }
  end,
}

scenario "A copy that stays is itself again next turn" {
  covers = { "LTR-013", "477.1.b", "317.2" },
  you = { base = { "Mirror Walker" } },
  foe = { units = { ["0"] = { { "Mountain Drake", stunned = true }, { "Mountain Drake", stunned = true } } } },

  run = function(t)
    t:answers { you = { { target = "Mountain Drake" }, { assign = { "foe's Mountain Drake" } } } }
    t.you:move("Mirror Walker", "0")
    t:everyone_passes()
    t:fight()
    t:expect { you = { base = { "Mountain Drake" } } }
    t:next_turn()

    t:expect { you = { base = { "Mirror Walker" } } }
    t:expect_unit("Mirror Walker", { might = 3 })
  end,
}

scenario "A token that is used up pays Power by itself" {
  covers = { "LTR-014", "LTR-015", "429", "350.2" },
  you = { hand = { "Paymaster", "Gust" }, resources = { energy = 3 } },
  foe = { units = { ["0"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:play("Paymaster", { to = "base" })
    t:everyone_passes()
    t:expect { you = { base = { "Paymaster", { "Coin", exhausted = true }, { "Coin", exhausted = false } } } }
    t.you:play("Gust", { target = "Pouty Poro" })

    -- Deflect is paid with the ready Coin, which is gone.
    t:expect { you = { base = { "Paymaster", { "Coin", exhausted = true } } } }
    t:everyone_passes()
    t:expect { foe = { hand = { "Pouty Poro" } } }
  end,
}

scenario "Resources that a spell adds float until the turn ends" {
  covers = { "LTR-016", "429" },
  you = { hand = { "Spring" }, runes = { calm = 1 } },

  run = function(t)
    t.you:play("Spring")
    t:everyone_passes()

    t:expect { you = { resources = { energy = 2, calm = 1 } } }
    t:next_turn()
    t:expect { you = { resources = { energy = 0, calm = 0 } } }
  end,
}

scenario "A copy of a copy copies what that is a copy of: three of the name, two of them tokens" {
  covers = { "W4", "477.1.b.1.b", "185.1", "LTR-038", "LTR-039" },
  you = { base = { "Wise Hound" }, hand = { "Mirror Rite", "Mirror Rite" }, runes = { mind = 4 }, lore = 4 },

  run = function(t)
    t.you:play("Mirror Rite", { target = "Wise Hound" })
    t:answers { you = { { to = "base" }, { to = "base" } } }
    t:everyone_passes()
    t:expect_unit("Wise Hound#2", { might = 2, token = true, keywords = { "Temporary", "Ganking" } })
    t.you:play("Mirror Rite", { target = "Wise Hound#2" })
    t:everyone_passes()

    t:expect { you = { base = { "Wise Hound", "Wise Hound", "Wise Hound" } } }
    t:expect_unit("Wise Hound", { token = false, no_keywords = { "Temporary" } })
    t:expect_unit("Wise Hound#3", { might = 2, token = true, keywords = { "Temporary", "Ganking" } })
    t.you:end_turn()
    t:next_turn()
    t:everyone_passes()

    t:expect { you = { base = { "Wise Hound" } } }
  end,
}

scenario "A copy keeps no damage, buff or more Might of its model" {
  covers = { "W4", "477.1.b", "LTR-038", "LTR-039" },
  you = { hand = { "Mirror Rite" }, runes = { mind = 2 } },
  foe = { base = { { "Mega-Mech", damage = 2, buffs = 1 } } },

  run = function(t)
    t:answers { you = { { to = "base" } } }
    t.you:play("Mirror Rite", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("your Mega-Mech", { might = 8, damage = 0, buffs = 0, token = true, exhausted = true })
  end,
}

scenario "A token that copies a card is no card" {
  covers = { "W4", "185.1", "052", "LTR-039", "LTR-040" },
  you = { base = { "Card Counter", "Wise Hound" }, hand = { "Mirror Rite" }, runes = { mind = 2 } },

  run = function(t)
    t:expect_unit("Card Counter", { might = 3 })
    t:answers { you = { { to = "base" } } }
    t.you:play("Mirror Rite", { target = "Wise Hound" })
    t:everyone_passes()

    t:expect_unit("Card Counter", { might = 3 })
  end,
}

scenario "What the model becomes in response is what is copied; a model that is gone is none" {
  covers = { "W4", "359.3.e.5", "LTR-039" },
  you = { units = { ["0"] = { "Wise Hound" } }, hand = { "Mirror Rite" }, runes = { mind = 2 } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Mirror Rite", { target = "Wise Hound" })
    t.you:pass()
    t.foe:play("Gust", { target = "Wise Hound" })
    t:everyone_passes()

    t:expect { you = { base = {}, hand = { "Wise Hound" } } }
  end,
}
