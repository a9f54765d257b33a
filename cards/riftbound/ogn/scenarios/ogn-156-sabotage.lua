-- OGN-156 Sabotage.

scenario "Sabotage recycles a card that is no unit from the foe's hand" {
  covers = { "OGN-156", "424", "416" },
  you = { hand = { "Sabotage" }, runes = { body = 2 } },
  foe = { hand = { "Cleave", "Mega-Mech", "Orb of Regret" }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Sabotage")
    t:answers { you = { { pick = "Orb of Regret" } } }
    t:everyone_passes()

    t:expect { foe = { hand = { "Cleave", "Mega-Mech" }, deck = { "Gust" }, deck_bottom = { "Orb of Regret" }, trash = {} } }
  end,
}

scenario "A hand of units is safe" {
  covers = { "OGN-156", "055" },
  you = { hand = { "Sabotage" }, runes = { body = 2 } },
  foe = { hand = { "Mega-Mech", "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Sabotage")
    t:everyone_passes()

    t:expect { foe = { hand_size = 2 }, you = { trash = { "Sabotage" } } }
  end,
}

scenario "In a game of three you choose whose hand is revealed, and see all of it" {
  covers = { "OGN-156", "355.7", "424" },
  you = { hand = { "Sabotage" }, runes = { body = 2 } },
  foe = { hand = { "Gust" } },
  foe2 = { hand = { "Flash", "Mega-Mech" }, deck = { "Charm" } },

  run = function(t)
    t.you:play("Sabotage", { target = "foe2" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Gust" } }, foe2 = { hand = { "Mega-Mech" }, deck = { "Charm", "Flash" } } }
  end,
}
