-- VEN-042 Shen, Scourge of Shadows.

scenario "Holding beside one other unit Shen draws a card more" {
  covers = { "VEN-042", "383.4.d" },
  you = { units = { ["0"] = { "Shen, Scourge of Shadows", "Recruit" } }, deck = { "Gust", "Flash", "Charm" } },
  phase = "awaken",

  run = function(t)
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" }, points = 1 } }
  end,
}

scenario "Alone, or with two others, Shen draws no card more" {
  covers = { "VEN-042", "383.2.a.1" },
  you = {
    units = { ["0"] = { "Shen, Scourge of Shadows", "Recruit", "Recruit" }, ["1"] = { "Shen, Scourge of Shadows" } },
    base = { "Recruit" }, deck = { "Gust", "Flash", "Charm" },
  },
  phase = "awaken",

  run = function(t)
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, points = 2 } }
  end,
}
