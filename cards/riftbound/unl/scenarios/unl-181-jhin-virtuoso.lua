-- UNL-181 Jhin, Virtuoso.

scenario "Jhin keeps dear spells, and the fourth brings runes and a card" {
  covers = { "UNL-181", "427", "430" },
  you = {
    legend = "Jhin, Virtuoso",
    hand = { "Consult the Past", "Consult the Past", "Consult the Past", "Consult the Past" },
    resources = { energy = 16 },
    deck = { "Gust", "Gust", "Gust", "Gust", "Gust", "Gust", "Gust", "Gust", "Flash", "Charm" },
    rune_deck = { mind = 6 },
  },

  run = function(t)
    for _ = 1, 3 do
      t.you:play("Consult the Past")
      t:answers { you = { { may = true } } }
      t:everyone_passes()
    end
    t:expect { you = { banished = { "Consult the Past", "Consult the Past", "Consult the Past" }, trash = {}, runes = 0 } }
    t.you:play("Consult the Past")
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect {
      you = { banished = {}, trash = { "Consult the Past", "Consult the Past", "Consult the Past", "Consult the Past" }, runes_ready = 4, hand_size = 9 },
    }
  end,
}

scenario "A cheap spell is none of Jhin's, and a dear one need not stay" {
  covers = { "UNL-181" },
  you = { legend = "Jhin, Virtuoso", hand = { "Cleave", "Consult the Past" }, base = { "Recruit" }, resources = { energy = 5 } },

  run = function(t)
    t.you:play("Cleave", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Consult the Past")
    t:answers { you = { { may = false } } }
    t:everyone_passes()

    t:expect { you = { banished = {}, trash = { "Cleave", "Consult the Past" } } }
  end,
}

scenario "What others have banished does not count for Jhin" {
  covers = { "UNL-181" },
  you = {
    legend = "Jhin, Virtuoso",
    hand = { "Consult the Past" },
    resources = { energy = 4 },
    banished = { "Cleave", "Cleave", "Cleave" },
  },

  run = function(t)
    t.you:play("Consult the Past")
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect { you = { banished = { "Cleave", "Cleave", "Cleave", "Consult the Past" }, runes = 0 } }
  end,
}

scenario "An opponent's dear spell is none of Jhin's" {
  covers = { "UNL-181" },
  turn_player = "foe",
  you = { legend = "Jhin, Virtuoso" },
  foe = { hand = { "Consult the Past" }, resources = { energy = 4 } },

  run = function(t)
    t.foe:play("Consult the Past")
    t:everyone_passes()

    t:expect { chain = {}, foe = { trash = { "Consult the Past" } } }
  end,
}
