-- Replacement effects: several for one event, one for several events (370-373).

scenario "Of two that stand in for each other the one whose effect is applied last dies" {
  covers = { "W16", "370.2", "372", "LTR-023" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Twin Ward", { "Twin Ward", buffs = 1 } } } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Twin Ward" })
    t:answers { foe = { { order = "Twin Ward" } } }
    t:everyone_passes()

    -- Its own effect first: it would be killed for itself, and the other stands in for that.
    t:expect { foe = { units = { ["0"] = {} }, base = { "Twin Ward" }, trash = { "Twin Ward" } } }
    t:expect_unit("Twin Ward", { buffs = 0, exhausted = true, damage = 0 })
  end,
}

scenario "Applied in the other order it is the first one that dies" {
  covers = { "W16", "370.2", "372", "LTR-023" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Twin Ward", { "Twin Ward", buffs = 1 } } } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Twin Ward" })
    t:answers { foe = { { order = "Twin Ward#2" } } }
    t:everyone_passes()

    t:expect { foe = { trash = { "Twin Ward" } } }
    t:expect_unit("Twin Ward", { buffs = 1 })
  end,
}

scenario "The Shepherd's effect first: those where she stood are saved, those in base are not" {
  covers = { "W17", "373.2", "370.4", "LTR-024", "LTR-033", "SFD-051" },
  you = { hand = { "Great Flood" }, runes = { order = 4 } },
  foe = {
    units = { ["0"] = { { "Gentle Shepherd", attached = { "Guardian Angel" } }, "Pakaa Cub", "Wise Hound" } },
    base = { "Shipyard Skulker", "Petty Officer" },
  },

  run = function(t)
    t.you:play("Great Flood")
    t:answers { foe = { { order = "Gentle Shepherd", pick = "Pakaa Cub" } } }
    t:everyone_passes()

    t:expect {
      foe = {
        base = { "Gentle Shepherd", "Pakaa Cub", "Wise Hound" },
        trash = { "Guardian Angel", "Shipyard Skulker", "Petty Officer" },
      },
    }
  end,
}

scenario "Guardian Angel first: she goes home, and there her effect saves those in base alone" {
  covers = { "W17", "373.2", "373.2.a", "LTR-024", "LTR-033", "SFD-051" },
  you = { hand = { "Great Flood" }, runes = { order = 4 } },
  foe = {
    units = { ["0"] = { { "Gentle Shepherd", attached = { "Guardian Angel" } }, "Pakaa Cub", "Wise Hound" } },
    base = { "Shipyard Skulker", "Petty Officer" },
  },

  run = function(t)
    t.you:play("Great Flood")
    t:answers { foe = { { order = "Guardian Angel", pick = "Shipyard Skulker" } } }
    t:everyone_passes()

    t:expect {
      foe = {
        base = { "Gentle Shepherd", "Shipyard Skulker", "Petty Officer" },
        trash = { "Guardian Angel", "Pakaa Cub", "Wise Hound" },
      },
    }
  end,
}

scenario "Without anything to save her she saves the others and dies" {
  covers = { "370.4", "373", "LTR-024", "LTR-033" },
  you = { hand = { "Great Flood" }, runes = { order = 4 } },
  foe = { units = { ["0"] = { "Gentle Shepherd", "Pakaa Cub" } }, base = { "Petty Officer" } },

  run = function(t)
    t.you:play("Great Flood")
    t:everyone_passes()

    t:expect { foe = { base = { "Pakaa Cub" }, trash = { "Gentle Shepherd", "Petty Officer" } } }
  end,
}

scenario "Each player's effects have their turn, the turn player's first" {
  covers = { "373", "LTR-023", "LTR-033" },
  you = { hand = { "Great Flood" }, runes = { order = 4 }, base = { "Twin Ward", "Pakaa Cub" } },
  foe = { base = { "Twin Ward", "Petty Officer" } },

  run = function(t)
    t.you:play("Great Flood")
    t:answers { you = { { pick = "Pakaa Cub" } }, foe = { { pick = "Petty Officer" } } }
    t:everyone_passes()

    t:expect {
      you = { base = { "Pakaa Cub" }, trash = { "Great Flood", "Twin Ward" } },
      foe = { base = { "Petty Officer" }, trash = { "Twin Ward" } },
    }
  end,
}

scenario "A replacement once each turn that is declined for one death may serve the next" {
  covers = { "371", "373.2", "W20", "LTR-035", "LTR-033" },
  you = { hand = { "Great Flood" }, runes = { order = 4 }, base = { "Patron Saint", "Pakaa Cub", "Petty Officer" } },

  run = function(t)
    t.you:play("Great Flood")
    t:answers { you = { { may = false }, { may = true } } }
    t:everyone_passes()

    t:expect { you = { base = { "Petty Officer" }, trash = { "Great Flood", "Patron Saint", "Pakaa Cub" } } }
  end,
}

scenario "Declined wholly it is there for a later death in the turn" {
  covers = { "371", "W20", "LTR-035" },
  you = { base = { "Patron Saint", "Pakaa Cub", "Wise Hound" } },
  foe = { hand = { "Final Spark", "Final Spark" }, runes = { mind = 12, order = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Final Spark", { target = "Pakaa Cub" })
    t:answers { you = { { may = false }, { may = true } } }
    t:everyone_passes()
    t:expect { you = { trash = { "Pakaa Cub" } } }
    t.foe:play("Final Spark", { target = "Wise Hound" })
    t:everyone_passes()

    t:expect { you = { trash = { "Pakaa Cub" } } }
    t:expect_unit("Wise Hound", { exhausted = true })
  end,
}

scenario "What works from the trash saves nobody who dies together with it" {
  covers = { "R213", "370.3", "LTR-022", "LTR-033" },
  you = { hand = { "Great Flood" }, runes = { order = 4 } },
  foe = { units = { ["0"] = { "Hollow Saint", "Recruit" } } },

  run = function(t)
    t.you:play("Great Flood")
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = {} }, base = {}, trash = { "Hollow Saint" }, banished = {} } }
  end,
}

scenario "In the trash before, it saves one" {
  covers = { "R213", "370.3", "366.1", "LTR-022" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Recruit" } }, trash = { "Hollow Saint" } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Recruit" })
    t:everyone_passes()

    t:expect { foe = { base = { "Recruit" }, trash = {}, banished = { "Hollow Saint" } } }
  end,
}

scenario "On the board it saves nobody: its text names the trash" {
  covers = { "366.1", "LTR-022" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Recruit", "Hollow Saint" } } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Recruit" })
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = { "Hollow Saint" } }, banished = {} } }
  end,
}

scenario "Dying in combat together, it saves nobody either" {
  covers = { "R213", "370.3", "323.5", "LTR-022" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Hollow Saint", "Recruit" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:fight()

    t:expect { foe = { base = {}, trash = { "Hollow Saint" } }, you = { points = 1 } }
  end,
}
