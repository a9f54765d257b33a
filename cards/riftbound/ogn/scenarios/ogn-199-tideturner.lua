-- OGN-199 Tideturner.

scenario "Tideturner trades places" {
  covers = { "OGN-199", "446" },
  you = { hand = { "Tideturner" }, runes = { chaos = 3 }, units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { may = true, target = "Mega-Mech" } } }
    t.you:play("Tideturner", { to = "base" })
    t:everyone_passes()

    t:expect_unit("Tideturner", { at = "Blank Battlefield" })
    t:expect_unit("Mega-Mech", { at = "base" })
  end,
}

scenario "Tideturner may stay" {
  covers = { "OGN-199", "383.3.a" },
  you = { hand = { "Tideturner" }, runes = { chaos = 3 }, units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t.you:play("Tideturner", { to = "base" })

    t:expect { chain = {} }
    t:expect_unit("Tideturner", { at = "base" })
  end,
}

scenario "From facedown Tideturner may choose a unit anywhere else: here it never could" {
  covers = { "811.1.d.2.a", "OGN-199", "R232", "811.1.d.2", "Hidden" },
  you = { base = { "Recruit" }, units = { ["0"] = { "Mega-Mech" }, ["1"] = { "Shipyard Skulker" } }, facedown = { ["0"] = { "Tideturner" } } },

  run = function(t)
    t:answers { you = { { may = true, target = "Shipyard Skulker" } } }
    t.you:play("Tideturner", { from = "facedown" })
    t:everyone_passes()

    t:expect_unit("Tideturner", { at = "Blank Battlefield#2" })
    t:expect_unit("Shipyard Skulker", { at = "Blank Battlefield" })
  end,
}

scenario "Nobody is elsewhere: no trade" {
  covers = { "OGN-199", "402.4" },
  you = { hand = { "Tideturner" }, base = { "Mega-Mech" }, runes = { chaos = 2 } },
  foe = { units = { ["0"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:play("Tideturner")

    t:expect { chain = {}, you = { base = { "Tideturner", "Mega-Mech" } } }
  end,
}

scenario "From facedown Tideturner fetches the defender who was elsewhere" {
  covers = { "OGN-199", "Hidden", "811.1.d", "464.2.c.3.a" },
  you = {
    units = { ["0"] = { "Pouty Poro" }, ["1"] = { "Shipyard Skulker" } },
    facedown = { ["0"] = { "Tideturner" } },
    base = { "Mega-Mech" },
  },
  foe = { base = { "Vanguard Sergeant" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Vanguard Sergeant", "0")
    t.foe:pass()
    t:answers { you = { { may = true } } }
    t.you:play("Tideturner", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { base = { "Tideturner" }, units = { ["0"] = { "Pouty Poro", "Mega-Mech" } } } }
    t:expect_unit("Mega-Mech", { defending = true })
    t:expect_unit("Tideturner", { defending = false })
  end,
}

scenario "The partner gone in response, Tideturner stays where it is" {
  covers = { "OGN-199", "359.3.e.5" },
  you = { hand = { "Tideturner" }, runes = { chaos = 2 }, units = { ["0"] = { "Daring Poro" } } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Tideturner", { to = "base", may = true, target = "Daring Poro" })
    t.you:pass()
    t.foe:play("Gust", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect_unit("Tideturner", { at = "base" })
    t:expect { you = { hand = { "Daring Poro" } } }
  end,
}

scenario "Tideturner gone in response, the partner stays where it is" {
  covers = { "OGN-199", "359.3.f.2" },
  you = { hand = { "Tideturner" }, runes = { chaos = 2 }, units = { ["0"] = { "Mega-Mech" }, ["1"] = { "Recruit" } } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Tideturner", { to = "1", may = true, target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Gust", { target = "Tideturner" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "Blank Battlefield" })
    t:expect { you = { hand = { "Tideturner" } } }
  end,
}

scenario "Nobody moves from Vilemaw's Lair to base, so only Tideturner changes its place" {
  covers = { "OGN-199", "OGN-295", "358.3.a" },
  you = { hand = { "Tideturner" }, runes = { chaos = 2 }, units = { ["Vilemaw's Lair"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Tideturner", { to = "base", may = true, target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "Vilemaw's Lair" })
    t:expect_unit("Tideturner", { at = "Vilemaw's Lair" })
  end,
}
