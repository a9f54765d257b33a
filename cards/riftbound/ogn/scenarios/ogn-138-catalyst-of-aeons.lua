-- OGN-138 Catalyst of Aeons.

scenario "The Catalyst channels two runes, and no card comes" {
  covers = { "OGN-138", "430" },
  you = { hand = { "Catalyst of Aeons" }, runes = { body = 4 }, rune_deck = { body = 3 }, deck = { "Cleave" } },

  run = function(t)
    t.you:play("Catalyst of Aeons")
    t:everyone_passes()

    t:expect { you = { runes = 6, runes_exhausted = 6, hand = {} } }
  end,
}

scenario "With a single rune left the Catalyst channels it and draws" {
  covers = { "OGN-138", "430", "055" },
  you = { hand = { "Catalyst of Aeons" }, runes = { body = 4 }, rune_deck = { body = 1 }, deck = { "Cleave" } },

  run = function(t)
    t.you:play("Catalyst of Aeons")
    t:everyone_passes()

    t:expect { you = { runes = 5, hand = { "Cleave" } } }
  end,
}

scenario "With no rune left the Catalyst draws one card" {
  covers = { "OGN-138", "430" },
  you = { hand = { "Catalyst of Aeons" }, runes = { body = 4 }, rune_deck = {}, deck = { "Cleave", "Gust" } },

  run = function(t)
    t.you:play("Catalyst of Aeons")
    t:everyone_passes()

    t:expect { you = { runes = 4, hand = { "Cleave" } } }
  end,
}
