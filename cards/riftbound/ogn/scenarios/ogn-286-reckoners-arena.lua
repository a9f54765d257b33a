-- OGN-286 Reckoner's Arena: holding it fires what the units there do on conquering.

scenario "Holding Reckoner's Arena fires the conquer effects of the units there" {
  covers = { "OGN-286", "383.4.g", "OGN-039" },
  phase = "awaken",
  you = {
    units = { ["Reckoner's Arena"] = { "Kai'Sa, Survivor", "Recruit" }, ["Void Gate"] = { "Recruit" } },
    base = { "Kai'Sa, Survivor" },
    deck = { "Tibbers", "Mega-Mech", "Mountain Drake" },
  },

  run = function(t)
    t:everyone_passes()

    t:expect { phase = "main", you = { points = 2, hand = { "Tibbers", "Mega-Mech" } } }
  end,
}

scenario "The conquer effects of legends and of other battlefields stay quiet at Reckoner's Arena" {
  covers = { "OGN-286", "383.4.g" },
  phase = "awaken",
  you = {
    legend = { "Garen, Might of Demacia" },
    units = {
      ["Reckoner's Arena"] = { "Recruit", "Recruit", "Recruit", "Recruit" },
      ["Zaun Warrens"] = { "Kai'Sa, Survivor" },
    },
    hand = { "Flash" },
    deck = { "Tibbers", "Mega-Mech", "Mountain Drake" },
  },

  run = function(t)
    t:everyone_passes()

    t:expect { phase = "main", you = { points = 2, hand = { "Flash", "Tibbers" }, trash = {} } }
  end,
}

scenario "At Reckoner's Arena each unit's own conquer effect asks as usual" {
  covers = { "OGN-286", "OGN-035", "OGN-155", "OGN-164", "383.4.g" },
  phase = "awaken",
  you = {
    units = { ["Reckoner's Arena"] = { "Vayne, Hunter", "Qiyana, Victorious", "Sett, Brawler" } },
    runes = { fury = 1 },
    deck = { "Gust", "Flash" },
  },

  run = function(t)
    t:answers { you = { { may = true }, { mode = "draw 1" } } }
    t:everyone_passes()

    t:expect {
      you = {
        hand = { "Vayne, Hunter", "Gust", "Flash" },
        units = { ["Reckoner's Arena"] = { "Qiyana, Victorious", "Sett, Brawler" } },
      },
    }
    t:expect_unit("Sett, Brawler", { buffs = 1 })
  end,
}

scenario "At Reckoner's Arena Kai'Sa, Evolutionary plays a spell without having conquered" {
  covers = { "OGN-286", "OGN-112", "383.4.g" },
  phase = "awaken",
  you = { units = { ["Reckoner's Arena"] = { "Kai'Sa, Evolutionary" } }, trash = { "Gust" }, points = 6, runes = { chaos = 1 } },
  foe = { units = { ["Void Gate"] = { "Daring Poro" } } },

  run = function(t)
    t:answers { you = { { may = true, target = { { "Gust" }, { "Daring Poro" } } } } }
    t:everyone_passes()

    t:expect { foe = { units = { ["Void Gate"] = {} }, hand = { "Daring Poro" } }, you = { deck_bottom = { "Gust" }, points = 7 } }
  end,
}
