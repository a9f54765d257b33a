-- OGN-087 Lecturing Yordle.

scenario "The Yordle brings a card" {
  covers = { "OGN-087", "383.4.a" },
  you = { hand = { "Lecturing Yordle" }, runes = { mind = 3 }, deck = { "Cleave", "Gust" } },

  run = function(t)
    t.you:play("Lecturing Yordle")
    t:expect { chain = { "Lecturing Yordle" }, you = { hand = {} } }
    t:everyone_passes()

    t:expect { you = { hand = { "Cleave" } } }
    t:expect_unit("Lecturing Yordle", { exhausted = true, keywords = { "Tank" } })
  end,
}

scenario "The Yordle stands before its friends" {
  covers = { "OGN-087", "Tank", "815" },
  you = { units = { ["0"] = { "Recruit", "Lecturing Yordle" } } },
  foe = { base = { "Stalwart Poro" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Stalwart Poro", "0")
    t:fight()

    t:expect { you = { trash = { "Lecturing Yordle" }, units = { ["0"] = { "Recruit" } } } }
  end,
}

scenario "Where the Yordle is killed in response the card comes all the same" {
  covers = { "OGN-087", "383.2.c" },
  you = { hand = { "Lecturing Yordle" }, runes = { mind = 3 }, deck = { "Cleave" }, units = { ["0"] = { "Recruit" } } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Lecturing Yordle", { to = "0" })
    t.you:pass()
    t.foe:play("Gust", { target = "Lecturing Yordle" })
    t:everyone_passes()

    t:expect { you = { hand = { "Lecturing Yordle", "Cleave" } } }
  end,
}
