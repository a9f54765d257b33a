-- UNL-192 Alpha Strike.

scenario "Alpha Strike splits a unit's Might among enemies in the field, one experience for each that dies" {
  covers = { "UNL-192", "355.14", "428.5" },
  you = { hand = { "Alpha Strike" }, resources = { energy = 3, body = 1 }, base = { "Petty Officer" } },
  foe = { units = { ["0"] = { "Daring Poro", "Mystic Poro" }, ["1"] = { "Mega-Mech" } }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Alpha Strike", {
      target = { { "Petty Officer" }, { "Daring Poro", "Mystic Poro", "Mega-Mech" } },
      split = { ["Daring Poro"] = 2, ["Mystic Poro"] = 2, ["Mega-Mech"] = 1 },
    })
    t:everyone_passes()

    t:expect { foe = { trash = { "Daring Poro", "Mystic Poro" }, base = { "Recruit" } }, you = { xp = 2 } }
    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}

scenario "Who survives Alpha Strike and dies later in the turn is worth nothing" {
  covers = { "UNL-192", "428.5" },
  you = { hand = { "Alpha Strike", "Hextech Ray" }, resources = { energy = 4, body = 1, fury = 1 }, base = { "Recruit" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Alpha Strike", { target = { { "Recruit" }, { "Shipyard Skulker" } } })
    t:everyone_passes()
    t.you:play("Hextech Ray", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" } }, you = { xp = 0 } }
  end,
}

scenario "If the unit shrinks, exactly the surplus enemies are dropped" {
  covers = { "UNL-192", "R007", "355.14.h", "355.14.h.1" },
  you = { hand = { "Alpha Strike" }, resources = { energy = 3, body = 1 }, base = { "Petty Officer" } },
  foe = {
    units = { ["0"] = { "Mega-Mech", "Daring Poro", "Playful Phantom" }, ["1"] = { "Mystic Poro", "Stalwart Poro" } },
    hand = { "Frigid Touch" },
    resources = { energy = 2 },
  },

  run = function(t)
    t.you:play("Alpha Strike", {
      target = { { "Petty Officer" }, { "Mega-Mech", "Daring Poro", "Playful Phantom", "Mystic Poro", "Stalwart Poro" } },
    })
    t.you:pass()
    t.foe:play("Frigid Touch", { target = "Petty Officer" })
    t:answers { you = { { target = { "Mega-Mech", "Daring Poro", "Mystic Poro" } } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 1 })
    t:expect_unit("Daring Poro", { damage = 1 })
    t:expect_unit("Mystic Poro", { damage = 1 })
    t:expect_unit("Playful Phantom", { damage = 0 })
    t:expect_unit("Stalwart Poro", { damage = 0 })
  end,
}

scenario "Who goes home meanwhile takes nothing, the others share all of it" {
  covers = { "UNL-192", "R009", "359.3.e.5", "359.3.e.8" },
  you = { hand = { "Alpha Strike" }, resources = { energy = 3, body = 1 }, base = { "Petty Officer" } },
  foe = {
    units = { ["0"] = { "Mega-Mech", "Daring Poro" }, ["1"] = { "Mystic Poro" } },
    hand = { "Flash" },
    resources = { energy = 2 },
  },

  run = function(t)
    t.you:play("Alpha Strike", {
      target = { { "Petty Officer" }, { "Mega-Mech", "Daring Poro", "Mystic Poro" } },
      split = { ["Mega-Mech"] = 3, ["Mystic Poro"] = 2 },
    })
    t.you:pass()
    t.foe:play("Flash", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
    t:expect_unit("Daring Poro", { damage = 0, at = "foe's base" })
    t:expect { foe = { trash = { "Flash", "Mystic Poro" } }, you = { xp = 1 } }
  end,
}

scenario "The unit deals the damage, so nothing that spells deal more is added" {
  covers = { "UNL-192", "OGN-032", "713" },
  you = { gear = { "Ravenborn Tome" }, hand = { "Alpha Strike" }, resources = { energy = 3, body = 1 }, base = { "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Ravenborn Tome")
    t:everyone_passes()
    t.you:play("Alpha Strike", { target = { { "Shipyard Skulker" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
  end,
}

scenario "What the unit kills no spell has killed" {
  covers = { "UNL-192", "OGN-037", "359.3.e.5", "428.5.c" },
  you = { hand = { "Alpha Strike" }, resources = { energy = 4, body = 1, fury = 1 }, base = { "Shipyard Skulker" }, trash = { "Immortal Phoenix" } },
  foe = { units = { ["0"] = { "Daring Poro" } } },

  run = function(t)
    t.you:play("Alpha Strike", { target = { { "Shipyard Skulker" }, { "Daring Poro" } } })
    t:everyone_passes()

    t:expect { you = { xp = 1, trash = { "Immortal Phoenix", "Alpha Strike" } }, foe = { trash = { "Daring Poro" } } }
  end,
}
