-- SFD-164 Drag Under.

scenario "Drag Under kills a unit at a battlefield" {
  covers = { "SFD-164", "428", "355.8" },
  you = { hand = { "Drag Under" }, runes = { order = 5 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Drag Under", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Mega-Mech" }, base = { "Recruit" } }, you = { runes = 4, runes_ready = 0 } }
  end,
}

scenario "Drag Under does not reach into a base" {
  covers = { "SFD-164", "355.8" },
  you = { hand = { "Drag Under" }, runes = { order = 6 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Drag Under", "355.8")
  end,
}

scenario "From the hand Drag Under costs five" {
  covers = { "SFD-164", "357.1" },
  you = { hand = { "Drag Under" }, runes = { order = 4 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Drag Under", "357.1")
  end,
}

scenario "Played from the deck Drag Under costs two Energy less" {
  covers = { "SFD-164", "SFD-187", "356.4" },
  you = {
    legend = "Rek'Sai, Void Burrower",
    base = { "Petty Officer" },
    deck = { "Drag Under", "Gust" },
    runes = { order = 3 },
  },
  foe = { units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { may = true, pick = "Drag Under", target = "Mega-Mech" } } }
    t.you:move("Petty Officer", "0")
    t:fight()
    t:everyone_passes()

    t:expect { foe = { trash = { "Mega-Mech" } }, you = { runes = 2, runes_ready = 0 } }
  end,
}
