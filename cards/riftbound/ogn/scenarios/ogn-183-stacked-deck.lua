-- OGN-183 Stacked Deck.

scenario "One of the top three goes to hand, the others to the bottom" {
  covers = { "OGN-183", "416", "355.17" },
  you = { hand = { "Stacked Deck" }, runes = { chaos = 1 }, deck = { "Pouty Poro", "Cleave", "Gust", "Mega-Mech" } },

  run = function(t)
    t.you:play("Stacked Deck")
    t:answers { you = { { pick = "Cleave" } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Cleave" }, deck = { "Mega-Mech" }, deck_size = 3, trash = { "Stacked Deck" } } }
  end,
}

scenario "Of two cards left Stacked Deck takes one, and nobody burns out" {
  covers = { "OGN-183", "431", "055" },
  you = { hand = { "Stacked Deck" }, runes = { chaos = 1 }, deck = { "Pouty Poro", "Cleave" } },

  run = function(t)
    t.you:play("Stacked Deck")
    t:answers { you = { { pick = "Cleave" } } }
    t:everyone_passes()

    t:expect { foe = { points = 0 }, you = { hand = { "Cleave" }, deck = { "Pouty Poro" }, trash = { "Stacked Deck" } } }
  end,
}

scenario "With an empty deck Stacked Deck does nothing" {
  covers = { "OGN-183", "431", "055" },
  you = { hand = { "Stacked Deck" }, runes = { chaos = 1 }, deck = {} },

  run = function(t)
    t.you:play("Stacked Deck")
    t:everyone_passes()

    t:expect { foe = { points = 0 }, you = { hand = {}, deck_size = 0, trash = { "Stacked Deck" } } }
  end,
}

scenario "The cards of Stacked Deck are seen by its player alone" {
  covers = { "OGN-183", "424", "128.3" },
  you = { hand = { "Stacked Deck" }, runes = { chaos = 1 }, deck = { "Pouty Poro", "Cleave", "Gust", "Mega-Mech" } },

  run = function(t)
    t.you:play("Stacked Deck")
    t.you:pass()
    t.foe:pass()
    t.you:sees("Gust")
    t.you:cannot_see("Mega-Mech")
    t.foe:cannot_see("Gust")
    t.you:answer("Gust")
    t.foe:cannot_see("Gust")
    t:expect { you = { hand = { "Gust" } } }
  end,
}
