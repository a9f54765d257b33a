-- OGN-100 Gemcraft Seer.

scenario "With the Seer another unit of yours has Vision on arrival" {
  covers = { "OGN-100", "Vision", "817" },
  you = { base = { "Gemcraft Seer" }, hand = { "Shipyard Skulker" }, runes = { mind = 3 }, deck = { "Cleave", "Gust" } },

  run = function(t)
    t.you:play("Shipyard Skulker")
    t:answers { you = { { recycle = { "Cleave" } } } }
    t:everyone_passes()

    t:expect { you = { deck = { "Gust" }, deck_bottom = { "Cleave" } } }
  end,
}

scenario "The Seer has one Vision of its own" {
  covers = { "OGN-100", "Vision", "817" },
  you = { hand = { "Gemcraft Seer" }, runes = { mind = 4 }, deck = { "Cleave", "Gust" } },

  run = function(t)
    t.you:play("Gemcraft Seer")
    t:expect { chain = { "Gemcraft Seer" } }
    t:answers { you = { { recycle = {} } } }
    t:everyone_passes()

    t:expect { you = { deck = { "Cleave", "Gust" } } }
  end,
}

scenario "Units of the foe see nothing by the Seer" {
  covers = { "OGN-100" },
  you = { base = { "Gemcraft Seer" } },
  foe = { hand = { "Shipyard Skulker" }, runes = { mind = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Shipyard Skulker")

    t:expect { chain = {} }
    t:expect_unit("Shipyard Skulker", { no_keywords = { "Vision" } })
  end,
}

scenario "A token that is played under the Seer has Vision as well" {
  covers = { "OGN-100", "185.2" },
  you = { base = { "Gemcraft Seer" }, hand = { "Sprite Call" }, runes = { mind = 3 }, deck = { "Cleave", "Gust" } },

  run = function(t)
    t.you:play("Sprite Call", { to = "base" })
    t:answers { you = { { recycle = "Cleave" } } }
    t:everyone_passes()

    t:expect { you = { deck = { "Gust" } } }
  end,
}

scenario "A second Seer has two Visions, its own and the first one's gift" {
  covers = { "OGN-100", "817" },
  you = { base = { "Gemcraft Seer" }, hand = { "Gemcraft Seer" }, runes = { mind = 4 }, deck = { "Cleave", "Gust", "Charm" } },

  run = function(t)
    t:answers { you = { { recycle = "Cleave" }, { recycle = "Gust" } } }
    t.you:play("Gemcraft Seer", { to = "base" })
    t:everyone_passes()

    t:expect { you = { deck = { "Charm" } } }
  end,
}
