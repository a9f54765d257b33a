-- UNL-184 Thrill of the Hunt.

scenario "The Thrill brings a friendly unit to any battlefield, for nothing" {
  covers = { "UNL-184", "419.3", "355.2" },
  you = { hand = { "Thrill of the Hunt" }, resources = { energy = 2, body = 1 }, base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Thrill of the Hunt", { target = "Mega-Mech" })
    t:answers { you = { { to = "0" } } }
    t:everyone_passes()

    t:expect { combat = "Blank Battlefield", attacker = "you" }
    t:expect_unit("Mega-Mech", { at = "0", exhausted = true })
  end,
}

scenario "In the base it cannot land, and it is a new object" {
  covers = { "UNL-184", "355.2" },
  battlefields = { "Zaun Warrens", "Targon's Peak" },
  you = { hand = { "Thrill of the Hunt" }, resources = { energy = 2, fury = 1 }, base = { { "Mega-Mech", buffs = 1, damage = 3 } } },

  run = function(t)
    t.you:play("Thrill of the Hunt", { to = "?" })
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("to", "base")
    t.you:offers("to", "Zaun Warrens")
    t.you:answer("Targon's Peak")

    t:expect_unit("Mega-Mech", { at = "Targon's Peak", buffs = 0, damage = 0 })
  end,
}

scenario "In an opponent's turn the only unit leaves and returns, and the battlefield was never lost" {
  covers = { "UNL-184", "R096", "190.4.c", "323.6", "469.1" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Thrill of the Hunt" }, resources = { energy = 2, body = 1 } },
  foe = { hand = { "Hextech Ray" }, resources = { energy = 1, fury = 1 } },

  run = function(t)
    t.foe:play("Hextech Ray", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Thrill of the Hunt")
    t:answers { you = { { to = "0" } } }
    t:everyone_passes()

    t:expect { you = { controls = { "Blank Battlefield" }, points = 0 }, showdown = false }
    t:expect_unit("Mega-Mech", { at = "0", damage = 0 })
  end,
}

scenario "A unit of yours that another owns is played by its owner, who says where" {
  covers = { "UNL-184", "OGN-203", "191" },
  battlefields = { "Zaun Warrens", "Targon's Peak" },
  you = { hand = { "Thrill of the Hunt" }, resources = { energy = 2, fury = 1 }, base = { { "Mega-Mech", owner = "foe" } } },
  foe = {},

  run = function(t)
    t.you:play("Thrill of the Hunt")
    t:answers { foe = { { to = "Targon's Peak" } } }
    t:everyone_passes()

    t:expect { foe = { units = { ["Targon's Peak"] = { "Mega-Mech" } } } }
  end,
}

scenario "Targon's Peak conquered in the Ending Step has no end of turn left to wait for" {
  covers = { "UNL-184", "OGN-289", "OGN-073", "R207", "359.3.e.16" },
  battlefields = { "Targon's Peak", "Zaun Warrens" },
  you = {
    units = { ["Zaun Warrens"] = { "Sona, Harmonious" } },
    base = { "Mega-Mech" },
    hand = { "Thrill of the Hunt" },
    runes = { body = { ready = 3, exhausted = 3 } },
  },

  run = function(t)
    t.you:end_turn()
    t.you:answer { 1 }
    t.you:play("Thrill of the Hunt", { target = "Mega-Mech" })
    t:answers { you = { { to = "Targon's Peak" } } }
    t:everyone_passes()
    t:fight()
    t:everyone_passes()

    t:expect { you = { points = 1, runes_exhausted = 3 } }
  end,
}
