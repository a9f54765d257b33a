-- Costs and resources (rules 163-167, 203-206, 356, 357, 444).

scenario "Ignoring its cost, an additional cost that was chosen is still paid" {
  covers = { "W6", "356.1.b.3", "356.2", "Accelerate", "805" },
  you = {
    base = { "Baited Hook", "Shipyard Skulker" },
    runes = { order = 2, fury = 2 },
    deck = { "Legion Rearguard", "Gust" },
  },

  run = function(t)
    t.you:use("Baited Hook", { target = "Shipyard Skulker", pick = "Legion Rearguard", to = "base", additional = true })
    t:everyone_passes()

    t:expect_unit("Legion Rearguard", { ready = true })
    t:expect { you = { runes = 2, runes_ready = 2 } }
  end,
}

scenario "Runes used ahead of need float; what is left is lost at the end of the turn" {
  covers = { "Q34", "166", "167", "317.2" },
  floats = true,
  you = { runes = { fury = 2 }, hand = { "Incinerate" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Fury Rune", { ability = 1 })
    t:expect { you = { resources = { energy = 1 }, runes_ready = 1 } }
    t:next_turn()

    t:expect { you = { resources = { energy = 0 } } }
  end,
}

scenario "A rune recycled by hand gives Power of its own domain, and of no other" {
  covers = { "164.2", "135.2.e.6", "131" },
  floats = true,
  you = { runes = { fury = 1, calm = 1 }, hand = { "Void Seeker", "Stupefy" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Calm Rune", { ability = 2 })

    t:expect { you = { resources = { calm = 1, any = 0 }, runes = { fury = 1, calm = 0 } } }
    t.you:use("Fury Rune", { ability = 2 })
    t:expect { you = { resources = { calm = 1, fury = 1, any = 0 } } }
  end,
}

scenario "Power of a rune recycled by hand does not pay for another domain" {
  covers = { "164.2", "163", "357.1" },
  floats = true,
  you = { resources = { energy = 3 }, runes = { calm = 1 }, hand = { "Void Seeker" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Calm Rune", { ability = 2 })

    t.you:refused("play", "Void Seeker", "357.1")
  end,
}

scenario "An exhausted rune may be recycled, also for the same card" {
  covers = { "Q30", "Q31", "Q32", "164.2", "357.1" },
  you = { hand = { "Get Excited!", "Gust" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Get Excited!", { target = "Mega-Mech" })

    t:expect { you = { runes = 1, runes_exhausted = 1, rune_deck_size = 9 } }
  end,
}

scenario "Power is of its domain: Calm does not pay for Fury" {
  covers = { "131", "Q31", "163", "357.1" },
  you = { hand = { "Void Seeker" }, runes = { calm = 8 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Void Seeker", "357.1")
  end,
}

scenario "A cost that cannot be done cannot be paid" {
  covers = { "203.3", "416.3" },
  you = { base = { "Vi, Destructive" } },

  run = function(t)
    t.you:refused("use", "Vi, Destructive", "203.3")
  end,
}

scenario "Nobody need pay for what is instructed: without payment nothing happens" {
  covers = { "444.2.b", "444.2", "444", "OGN-006" },
  you = { hand = { "Get Excited!", "Flame Chompers" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Get Excited!", { target = "Mega-Mech" })
    t:answers { you = { { may = false } } }
    t:everyone_passes()

    t:expect { you = { trash = { "Get Excited!", "Flame Chompers" }, runes = 3 } }
  end,
}

scenario "The minimum of a discount keeps a cheap spell at one" {
  covers = { "356.4", "356.4.d", "OGN-084" },
  you = { units = { ["0"] = { "Eager Apprentice" } }, hand = { "Stupefy" }, runes = {} },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Stupefy", "357.1")
  end,
}

scenario "a replacement may not spend what the play under way still costs" {
  covers = { "357.3" },
  you = { legend = "Sett, The Boss", hand = { "Cruel Patron" }, runes = { order = 4 },
    base = { { "Recruit", buffs = 1 } } },

  run = function(t)
    -- The Recruit dies for the price. Saving it would cost a rune that the price needs.
    t.you:play("Cruel Patron")
    t:expect { you = { base = { "Cruel Patron" }, runes = 4 } }
  end,
}

scenario "a replacement may spend what is left over while a card is paid for" {
  covers = { "357.3", "357.2.a" },
  you = { legend = "Sett, The Boss", hand = { "Cruel Patron" }, runes = { order = 5 },
    base = { { "Recruit", buffs = 1 } } },

  run = function(t)
    t.you:play("Cruel Patron", { may = true })
    t:expect { you = { base = { "Cruel Patron", "Recruit" }, runes = 4 } }
  end,
}

scenario "Deflect on what a trigger must choose: the player pays, and the ability acts" {
  covers = { "444.2", "404.2", "Deflect", "809", "356.2.a.2" },
  you = { base = { "Crackshot Corsair" }, runes = { body = 1 } },
  foe = { units = { ["0"] = { "Pouty Poro" } } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Crackshot Corsair", "0")
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { damage = 1 })
    t:expect { you = { runes = 0 } }
  end,
}

scenario "Deflect on what a trigger must choose: nobody has to pay, and unpaid it is removed" {
  covers = { "444.2", "404.2", "402.4", "Deflect", "809" },
  you = { base = { "Crackshot Corsair" }, runes = { body = 1 } },
  foe = { units = { ["0"] = { "Pouty Poro" } } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t.you:move("Crackshot Corsair", "0")

    t:expect { chain = {}, you = { runes = 1 }, combat = "Blank Battlefield" }
    t:expect_unit("Pouty Poro", { damage = 0 })
  end,
}

scenario "Without the Power for Deflect the trigger is removed, and nobody is asked" {
  covers = { "404.2", "402.4", "Deflect" },
  you = { base = { "Crackshot Corsair" } },
  foe = { units = { ["0"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:move("Crackshot Corsair", "0")

    t:expect { chain = {}, combat = "Blank Battlefield" }
    t:expect_unit("Pouty Poro", { damage = 0 })
  end,
}

scenario "A trigger that may choose another pays nothing for it, and nobody is asked" {
  covers = { "402.4.b", "Deflect" },
  you = { base = { "Crackshot Corsair" }, runes = { body = 1 } },
  foe = { units = { ["0"] = { "Pouty Poro", "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { target = "Mega-Mech" } } }
    t.you:move("Crackshot Corsair", "0")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 1 })
    t:expect { you = { runes = 1 } }
  end,
}

scenario "Deflect on the target of a spell that an effect plays: unpaid, the play is undone" {
  covers = { "444.2", "358.5", "Deflect", "OGN-112" },
  you = { points = 4, base = { "Kai'Sa, Evolutionary" }, trash = { "Smoke Screen" }, runes = { mind = 3 } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:move("Kai'Sa, Evolutionary", "0")
    t:answers { you = { { may = { { true }, { false } }, target = { { "Smoke Screen" }, { "Pouty Poro" } } } } }
    t:fight()

    t:expect { you = { runes = 3, trash = { "Smoke Screen" } }, chain = {} }
    t:expect_unit("Pouty Poro", { might = 2 })
  end,
}

scenario "Deflect on the target of a spell that an effect plays: paid, it is played" {
  covers = { "444.2", "Deflect", "OGN-112" },
  you = { points = 4, base = { "Kai'Sa, Evolutionary" }, trash = { "Smoke Screen" }, runes = { mind = 3 } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:move("Kai'Sa, Evolutionary", "0")
    t:answers { you = { { may = { { true }, { true } }, target = { { "Smoke Screen" }, { "Pouty Poro" } } } } }
    t:fight()

    t:expect { you = { runes = 1, trash = {} } }
    t:expect_unit("Pouty Poro", { might = 1 })
  end,
}

scenario "Who lends two abilities that exhaust pays with one of them only" {
  covers = { "414", "203.3", "429.3", "OGN-111" },
  you = { hand = { "Void Seeker" }, resources = { energy = 2 }, base = { "Heimerdinger, Inventor",
    { "Seal of Rage", exhausted = true }, { "Energy Conduit", exhausted = true } } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Void Seeker", "357.1")
  end,
}

scenario "Of two abilities that exhaust one pays what is wanting" {
  covers = { "414", "357.1", "OGN-111" },
  you = { hand = { "Void Seeker" }, resources = { energy = 2, fury = 1 }, base = { "Heimerdinger, Inventor",
    { "Seal of Rage", exhausted = true }, { "Energy Conduit", exhausted = true } } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })

    t:expect { you = { resources = { energy = 0, fury = 0 } } }
    t:expect_unit("Heimerdinger, Inventor", { exhausted = true })
  end,
}

scenario "One ability that is had twice pays once" {
  covers = { "414", "429.3", "OGN-111" },
  you = { hand = { "Falling Star" }, resources = { energy = 2 }, base = { "Heimerdinger, Inventor",
    { "Seal of Rage", exhausted = true }, { "Seal of Rage", exhausted = true } } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Falling Star", "357.1")
  end,
}

scenario "One ability that is had twice pays, and nothing is left over" {
  covers = { "414", "357.1", "OGN-111" },
  you = { hand = { "Void Seeker" }, resources = { energy = 3 }, base = { "Heimerdinger, Inventor",
    { "Seal of Rage", exhausted = true }, { "Seal of Rage", exhausted = true } } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })

    t:expect { chain = { "Void Seeker" }, you = { resources = { energy = 0, fury = 0 } } }
  end,
}

scenario "Nothing is used for a Power that the Energy needs" {
  covers = { "357.3", "357.1", "OGN-111" },
  you = { hand = { "Void Seeker" }, resources = { energy = 2 }, base = { "Heimerdinger, Inventor",
    "Seal of Rage", { "Energy Conduit", exhausted = true } } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })

    t:expect { chain = { "Void Seeker" }, you = { resources = { energy = 0, fury = 0 } } }
    t:expect_unit("Heimerdinger, Inventor", { exhausted = true })
    t:expect_unit("Seal of Rage", { exhausted = true })
  end,
}

scenario "Who is exhausted for an ability pays no Deflect of what it chooses" {
  covers = { "203.3", "414", "356.2.a.2", "Deflect", "OGN-111" },
  you = { base = { "Heimerdinger, Inventor",
    { "Seal of Rage", exhausted = true }, { "Orb of Regret", exhausted = true } } },
  foe = { base = { "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:use("Heimerdinger, Inventor", { target = "?" })

    t.you:offers_not("target", "Pouty Poro")
    t.you:answer("Mega-Mech")
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 7 })
  end,
}

scenario "What adds for spells only is added ahead, and pays for no other things" {
  covers = { "429.3", "166", "OGN-247", "OGS-014" },
  floats = true,
  you = { legend = "Kai'Sa, Daughter of the Void", base = { "Lux, Crownguard", "Seal of Rage" },
    hand = { "Pouty Poro", "Stupefy" } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:offers("use", "Seal of Rage")
    t.you:use("Lux, Crownguard")
    t.you:refused("play", "Pouty Poro", "357.1")
    t:expect { you = { resources_for = { ["Lux, Crownguard"] = { energy = 2 } } } }
    t.you:play("Stupefy", { target = "foe's Pouty Poro", pay = "Kai'Sa, Daughter of the Void" })
    t:expect { you = { legend_exhausted = true, resources_for = { ["Lux, Crownguard"] = { energy = 1 } } } }
    t:expect_unit("Seal of Rage", { ready = true })
  end,
}

scenario "Any amount of Power is at most what can be paid" {
  covers = { "204.3", "414", "OGN-268", "OGN-111" },
  you = { hand = { "Bullet Time" }, resources = { energy = 1, fury = 1 }, base = { "Heimerdinger, Inventor",
    { "Seal of Rage", exhausted = true }, { "Seal of Focus", exhausted = true } } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { amount = "?" } } }
    t.you:play("Bullet Time", { target = "0" })
    t.you:pass()
    t.foe:pass()

    t.you:offers("amount", "2")
    t.you:offers_not("amount", "3")
    t.you:answer("2")
    t:expect_unit("Mega-Mech", { damage = 2 })
  end,
}
