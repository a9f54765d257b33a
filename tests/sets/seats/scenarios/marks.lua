-- Marks of cards, their supertypes and domains, as adjectives of queries.

scenario "A champion of yours has a Might more, and no other unit" {
  covers = { "SEA-001", "SEA-004" },
  you = { base = { "Herald of Kings", "Fury Champion", "Recruit" } },
  foe = { base = { "Calm Champion" } },

  run = function(t)
    t:expect_unit("Fury Champion", { might = 4 })
    t:expect_unit("Recruit", { might = 1 })
    t:expect_unit("Calm Champion", { might = 3 })
  end,
}

scenario "What becomes a copy of a champion is one" {
  covers = { "SEA-001", "SEA-053" },
  you = { base = { "Herald of Kings", "Fury Champion" }, hand = { "Clay Twin" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Clay Twin", { to = "base", target = "Fury Champion" })
    t:everyone_passes()

    t:expect_unit("Fury Champion#2", { might = 4 })
  end,
}

scenario "A champion that is taken over belongs to who has it" {
  covers = { "SEA-001", "SEA-005", "SEA-054" },
  you = { base = { "Herald of Kings" }, hand = { "Lent Crown" }, runes = { order = 2 } },
  foe = { base = { "Calm Champion" } },

  run = function(t)
    t.you:play("Lent Crown", { target = "Calm Champion" })
    t:everyone_passes()

    t:expect_unit("Calm Champion", { might = 4, controller = "you" })
  end,
}

scenario "A champion may be chosen, and its domain tells more" {
  covers = { "SEA-002" },
  you = { hand = { "Seal Breaker" }, runes = { fury = 2 } },
  foe = { base = { "Fury Champion", "Calm Champion", "Recruit" } },

  run = function(t)
    t.you:play("Seal Breaker", { target = "?" })
    t.you:offers("target", "Calm Champion")
    t.you:offers_not("target", "Recruit")
    t.you:answer("Fury Champion")
    t:everyone_passes()

    t:expect_unit("Fury Champion", { damage = 2 })
    t:expect { you = { hand_size = 1 } }
  end,
}

scenario "A facedown champion is chosen by nobody" {
  covers = { "SEA-002" },
  you = { hand = { "Seal Breaker" }, runes = { fury = 2 } },
  foe = { facedown = { ["Void Gate"] = { "Fury Champion" } }, controls = { "Void Gate" }, base = { "Calm Champion" },
    units = { ["Void Gate"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Seal Breaker")
    t:everyone_passes()

    t:expect_unit("Calm Champion", { damage = 2 })
    t:expect { you = { hand_size = 0 } }
  end,
}

scenario "A signature card that is played is worth a card, another one is not" {
  covers = { "SEA-003", "SEA-006" },
  you = { base = { "Signet Clerk" }, hand = { "Ember Seal", "Small Song" }, runes = { fury = 1, mind = 2 } },

  run = function(t)
    t.you:play("Small Song")
    t:everyone_passes()
    t:expect { you = { hand_size = 2 } }
    t.you:play("Ember Seal")
    t:everyone_passes()

    t:expect { you = { hand_size = 3 } }
  end,
}

scenario "Two domains that stand alone must both be there" {
  covers = { "SEA-007", "SEA-008" },
  you = { base = { "Twin Hearth" }, hand = { "Steam Song", "Ember Seal" }, runes = { fury = 5 } },

  run = function(t)
    t.you:play("Steam Song")
    t:everyone_passes()
    t:expect { you = { runes_ready = 3, hand_size = 2 } }
    t.you:play("Ember Seal")
    t:everyone_passes()

    t:expect { you = { runes_ready = 2 } }
  end,
}

scenario "Taken from you, the hearth helps the other player" {
  covers = { "SEA-007", "SEA-054" },
  foe = { base = { "Twin Hearth" } },
  you = { hand = { "Lent Crown", "Steam Song" }, runes = { order = 2, fury = 2 } },

  run = function(t)
    t.you:play("Lent Crown", { target = "Twin Hearth" })
    t:everyone_passes()
    t:expect { you = { runes_ready = 2 } }
    t.you:play("Steam Song")
    t:everyone_passes()

    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "A facedown herald strengthens nobody" {
  covers = { "SEA-001", "364" },
  you = { base = { "Fury Champion" }, units = { ["Void Gate"] = { "Recruit" } }, facedown = { ["Void Gate"] = { "Herald of Kings" } } },

  run = function(t)
    t:expect_unit("Fury Champion", { might = 3 })
  end,
}

scenario "A copied clerk and one that was taken over look at their own player's cards" {
  covers = { "SEA-003", "SEA-006", "SEA-053", "191" },
  you = { base = { { "Signet Clerk", owner = "foe" } }, hand = { "Clay Twin", "Ember Seal" }, runes = { chaos = 2, fury = 1 } },
  foe = { base = { "Signet Clerk" } },

  run = function(t)
    t.you:play("Clay Twin", { to = "base", target = "your Signet Clerk" })
    t:everyone_passes()
    t.you:play("Ember Seal")
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech", "Mega-Mech", "Mega-Mech" } }, foe = { hand_size = 0 } }
  end,
}
