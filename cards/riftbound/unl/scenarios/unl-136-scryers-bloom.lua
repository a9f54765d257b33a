-- UNL-136 Scryer's Bloom.

scenario "The Bloom enters exhausted" {
  covers = { "UNL-136", "143.4" },
  you = { hand = { "Scryer's Bloom" }, resources = { energy = 2 } },

  run = function(t)
    t.you:play("Scryer's Bloom")

    t:expect_unit("Scryer's Bloom", { exhausted = true })
    t.you:refused("use", "Scryer's Bloom", "203.3")
  end,
}

scenario "Killed for one Energy, the Bloom predicts two, draws and brings an experience" {
  covers = { "UNL-136", "436" },
  you = { gear = { "Scryer's Bloom" }, resources = { energy = 1 }, deck = { "Gust", "Flash", "Charm", "Cleave" } },

  run = function(t)
    t.you:use("Scryer's Bloom", { recycle = { "Gust", "Flash" } })
    t:expect { you = { trash = { "Scryer's Bloom" }, resources = { energy = 0 } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Charm" }, xp = 1, deck = { "Cleave" }, deck_size = 3 } }
  end,
}
