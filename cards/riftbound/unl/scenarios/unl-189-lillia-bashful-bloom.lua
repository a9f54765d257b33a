-- UNL-189 Lillia, Bashful Bloom.

scenario "Four Energy and Lillia exhausted bring a ready Sprite" {
  covers = { "UNL-189", "OGN-274" },
  you = { legend = "Lillia, Bashful Bloom", resources = { energy = 4 } },

  run = function(t)
    t.you:use("Lillia, Bashful Bloom")
    t:everyone_passes()

    t:expect { you = { base = { "Sprite" }, legend_exhausted = true, resources = { energy = 0 } } }
    t:expect_unit("Sprite", { ready = true, keywords = "Temporary" })
  end,
}

scenario "Each friendly Temporary unit makes it one cheaper" {
  covers = { "UNL-189", "356.4" },
  you = { legend = "Lillia, Bashful Bloom", resources = { energy = 2 }, base = { "Sprite", "Sprite", "Recruit" } },
  foe = { base = { "Sprite" } },

  run = function(t)
    t.you:use("Lillia, Bashful Bloom")
    t:everyone_passes()

    t:expect { you = { base = { "Sprite", "Sprite", "Sprite", "Recruit" }, resources = { energy = 0 } } }
  end,
}

scenario "An enemy's Sprite makes nothing cheaper" {
  covers = { "UNL-189" },
  you = { legend = "Lillia, Bashful Bloom", resources = { energy = 3 } },
  foe = { base = { "Sprite" } },

  run = function(t)
    t.you:refused("use", "Lillia, Bashful Bloom")
  end,
}
