-- OGN-279 Fortified Position: its defender gives a unit Shield 2 for the combat.

scenario "The defender of Fortified Position gives one unit Shield 2 until the combat ends" {
  covers = { "OGN-279", "383.4.f", "814" },
  turn_player = "foe",
  you = { units = { ["Fortified Position"] = { "Shipyard Skulker", "Recruit" } } },
  foe = { base = { "Playful Phantom" } },

  run = function(t)
    t.foe:move("Playful Phantom", "Fortified Position")
    t.you:answer("Shipyard Skulker")
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 5, keywords = "Shield 2" })
    t:expect_unit("Recruit", { might = 1 })
    t:answers { foe = { { assign = "Shipyard Skulker" } } }
    t:fight()

    t:expect { foe = { trash = { "Playful Phantom" } }, you = { units = { ["Fortified Position"] = { "Recruit" } } } }
  end,
}

scenario "The Shield of Fortified Position is gone after the combat" {
  covers = { "OGN-279", "466.7" },
  turn_player = "foe",
  you = { units = { ["Fortified Position"] = { "Shipyard Skulker" } } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.foe:move("Recruit", "Fortified Position")
    t.you:answer("Shipyard Skulker")
    t:everyone_passes()
    t:fight()

    t:expect_unit("Shipyard Skulker", { might = 3, no_keywords = "Shield" })
  end,
}

scenario "Fortified Position lets any unit be chosen; an attacker has no use of a Shield" {
  covers = { "OGN-279", "814" },
  turn_player = "foe",
  you = { units = { ["Fortified Position"] = { "Shipyard Skulker" } } },
  foe = { base = { "Playful Phantom" } },

  run = function(t)
    t.foe:move("Playful Phantom", "Fortified Position")
    t.you:answer("Playful Phantom")
    t:everyone_passes()

    t:expect_unit("Playful Phantom", { might = 5, keywords = "Shield 2" })
  end,
}

scenario "Fortified Position does nothing for its attacker, nor in a showdown without combat" {
  covers = { "OGN-279", "383.4.f" },
  battlefields = { "Fortified Position" },
  you = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:move("Shipyard Skulker", "Fortified Position")

    t:expect { chain = {}, showdown = "Fortified Position", combat = false }
    t:fight()
    t:expect { you = { controls = { "Fortified Position" } } }
  end,
}

scenario "Fortified Position gives no Shield for a defence elsewhere" {
  covers = { "OGN-279", "383.4.f" },
  turn_player = "foe",
  you = { units = { ["Fortified Position"] = { "Recruit" }, ["Void Gate"] = { "Shipyard Skulker" } } },
  foe = { base = { "Playful Phantom" } },

  run = function(t)
    t.foe:move("Playful Phantom", "Void Gate")

    t:expect { combat = "Void Gate", chain = {}, asked = "foe", question = "act" }
  end,
}

scenario "A Fortified Position that nobody controls helps no surprise defender" {
  covers = { "OGN-279", "190.6.d", "464.2.c" },
  battlefields = { "Fortified Position", "Void Gate" },
  you = { base = { "Mega-Mech" } },
  foe = { hand = { "Ride the Wind" }, runes = { chaos = 3 }, base = { "Daring Poro" } },

  run = function(t)
    t.you:move("Mega-Mech", "Fortified Position")
    t.you:pass()
    t.foe:play("Ride the Wind", { target = "Daring Poro", to = "Fortified Position" })
    t:everyone_passes()

    t:expect { combat = "Fortified Position", chain = {}, defender = "foe" }
  end,
}
