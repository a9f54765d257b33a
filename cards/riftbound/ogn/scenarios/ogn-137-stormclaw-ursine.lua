-- OGN-137 Stormclaw Ursine.

scenario "The Ursine brings an exhausted rune" {
  covers = { "OGN-137", "430", "383.4.a" },
  you = { hand = { "Stormclaw Ursine" }, runes = { body = 7 }, rune_deck = { body = 2 } },

  run = function(t)
    t.you:play("Stormclaw Ursine")
    t:everyone_passes()

    t:expect { you = { runes = 8, runes_exhausted = 8, rune_deck_size = 1 } }
  end,
}

scenario "Without runes in the deck the Ursine brings nothing, and no card" {
  covers = { "OGN-137", "430", "055" },
  you = { hand = { "Stormclaw Ursine" }, runes = { body = 7 }, rune_deck = {}, deck = { "Cleave" } },

  run = function(t)
    t.you:play("Stormclaw Ursine")
    t:everyone_passes()

    t:expect { you = { runes = 7, hand = {}, deck = { "Cleave" } } }
  end,
}

scenario "The Ursine takes the blow for its friends" {
  covers = { "OGN-137", "Tank", "815" },
  you = { units = { ["0"] = { "Recruit", "Stormclaw Ursine" } } },
  foe = { base = { "Playful Phantom" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Playful Phantom", "0")
    t:fight()

    t:expect { you = { units = { ["0"] = { "Recruit", "Stormclaw Ursine" } } }, foe = { trash = { "Playful Phantom" } } }
  end,
}
