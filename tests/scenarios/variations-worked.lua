-- Variations of the worked costs and of what a facedown play may do.

scenario "Accelerate of a unit played for nothing by The Harrowing, declined: it enters exhausted and costs nothing more" {
  covers = { "W6", "356.1.b.3", "Accelerate", "OGN-198" },
  you = { hand = { "The Harrowing" }, trash = { "Legion Rearguard" }, runes = { chaos = 6, fury = 1 } },

  run = function(t)
    t.you:play("The Harrowing")
    t:answers { you = { { additional = false } } }
    t:everyone_passes()

    t:expect_unit("Legion Rearguard", { exhausted = true })
    t:expect { you = { runes_ready = 1 } }
  end,
}

scenario "Two Keepers, one paying for the card and one not, each in its own play" {
  covers = { "W6", "356.2", "204.2", "OGN-044" },
  you = { hand = { "Clockwork Keeper", "Clockwork Keeper" }, runes = { calm = 4 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Clockwork Keeper", { to = "base", additional = true })
    t:everyone_passes()
    t:expect { you = { hand = { "Clockwork Keeper", "Gust" }, runes = 3 } }
    t.you:refused("play", "Gust")
    t.you:offers("play", "Clockwork Keeper")
  end,
}

scenario "Without the Power the Keeper may be played, but not for the card" {
  covers = { "W6", "356.2", "357.1", "OGN-044" },
  you = { hand = { "Clockwork Keeper" }, resources = { energy = 2 } },

  run = function(t)
    t.you:play("Clockwork Keeper", { to = "base" })
    t:everyone_passes()

    t:expect { chain = {}, you = { hand = {}, base = { "Clockwork Keeper" } } }
  end,
}

scenario "From facedown Stand United finds nobody here to buff: it cannot be played" {
  covers = { "W23", "811.1.d", "OGN-053" },
  you = {
    facedown = { ["0"] = { "Stand United" } }, controls = { "0" },
    base = { "Recruit" },
  },

  run = function(t)
    t.you:refused("play", "Stand United")
  end,
}

scenario "The Vilemaw's Lair holds who would go home by itself; a spell by the other side fails as well" {
  covers = { "W10", "358.3.a", "054.1", "OGN-295" },
  you = { units = { ["Vilemaw's Lair"] = { "Mega-Mech" } } },
  foe = { hand = { "Charm" }, runes = { calm = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Charm", { target = "Mega-Mech", to = "your base" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "Vilemaw's Lair" })
  end,
}

scenario "From the Lair to another battlefield the way is free" {
  covers = { "W10", "OGN-295" },
  you = { units = { ["Vilemaw's Lair"] = { "Mega-Mech" } }, hand = { "Ride the Wind" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Ride the Wind", { target = "Mega-Mech", to = "Blank Battlefield" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "Blank Battlefield", ready = true })
  end,
}

scenario "A recall is no move: from the Lair the Hourglass brings its unit home" {
  covers = { "W10", "456", "OGN-295", "OGN-077" },
  you = { units = { ["Vilemaw's Lair"] = { "Pakaa Cub" } }, base = { "Zhonya's Hourglass" } },
  foe = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Hextech Ray", { target = "Pakaa Cub" })
    t:everyone_passes()

    t:expect_unit("Pakaa Cub", { at = "base", exhausted = true })
  end,
}

scenario "Volibear's five split into one, three and one; an Action is no answer to his trigger" {
  covers = { "W11", "359.3.e.9.a", "355.14", "OGN-041" },
  you = { base = { "Volibear, Furious" }, hand = { "Falling Star" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Pakaa Cub", "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { target = { "Shipyard Skulker", "Pakaa Cub", "Mega-Mech" } } } }
    t.you:move("Volibear, Furious", "0")
    t.you:refused("play", "Falling Star", "309.1.a")
    t:answers { you = { { split = { ["Shipyard Skulker"] = 1, ["Pakaa Cub"] = 3, ["Mega-Mech"] = 1 } } } }
    t.you:pass() t.foe:pass()

    t:expect { foe = { trash = { "Pakaa Cub" } } }
    t:expect_unit("Shipyard Skulker", { damage = 1 })
    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}

scenario "With Annie's Bonus a spell of three to each of two adds one to each" {
  covers = { "W9", "713", "715", "OGS-001" },
  you = { base = { "Annie, Fiery" }, hand = { "Falling Star" }, runes = { fury = 4 } },
  foe = { base = { "Mega-Mech", "Mountain Drake" } },

  run = function(t)
    t.you:play("Falling Star", { target = { { "Mega-Mech" }, { "Mountain Drake" } } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
    t:expect_unit("Mountain Drake", { damage = 4 })
  end,
}

scenario "Two Annies: two more for each instance" {
  covers = { "W9", "713", "OGS-001" },
  you = { base = { "Annie, Fiery", "Annie, Fiery" }, hand = { "Falling Star" }, runes = { fury = 4 } },
  foe = { base = { "Mega-Mech", "Mountain Drake" } },

  run = function(t)
    t.you:play("Falling Star", { target = { { "Mountain Drake" }, { "Mountain Drake" } } })
    t:everyone_passes()

    -- Twice three and two: the Drake's whole Might.
    t:expect { foe = { trash = { "Mountain Drake" } } }
  end,
}
