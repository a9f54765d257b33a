-- UNL-058 Lillia, Protector of Dreams.

scenario "Each token unit gives Lillia a Might for the turn" {
  covers = { "UNL-058", "185.2", "477.3" },
  you = {
    base = { "Lillia, Protector of Dreams" },
    hand = { "Recruit the Vanguard", "Shipyard Skulker" },
    runes = { order = 10 },
  },

  run = function(t)
    t.you:play("Shipyard Skulker")
    t:expect { chain = {} }
    t.you:play("Recruit the Vanguard")
    t:everyone_passes()
    t:expect_unit("Lillia, Protector of Dreams", { might = 8 })
    t:next_turn()

    t:expect_unit("Lillia, Protector of Dreams", { might = 4 })
  end,
}

scenario "Your token units have Tank: not cards, not the foe's tokens" {
  covers = { "UNL-058", "Tank", "185" },
  you = { base = { "Lillia, Protector of Dreams", "Recruit", "Shipyard Skulker" } },
  foe = { base = { "Recruit" }, hand = { "Recruit the Vanguard" }, runes = { order = 6 } },
  turn_player = "foe",

  run = function(t)
    t:expect_unit("you's Recruit", { keywords = "Tank" })
    t:expect_unit("foe's Recruit", { no_keywords = "Tank" })
    t:expect_unit("Shipyard Skulker", { no_keywords = "Tank" })
    t.foe:play("Recruit the Vanguard")
    t:everyone_passes()

    t:expect_unit("Lillia, Protector of Dreams", { might = 4 })
  end,
}
