-- UNL-174 Shard of Undoing.

scenario "The first friendly death in your Beginning Phase costs the opponent a unit" {
  covers = { "UNL-174", "315.2" },
  turn_player = "foe",
  you = { gear = { "Shard of Undoing" }, base = { "Sprite", "Sprite", "Recruit" } },
  foe = { base = { "Mega-Mech", "Daring Poro", "Pouty Poro" } },

  run = function(t)
    t:answers { foe = { { pick = "Daring Poro" } } }
    t:next_turn()

    t:expect { you = { base = { "Shard of Undoing", "Recruit" } }, foe = { base = { "Mega-Mech", "Pouty Poro" } } }
  end,
}

scenario "One death suffices the Shard, two cost no more" {
  covers = { "UNL-174" },
  turn_player = "foe",
  you = { gear = { "Shard of Undoing" }, base = { "Sprite" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t:next_turn()

    t:expect { foe = { base = {}, trash = { "Mega-Mech" } } }
  end,
}

scenario "A death in an opponent's Beginning Phase, or later in your turn, is nothing to the Shard" {
  covers = { "UNL-174" },
  turn_player = "foe",
  you = { gear = { "Shard of Undoing" }, base = { "Recruit", "Daring Poro" }, hand = { "Vengeance" }, runes = { order = 6 } },
  foe = { base = { "Mega-Mech", "Pouty Poro" } },

  run = function(t)
    t:next_turn()
    t.you:play("Vengeance", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { foe = { base = { "Mega-Mech", "Pouty Poro" } } }
  end,
}

scenario "An enemy's death in your Beginning Phase is nothing to the Shard" {
  covers = { "UNL-174" },
  turn_player = "foe",
  you = { gear = { "Shard of Undoing" }, base = { "Mega-Mech" } },
  foe = { units = { ["Frozen Fortress"] = { "Recruit", "Mega-Mech" } } },

  run = function(t)
    t:next_turn()

    t:expect { foe = { units = { ["Frozen Fortress"] = { "Mega-Mech" } } } }
  end,
}

scenario "A friend's death in an opponent's Beginning Phase is nothing to the Shard" {
  covers = { "UNL-174" },
  you = { gear = { "Shard of Undoing" }, units = { ["Frozen Fortress"] = { "Recruit", "Mega-Mech" } } },
  foe = { base = { "Mega-Mech", "Pouty Poro" } },

  run = function(t)
    t.you:end_turn()
    t:everyone_passes()

    t:expect { you = { units = { ["Frozen Fortress"] = { "Mega-Mech" } } }, foe = { base = { "Mega-Mech", "Pouty Poro" } } }
  end,
}
