-- UNL-006 Sharkling.

scenario "The Sharkling comes ready for one Energy and one Fury more, and bites as attacker" {
  covers = { "UNL-006", "Accelerate", "Assault", "805", "807" },
  you = { hand = { "Sharkling" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:play("Sharkling", { additional = true })
    t.you:move("Sharkling", "0")
    t:expect_unit("Sharkling", { might = 5 })
    t:fight()

    t:expect { you = { runes = 3, trash = { "Sharkling" } }, foe = { trash = { "Playful Phantom" } } }
  end,
}

scenario "Defending, the Sharkling has one Might; at its plain cost it comes exhausted" {
  covers = { "UNL-006", "Accelerate", "Assault" },
  you = { hand = { "Sharkling" }, runes = { fury = 4 }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Sharkling", { additional = false, to = "0" })
    t:expect_unit("Sharkling", { exhausted = true })
    t:next_turn()
    t.foe:move("Shipyard Skulker", "0")

    t:expect_unit("Sharkling", { might = 1, defending = true })
  end,
}
