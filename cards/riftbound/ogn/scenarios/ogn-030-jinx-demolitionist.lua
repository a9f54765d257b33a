-- OGN-030 Jinx, Demolitionist.

scenario "Jinx comes ready for one Fury more and throws two cards away" {
  covers = { "OGN-030", "Accelerate", "805", "422" },
  you = { hand = { "Jinx, Demolitionist", "Pouty Poro", "Mega-Mech", "Cleave" }, runes = { fury = 4 } },

  run = function(t)
    t.you:play("Jinx, Demolitionist", { additional = true })
    t:answers { you = { { discard = { "Pouty Poro", "Cleave" } } } }
    t:everyone_passes()

    t:expect_unit("Jinx, Demolitionist", { ready = true })
    t:expect { you = { hand = { "Mega-Mech" }, trash = { "Pouty Poro", "Cleave" }, runes = 2 } }
  end,
}

scenario "With a single card in hand Jinx discards that one" {
  covers = { "OGN-030", "055", "422" },
  you = { hand = { "Jinx, Demolitionist", "Pouty Poro" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Jinx, Demolitionist")
    t:everyone_passes()

    t:expect { you = { hand = {}, trash = { "Pouty Poro" } } }
    t:expect_unit("Jinx, Demolitionist", { exhausted = true })
  end,
}

scenario "Jinx attacks with 6" {
  covers = { "OGN-030", "Assault", "807" },
  you = { base = { "Jinx, Demolitionist" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Jinx, Demolitionist", "0")

    t:expect_unit("Jinx, Demolitionist", { might = 6 })
  end,
}

scenario "Two Chompers that Jinx throws away may both come" {
  covers = { "OGN-030", "OGN-006" },
  you = { hand = { "Jinx, Demolitionist", "Flame Chompers", "Flame Chompers" }, resources = { energy = 3, fury = 3 } },

  run = function(t)
    t.you:play("Jinx, Demolitionist", { to = "base" })
    t:answers { you = { { may = true, to = "base" }, { may = true, to = "base" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Jinx, Demolitionist", "Flame Chompers", "Flame Chompers" }, resources = { fury = 0 } } }
  end,
}
