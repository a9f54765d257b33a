-- UNL-163 Mageseeker Investigator.

scenario "Three units that move together to the Investigator's battlefield cost two Power at once" {
  covers = { "UNL-163", "R235", "204.4", "429.3" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Mageseeker Investigator" } } },
  foe = { base = { "Recruit", "Daring Poro", "Mystic Poro" }, resources = { fury = 1, mind = 1 } },

  run = function(t)
    t.foe:move({ "Recruit", "Daring Poro", "Mystic Poro" }, "0")

    t:expect { combat = "Blank Battlefield", foe = { resources = { fury = 0, mind = 0 } } }
  end,
}

scenario "One Power is enough for two" {
  covers = { "UNL-163", "R235", "204.4" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Mageseeker Investigator" } } },
  foe = { base = { "Recruit", "Daring Poro", "Mystic Poro" }, resources = { fury = 1 } },

  run = function(t)
    t.foe:move({ "Recruit", "Daring Poro" }, "0")

    t:expect { combat = "Blank Battlefield", foe = { resources = { fury = 0 } } }
  end,
}

scenario "One unit alone pays nothing, and elsewhere nobody does" {
  covers = { "UNL-163" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Mageseeker Investigator" } } },
  foe = { base = { "Recruit", "Daring Poro", "Mystic Poro" } },

  run = function(t)
    t.foe:move({ "Recruit", "Daring Poro" }, "1")
    t:fight()
    t.foe:move("Mystic Poro", "0")

    t:expect { combat = "Blank Battlefield" }
  end,
}

scenario "Its own player's units come as they like" {
  covers = { "UNL-163" },
  you = { units = { ["0"] = { "Mageseeker Investigator" } }, base = { "Recruit", "Daring Poro" } },

  run = function(t)
    t.you:move({ "Recruit", "Daring Poro" }, "0")

    t:expect { you = { units = { ["0"] = { "Mageseeker Investigator", "Recruit", "Daring Poro" } } } }
  end,
}

scenario "At home the Investigator taxes nobody" {
  covers = { "UNL-163" },
  turn_player = "foe",
  you = { base = { "Mageseeker Investigator" }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { base = { "Recruit", "Daring Poro" } },

  run = function(t)
    t.foe:move({ "Recruit", "Daring Poro" }, "0")

    t:expect { combat = "Blank Battlefield" }
  end,
}

scenario "Whoever moves the opponents' units there pays nothing" {
  covers = { "UNL-163" },
  you = { units = { ["0"] = { "Mageseeker Investigator" } }, hand = { "Tricksy Tentacles" }, resources = { energy = 4, calm = 1 } },
  foe = { base = { "Recruit", "Daring Poro" } },

  run = function(t)
    t.you:play("Tricksy Tentacles", { target = { { "Recruit" }, { "Daring Poro" } }, to = "0" })
    t:everyone_passes()

    t:expect_unit("Recruit", { at = "0" })
    t:expect_unit("Daring Poro", { at = "0" })
  end,
}
