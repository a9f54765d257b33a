-- Players by their seat: to the left is who comes next (115.1).

scenario "To the left is the next player, and nobody else draws" {
  covers = { "SEA-020", "115.1" },
  you = { hand = { "Gift to the Left" }, runes = { calm = 1 } }, foe = {}, foe2 = {},

  run = function(t)
    t.you:play("Gift to the Left")
    t:everyone_passes()

    t:expect { you = { hand_size = 0 }, foe = { hand_size = 1 }, foe2 = { hand_size = 0 } }
  end,
}

scenario "The last player has the first to the left" {
  covers = { "SEA-020" },
  turn_player = "foe3",
  you = {}, foe = {}, foe2 = {}, foe3 = { hand = { "Gift to the Left" }, runes = { calm = 1 } },

  run = function(t)
    t.foe3:play("Gift to the Left")
    t:everyone_passes()

    t:expect { you = { hand_size = 1 }, foe = { hand_size = 0 }, foe2 = { hand_size = 0 } }
  end,
}

scenario "With two players each sits on both sides of the other" {
  covers = { "SEA-020", "SEA-021" },
  you = { hand = { "Gift to the Left", "Blow from the Right" }, runes = { calm = 1, fury = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Gift to the Left")
    t:everyone_passes()
    t.you:play("Blow from the Right")
    t:everyone_passes()

    t:expect { foe = { hand_size = 1 } }
    t:expect_unit("Mega-Mech", { damage = 2 })
  end,
}

scenario "In teams an opponent sits on each side" {
  covers = { "SEA-020", "489.5" },
  you = { hand = { "Gift to the Left" }, runes = { calm = 1 } }, foe = {}, mate = {}, foe2 = {},

  run = function(t)
    t.you:play("Gift to the Left")
    t:everyone_passes()

    t:expect { foe = { hand_size = 1 }, mate = { hand_size = 0 }, foe2 = { hand_size = 0 } }
  end,
}

scenario "Who has left the game sits nowhere" {
  covers = { "SEA-020" },
  you = { hand = { "Gift to the Left" }, runes = { calm = 1 } }, foe = {}, foe2 = {},

  run = function(t)
    t.foe:concede()
    t.you:play("Gift to the Left")
    t:everyone_passes()

    t:expect { foe2 = { hand_size = 1 } }
  end,
}

scenario "A unit of the player to the right is a target, no other, and none that lies facedown" {
  covers = { "SEA-021" },
  you = { hand = { "Blow from the Right" }, runes = { fury = 1 }, base = { "Recruit" } },
  foe = { base = { "Mega-Mech" } },
  foe2 = { units = { ["Zaun Warrens"] = { "Nettle" } }, facedown = { ["Zaun Warrens"] = { "Pakaa Cub" } } },

  run = function(t)
    t.you:play("Blow from the Right")
    t:everyone_passes()

    t:expect_unit("Nettle", { damage = 2 })
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "What the player to the left draws and has counts" {
  covers = { "SEA-022" },
  you = { base = { "Left Watch" } },
  foe = { points = 3 },
  foe2 = { base = { "Left Watch" } },

  run = function(t)
    t:expect_unit("your Left Watch", { might = 4 })
    t:expect_unit("foe2's Left Watch", { might = 2 })
  end,
}

scenario "Who draws to the left is heard, and who draws to the right is not" {
  covers = { "SEA-022", "SEA-020" },
  you = { base = { "Left Watch" }, hand = { "Gift to the Left" }, runes = { calm = 1 } },
  foe = {},
  foe2 = { base = { "Left Watch" } },

  run = function(t)
    t.you:play("Gift to the Left")
    t:everyone_passes()

    -- Foe draws, and then you: that is to the left of foe2.
    t:expect { you = { hand_size = 1 }, foe = { hand_size = 1 }, foe2 = { hand_size = 1 } }
  end,
}

scenario "A copy counts from its own player, and so does who takes it over" {
  covers = { "SEA-022", "SEA-053", "SEA-054" },
  you = { hand = { "Clay Twin", "Lent Crown" }, runes = { chaos = 2, order = 2 } },
  foe = { points = 3 },
  foe2 = { base = { "Left Watch" } },

  run = function(t)
    t.you:play("Clay Twin", { to = "base", target = "Left Watch" })
    t:everyone_passes()
    t:expect_unit("your Left Watch", { might = 4 })
    t:expect_unit("foe2's Left Watch", { might = 2 })
    t.you:play("Lent Crown")
    t:everyone_passes()

    t:expect_unit("Left Watch#2", { might = 4, controller = "you" })
  end,
}

scenario "Each other player in turn order, from the next on, and then one two seats away" {
  covers = { "SEA-023" },
  turn_player = "foe",
  you = { hand = { "Mega-Mech", "Pouty Poro" } },
  foe = { hand = { "Round Table" }, runes = { order = 2 } },
  foe2 = { hand = { "Mega-Mech", "Pakaa Cub" } },

  run = function(t)
    t.foe:play("Round Table")
    t.foe:pass()
    t.foe2:pass()
    t.you:pass()
    t:expect { asked = "foe2", question = "discard" }
    t.foe2:answer("Pakaa Cub")
    t:expect { asked = "you", question = "discard" }
    t.you:answer("Pouty Poro")

    t:expect { foe2 = { hand = { "Mega-Mech" } }, you = { hand_size = 2 }, foe = { hand_size = 0 } }
  end,
}

scenario "A price for the player to the right alone" {
  covers = { "SEA-024" },
  turn_player = "foe2",
  you = { base = { "Right Toll" } },
  foe = { hand = { "Small Song" }, runes = { mind = 2 } },
  foe2 = { hand = { "Small Song" }, runes = { mind = 2 } },

  run = function(t)
    t.foe2:refused("play", "Small Song")
  end,
}

scenario "The one to the left pays no more" {
  covers = { "SEA-024", "SEA-034" },
  turn_player = "foe",
  you = { base = { "Right Toll" } },
  foe = { hand = { "Small Song" }, runes = { mind = 2 } },
  foe2 = {},

  run = function(t)
    t.foe:play("Small Song")
    t:everyone_passes()

    t:expect { foe = { runes_ready = 0, hand_size = 1 } }
  end,
}

scenario "A facedown watch sees nobody" {
  covers = { "SEA-022", "SEA-020", "364" },
  you = { units = { ["Void Gate"] = { "Recruit" } }, facedown = { ["Void Gate"] = { "Left Watch" } },
    hand = { "Gift to the Left" }, runes = { calm = 1 } },
  foe = {}, foe2 = {},

  run = function(t)
    t.you:play("Gift to the Left")
    t:everyone_passes()

    t:expect { foe = { hand_size = 1 }, you = { hand_size = 0 } }
  end,
}

scenario "Taken over the toll counts its seats from who has it" {
  covers = { "SEA-024", "191" },
  turn_player = "foe2",
  you = { base = { { "Right Toll", owner = "foe2" } } },
  foe = {},
  foe2 = { hand = { "Small Song" }, runes = { mind = 2 } },

  run = function(t)
    t.foe2:refused("play", "Small Song")
  end,
}

scenario "A copy of the toll has a right of its own" {
  covers = { "SEA-024", "SEA-053", "477.1.b" },
  you = { hand = { "Clay Twin" }, runes = { chaos = 2 } },
  foe = { base = { "Right Toll" }, hand = { "Small Song" }, runes = { mind = 2 }, rune_deck = {} },
  foe2 = { hand = { "Small Song" }, runes = { mind = 2 }, rune_deck = {} },

  run = function(t)
    t.you:play("Clay Twin", { to = "base", target = "Right Toll" })
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Small Song")
    t:everyone_passes()
    t:next_turn()
    t:expect { turn_player = "foe2" }

    t.foe2:refused("play", "Small Song")
  end,
}

scenario "Facedown it wants nothing of anybody" {
  covers = { "SEA-024", "364" },
  turn_player = "foe2",
  you = { units = { ["Void Gate"] = { "Recruit" } }, facedown = { ["Void Gate"] = { "Right Toll" } } },
  foe = {},
  foe2 = { hand = { "Small Song" }, runes = { mind = 2 } },

  run = function(t)
    t.foe2:play("Small Song")
    t:everyone_passes()

    t:expect { foe2 = { runes_ready = 0, hand_size = 1 } }
  end,
}
