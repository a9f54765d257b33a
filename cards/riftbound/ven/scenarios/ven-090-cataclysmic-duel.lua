-- VEN-090 Cataclysmic Duel.

scenario "Each player keeps the one unit that they choose" {
  covers = { "VEN-090", "428", "355.10" },
  you = { hand = { "Cataclysmic Duel" }, runes = { body = 8 }, base = { "Pakaa Cub", "Pouty Poro" } },
  foe = { units = { ["0"] = { "Mega-Mech", "Mystic Poro" }, base = { "Shipyard Skulker" } } },

  run = function(t)
    t:answers { you = { { pick = "Pouty Poro" } }, foe = { { pick = "Mystic Poro" } } }
    t.you:play("Cataclysmic Duel")
    t:everyone_passes()

    t:expect {
      you = { base = { "Pouty Poro" }, trash = { "Pakaa Cub", "Cataclysmic Duel" } },
      foe = { units = { ["0"] = { "Mystic Poro" } }, base = {}, trash = { "Mega-Mech", "Shipyard Skulker" } },
    }
  end,
}

scenario "An only unit survives, and who has none loses none; gear is left alone" {
  covers = { "VEN-090", "055" },
  you = { hand = { "Cataclysmic Duel" }, runes = { body = 8 }, gear = { "Scrapheap" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Cataclysmic Duel")
    t:everyone_passes()

    t:expect { you = { gear = { "Scrapheap" } }, foe = { base = { "Mega-Mech" }, trash = {} } }
  end,
}

scenario "In a game of three each of the three keeps one" {
  covers = { "VEN-090", "355.10" },
  you = { hand = { "Cataclysmic Duel" }, runes = { body = 8 }, base = { "Pakaa Cub" } },
  foe = { base = { "Mega-Mech", "Mystic Poro" } },
  foe2 = { base = { "Recruit", "Shipyard Skulker" } },

  run = function(t)
    t:answers { foe = { { pick = "Mystic Poro" } }, foe2 = { { pick = "Recruit" } } }
    t.you:play("Cataclysmic Duel")
    t:everyone_passes()

    t:expect { you = { base = { "Pakaa Cub" } }, foe = { base = { "Mystic Poro" } }, foe2 = { base = { "Recruit" } } }
  end,
}
