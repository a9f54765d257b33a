-- Empower and Empowered: the status, the ability that gives it, the text that waits for it.

scenario "Empower makes its unit Empowered for its cost, and the text behind Empowered begins to count" {
  covers = { "VEN-014", "Empower", "Empowered", "827", "828", "441" },
  you = { base = { "Shadow Fiend" }, runes = { fury = 3 } },

  run = function(t)
    t:expect_unit("Shadow Fiend", { empowered = false, no_keywords = "Assault" })
    t.you:use("Shadow Fiend")
    t:expect { chain = { "Shadow Fiend" }, you = { runes = 2, runes_ready = 1 } }
    t:expect_unit("Shadow Fiend", { empowered = false })
    t:everyone_passes()

    t:expect_unit("Shadow Fiend", { empowered = true, keywords = "Assault 3", ready = true })
  end,
}

scenario "What is Empowered cannot use Empower" {
  covers = { "Empower", "827" },
  you = { base = { { "Shadow Fiend", empowered = true } }, runes = { fury = 3 } },

  run = function(t) t.you:refused("use", "Shadow Fiend") end,
}

scenario "Without its whole cost Empower is not to be had" {
  covers = { "Empower", "827", "357.1" },
  you = { base = { "Shadow Fiend" }, runes = { calm = 3 } },

  run = function(t) t.you:refused("use", "Shadow Fiend", "357.1") end,
}

scenario "Empower has the time of other abilities: one's own turn, and no showdown" {
  covers = { "Empower", "827", "377" },
  you = { units = { ["0"] = { "Shadow Fiend" } }, runes = { fury = 3 } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:refused("use", "Shadow Fiend")
  end,
}

scenario "A unit that dies in response to Empower is not Empowered, and the cost is gone" {
  covers = { "Empower", "441.2", "384.2" },
  you = { units = { ["0"] = { { "Shadow Fiend", damage = 1 } } }, runes = { fury = 3 } },
  foe = { hand = { "Flurry of Blades" }, runes = { fury = 1 } },

  run = function(t)
    t.you:use("Shadow Fiend")
    t.you:pass()
    t.foe:play("Flurry of Blades")
    t:everyone_passes()

    t:expect { chain = {}, you = { trash = { { "Shadow Fiend", empowered = false } }, runes = 2 } }
  end,
}

scenario "A unit that goes to the hand in response to Empower comes back without the status" {
  covers = { "Empower", "R119", "441.2", "384.2", "124" },
  you = { base = { "Shadow Fiend" }, runes = { fury = 5 } },
  foe = { hand = { "Star-Crossed" }, units = { ["0"] = { "Recruit" } }, runes = { chaos = 4 } },

  run = function(t)
    t.you:use("Shadow Fiend")
    t.you:pass()
    t.foe:play("Star-Crossed", { target = { { "Recruit" }, { "Shadow Fiend" } } })
    t:everyone_passes()

    t:expect { you = { hand = { "Shadow Fiend" }, runes = 4, runes_ready = 3 } }
    t.you:play("Shadow Fiend")
    t:expect_unit("Shadow Fiend", { empowered = false, no_keywords = "Assault" })
  end,
}

scenario "A copy of an Empowered unit is not Empowered, and may become so" {
  covers = { "VEN-007", "Empower", "Empowered", "477.1.b", "441" },
  you = {
    base = { { "Punching Poro", empowered = true } },
    hand = { "Mirror Image", "Mega-Mech" },
    runes = { mind = 3, order = 2 },
  },

  run = function(t)
    t.you:play("Mirror Image", { target = "Punching Poro" })
    t:everyone_passes()
    t:expect_unit("Punching Poro#1", { might = 3, empowered = true })
    t:expect_unit("Punching Poro#2", { might = 2, empowered = false, keywords = "Temporary" })
    t.you:refused("use", "Punching Poro#1")
    t.you:use("Punching Poro#2")
    t:everyone_passes()

    t:expect_unit("Punching Poro#2", { might = 3, empowered = true })
    t:expect { you = { trash = { "Mirror Image", "Mega-Mech" } } }
  end,
}

scenario "A unit that changes sides stays Empowered, there and back" {
  covers = { "VEN-014", "Empowered", "441", "191" },
  you = { hand = { "Hostile Takeover" }, runes = { mind = 4, order = 4 } },
  foe = { units = { ["0"] = { { "Shadow Fiend", empowered = true } } } },

  run = function(t)
    t.you:play("Hostile Takeover", { target = "Shadow Fiend" })
    t:everyone_passes()
    t:expect_unit("Shadow Fiend", { controller = "you", empowered = true, keywords = "Assault 3" })
    t.you:refused("use", "Shadow Fiend")
    t:fight()
    t:next_turn()

    t:expect_unit("Shadow Fiend", { controller = "foe", empowered = true, keywords = "Assault 3" })
  end,
}

scenario "Who has taken a unit over pays for its Empower, and it stays Empowered as it goes back" {
  covers = { "VEN-007", "Empower", "827", "441" },
  you = { hand = { "Hostile Takeover", "Mega-Mech" }, runes = { mind = 4, order = 4 } },
  foe = { units = { ["0"] = { "Punching Poro" } } },

  run = function(t)
    t.you:play("Hostile Takeover", { target = "Punching Poro" })
    t:everyone_passes()
    t:fight()
    t.you:use("Punching Poro")
    t:everyone_passes()
    t:expect { you = { trash = { "Hostile Takeover", "Mega-Mech" } } }
    t:next_turn()

    t:expect_unit("Punching Poro", { controller = "foe", might = 3, empowered = true })
  end,
}

scenario "The status ends as the unit leaves the board" {
  covers = { "Empowered", "124", "441" },
  you = { units = { ["0"] = { { "Punching Poro", empowered = true } } }, hand = { "Gust" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Gust", { target = "Punching Poro" })
    t:everyone_passes()
    t.you:play("Punching Poro")

    t:expect_unit("Punching Poro", { might = 2, empowered = false })
  end,
}

scenario "What has no text for it may have the status all the same, and keeps it over the turns" {
  covers = { "441", "Empowered" },
  you = { base = { { "Mega-Mech", empowered = true } } },

  run = function(t)
    t:next_turn()
    t:next_turn()

    t:expect_unit("Mega-Mech", { empowered = true, might = 8 })
  end,
}
