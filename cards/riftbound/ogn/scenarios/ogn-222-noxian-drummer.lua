-- OGN-222 Noxian Drummer.

scenario "Moving to a battlefield, Noxian Drummer brings a Recruit along" {
  covers = { "OGN-222", "446" },
  you = { base = { "Noxian Drummer" } },

  run = function(t)
    t.you:move("Noxian Drummer", "0")
    t:everyone_passes()
    t:fight()

    t:expect { you = { points = 1, units = { ["0"] = { "Noxian Drummer", "Recruit" } } } }
  end,
}

scenario "Moving home, Noxian Drummer brings nobody" {
  covers = { "OGN-222", "446" },
  you = { units = { ["0"] = { "Noxian Drummer" } } },

  run = function(t)
    t.you:move("Noxian Drummer", "base")
    t:everyone_passes()

    t:expect { you = { base = { "Noxian Drummer" } } }
  end,
}

scenario "Played to a battlefield, Noxian Drummer has not moved" {
  covers = { "OGN-222", "446.1" },
  you = { hand = { "Noxian Drummer" }, runes = { order = 3 }, units = { ["0"] = { "Daring Poro" } } },

  run = function(t)
    t.you:play("Noxian Drummer", { to = "0" })
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = { "Daring Poro", "Noxian Drummer" } } } }
  end,
}

scenario "With Noxian Drummer gone in response there is no here, and no Recruit" {
  covers = { "OGN-222", "359.3.f.2" },
  you = { base = { "Noxian Drummer" } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:move("Noxian Drummer", "0")
    t.you:pass()
    t.foe:play("Gust", { target = "Noxian Drummer" })
    t:everyone_passes()

    t:expect { you = { hand = { "Noxian Drummer" }, units = { ["0"] = {} }, base = {} } }
  end,
}
