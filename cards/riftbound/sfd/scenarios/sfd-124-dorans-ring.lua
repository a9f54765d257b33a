-- SFD-124 Doran's Ring.

scenario "Doran's Ring: its host's conquest changes a card" {
  covers = { "SFD-124", "383.4.c", "718" },
  you = {
    base = { { "Petty Officer", attached = { "Doran's Ring" } } },
    hand = { "Cleave", "Gust" },
    deck = { "Charm" },
  },

  run = function(t)
    t:answers { you = { { discard = "Cleave" } } }
    t:expect_unit("Petty Officer", { might = 6 })
    t.you:move("Petty Officer", "0")
    t:fight()

    t:expect { you = { hand = { "Gust", "Charm" }, trash = { "Cleave" } } }
  end,
}

scenario "Doran's Ring draws for an empty hand too" {
  covers = { "SFD-124", "055" },
  you = { base = { { "Petty Officer", attached = { "Doran's Ring" } } }, deck = { "Charm", "Gust" } },

  run = function(t)
    t.you:move("Petty Officer", "0")
    t:fight()

    t:expect { you = { hand = { "Charm" }, trash = {} } }
  end,
}

scenario "Doran's Ring is silent when another unit conquers" {
  covers = { "SFD-124", "818" },
  you = { gear = { "Doran's Ring" }, base = { "Petty Officer", "Shipyard Skulker" }, hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:use("Doran's Ring", { target = "Petty Officer" })
    t:everyone_passes()
    t.you:move("Shipyard Skulker", "0")
    t:fight()

    t:expect { you = { hand = { "Gust" }, runes = 0 } }
  end,
}
