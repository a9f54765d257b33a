-- Who did it: units that hurt and kill, in combat and by a spell that names them.

scenario "Venom kills what it touches" {
  covers = { "WLD-052", "417.6" },
  you = { base = { "Venom Drake" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Venom Drake", "0")
    t:fight()
    t:everyone_passes()
    t:expect { foe = { units = {}, trash = { "Mega-Mech" } } }
  end,
}

scenario "Stunned venom touches nobody" {
  covers = { "WLD-052", "417.6" },
  you = { base = { { "Venom Drake", stunned = true }, "Mech" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move({ "Venom Drake", "Mech" }, "0")
    t:fight()
    t:everyone_passes()
    t:expect { foe = { trash = {} } }
  end,
}

scenario "Each of those that strike together has done it" {
  covers = { "WLD-052", "428.5.c.2" },
  you = { base = { "Venom Drake", "Mech" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move({ "Venom Drake", "Mech" }, "0")
    t:fight()
    t:everyone_passes()
    t:expect { foe = { units = {}, trash = { "Mega-Mech" } } }
  end,
}

scenario "Venom works where a spell lets it strike" {
  covers = { "WLD-052", "417.6" },
  you = { base = { "Venom Drake" }, hand = { "Challenge" }, runes = { body = 4 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Challenge", { target = { { "Venom Drake" }, { "Mega-Mech" } } })
    t:everyone_passes()
    t:expect { foe = { base = {}, trash = { "Mega-Mech" } } }
  end,
}

scenario "What a spell does the venom has not done" {
  covers = { "WLD-052", "417.6" },
  you = { base = { "Venom Drake" }, hand = { "Void Seeker" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 4 })
  end,
}

scenario "Who hurts is hurt" {
  covers = { "WLD-066", "417.6" },
  turn_player = "foe",
  you = { gear = { "Grudge" }, base = { "Mech" } },
  foe = { base = { "Mega-Mech" }, hand = { "Challenge" }, runes = { body = 4 } },

  run = function(t)
    t.foe:play("Challenge", { target = { { "Mega-Mech" }, { "Mech" } } })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 4 })
  end,
}

scenario "Wolves that kill in combat bring game home" {
  covers = { "WLD-071", "428.5.c.2" },
  you = { gear = { "Hunting Hall" }, base = { "Pack Hunter", "Mech" }, deck = { "Gust", "Gust" } },
  foe = { units = { ["0"] = { "Mech" } } },

  run = function(t)
    t.you:move({ "Pack Hunter", "Mech" }, "0")
    t:fight()
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" } }, foe = { units = {} } }
  end,
}

scenario "A wolf that stayed at home has killed nobody" {
  covers = { "WLD-071", "428.5.c.2" },
  you = { gear = { "Hunting Hall" }, base = { "Pack Hunter", "Mega-Mech" }, deck = { "Gust" } },
  foe = { units = { ["0"] = { "Mech" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:fight()
    t:everyone_passes()
    t:expect { you = { hand = {} }, foe = { units = {} } }
  end,
}

scenario "A wolf kills where a spell lets it strike" {
  covers = { "WLD-071", "428.5.c" },
  you = { gear = { "Hunting Hall" }, base = { "Pack Hunter" }, hand = { "Challenge" }, runes = { body = 4 }, deck = { "Gust" } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:play("Challenge", { target = { { "Pack Hunter" }, { "Recruit" } } })
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" } }, foe = { base = {} } }
  end,
}

scenario "A fence keeps the wolf off" {
  covers = { "WLD-072", "465.2.c.10" },
  turn_player = "foe",
  you = { gear = { "Wolf Fence" }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Pack Hunter" }, hand = { "Challenge" }, runes = { body = 4 } },

  run = function(t)
    t.foe:move("Pack Hunter", "0")
    t:fight()
    t:everyone_passes()
    t:expect { you = { trash = {} } }
    t.foe:play("Challenge", { target = { { "Pack Hunter" }, { "Recruit" } } })
    t:everyone_passes()
    t:expect_unit("Recruit", { damage = 0 })
  end,
}

scenario "The fence keeps no mech off" {
  covers = { "WLD-072" },
  turn_player = "foe",
  you = { gear = { "Wolf Fence" }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Mech" } },

  run = function(t)
    t.foe:move("Mech", "0")
    t:fight()
    t:everyone_passes()
    t:expect { you = { units = {} } }
  end,
}

scenario "The veteran remembers whom it hurt and killed" {
  covers = { "WLD-073", "428.5.c.2" },
  you = { base = { "Scarred Veteran" } },
  foe = { units = { ["0"] = { "Recruit" }, ["1"] = { "Recruit" } } },

  run = function(t)
    t:expect_unit("Scarred Veteran", { might = 3 })
    t.you:move("Scarred Veteran", "0")
    t:fight()
    t:everyone_passes()
    t:expect_unit("Scarred Veteran", { might = 6 })
    t:next_turn()
    t:expect_unit("Scarred Veteran", { might = 3 })
  end,
}

scenario "The veteran has not done what others did" {
  covers = { "WLD-073", "428.5.c.2" },
  you = { base = { "Scarred Veteran", "Mech" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Mech", "0")
    t:fight()
    t:everyone_passes()
    t:expect { foe = { units = {} } }
    t:expect_unit("Scarred Veteran", { might = 3 })
  end,
}

scenario "A blow that a spell lets it strike is remembered" {
  covers = { "WLD-073", "417.6" },
  you = { base = { "Scarred Veteran" }, hand = { "Challenge" }, runes = { body = 4 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:play("Challenge", { target = { { "Scarred Veteran" }, { "Recruit" } } })
    t:everyone_passes()
    t:expect_unit("Scarred Veteran", { might = 6, damage = 1 })
  end,
}

scenario "The horn makes spells hurt more, and no unit" {
  covers = { "WLD-074", "417.6" },
  you = { gear = { "Ember Horn" }, base = { "Mech" }, hand = { "Void Seeker", "Challenge" }, runes = { fury = 4, body = 4 }, deck = { "Gust" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 5 })
  end,
}

scenario "Units strike no harder by the horn" {
  covers = { "WLD-074", "417.6" },
  you = { gear = { "Ember Horn" }, base = { "Mech" }, hand = { "Challenge" }, runes = { fury = 4, body = 4 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Challenge", { target = { { "Mech" }, { "Mega-Mech" } } })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 3 })
  end,
}
