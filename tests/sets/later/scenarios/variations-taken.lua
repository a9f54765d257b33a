-- Variations: abilities of all sorts countered and taken over.

scenario "A countered ability of once each turn is used up" {
  covers = { "383.3.e", "425", "LTR-051", "LTR-047" },
  you = { base = { "Grave Warden" }, hand = { "Hextech Ray", "Hextech Ray" }, runes = { fury = 4 }, deck = { "Gust", "Flash" } },
  foe = { units = { ["0"] = { "Wise Hound", "Kindled Squire" } }, hand = { "Hush" }, runes = { calm = 1 } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Hextech Ray", { target = "Wise Hound" })
    t.you:pass() t.foe:pass()
    t:expect { chain = { "Grave Warden" } }
    t.you:pass()
    t.foe:play("Hush", { target = "Grave Warden" })
    t:everyone_passes()
    t.you:play("Hextech Ray", { target = "Kindled Squire" })
    t:everyone_passes()

    t:expect { you = { hand = {} } }
  end,
}

scenario "An activated ability that is countered has its cost paid" {
  covers = { "425.1.c", "LTR-051" },
  you = { base = { "Orb of Regret" } },
  foe = { base = { "Pakaa Cub" }, hand = { "Hush" }, runes = { calm = 1 } },

  run = function(t)
    t.you:use("Orb of Regret", { target = "Pakaa Cub" })
    t.you:pass()
    t.foe:play("Hush", { target = "Orb of Regret" })
    t:everyone_passes()

    t:expect_unit("Orb of Regret", { exhausted = true })
    t:expect_unit("Pakaa Cub", { might = 3 })
  end,
}

scenario "An activated ability taken over and aimed anew works for its taker" {
  covers = { "752", "753", "191.4.b", "LTR-050" },
  you = { base = { "Orb of Regret", "Recruit", "Mega-Mech" } },
  foe = { base = { "Pakaa Cub" }, hand = { "Turned Tale" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:use("Orb of Regret", { target = "Pakaa Cub" })
    t.you:pass()
    t.foe:play("Turned Tale", { target = "Orb of Regret" })
    t:answers { foe = { { may = true }, { target = "Mega-Mech" } } }
    t:everyone_passes()

    t:expect_unit("Pakaa Cub", { might = 3 })
    t:expect_unit("Mega-Mech", { might = 7 })
  end,
}

scenario "The draw of a taken ability is its taker's" {
  covers = { "191.4.b", "751", "LTR-050", "LTR-047" },
  you = { base = { "Grave Warden" }, hand = { "Hextech Ray" }, runes = { fury = 2 }, deck = { "Gust", "Flash" } },
  foe = { units = { ["0"] = { "Wise Hound" } }, hand = { "Turned Tale" }, runes = { chaos = 2 }, deck = { "Charm", "Rebuke" } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Hextech Ray", { target = "Wise Hound" })
    t.you:pass() t.foe:pass()
    t.you:pass()
    t.foe:play("Turned Tale", { target = "Grave Warden" })
    t:everyone_passes()

    t:expect { you = { hand = {} }, foe = { hand = { "Charm" } } }
  end,
}

scenario "An ability that chooses a unit with Deflect costs the Power as a spell does" {
  covers = { "809.1", "R148", "356.2.a.2" },
  you = { base = { "Orb of Regret" } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:refused("use", "Orb of Regret")
  end,
}

scenario "Chosen anew, a Deflect unit costs nothing" {
  covers = { "755", "809.1", "LTR-050" },
  you = { base = { "Orb of Regret", "Pouty Poro" } },
  foe = { base = { "Pakaa Cub" }, hand = { "Turned Tale" }, runes = { chaos = 2 } },

  run = function(t)
    t:expect_unit("Pouty Poro", { might = 2 })
    t.you:use("Orb of Regret", { target = "Pakaa Cub" })
    t.you:pass()
    t.foe:play("Turned Tale", { target = "Orb of Regret" })
    t:answers { foe = { { may = true }, { target = "Pouty Poro" } } }
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { might = 1 })
    t:expect { foe = { runes = 2 } }
  end,
}

scenario "A Deathknell may be countered though its unit lies in the trash" {
  covers = { "808", "425", "LTR-051", "OGN-178" },
  you = { hand = { "Hextech Ray", "Hush" }, runes = { fury = 2, calm = 1 } },
  foe = { units = { ["0"] = { { "Undercover Agent", damage = 2 } } }, hand = { "Gust", "Flash" } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Undercover Agent" })
    t.you:pass() t.foe:pass()
    t:expect { chain = { "Undercover Agent" }, priority = "foe" }
    t.foe:pass()
    t.you:play("Hush", { target = "Undercover Agent" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Gust", "Flash" }, trash = { "Undercover Agent" } } }
  end,
}

scenario "A countered conquest trigger: the point and control stay" {
  covers = { "425", "471", "LTR-051", "OGN-298" },
  battlefields = { "Zaun Warrens" },
  you = { base = { "Recruit" }, hand = { "Gust" }, deck = { "Flash" } },
  foe = { hand = { "Hush" }, runes = { calm = 1 } },

  run = function(t)
    t.you:move("Recruit", "Zaun Warrens")
    t.you:pass() t.foe:pass()
    t:expect { chain = { "Zaun Warrens" }, you = { points = 1 } }
    t.you:pass()
    t.foe:play("Hush", { target = "Zaun Warrens" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, points = 1, controls = { "Zaun Warrens" } } }
  end,
}

scenario "A battlefield's trigger taken over discards and draws for its taker" {
  covers = { "190.6", "191.4.b", "LTR-050", "OGN-298" },
  battlefields = { "Zaun Warrens" },
  you = { base = { "Recruit" }, hand = { "Gust" }, deck = { "Flash" } },
  foe = { hand = { "Turned Tale", "Stupefy" }, runes = { chaos = 2 }, deck = { "Charm" } },

  run = function(t)
    t.you:move("Recruit", "Zaun Warrens")
    t.you:pass() t.foe:pass()
    t.you:pass()
    t.foe:play("Turned Tale", { target = "Zaun Warrens" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } }, foe = { hand = { "Charm" }, trash = { "Turned Tale", "Stupefy" } } }
  end,
}

scenario "Whose ability is taken leaves the game: it stays the taker's" {
  covers = { "652", "191.4.b", "LTR-050", "LTR-047" },
  you = { base = { "Grave Warden" }, hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Wise Hound" } }, hand = { "Turned Tale" }, runes = { chaos = 2 }, deck = { "Charm", "Rebuke" } },
  foe2 = {},

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Hextech Ray", { target = "Wise Hound" })
    t.you:pass() t.foe:pass() t.foe2:pass()
    t.you:pass()
    t.foe:play("Turned Tale", { target = "Grave Warden" })
    t.foe:pass() t.foe2:pass() t.you:pass()
    t.you:concede()
    t:everyone_passes()

    -- The one card for the ability, the other as the next turn begins.
    t:expect { you = { gone = true }, turn_player = "foe", foe = { hand = { "Charm", "Rebuke" } } }
  end,
}
