-- How much is readied in an Awaken Phase (315.1).

scenario "An opponent readies two things, and says which" {
  covers = { "SEA-040", "315.1" },
  phase = "awaken", turn_player = "foe",
  you = { base = { "Long Sleep", { "Recruit", exhausted = true } } },
  foe = { base = { { "Mega-Mech", exhausted = true }, { "Nettle", exhausted = true } },
    runes = { fury = { exhausted = 2 } }, rune_deck = {} },

  run = function(t)
    t.foe:offers("pick", "Nettle")
    t.foe:answer { "Nettle", "Mega-Mech" }

    t:expect_unit("Nettle", { ready = true })
    t:expect_unit("Mega-Mech", { ready = true })
    t:expect_unit("Recruit", { ready = false })
    t:expect { foe = { runes_ready = 0 } }
  end,
}

scenario "Your own turn is not touched" {
  covers = { "SEA-040" },
  phase = "awaken",
  you = { base = { "Long Sleep", { "Mega-Mech", exhausted = true }, { "Nettle", exhausted = true }, { "Recruit", exhausted = true } } },

  run = function(t)
    t:expect_unit("Recruit", { ready = true })
    t:expect_unit("Nettle", { ready = true })
  end,
}

scenario "Of two limits the lower one counts" {
  covers = { "SEA-040", "SEA-041" },
  phase = "awaken", turn_player = "foe",
  you = { base = { "Long Sleep", "Iron Winter" } },
  foe = { base = { { "Mega-Mech", exhausted = true }, { "Nettle", exhausted = true } } },

  run = function(t)
    t.foe:answer("Nettle")

    t:expect_unit("Nettle", { ready = true })
    t:expect_unit("Mega-Mech", { ready = false })
  end,
}

scenario "With no more than that nobody is asked" {
  covers = { "SEA-041" },
  phase = "awaken",
  you = { base = { "Iron Winter", { "Nettle", exhausted = true } } },

  run = function(t)
    t:expect_unit("Nettle", { ready = true })
    t:expect { question = "act" }
  end,
}

scenario "Taken over it limits who had it" {
  covers = { "SEA-040" },
  phase = "awaken", turn_player = "foe",
  you = { base = { { "Long Sleep", owner = "foe" } } },
  foe = { base = { { "Mega-Mech", exhausted = true }, { "Nettle", exhausted = true }, { "Recruit", exhausted = true } } },

  run = function(t)
    t.foe:answer { "Nettle", "Recruit" }

    t:expect_unit("Mega-Mech", { ready = false })
    t:expect_unit("Recruit", { ready = true })
  end,
}

scenario "A copy of it limits too, and a stricter limit that lies facedown does not" {
  covers = { "SEA-040", "SEA-041", "SEA-053" },
  you = { hand = { "Clay Twin" }, runes = { chaos = { ready = 2 } }, rune_deck = {} },
  foe = { base = { "Long Sleep" }, units = { ["Void Gate"] = { "Recruit" } }, facedown = { ["Void Gate"] = { "Iron Winter" } } },

  run = function(t)
    t.you:play("Clay Twin", { to = "base", target = "Long Sleep" })
    t:everyone_passes()
    t:next_turn()
    t:expect { turn_player = "foe" }
    t.foe:end_turn()
    t:expect { turn_player = "you", asked = "you", question = "pick" }
    t.you:answer { "Long Sleep", "Chaos Rune" }

    t:expect { you = { runes_ready = 1 } }
  end,
}

scenario "Facedown it limits nobody" {
  covers = { "SEA-040", "364" },
  phase = "awaken", turn_player = "foe",
  you = { units = { ["Void Gate"] = { "Recruit" } }, facedown = { ["Void Gate"] = { "Long Sleep" } } },
  foe = { base = { { "Mega-Mech", exhausted = true }, { "Nettle", exhausted = true }, { "Pouty Poro", exhausted = true } } },

  run = function(t)
    t:expect_unit("Mega-Mech", { ready = true })
    t:expect_unit("Nettle", { ready = true })
    t:expect_unit("Pouty Poro", { ready = true })
  end,
}
