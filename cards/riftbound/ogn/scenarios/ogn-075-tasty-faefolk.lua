-- OGN-075 Tasty Faefolk.

scenario "The death of the Faefolk is worth two runes and a card" {
  covers = { "OGN-075", "Deathknell", "808" },
  you = { units = { ["0"] = { { "Tasty Faefolk", damage = 1 } } }, runes = { calm = 1 }, deck = { "Cleave" } },
  foe = { hand = { "Falling Comet" }, runes = { mind = 5 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Comet", { target = "Tasty Faefolk" })
    t:everyone_passes()

    t:expect { you = { trash = { "Tasty Faefolk" }, runes = 3, runes_exhausted = 2, hand = { "Cleave" } } }
  end,
}

scenario "Gone to the hand the Faefolk leaves nothing" {
  covers = { "OGN-075", "Deathknell", "428.2" },
  you = { base = { "Tasty Faefolk" }, hand = { "Retreat" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Retreat", { target = "Tasty Faefolk" })
    t:everyone_passes()

    t:expect { chain = {}, you = { hand = { "Tasty Faefolk" }, runes = 2 } }
  end,
}

scenario "The Faefolk comes ready for an Energy and a Calm" {
  covers = { "OGN-075", "Accelerate", "805" },
  you = { hand = { "Tasty Faefolk" }, runes = { calm = 8 } },

  run = function(t)
    t.you:play("Tasty Faefolk", { additional = true })

    t:expect_unit("Tasty Faefolk", { ready = true })
    t:expect { you = { runes = 7 } }
  end,
}
