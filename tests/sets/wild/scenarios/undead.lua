-- Undead and spirits of the wild set.

scenario "The door lets one Undead through in a turn, for one Energy less" {
  covers = { "WLD-011", "829" },
  you = { gear = { "Grave Door" }, trash = { "Patient Ghoul", "Old Lich", "Mega-Mech" }, runes = { order = 5 } },

  run = function(t)
    t.you:play("Patient Ghoul", { from = "trash" })
    t:everyone_passes()
    t:expect { you = { base = { "Grave Door", "Patient Ghoul" }, runes_ready = 4 } }
    t.you:refused("play", "Old Lich", { from = "trash" })
  end,
}

scenario "Another Undead dies in place of the lich" {
  covers = { "WLD-012", "370" },
  turn_player = "foe",
  you = { base = { { "Old Lich", damage = 2 }, "Patient Ghoul", "Mega-Mech" }, deck = { "Gust" } },
  foe = { hand = { "Vengeance", "Vengeance" }, runes = { order = 8 } },

  run = function(t)
    t.foe:play("Vengeance", { target = "Old Lich" })
    t:answers { you = { { may = true } } }
    t:everyone_passes()
    t:expect { you = { base = { { "Old Lich", damage = 0 }, "Mega-Mech" } } }
    t.foe:play("Vengeance", { target = "Old Lich" })
    t:everyone_passes()
    t:expect { you = { base = { "Mega-Mech" } } }
  end,
}

scenario "The ghoul is away for a turn" {
  covers = { "WLD-013", "427", "387" },
  you = { base = { "Patient Ghoul" }, hand = { "Vengeance" }, runes = { order = 4 } },

  run = function(t)
    t.you:play("Vengeance", { target = "Patient Ghoul" })
    t:everyone_passes()
    t:expect { you = { banished = { "Patient Ghoul" }, base = {} } }
    t:next_turn()
    t:expect { you = { banished = { "Patient Ghoul" } } }
    t:next_turn()
    t:expect { you = { banished = {}, base = { "Patient Ghoul" } } }
  end,
}

scenario "Rise: from the trash for another cost" {
  covers = { "WLD-014", "Rise" },
  you = { trash = { "Rotting Knight" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Rotting Knight", { from = "trash" })
    t:everyone_passes()
    t:expect { you = { base = { "Rotting Knight" }, runes_ready = 0 } }
  end,
}

scenario "The tide brings back who died in this turn, whosever they were" {
  covers = { "WLD-015" },
  you = { hand = { "Vengeance", "Bone Tide" }, runes = { order = 6 }, trash = { "Old Lich" } },
  foe = { base = { "Mega-Mech" }, trash = { "Patient Ghoul" } },

  run = function(t)
    t.you:play("Vengeance", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:play("Bone Tide")
    t:everyone_passes()
    t:expect { you = { base = { { "Mega-Mech", exhausted = true } } }, foe = { trash = { "Patient Ghoul" } } }
    t:expect_unit("Mega-Mech", { controller = "you", owner = "foe" })
  end,
}

scenario "What flickers is back as the turn ends, under its owner" {
  covers = { "WLD-016", "427" },
  you = { hand = { "Flicker" }, runes = { calm = 1 } },
  foe = { units = { ["0"] = { { "Mega-Mech", damage = 3 } } } },

  run = function(t)
    t.you:play("Flicker", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect { foe = { banished = { "Mega-Mech" } } }
    t:answers { foe = { { to = "base" } } }
    t:next_turn()
    t:expect { foe = { banished = {}, base = { { "Mega-Mech", damage = 0 } } } }
  end,
}

scenario "The spirit takes the place of another" {
  covers = { "WLD-017", "445" },
  you = { base = { "Restless Spirit" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t:answers { you = { { may = true, target = "Recruit" } } }
    t.you:end_turn()
    t:everyone_passes()
    t:expect_unit("Restless Spirit", { at = "0" })
  end,
}

scenario "Glass takes the shape of another, and a little more" {
  covers = { "WLD-018", "477.1.b" },
  you = { hand = { "Glass Spirit" }, runes = { calm = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Glass Spirit", { may = true, pick = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("your Mega-Mech", { might = 9 })
  end,
}

scenario "A mask for a day falls at its end" {
  covers = { "WLD-075", "477.1.b" },
  you = { hand = { "Day Mask" }, runes = { calm = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Day Mask", { pick = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("your Mega-Mech", { might = 8 })
    t:next_turn()
    t:expect_unit("Day Mask", { might = 1 })
  end,
}

scenario "The brother takes what others would, and no more than that" {
  covers = { "WLD-019", "370" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Shield Brother", "Recruit" } }, base = { "Mega-Mech" } },
  foe = { hand = { "Void Seeker", "Void Seeker" }, runes = { fury = 8 } },

  run = function(t)
    t.foe:play("Void Seeker", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Shield Brother", { damage = 4 })
    t:expect_unit("Recruit", { damage = 0 })
  end,
}

scenario "Thorns give half of it back" {
  covers = { "WLD-020", "370" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Thorn Spirit" } } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 8 }, base = { "Mega-Mech" } },

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:play("Void Seeker", { target = "Thorn Spirit" })
    t:everyone_passes()
    t:expect_unit("Thorn Spirit", { damage = 2 })
    t:expect_unit("Mega-Mech", { damage = 2 })
  end,
}
