-- OGN-231 Commander Ledros.

scenario "Each unit given up saves Commander Ledros one Order" {
  covers = { "OGN-231", "356.2" },
  you = {
    hand = { "Commander Ledros" },
    runes = { fury = 6, order = 2 },
    base = { "Daring Poro", "Petty Officer", "Mega-Mech" },
  },

  run = function(t)
    t.you:play("Commander Ledros", { to = "base", cost = { "Daring Poro", "Petty Officer" } })
    t:everyone_passes()

    t:expect {
      you = { base = { "Commander Ledros", "Mega-Mech" }, trash = { "Daring Poro", "Petty Officer" }, runes = 6 },
    }
  end,
}

scenario "Without four Order or lives to give Commander Ledros cannot be played" {
  covers = { "OGN-231", "357.1" },
  you = { hand = { "Commander Ledros" }, runes = { fury = 6, order = 2 } },
  foe = { base = { "Daring Poro", "Petty Officer" } },

  run = function(t)
    t.you:refused("play", "Commander Ledros", "357.1")
  end,
}

scenario "Commander Ledros takes every life that is needed, wherever it stands" {
  covers = { "OGN-231", "357.3" },
  battlefields = { "Altar to Unity" },
  you = {
    hand = { "Commander Ledros" },
    runes = { fury = 6 },
    base = { "Watchful Sentry", "Petty Officer", "Daring Poro", "Recruit" },
  },

  run = function(t)
    t.you:move({ "Watchful Sentry", "Petty Officer" }, "Altar to Unity")
    t:fight()
    t.you:play("Commander Ledros", { to = "base" })
    t:everyone_passes()

    t:expect { you = { base = { "Commander Ledros" } } }
  end,
}
