-- OGN-244 Divine Judgment.

scenario "What nobody spares, Divine Judgment recycles" {
  covers = { "OGN-244" },
  you = {
    hand = { "Divine Judgment", "Gust", "Flash", "Charm" },
    runes = { order = 7 },
    base = { "Daring Poro" },
    deck = {},
  },
  foe = { base = { "Petty Officer", "Mega-Mech", "Soaring Scout", "Pouty Poro" }, deck = {} },

  run = function(t)
    t:answers {
      you = { { pick = { { "Daring Poro", "Petty Officer" }, { 1, 2 }, { "Gust", "Flash" } } } },
      foe = { { pick = { { "Petty Officer", "Mega-Mech" }, { 1, 2 } } } },
    }
    t.you:play("Divine Judgment")
    t:everyone_passes()

    t:expect {
      you = {
        hand = { "Gust", "Flash" },
        base = { "Daring Poro" },
        deck = { "Charm" },
        runes = 2,
        trash = { "Divine Judgment" },
      },
      foe = { base = { "Petty Officer", "Mega-Mech" }, deck_size = 2 },
    }
  end,
}
