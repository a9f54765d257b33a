-- OGN-285 Reaver's Row: its defender may bring one unit home.

scenario "The defender of Reaver's Row may send one unit there to base" {
  covers = { "OGN-285", "383.4.f", "383.3.a" },
  turn_player = "foe",
  you = { units = { ["Reaver's Row"] = { "Shipyard Skulker", "Recruit" } }, base = { "Mega-Mech" } },
  foe = { base = { "Playful Phantom" } },

  run = function(t)
    t.foe:move("Playful Phantom", "Reaver's Row")
    t.you:answer("yes")
    t.you:offers_not("target", "Mega-Mech")
    t.you:offers_not("target", "Playful Phantom")
    t.you:answer("Shipyard Skulker")
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { at = "base", defending = false, ready = true })
    t:expect_unit("Recruit", { at = "Reaver's Row", defending = true })
    t:fight()
  end,
}

scenario "When the last defender goes home, the attacker of Reaver's Row conquers it" {
  covers = { "OGN-285", "465.1", "466.5" },
  turn_player = "foe",
  you = { units = { ["Reaver's Row"] = { "Shipyard Skulker" } } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.foe:move("Recruit", "Reaver's Row")
    t.you:answer("yes")
    t:everyone_passes()
    t:fight()

    t:expect { foe = { points = 1, controls = { "Reaver's Row" } }, you = { base = { "Shipyard Skulker" } } }
  end,
}

scenario "The way home from Reaver's Row may be declined, and is asked once for a combat" {
  covers = { "OGN-285", "383.3.a", "383.4.f" },
  turn_player = "foe",
  you = { units = { ["Reaver's Row"] = { "Shipyard Skulker", "Recruit" } } },
  foe = { base = { "Playful Phantom" } },

  run = function(t)
    t.foe:move("Playful Phantom", "Reaver's Row")
    t.you:answer("no")

    t:expect { chain = {}, focus = "foe" }
  end,
}

scenario "Reaver's Row is for the defender: the attacker is not asked" {
  covers = { "OGN-285", "383.4.f" },
  you = { base = { "Shipyard Skulker" } },
  foe = { units = { ["Reaver's Row"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "Reaver's Row")
    t:expect { asked = "foe", question = "may" }
    t.foe:answer("yes")
    t:everyone_passes()

    t:expect { foe = { base = { "Playful Phantom" } } }
  end,
}

scenario "Nobody goes home from Reaver's Row for a defence elsewhere" {
  covers = { "OGN-285", "383.4.f" },
  turn_player = "foe",
  you = { units = { ["Reaver's Row"] = { "Recruit" }, ["Void Gate"] = { "Shipyard Skulker" } } },
  foe = { base = { "Playful Phantom" } },

  run = function(t)
    t.foe:move("Playful Phantom", "Void Gate")

    t:expect { combat = "Void Gate", chain = {}, asked = "foe", question = "act" }
  end,
}
