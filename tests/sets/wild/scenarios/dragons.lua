-- Dragons and machines of the wild set.

scenario "The hoard grows by the gear that there is, and the dragon with it" {
  covers = { "WLD-001", "728" },
  battlefields = { "Void Gate" },
  you = { base = { "Hoard Dragon" }, gear = { "Gold", "Gold" } },

  run = function(t)
    t:expect_unit("Hoard Dragon", { might = 4 })
    t.you:move("Hoard Dragon", "Void Gate")
    t:fight()
    t:everyone_passes()
    t:expect { you = { hoard = 2 } }
    t:expect_unit("Hoard Dragon", { might = 6 })
  end,
}

scenario "The breath burns all who stand there, as hot as was paid for" {
  covers = { "WLD-002", "417" },
  you = { hand = { "Ruin Breath" }, runes = { fury = 4 }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { units = { ["1"] = { "Mega-Mech", "Recruit" } }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Ruin Breath", { target = "1" })
    t:answers { you = { { amount = 3 } } }
    t:everyone_passes()
    t:expect {
      foe = { units = { ["1"] = { { "Mega-Mech", damage = 3 } } }, base = { "Recruit" } },
      you = { units = { ["0"] = { { "Mega-Mech", damage = 0 } } } },
    }
  end,
}

scenario "The egg breaks at the third turn" {
  covers = { "WLD-003", "741" },
  you = { gear = { { "Dragon Egg", age = 1 } } },

  run = function(t)
    t:next_turn()
    t:expect { you = { gear = { "Dragon Egg" } } }
    t:next_turn()
    t:expect { you = { gear = { { "Dragon Egg", age = 2 } } } }
    t:next_turn()
    t:next_turn()
    t:expect { you = { trash = { "Dragon Egg" }, base = { { "Whelp", ready = true }, { "Whelp", ready = true } } } }
  end,
}

scenario "Dragons are stronger by those that died, the elder is not" {
  covers = { "WLD-004", "477.3" },
  you = { base = { "Elder of Ashes", "Whelp", "Recruit" }, trash = { "Blazing Scorcher", "Hoard Dragon", "Mega-Mech" } },

  run = function(t)
    t:expect_unit("Whelp", { might = 4 })
    t:expect_unit("Elder of Ashes", { might = 5 })
    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "Three dragons at battlefields win as the turn ends" {
  covers = { "WLD-005", "195" },
  ends = "effect",
  you = { gear = { "Dragon Pact" }, units = { ["0"] = { "Whelp", "Whelp" }, ["1"] = { "Whelp" } } },

  run = function(t)
    t.you:end_turn()
    t:everyone_passes()
    t:expect { winner = "you" }
  end,
}

scenario "Two dragons there and one at home do not win" {
  covers = { "WLD-005" },
  you = { gear = { "Dragon Pact" }, units = { ["0"] = { "Whelp", "Whelp" }, base = { "Whelp" } } },

  run = function(t)
    t:next_turn()
    t:expect { winner = false }
  end,
}

scenario "The forge makes a Mech as great as the gear was dear" {
  covers = { "WLD-007", "428" },
  you = { gear = { "Scrap Forge", "Echo Chamber", "Glory Doubler" } },

  run = function(t)
    t.you:use("Scrap Forge", { cost = "Echo Chamber" })
    t:everyone_passes()
    t:expect { you = { trash = { "Echo Chamber" } } }
    t:expect_unit("Mech", { might = 3 })
  end,
}

scenario "An overclocked Mech is twice itself for a turn, and scrap after it" {
  covers = { "WLD-008", "387" },
  you = { hand = { "Overclock" }, runes = { mind = 1 }, base = { { "Mech", exhausted = true }, "Recruit" } },

  run = function(t)
    t.you:play("Overclock")
    t:everyone_passes()
    t:expect_unit("Mech", { might = 6, ready = true })
    t:next_turn()
    t:expect { you = { base = { "Recruit" } } }
  end,
}

scenario "In the fog enemy gear does nothing" {
  covers = { "WLD-009", "477.2.b" },
  you = { gear = { "Rust Fog", "Orb of Regret" } },
  foe = { gear = { "Orb of Regret" }, base = { "Recruit" } },

  run = function(t)
    t.you:offers("use", "Orb of Regret")
    t:next_turn()
    t.foe:refused("use", "Orb of Regret")
  end,
}

scenario "The idle engine draws where nobody attacked" {
  covers = { "WLD-010" },
  battlefields = { "Void Gate" },
  you = { base = { "Idle Engine" }, deck = { "Gust", "Stupefy" } },

  run = function(t)
    t.you:refused("move", "Idle Engine", "Void Gate")
    t:next_turn()
    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "After an attack the idle engine draws nothing" {
  covers = { "WLD-010" },
  you = { base = { "Idle Engine", "Recruit" }, deck = { "Gust", "Stupefy" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Recruit", "0")
    t:fight()
    t:next_turn()
    t:expect { you = { hand = {} } }
  end,
}

scenario "A second Mech that Zilean brings is as great as the first" {
  covers = { "WLD-007", "UNL-086", "370.2", "375" },
  you = { gear = { "Scrap Forge", "Echo Chamber" }, units = { ["0"] = { "Zilean, Time Mage" } } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:use("Scrap Forge", { cost = "Echo Chamber" })
    t:everyone_passes()
    t:expect { you = { base = { "Scrap Forge", { "Mech", might = 3 }, { "Mech", might = 3 } } } }
  end,
}
