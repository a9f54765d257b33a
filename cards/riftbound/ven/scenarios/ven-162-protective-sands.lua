-- VEN-162 Protective Sands.

scenario "Conquering with at most four runes an Energy buys a card" {
  covers = { "VEN-162", "383.4.c" },
  battlefields = { "Protective Sands" },
  you = { base = { "Recruit" }, runes = { fury = 4 }, deck = { "Gust" } },

  run = function(t)
    t.you:move("Recruit", "Protective Sands")
    t:answers { you = { { may = true } } }
    t:fight()

    t:expect { you = { hand = { "Gust" }, runes_ready = 3 } }
  end,
}

scenario "The Energy may be kept" {
  covers = { "VEN-162", "383.3.a" },
  battlefields = { "Protective Sands" },
  you = { base = { "Recruit" }, runes = { fury = 4 }, deck = { "Gust" } },

  run = function(t)
    t.you:move("Recruit", "Protective Sands")
    t:answers { you = { { may = false } } }
    t:fight()

    t:expect { you = { hand = {}, runes_ready = 4 } }
  end,
}

scenario "With five runes there is no such offer" {
  covers = { "VEN-162", "383.2.a.1" },
  battlefields = { "Protective Sands" },
  you = { base = { "Recruit" }, runes = { fury = 5 }, deck = { "Gust" } },

  run = function(t)
    t.you:move("Recruit", "Protective Sands")
    t:fight()

    t:expect { you = { hand = {}, points = 1 } }
  end,
}
