-- VEN-085 Decree of Strength.

scenario "Of the hand that is shown you choose a Mind card, which its owner recycles" {
  covers = { "VEN-085", "424", "416" },
  you = { hand = { "Decree of Strength" }, runes = { body = 1 } },
  foe = { hand = { "Stupefy", "Cleave", "Mega-Mech" }, deck = { "Gust" } },

  run = function(t)
    t:answers { you = { { pick = "Stupefy" } } }
    t.you:play("Decree of Strength")
    t:everyone_passes()

    t:expect { foe = { hand = { "Cleave", "Mega-Mech" }, deck = { "Gust" }, deck_bottom = { "Stupefy" }, trash = {} } }
  end,
}

scenario "A hand without a Mind card is only shown" {
  covers = { "VEN-085", "055" },
  you = { hand = { "Decree of Strength" }, runes = { body = 1 } },
  foe = { hand = { "Gust", "Cleave" } },

  run = function(t)
    t.you:play("Decree of Strength")
    t:everyone_passes()

    t:expect { foe = { hand = { "Gust", "Cleave" } }, you = { trash = { "Decree of Strength" } } }
  end,
}

scenario "In a game of three the opponent is chosen as the Decree is played" {
  covers = { "VEN-085", "355.7" },
  you = { hand = { "Decree of Strength" }, runes = { body = 1 } },
  foe = { hand = { "Stupefy" } },
  foe2 = { hand = { "Mega-Mech", "Gust" }, deck = { "Charm" } },

  run = function(t)
    t.you:play("Decree of Strength", { target = "foe2" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Stupefy" } }, foe2 = { hand = { "Gust" }, deck_bottom = { "Mega-Mech" } } }
  end,
}
