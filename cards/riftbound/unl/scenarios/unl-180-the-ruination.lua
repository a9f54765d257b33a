-- UNL-180 The Ruination.

scenario "The Ruination kills every unit everywhere, and no gear" {
  covers = { "UNL-180", "428" },
  you = {
    hand = { "The Ruination" }, resources = { energy = 9, order = 3 }, base = { "Recruit" },
    units = { ["0"] = { "Mega-Mech" } }, gear = { "Scrapheap" },
  },
  foe = { base = { "Daring Poro" }, units = { ["1"] = { "Petty Officer" } } },

  run = function(t)
    t.you:play("The Ruination")
    t:everyone_passes()

    t:expect {
      you = { base = { "Scrapheap" }, units = {}, trash = { "Mega-Mech", "The Ruination" } },
      foe = { base = {}, units = {}, trash = { "Daring Poro", "Petty Officer" } },
    }
  end,
}

scenario "Karthus dies with the Sentry and still doubles its Deathknell" {
  covers = { "UNL-180", "OGN-236", "R060", "808.1.d.2", "370.1.a.2" },
  you = {
    hand = { "The Ruination" },
    resources = { energy = 9, order = 3 },
    base = { "Karthus, Eternal", "Watchful Sentry" },
    deck = { "Gust", "Flash", "Charm" },
  },

  run = function(t)
    t.you:play("The Ruination")
    t:everyone_passes()

    t:expect { you = { base = {}, hand = { "Gust", "Flash" } } }
  end,
}
