-- OGN-106 Sprite Mother.

scenario "The Mother brings a ready Sprite to where she is" {
  covers = { "OGN-106", "184", "Temporary" },
  you = { hand = { "Sprite Mother" }, runes = { mind = 5 }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Sprite Mother", { to = "0" })
    t:everyone_passes()

    t:expect_unit("Sprite", { at = "Blank Battlefield", ready = true, keywords = { "Temporary" } })
  end,
}

scenario "In the base the Sprite comes to the base" {
  covers = { "OGN-106", "184" },
  you = { hand = { "Sprite Mother" }, runes = { mind = 5 } },

  run = function(t)
    t.you:play("Sprite Mother", { to = "base" })
    t:everyone_passes()

    t:expect_unit("Sprite", { at = "base", ready = true })
    t:expect_unit("Sprite Mother", { exhausted = true })
  end,
}

scenario "Where the Mother has gone there is no here, and no Sprite" {
  covers = { "OGN-106", "359.3.f.1", "359.3.e.12" },
  you = { hand = { "Sprite Mother" }, runes = { mind = 5 }, units = { ["0"] = { "Recruit" } } },
  foe = { hand = { "Gust" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Sprite Mother", { to = "0" })
    t.you:pass()
    t.foe:play("Gust", { target = "Sprite Mother" })
    t:everyone_passes()

    t:expect { you = { hand = { "Sprite Mother" }, units = { ["0"] = { "Recruit" } }, base = {} } }
  end,
}
