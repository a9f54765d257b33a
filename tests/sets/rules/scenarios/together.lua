-- What one action does is one event: its conditions are judged when all of it is done.

scenario "Attackers are designated together: the first sees the second" {
  covers = { "RUL-021", "464.2.c", "383.2.c", "370.1.a.2" },
  you = { base = { "Pack Leader", "Pouty Poro" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move({ "Pack Leader", "Pouty Poro" }, "0")
    t:expect { chain = { "Pack Leader" } }
    t:everyone_passes()

    t:expect_unit("Pack Leader", { might = 5 })
  end,
}

scenario "An attacker alone sees no other" {
  covers = { "RUL-021", "464.2.c" },
  you = { base = { "Pack Leader" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Pack Leader", "0")

    t:expect { chain = {} }
  end,
}

scenario "What stands ready in the Awaken Phase stands ready together" {
  covers = { "RUL-022", "315.1.b", "383.2.c" },
  phase = "awaken",
  you = { base = { { "Roll Caller", exhausted = true }, { "Pouty Poro", exhausted = true } } },

  run = function(t)
    t:everyone_passes()

    t:expect_unit("Roll Caller", { buffs = 1, might = 4 })
  end,
}

scenario "One draw of two cards is one action" {
  covers = { "RUL-023", "RUL-028", "383.1", "413" },
  you = { base = { "Tally Keeper" }, hand = { "Two Pages", "Two Pages" }, runes = { mind = 2 } },

  run = function(t)
    t.you:play("Two Pages")
    t:everyone_passes()
    t:expect_unit("Tally Keeper", { might = 3 })
    t.you:play("Two Pages")
    t:everyone_passes()

    t:expect_unit("Tally Keeper", { might = 4 })
  end,
}

scenario "A triggered ability that adds resolves at once: no chain, no window" {
  covers = { "RUL-024", "429.2.a", "400.2", "337.2" },
  you = { base = { "Spring Warden" } },
  foe = { hand = { "Wind Wall" }, runes = { calm = 6 } },

  run = function(t)
    t.you:move("Spring Warden", "0")
    t.you:pass()
    t.foe:pass()

    t:expect { chain = {}, showdown = false, priority = "you", you = { resources = { energy = 1, calm = 1 }, points = 1 } }
  end,
}

scenario "An instruction to add is no different: the ability resolves at once" {
  covers = { "RUL-025", "429.2.a", "337.2" },
  you = { base = { "Spring Singer" } },
  foe = { hand = { "Wind Wall" }, runes = { calm = 6 } },

  run = function(t)
    t.you:move("Spring Singer", "0")
    t.you:pass()
    t.foe:pass()

    t:expect { chain = {}, showdown = false, priority = "you", you = { resources = { energy = 2 }, points = 1 } }
  end,
}

scenario "What leaves together does not see the others leave" {
  covers = { "RUL-026", "RUL-029", "383.2.c.2" },
  you = { base = { "Pouty Poro", "Last Witness" }, hand = { "Send Home" }, runes = { calm = 1 } },

  run = function(t)
    t.you:play("Send Home")
    t.you:pass()
    t.foe:pass()

    t:expect { chain = {}, you = { hand = { "Pouty Poro", "Last Witness" } } }
  end,
}

scenario "Who stays sees each of those that leave" {
  covers = { "RUL-026", "383.2.c", "OGN-187" },
  you = { base = { "Last Witness", "Pouty Poro" }, hand = { "Whirlwind" }, runes = { chaos = 8 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Whirlwind")
    t:answers { foe = { { pick = "Pouty Poro" } }, you = { { pick = "Mega-Mech" } } }
    t:everyone_passes()

    t:expect_unit("Last Witness", { might = 3 })
  end,
}

scenario "A card with Hidden is hidden from wherever a card permits it" {
  covers = { "RUL-027", "811.1.b", "002" },
  you = { trash = { "Pakaa Cub", "Mega-Mech" }, base = { "Grave Smuggler" }, units = { ["Void Gate"] = { "Pouty Poro" } }, runes = { chaos = 1 } },
  foe = { trash = { "Pakaa Cub" } },

  run = function(t)
    t.you:offers_not("hide", "Mega-Mech", "Void Gate")
    t.you:offers_not("hide", "foe's Pakaa Cub", "Void Gate")
    t.you:hide("Pakaa Cub", "Void Gate")

    t:expect { you = { facedown = { ["Void Gate"] = { "Pakaa Cub" } }, trash = { "Mega-Mech" }, runes_ready = 0 } }
  end,
}

scenario "Damage in combat is dealt together: each sees the other's" {
  covers = { "RUL-030", "465.2.d", "383.2.c" },
  you = { base = { "Pouty Poro", "Pouty Poro" } },
  foe = { units = { ["0"] = { "Bruise Counter", "Recruit" } } },

  run = function(t)
    t.you:move({ "Pouty Poro", "Pouty Poro#2" }, "0")
    t:fight()

    t:log_has("Bruise Counter triggers")
  end,
}

scenario "The second draw of a turn is the second action, not the second card" {
  covers = { "RUL-031", "383.1.b", "413" },
  you = { base = { "Second Reader" }, hand = { "Two Pages", "Two Pages" }, runes = { mind = 2 } },

  run = function(t)
    t.you:play("Two Pages")
    t:everyone_passes()
    t:expect_unit("Second Reader", { buffs = 0 })
    t.you:play("Two Pages")
    t:everyone_passes()

    t:expect_unit("Second Reader", { buffs = 1 })
  end,
}

scenario "All battlefields of one Scoring Step are held before any hold is judged" {
  covers = { "RUL-032", "315.2.b", "469.2", "383.2.c" },
  phase = "scoring",
  you = { units = { ["0"] = { "Tax Steward" }, ["1"] = { "Pouty Poro" } }, deck = { "Gust", "Flash", "Charm" }, rune_deck = {} },

  run = function(t)
    t:everyone_passes()

    t:expect { phase = "main", you = { points = 2, hand = { "Gust", "Flash" } } }
  end,
}
