-- SFD-202 Hostile Takeover.

scenario "Hostile Takeover: the only enemy there changes sides, and a showdown takes the battlefield" {
  covers = { "SFD-202", "R156", "190.3.a", "323.6", "323.8", "323.12" },
  you = { hand = { "Hostile Takeover" }, runes = { mind = 5, order = 2 } },
  foe = { units = { ["0"] = { { "Mega-Mech", exhausted = true } } } },

  run = function(t)
    t.you:play("Hostile Takeover", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { controller = "you", ready = true, at = "0" })
    t:expect { showdown = "Blank Battlefield", combat = false, foe = { controls = {} } }
    t:fight()
    t:expect { you = { points = 1, controls = { "Blank Battlefield" } } }
    t:next_turn()

    t:expect_unit("Mega-Mech", { controller = "foe", at = "foe's base", ready = true })
    t:expect { you = { controls = {} } }
  end,
}

scenario "Hostile Takeover among enemies begins a combat" {
  covers = { "SFD-202", "460" },
  you = { hand = { "Hostile Takeover" }, runes = { mind = 5, order = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech", "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Hostile Takeover", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect { combat = "Blank Battlefield", attacker = "you" }
    t:fight()

    t:expect { foe = { trash = { "Shipyard Skulker" } }, you = { points = 1 } }
  end,
}

scenario "A unit taken over that moved comes home from there, exhausted as it is" {
  covers = { "SFD-202", "455", "317.1" },
  you = { hand = { "Hostile Takeover" }, runes = { mind = 5, order = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Hostile Takeover", { target = "Mega-Mech" })
    t:everyone_passes()
    t:fight()
    t.you:move("Mega-Mech", "base")
    t:expect { you = { base = { "Mega-Mech" } } }
    t.you:end_turn()
    t:everyone_passes()

    t:expect { you = { base = {} } }
    t:expect_unit("Mega-Mech", { controller = "foe" })
  end,
}

scenario "Hostile Takeover reaches neither a base nor a friend" {
  covers = { "SFD-202", "355.8" },
  you = { hand = { "Hostile Takeover" }, runes = { mind = 5, order = 2 }, units = { ["0"] = { "Petty Officer" } } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Hostile Takeover", "355.8")
  end,
}
