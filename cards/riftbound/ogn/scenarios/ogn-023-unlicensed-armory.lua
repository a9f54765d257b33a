-- OGN-023 Unlicensed Armory.

scenario "One Fury saves the unit that the Armory equipped" {
  covers = { "OGN-023", "371", "455", "390" },
  you = {
    gear = { "Unlicensed Armory" },
    base = { "Shipyard Skulker" },
    hand = { "Cleave" },
    runes = { fury = 1 },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Unlicensed Armory", { target = "?" })
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Shipyard Skulker")
    t:expect { you = { hand = {}, trash = { "Cleave" } } }
    t:everyone_passes()
    t.you:move("Shipyard Skulker", "0")
    t:answers { you = { { may = true } } }
    t:fight()

    t:expect { you = { base = { "Unlicensed Armory", "Shipyard Skulker" }, runes = 0 } }
    t:expect_unit("Shipyard Skulker", { exhausted = true, damage = 0 })
  end,
}

scenario "Who declines loses the unit and keeps the Fury" {
  covers = { "OGN-023", "371" },
  you = {
    gear = { "Unlicensed Armory" },
    base = { "Shipyard Skulker" },
    hand = { "Cleave" },
    runes = { fury = 1 },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Unlicensed Armory", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t.you:move("Shipyard Skulker", "0")
    t:answers { you = { { may = false } } }
    t:fight()

    t:expect { you = { trash = { "Cleave", "Shipyard Skulker" }, runes = 1 } }
  end,
}

scenario "Without Fury the unit dies unasked" {
  covers = { "OGN-023", "203.3" },
  you = {
    gear = { "Unlicensed Armory" },
    base = { "Shipyard Skulker" },
    hand = { "Cleave" },
    runes = { chaos = 1 },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Unlicensed Armory", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t.you:move("Shipyard Skulker", "0")
    t:fight()

    t:expect { you = { trash = { "Cleave", "Shipyard Skulker" }, runes = 1 } }
  end,
}

scenario "Without a card to discard the Armory is idle" {
  covers = { "OGN-023", "203.3" },
  you = { gear = { "Unlicensed Armory" }, base = { "Shipyard Skulker" }, runes = { fury = 1 } },

  run = function(t)
    t.you:refused("use", "Unlicensed Armory", "203.3")
  end,
}

scenario "The rescue ends with the turn" {
  covers = { "OGN-023", "317.2" },
  you = {
    gear = { "Unlicensed Armory" },
    units = { ["0"] = { "Shipyard Skulker" } },
    hand = { "Cleave" },
    runes = { fury = 1 },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Unlicensed Armory", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:next_turn()
    t.foe:move("Mega-Mech", "0")
    t:fight()

    t:expect { you = { trash = { "Cleave", "Shipyard Skulker" } } }
  end,
}

scenario "Saved from a spell the unit is healed, and the next death is final" {
  covers = { "OGN-023", "418", "390" },
  you = {
    gear = { "Unlicensed Armory" },
    units = { ["0"] = { "Shipyard Skulker" } },
    hand = { "Cleave", "Void Seeker", "Ride the Wind", "Void Seeker" },
    runes = { fury = 8, chaos = 2 },
    deck = { "Mega-Mech", "Mega-Mech", "Mega-Mech" },
  },

  run = function(t)
    t.you:use("Unlicensed Armory", { target = "Shipyard Skulker", discard = "Cleave" })
    t:everyone_passes()
    t.you:play("Void Seeker", { target = "Shipyard Skulker", may = true })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { at = "base", damage = 0, exhausted = true })
    t.you:play("Ride the Wind", { target = "Shipyard Skulker", destination = "0" })
    t:everyone_passes()
    t:fight()
    t.you:play("Void Seeker", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = {} }, base = { "Unlicensed Armory" } } }
  end,
}

scenario "A replaced death is none: the Agent's Deathknell does not ring" {
  covers = { "OGN-023", "OGN-178", "808.1.d.1", "370.1" },
  you = {
    gear = { "Unlicensed Armory" },
    base = { "Undercover Agent" },
    hand = { "Cleave", "Gust", "Rebuke" },
    runes = { fury = 1 },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Unlicensed Armory", { target = "Undercover Agent", discard = "Cleave" })
    t:everyone_passes()
    t.you:move("Undercover Agent", "0")
    t:answers { you = { { may = true } } }
    t:fight()

    t:expect { you = { hand = { "Gust", "Rebuke" }, base = { "Unlicensed Armory", "Undercover Agent" } } }
  end,
}
