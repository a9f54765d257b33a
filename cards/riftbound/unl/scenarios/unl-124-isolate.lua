-- UNL-124 Isolate.

scenario "Isolate sends one of two home and draws for the lonely other" {
  covers = { "UNL-124", "740" },
  you = { hand = { "Isolate" }, resources = { energy = 2 }, deck = { "Gust", "Flash" } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Recruit" } } },

  run = function(t)
    t.you:play("Isolate", { target = "Recruit" })
    t:everyone_passes()

    t:expect { foe = { base = { "Recruit" } }, you = { hand = { "Gust" } } }
  end,
}

scenario "Of three enemies Isolate leaves two, who are not alone" {
  covers = { "UNL-124" },
  you = { hand = { "Isolate" }, resources = { energy = 2 } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Recruit", "Recruit" }, ["1"] = { "Daring Poro" } } },

  run = function(t)
    t.you:play("Isolate", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { base = { "Shipyard Skulker" } }, you = { hand = {} } }
  end,
}

scenario "Isolate wants an enemy at a battlefield" {
  covers = { "UNL-124", "355.8" },
  you = { hand = { "Isolate" }, resources = { energy = 2 }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:refused("play", "Isolate", "355.8")
  end,
}
