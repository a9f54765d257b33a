-- OGN-255 Ahri, Nine-Tailed Fox: enemies attacking a battlefield of yours lose a Might this turn.

scenario "Each enemy that attacks a battlefield of yours loses a Might to Ahri, but not the last" {
  covers = { "OGN-255", "383.4.e", "477.3.b" },
  turn_player = "foe",
  you = { legend = { "Ahri, Nine-Tailed Fox" }, units = { ["Grove of the God-Willow"] = { "Mega-Mech" } } },
  foe = { base = { "Playful Phantom", "Recruit", "Ravenbloom Student" } },

  run = function(t)
    t.foe:move({ "Playful Phantom", "Recruit", "Ravenbloom Student" }, "Grove of the God-Willow")
    t:everyone_passes()

    t:expect_unit("Playful Phantom", { might = 4 })
    t:expect_unit("Recruit", { might = 1 })
    t:expect_unit("Ravenbloom Student", { might = 1 })
    t:expect_unit("Mega-Mech", { might = 8 })
    t:fight()
  end,
}

scenario "Ahri, Nine-Tailed Fox takes the Might for this turn only" {
  covers = { "OGN-255", "317.2" },
  turn_player = "foe",
  you = { legend = { "Ahri, Nine-Tailed Fox" }, units = { ["Grove of the God-Willow"] = { "Recruit" } } },
  foe = { base = { "Playful Phantom" } },

  run = function(t)
    t.foe:move("Playful Phantom", "Grove of the God-Willow")
    t:everyone_passes()
    t:fight()
    t:expect_unit("Playful Phantom", { might = 4, at = "Grove of the God-Willow" })
    t:next_turn()

    t:expect_unit("Playful Phantom", { might = 5 })
  end,
}

scenario "Ahri, Nine-Tailed Fox does not weaken your own attackers, nor their defenders" {
  covers = { "OGN-255" },
  you = { legend = { "Ahri, Nine-Tailed Fox" }, base = { "Mega-Mech" } },
  foe = { units = { ["Grove of the God-Willow"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:move("Mega-Mech", "Grove of the God-Willow")

    t:expect { chain = {} }
    t:expect_unit("Mega-Mech", { might = 8 })
    t:expect_unit("Playful Phantom", { might = 5 })
    t:fight()
  end,
}

scenario "A unit that moves to an empty battlefield does not attack, so Ahri does nothing" {
  covers = { "OGN-255", "383.4.e" },
  turn_player = "foe",
  you = { legend = { "Ahri, Nine-Tailed Fox" } },
  foe = { base = { "Playful Phantom" } },

  run = function(t)
    t.foe:move("Playful Phantom", "Blank Battlefield")

    t:expect { chain = {} }
    t:expect_unit("Playful Phantom", { might = 5 })
    t:fight()
  end,
}

scenario "In a game of three an attack on another player's battlefield is none of Ahri's" {
  covers = { "OGN-255" },
  turn_player = "foe",
  battlefields = { "Void Gate", "Zaun Warrens", "Windswept Hillock" },
  you = { legend = "Ahri, Nine-Tailed Fox", units = { ["Void Gate"] = { "Mega-Mech" } } },
  foe = { base = { "Daring Poro" } },
  foe2 = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t.foe:move("Daring Poro", "Zaun Warrens")

    t:expect { chain = {}, combat = "Zaun Warrens" }
    t:expect_unit("Daring Poro", { might = 3 })
  end,
}

scenario "An enemy who joins the attack later loses its Might to Ahri as well" {
  covers = { "OGN-255", "464.2.c.3.a" },
  turn_player = "foe",
  you = { legend = "Ahri, Nine-Tailed Fox", units = { ["0"] = { "Mega-Mech" } } },
  foe = { base = { "Daring Poro", "Mystic Poro" }, hand = { "Ride the Wind" }, runes = { chaos = 3 } },

  run = function(t)
    t.foe:move("Daring Poro", "0")
    t:everyone_passes()
    t.foe:play("Ride the Wind", { target = "Mystic Poro", to = "0" })
    t:everyone_passes()

    t:expect_unit("Mystic Poro", { might = 1, attacking = true })
    t:expect_unit("Daring Poro", { might = 2 })
  end,
}
