-- OGN-020 Scrapyard Champion.

scenario "With Legion the Champion changes two cards" {
  covers = { "OGN-020", "Legion", "812", "422" },
  you = {
    hand = { "Pouty Poro", "Scrapyard Champion", "Cleave", "Gust", "Rebuke" },
    deck = { "Mega-Mech", "Shipyard Skulker", "Traveling Merchant" },
    runes = { fury = 7 },
  },

  run = function(t)
    t.you:play("Pouty Poro")
    t.you:play("Scrapyard Champion")
    t:answers { you = { { discard = { "Cleave", "Gust" } } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Rebuke", "Mega-Mech", "Shipyard Skulker" }, trash = { "Cleave", "Gust" } } }
  end,
}

scenario "Without Legion the Champion changes nothing" {
  covers = { "OGN-020", "Legion", "812" },
  you = { hand = { "Scrapyard Champion", "Cleave", "Gust" }, runes = { fury = 5 } },

  run = function(t)
    t.you:play("Scrapyard Champion")

    t:expect { chain = {}, you = { hand = { "Cleave", "Gust" } } }
  end,
}
