-- OGN-169 Gust.

scenario "Gust takes a small unit off its battlefield" {
  covers = { "OGN-169", "124" },
  you = { hand = { "Gust" }, runes = { chaos = 1 } },
  foe = { units = { ["0"] = { { "Shipyard Skulker", damage = 1, buffs = 0 } } } },

  run = function(t)
    t.you:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Shipyard Skulker" }, units = { ["0"] = {} }, controls = {} } }
  end,
}

scenario "A unit with 4 Might is no target of Gust" {
  covers = { "OGN-169", "355.8" },
  you = { hand = { "Gust" }, runes = { chaos = 1 } },
  foe = { units = { ["0"] = { { "Shipyard Skulker", buffs = 1 } } } },

  run = function(t)
    t.you:refused("play", "Gust", "355.8")
  end,
}

scenario "A unit in its base is no target of Gust" {
  covers = { "OGN-169", "355.8" },
  you = { hand = { "Gust" }, runes = { chaos = 1 }, base = { "Pouty Poro" } },

  run = function(t)
    t.you:refused("play", "Gust", "355.8")
  end,
}

scenario "A unit that grew in response is missed by Gust" {
  covers = { "OGN-169", "359.3.e.2", "355.9.b" },
  you = { hand = { "Gust" }, runes = { chaos = 1 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Discipline" }, runes = { calm = 3 } },

  run = function(t)
    t.you:play("Gust", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Discipline", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = { "Shipyard Skulker" } } }, you = { trash = { "Gust" } } }
  end,
}

scenario "A token that Gust returns is no more" {
  covers = { "OGN-169", "186.1" },
  you = { hand = { "Gust" }, runes = { chaos = 1 } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Gust", { target = "Recruit" })
    t:everyone_passes()

    t:expect { foe = { hand = {}, trash = {}, units = { ["0"] = {} } } }
  end,
}
