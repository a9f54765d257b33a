-- SFD-185 Draven, Glorious Executioner.

scenario "Draven draws for a combat that you win" {
  covers = { "SFD-185", "466.3" },
  you = { legend = "Draven, Glorious Executioner", base = { "Mega-Mech" }, deck = { "Gust", "Charm" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:fight()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "A conquest without combat and a combat lost bring Draven nothing" {
  covers = { "SFD-185" },
  you = { legend = "Draven, Glorious Executioner", base = { "Mega-Mech", "Recruit" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Mega-Mech", "1")
    t:fight()
    t:expect { you = { points = 1, hand = {} } }
    t.you:move("Recruit", "0")
    t:fight()

    t:expect { you = { hand = {} } }
  end,
}

scenario "Draven draws for a defence that holds" {
  covers = { "SFD-185", "466.3" },
  you = { legend = "Draven, Glorious Executioner", units = { ["0"] = { "Mega-Mech" } }, deck = { "Gust", "Charm" } },
  foe = { base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")
    t:fight()

    t:expect { you = { hand = { "Gust" } } }
  end,
}
