-- What a player has: the hand and the trash of one who was chosen, and of any who has so much.

scenario "A card of the chosen player's trash" {
  covers = { "KPT-008", "355.11" },
  you = { hand = { "Rob a Grave" }, runes = { chaos = 1 }, trash = { "Gust" } },
  foe = { trash = { "Incinerate", "Charm" } },

  run = function(t)
    t:answers { you = { { target = "foe" }, { target = "?" } } }
    t.you:play("Rob a Grave")
    t.you:offers_not("target", "Gust")
    t.you:offers("target", "Charm")
    t.you:answer("Charm")
    t:everyone_passes()

    t:expect { foe = { trash = { "Incinerate" }, banished = { "Charm" } } }
  end,
}

scenario "A player whose trash is empty is no good choice" {
  covers = { "KPT-008" },
  you = { hand = { "Rob a Grave" }, runes = { chaos = 1 }, trash = { "Gust" } },

  run = function(t)
    t:answers { you = { { target = "?" } } }
    t.you:play("Rob a Grave")
    t.you:offers_not("target", "foe")
  end,
}

scenario "Who has so many cards in hand" {
  covers = { "KPT-009", "364" },
  you = { base = { "Envious Hoarder" }, hand = { "Gust", "Gust" } },
  foe = { hand = { "Gust" } },

  run = function(t) t:expect_unit("Envious Hoarder", { might = 2 }) end,
}

scenario "And who has more" {
  covers = { "KPT-009" },
  you = { base = { "Envious Hoarder" } },
  foe = { hand = { "Gust", "Gust" } },

  run = function(t) t:expect_unit("Envious Hoarder", { might = 4 }) end,
}

scenario "A card of the chosen player's hand" {
  covers = { "KPT-010", "422" },
  you = { hand = { "Pick a Pocket", "Gust" }, runes = { chaos = 1 } },
  foe = { hand = { "Incinerate", "Charm" } },

  run = function(t)
    t.you:play("Pick a Pocket", { target = "foe", pick = "Charm" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } }, foe = { hand = { "Incinerate" }, trash = { "Charm" } } }
  end,
}
