-- `with` looks at where what does it is; a deck of the same spell, many times.

scenario "A unit in the base kills, and a card is drawn" {
  covers = { "LTR-109", "428" },
  you = { base = { "Hearth Cutter" }, deck = { "Gust", "Flash" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Hearth Cutter", { target = "Mega-Mech" })
    t:everyone_passes()
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } }, foe = { base = {} } }
  end,
}

scenario "A unit at a battlefield kills, and none is drawn" {
  covers = { "LTR-109", "428" },
  you = { units = { ["0"] = { "Hearth Cutter" } }, deck = { "Gust", "Flash" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Hearth Cutter", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { hand = {} }, foe = { base = {} } }
  end,
}

scenario "The foe's unit in its base draws for the foe alone" {
  covers = { "LTR-109", "428" },
  you = { base = { "Mega-Mech", "Hearth Cutter" }, deck = { "Gust" } },
  foe = { base = { "Hearth Cutter" }, deck = { "Flash" } },
  turn_player = "foe",

  run = function(t)
    t.foe:use("foe's Hearth Cutter", { target = "Mega-Mech" })
    t:everyone_passes()
    t:everyone_passes()

    t:expect { you = { hand = {}, base = { "Hearth Cutter" } }, foe = { hand = { "Flash" } } }
  end,
}

scenario "A deck may have any number of Copied Verses" {
  covers = { "LTR-108", "103.2.b", "825" },
  you = { hand = { "Copied Verse" }, runes = { fury = 1 }, deck = { "Gust" } },

  run = function(t)
    t:deck_legal("origins-champion-deck-jinx", { main = { ["Copied Verse"] = 20 }, mode = "skirmish" })
    t:deck_refused("origins-champion-deck-jinx", { main = { Gust = 4 }, mode = "skirmish" }, "103.2.b")
    t.you:play("Copied Verse")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, trash = { "Copied Verse" } } }
  end,
}
