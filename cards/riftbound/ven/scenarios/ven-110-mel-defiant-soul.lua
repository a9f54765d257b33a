-- VEN-110 Mel, Defiant Soul.

scenario "A spell that she discards empowers Mel, who banishes a weak enemy at a battlefield" {
  covers = { "VEN-110", "Empower", "441", "422" },
  you = { base = { "Mel, Defiant Soul" }, hand = { "Gust", "Pakaa Cub" } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Mega-Mech" } }, base = { "Pouty Poro" } },

  run = function(t)
    t.you:use("Mel, Defiant Soul")
    t:expect { you = { hand = { "Pakaa Cub" }, trash = { "Gust" } } }
    t:everyone_passes()

    t:expect_unit("Mel, Defiant Soul", { empowered = true, ready = true })
    t:expect { foe = { banished = { "Shipyard Skulker" }, units = { ["0"] = { "Mega-Mech" } }, base = { "Pouty Poro" } } }
  end,
}

scenario "Without such an enemy Mel is only Empowered" {
  covers = { "VEN-110", "402.4" },
  you = { base = { "Mel, Defiant Soul" }, hand = { "Gust" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Recruit" } },

  run = function(t)
    t.you:use("Mel, Defiant Soul")
    t:everyone_passes()

    t:expect_unit("Mel, Defiant Soul", { empowered = true })
    t:expect { chain = {}, foe = { banished = {}, base = { "Recruit" } } }
  end,
}

scenario "No other card than a spell will do" {
  covers = { "VEN-110", "203.3" },
  you = { base = { "Mel, Defiant Soul" }, hand = { "Pakaa Cub", "Orb of Regret" } },

  run = function(t) t.you:refused("use", "Mel, Defiant Soul") end,
}

scenario "Mel who is returned in response is not Empowered and banishes nothing; the spell is lost" {
  covers = { "VEN-110", "R119", "441.2", "384.2" },
  you = { units = { ["0"] = { "Mel, Defiant Soul" } }, hand = { "Gust" } },
  foe = { hand = { "Star-Crossed" }, units = { ["1"] = { "Recruit", "Shipyard Skulker" } }, runes = { chaos = 4 } },

  run = function(t)
    t.you:use("Mel, Defiant Soul")
    t.you:pass()
    t.foe:play("Star-Crossed", { target = { { "Recruit" }, { "Mel, Defiant Soul" } } })
    t:everyone_passes()

    t:expect {
      chain = {},
      you = { hand = { "Mel, Defiant Soul" }, trash = { "Gust" } },
      foe = { units = { ["1"] = { "Shipyard Skulker" } }, banished = {} },
    }
  end,
}
