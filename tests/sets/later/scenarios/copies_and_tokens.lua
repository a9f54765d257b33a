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
