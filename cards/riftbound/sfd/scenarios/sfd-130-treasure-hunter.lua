-- SFD-130 Treasure Hunter.

scenario "Treasure Hunter finds Gold on every move" {
  covers = { "SFD-130", "446", "185" },
  you = { base = { "Treasure Hunter" } },

  run = function(t)
    t.you:move("Treasure Hunter", "0")
    t:everyone_passes()
    t:fight()

    t:expect { you = { gear = { "Gold" } } }
    t:expect_unit("Gold", { exhausted = true, at = "base" })
  end,
}

scenario "Treasure Hunter finds Gold on the way home, but not when it is recalled" {
  covers = { "SFD-130", "455" },
  you = { units = { ["0"] = { "Treasure Hunter" } } },

  run = function(t)
    t.you:move("Treasure Hunter", "base")
    t:everyone_passes()

    t:expect { you = { gear = { "Gold" }, base = { "Treasure Hunter", "Gold" } } }
  end,
}

scenario "A move of another unit is no find" {
  covers = { "SFD-130" },
  you = { base = { "Treasure Hunter", "Shipyard Skulker" } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:fight()

    t:expect { you = { gear = {} } }
  end,
}
