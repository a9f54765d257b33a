-- OGN-178 Undercover Agent.

scenario "The dead Agent changes two cards" {
  covers = { "OGN-178", "808", "422", "413" },
  you = {
    units = { ["0"] = { { "Undercover Agent", damage = 3 } } },
    hand = { "Cleave", "Gust", "Pouty Poro" },
    deck = { "Mega-Mech", "Shipyard Skulker", "Chemtech Enforcer" },
  },
  foe = { hand = { "Void Seeker" }, runes = { fury = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker", { target = "Undercover Agent" })
    t:answers { you = { { discard = { "Cleave", "Gust" } } } }
    t:everyone_passes()

    t:expect {
      you = {
        hand = { "Pouty Poro", "Mega-Mech", "Shipyard Skulker" },
        trash = { "Undercover Agent", "Cleave", "Gust" },
      },
    }
  end,
}

scenario "With one card in hand the Agent's player still draws two" {
  covers = { "OGN-178", "808", "055" },
  you = {
    units = { ["0"] = { { "Undercover Agent", damage = 3 } } },
    hand = { "Cleave" },
    deck = { "Mega-Mech", "Shipyard Skulker" },
  },
  foe = { hand = { "Void Seeker" }, runes = { fury = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker", { target = "Undercover Agent" })
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech", "Shipyard Skulker" }, trash = { "Undercover Agent", "Cleave" } } }
  end,
}

scenario "An Agent who returns to hand has not died" {
  covers = { "OGN-178", "808", "428" },
  you = { units = { ["0"] = { "Undercover Agent" } }, hand = { "Cleave" } },
  foe = { hand = { "Rebuke" }, runes = { chaos = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Rebuke", { target = "Undercover Agent" })
    t:everyone_passes()

    t:expect { chain = {}, you = { hand = { "Cleave", "Undercover Agent" } } }
  end,
}

scenario "A discarded Agent has not died" {
  covers = { "OGN-178", "808", "422" },
  you = { hand = { "Chemtech Enforcer", "Undercover Agent" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Chemtech Enforcer")
    t:everyone_passes()

    t:expect { you = { hand = {}, trash = { "Undercover Agent" } } }
  end,
}

scenario "The Agent who dies in combat acts before the conquest" {
  covers = { "OGN-178", "808", "466.2", "466.5" },
  you = {
    units = { ["0"] = { "Undercover Agent" } },
    hand = { "Cleave", "Gust" },
    deck = { "Mega-Mech", "Shipyard Skulker" },
  },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:pass()
    t:expect { chain = { "Undercover Agent" }, foe = { points = 0 } }
    t:everyone_passes()

    t:expect { foe = { points = 1 }, you = { hand = { "Mega-Mech", "Shipyard Skulker" } } }
  end,
}
