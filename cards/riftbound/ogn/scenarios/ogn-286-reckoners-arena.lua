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
