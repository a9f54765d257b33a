-- OGN-070 Mageseeker Warden.

scenario "The Warden keeps new enemies in their base" {
  covers = { "OGN-070", "054.1", "355.2" },
  you = { units = { ["0"] = { "Mageseeker Warden" } } },
  foe = { hand = { "Shipyard Skulker" }, runes = { fury = 3 }, units = { ["1"] = { "Recruit" } } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Shipyard Skulker")

    t:expect_unit("Shipyard Skulker", { at = "base" })
  end,
}

scenario "In its base the Warden forbids nothing" {
  covers = { "OGN-070", "364" },
  you = { base = { "Mageseeker Warden" } },
  foe = { hand = { "Shipyard Skulker" }, runes = { fury = 3 }, units = { ["1"] = { "Recruit" } } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Shipyard Skulker", { to = "1" })

    t:expect_unit("Shipyard Skulker", { at = "Blank Battlefield#2" })
  end,
}

scenario "Your own units come where you like" {
  covers = { "OGN-070" },
  you = { units = { ["0"] = { "Mageseeker Warden" } }, hand = { "Shipyard Skulker" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Shipyard Skulker", { to = "0" })

    t:expect_unit("Shipyard Skulker", { at = "Blank Battlefield" })
  end,
}

scenario "Under the Warden an ability readies no enemy" {
  covers = { "OGN-070", "054.1", "358.3.a" },
  you = { units = { ["0"] = { "Mageseeker Warden" } } },
  foe = { hand = { "First Mate" }, runes = { body = 3 }, base = { { "Mega-Mech", exhausted = true } } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("First Mate", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { exhausted = true })
  end,
}

scenario "Awaken readies in spite of the Warden" {
  covers = { "OGN-070", "411.2" },
  you = { units = { ["0"] = { "Mageseeker Warden" } } },
  foe = { base = { { "Mega-Mech", exhausted = true } }, gear = { { "Orb of Regret", exhausted = true } } },

  run = function(t)
    t:next_turn()

    t:expect_unit("Mega-Mech", { ready = true })
    t:expect_unit("Orb of Regret", { ready = true })
  end,
}

scenario "A facedown unit is not played to its battlefield under the Warden" {
  covers = { "OGN-070", "Hidden", "054.1" },
  you = { units = { ["0"] = { "Mageseeker Warden" } } },
  foe = { facedown = { ["1"] = { "Pakaa Cub" } }, units = { ["1"] = { "Recruit" } } },
  turn_player = "foe",

  run = function(t)
    t.foe:refused("play", "Pakaa Cub")
  end,
}

scenario "Friends of the Warden are readied" {
  covers = { "OGN-070" },
  you = {
    units = { ["0"] = { "Mageseeker Warden" } },
    hand = { "First Mate" },
    runes = { body = 3 },
    base = { { "Mega-Mech", exhausted = true } },
  },

  run = function(t)
    t.you:play("First Mate", { to = "base", target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { ready = true })
  end,
}

scenario "With the Warden in its base abilities ready its enemies" {
  covers = { "OGN-070", "364" },
  you = { base = { "Mageseeker Warden" } },
  foe = { hand = { "First Mate" }, runes = { body = 3 }, base = { { "Mega-Mech", exhausted = true } } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("First Mate", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { ready = true })
  end,
}

scenario "No effect plays a unit to a battlefield past the Warden, a token neither" {
  covers = { "OGN-070", "OGN-222", "054.1", "358.3.a" },
  you = { base = { "Noxian Drummer" } },
  foe = { units = { ["1"] = { "Mageseeker Warden" } } },

  run = function(t)
    t.you:move("Noxian Drummer", "0")
    t:everyone_passes()
    t:fight()

    t:expect { you = { units = { ["0"] = { "Noxian Drummer" } }, base = {} } }
  end,
}

scenario "The Warden's own side readies no enemy either" {
  covers = { "OGN-070", "OGN-146", "054.1" },
  you = { units = { ["0"] = { "Mageseeker Warden" } }, hand = { "Wallop" }, runes = { body = 2 } },
  foe = { base = { { "Recruit", exhausted = true } } },

  run = function(t)
    t.you:play("Wallop", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { exhausted = true })
  end,
}
