scenario "Void Drone costs three from the hand" {
  covers = { "SFD-010", "356.4" },
  you = { hand = { "Void Drone" }, runes = { fury = 2 } },

  run = function(t)
    t.you:refused("play", "Void Drone", "357.1")
  end,
}

scenario "From the deck Void Drone costs one" {
  covers = { "SFD-010", "SFD-187", "356.4" },
  you = {
    legend = "Rek'Sai, Void Burrower",
    base = { "Recruit" },
    deck = { "Void Drone", "Gust", "Flash" },
    runes = { fury = 1 },
  },

  run = function(t)
    t:answers { you = { { may = true }, { pick = "Void Drone" }, { to = "base" } } }
    t.you:move("Recruit", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { base = { "Void Drone" }, runes_ready = 0, deck = { "Flash", "Gust" } } }
  end,
}

scenario "From the trash Void Drone costs one, other units what they cost" {
  covers = { "SFD-010", "SFD-150", "356.4" },
  you = {
    base = { { "Recruit", attached = { "Last Rites" } } },
    trash = { "Void Drone", "Shipyard Skulker" },
    runes = { fury = 1 },
  },

  run = function(t)
    t:answers { you = { { may = true }, { target = "Void Drone" }, { to = "base" } } }
    t.you:move("Recruit", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { base = { "Void Drone" }, runes_ready = 0, trash = { "Shipyard Skulker" } } }
  end,
}
