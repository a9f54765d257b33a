-- OGN-212 Forge of the Future.

scenario "Forge of the Future brings a Recruit to the base" {
  covers = { "OGN-212", "185" },
  you = {
    hand = { "Forge of the Future" },
    runes = { order = 2 },
    units = { ["Void Gate"] = { "Daring Poro" } },
  },

  run = function(t)
    t.you:play("Forge of the Future")
    t:everyone_passes()

    t:expect { you = { base = { "Forge of the Future", "Recruit" }, units = { ["Void Gate"] = { "Daring Poro" } } } }
  end,
}

scenario "Broken up, the Forge recycles cards of both trashes, itself among them" {
  covers = { "OGN-212", "416", "204.1" },
  you = { gear = { "Forge of the Future" }, trash = { "Gust", "Charm" } },
  foe = { trash = { "Stupefy", "Falling Star", "Flash" } },

  run = function(t)
    t:answers { you = { { pick = { "Gust", "Forge of the Future", "Flash", "Falling Star" } } } }
    t.you:use("Forge of the Future")
    t:expect { you = { gear = {} } }
    t:everyone_passes()

    t:expect {
      you = { trash = { "Charm" }, deck_size = 12 },
      foe = { trash = { "Stupefy" }, deck_size = 12 },
    }
  end,
}

scenario "Fewer than four cards may be recycled, each below its owner's deck" {
  covers = { "OGN-212", "416.6", "355.13" },
  you = { gear = { "Forge of the Future" }, trash = { "Gust" } },
  foe = { trash = { "Flash" } },

  run = function(t)
    t:answers { you = { { pick = { "Flash" } } } }
    t.you:use("Forge of the Future")
    t:everyone_passes()

    t:expect {
      you = { trash = { "Gust", "Forge of the Future" }, deck_size = 10 },
      foe = { trash = {}, deck_bottom = { "Flash" } },
    }
  end,
}
