-- SFD-172 Sacred Shears.

scenario "Sacred Shears: a card for its host's death" {
  covers = { "SFD-172", "808", "718" },
  you = { base = { { "Shipyard Skulker", attached = { "Sacred Shears" } } }, deck = { "Gust", "Charm" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:expect_unit("Shipyard Skulker", { might = 4 })
    t.you:move("Shipyard Skulker", "0")
    t:fight()

    t:expect { you = { hand = { "Gust" }, trash = { "Shipyard Skulker" } } }
  end,
}

scenario "Karthus doubles the Deathknell of Sacred Shears, and it is none of its own" {
  covers = { "SFD-172", "OGN-236", "808" },
  you = {
    base = { { "Shipyard Skulker", attached = { "Sacred Shears" } }, "Karthus, Eternal", "Sacred Shears" },
    hand = { "Acceptable Losses" },
    runes = { chaos = 1 },
    deck = { "Gust", "Charm", "Cleave" },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { pick = "Sacred Shears#2" } } }
    t.you:play("Acceptable Losses")
    t:everyone_passes()
    t:expect { you = { hand = {} } }
    t.you:move("Shipyard Skulker", "0")
    t:fight()

    t:expect { you = { hand = { "Gust", "Charm" } } }
  end,
}

scenario "Sacred Shears is put on for one Order" {
  covers = { "SFD-172", "818" },
  you = { gear = { "Sacred Shears" }, base = { "Shipyard Skulker" }, runes = { order = 1 } },

  run = function(t)
    t.you:use("Sacred Shears", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 4, attached = { "Sacred Shears" } })
  end,
}
