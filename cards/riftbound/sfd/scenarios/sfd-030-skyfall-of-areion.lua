scenario "With Skyfall a hold effect works for a conquest" {
  covers = { "SFD-030", "383.4.c", "136.2" },
  you = {
    base = { { "Dunebreaker", attached = { "Skyfall of Areion" } } },
    deck = { "Gust", "Flash", "Tibbers" },
  },

  run = function(t)
    t:expect_unit("Dunebreaker", { might = 9 })
    t.you:move("Dunebreaker", "0")
    t:fight()

    t:expect { you = { hand = { "Gust", "Flash" }, points = 1 } }
  end,
}

scenario "With Skyfall a conquer effect works for a hold" {
  covers = { "SFD-030", "383.4.d" },
  phase = "awaken",
  you = { units = { ["0"] = { { "Plundering Poro", attached = { "Skyfall of Areion" } } } } },

  run = function(t)
    t:everyone_passes()

    t:expect { you = { base = { "Gold" }, points = 1 } }
  end,
}

scenario "Skyfall does not help a friend beside its host" {
  covers = { "SFD-030", "136.2" },
  you = { base = { "Dunebreaker", { "Recruit", attached = { "Skyfall of Areion" } } }, deck = { "Gust", "Flash", "Tibbers" } },

  run = function(t)
    t.you:move({ "Dunebreaker", "Recruit" }, "0")
    t:fight()

    t:expect { you = { hand = {}, points = 1 } }
  end,
}

scenario "Skyfall in base helps nobody; it goes on for one Energy and one Fury" {
  covers = { "SFD-030", "818" },
  you = { base = { "Skyfall of Areion", "Recruit" }, runes = { fury = 2 } },

  run = function(t)
    t.you:use("Skyfall of Areion", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 3 })
    t:expect { you = { runes = 1 } }
  end,
}
