-- VEN-111 Minah Swiftfoot.

scenario "Moving to a battlefield, Minah makes everyone discard" {
  covers = { "VEN-111", "446", "355.3", "422" },
  you = { base = { "Minah Swiftfoot" }, hand = { "Gust", "Cleave" } },
  foe = { hand = { "Charm", "Flash" } },

  run = function(t)
    t.you:move("Minah Swiftfoot", "0", { mode = 1 })
    t:answers { you = { { discard = "Cleave" } }, foe = { { discard = "Flash" } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, trash = { "Cleave" } }, foe = { hand = { "Charm" }, trash = { "Flash" } } }
  end,
}

scenario "Or everyone draws" {
  covers = { "VEN-111", "413" },
  you = { base = { "Minah Swiftfoot" }, deck = { "Gust" } },
  foe = { deck = { "Charm" } },

  run = function(t)
    t.you:move("Minah Swiftfoot", "0", { mode = 2 })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } }, foe = { hand = { "Charm" } } }
  end,
}

scenario "On her way home Minah does nothing" {
  covers = { "VEN-111", "446" },
  you = { units = { ["0"] = { "Minah Swiftfoot" } } },

  run = function(t)
    t.you:move("Minah Swiftfoot", "base")

    t:expect { chain = {}, you = { hand = {} } }
  end,
}
