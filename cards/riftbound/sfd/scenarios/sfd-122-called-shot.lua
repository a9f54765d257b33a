-- SFD-122 Called Shot.

scenario "Called Shot: one of two cards is drawn, the other goes under the deck" {
  covers = { "SFD-122", "413", "416" },
  you = { hand = { "Called Shot" }, runes = { chaos = 1 }, deck = { "Gust", "Charm", "Cleave", "Defy" } },

  run = function(t)
    t:answers { you = { { pick = "Charm" } } }
    t.you:play("Called Shot")
    t:everyone_passes()

    t:expect { you = { hand = { "Charm" }, deck = { "Cleave", "Defy", "Gust" } } }
  end,
}

scenario "Called Shot again for one Chaos: the next two cards" {
  covers = { "SFD-122", "820" },
  you = { hand = { "Called Shot" }, runes = { chaos = 2 }, deck = { "Gust", "Charm", "Cleave", "Defy" } },

  run = function(t)
    t:answers { you = { { pick = { { "Charm" }, { "Cleave" } } } } }
    t.you:play("Called Shot", { additional = true })
    t:everyone_passes()

    t:expect { you = { hand = { "Charm", "Cleave" }, deck = { "Gust", "Defy" }, runes = 0 } }
  end,
}

scenario "Called Shot with one card left draws that" {
  covers = { "SFD-122", "431.1.c.1" },
  you = { hand = { "Called Shot" }, runes = { chaos = 1 }, deck = { "Gust" } },

  run = function(t)
    t:answers { you = { { pick = "Gust" } } }
    t.you:play("Called Shot")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, deck = {} } }
  end,
}
