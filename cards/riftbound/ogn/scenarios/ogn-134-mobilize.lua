-- OGN-134 Mobilize.

scenario "Mobilize channels a rune exhausted" {
  covers = { "OGN-134", "430" },
  you = { hand = { "Mobilize" }, runes = { body = 2 }, rune_deck = { body = 3 } },

  run = function(t)
    t.you:play("Mobilize")
    t:everyone_passes()

    t:expect { you = { runes = 3, runes_exhausted = 3, rune_deck_size = 2, hand = {} } }
  end,
}

scenario "With no rune left Mobilize draws a card" {
  covers = { "OGN-134", "430", "413" },
  you = { hand = { "Mobilize" }, runes = { body = 2 }, rune_deck = {}, deck = { "Cleave", "Gust" } },

  run = function(t)
    t.you:play("Mobilize")
    t:everyone_passes()

    t:expect { you = { runes = 2, hand = { "Cleave" } } }
  end,
}
