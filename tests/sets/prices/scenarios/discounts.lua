-- Discounts: for choosing, with a minimum, with alternatives, of additional costs, of abilities.

scenario "A spell that chooses the Friend costs one Energy less, before it could be paid" {
  covers = { "PRC-005", "356.4" },
  you = { base = { "Sworn Friend", "Pouty Poro" }, hand = { "Discipline" }, runes = { calm = 1 } },

  run = function(t)
    t.you:play("Discipline", { target = "Sworn Friend" })
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech" }, runes_ready = 0 } }
    t:expect_unit("Sworn Friend", { might = 4 })
  end,
}

scenario "With one rune no other unit can be chosen" {
  covers = { "PRC-005", "356.4" },
  you = { base = { "Sworn Friend", "Pouty Poro" }, hand = { "Discipline" }, runes = { calm = 1 } },

  run = function(t)
    t.you:play("Discipline")
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { might = 2 })
    t:expect_unit("Sworn Friend", { might = 4 })
  end,
}

scenario "Without the Friend one rune is too little" {
  covers = { "PRC-005", "357.1" },
  you = { base = { "Pouty Poro" }, hand = { "Discipline" }, runes = { calm = 1 } },

  run = function(t) t.you:refused("play", "Discipline", "357.1") end,
}

scenario "The payer says whether Energy or Power is less" {
  covers = { "PRC-005", "356.4" },
  you = { base = { "Sworn Friend" }, hand = { "Falling Star" }, runes = { fury = 4 } },

  run = function(t)
    t.you:play("Falling Star", { target = { { "Sworn Friend" }, { "Sworn Friend" } }, price = "any" })
    t:everyone_passes()

    t:expect { you = { runes = 3, runes_ready = 2 } }
  end,
}

scenario "A spell's second choice earns what pays for the first" {
  covers = { "PRC-011", "356.4" },
  you = { base = { "Sparing Host" }, hand = { "Choosy Blow" }, runes = { fury = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Choosy Blow", { target = { { "Mega-Mech" }, { "Sparing Host" } } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 1 })
    t:expect_unit("Sparing Host", { damage = 1 })
  end,
}

scenario "Without a Knight the Blow costs three" {
  covers = { "PRC-011", "357.1" },
  you = { base = { "Pouty Poro" }, hand = { "Choosy Blow" }, runes = { fury = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t) t.you:refused("play", "Choosy Blow", "357.1") end,
}

scenario "The Keeper's discount stops at one Energy" {
  covers = { "PRC-006", "356.4.d" },
  you = { base = { "Stern Keeper" }, hand = { "Grim Refrain" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Grim Refrain")
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech" }, runes_ready = 0 } }
  end,
}

scenario "The Keeper makes enemy spells dearer" {
  covers = { "PRC-006", "356.3" },
  you = { hand = { "Grim Refrain" }, runes = { fury = 2 } },
  foe = { base = { "Stern Keeper" } },

  run = function(t)
    t.you:play("Grim Refrain")
    t:everyone_passes()

    t:expect { you = { runes = 1, runes_ready = 0 } }
  end,
}

scenario "The Ram costs one Energy at least" {
  covers = { "PRC-018", "356.4.d" },
  you = { base = { "Pouty Poro", "Pouty Poro", "Pouty Poro", "Pouty Poro", "Pouty Poro", "Pouty Poro" },
    hand = { "Great Ram" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Great Ram")
    t:expect { you = { runes_ready = 1 } }
  end,
}

scenario "An optional additional cost is less by Energy or Power, and by nothing else" {
  covers = { "PRC-007", "R041", "356.4.c" },
  you = { base = { "Sparing Host" }, hand = { "Grim Refrain", "Three Prices" }, runes = { mind = 2 } },

  run = function(t)
    t.you:play("Three Prices", { additional = { { true }, { true }, { true } }, price = "any" })
    t:everyone_passes()

    t:expect { you = { hand_size = 5, runes = 2, runes_ready = 0 } }
  end,
}

scenario "Echo Hall makes Repeat cheaper, not the spell" {
  covers = { "PRC-008", "356.4.c" },
  you = { base = { "Echo Hall" }, hand = { "Frigid Touch" }, runes = { mind = 3 } },

  run = function(t)
    t.you:play("Frigid Touch", { additional = true, target = { { "Echo Hall" }, { "Echo Hall" } } })
    t:everyone_passes()

    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "The Hall changes nothing where Repeat is not paid" {
  covers = { "PRC-008", "356.4.c" },
  you = { base = { "Echo Hall" }, hand = { "Frigid Touch" }, runes = { mind = 1 } },

  run = function(t) t.you:refused("play", "Frigid Touch", "357.1") end,
}

scenario "A strong hand makes the Glove cheaper" {
  covers = { "PRC-009", "356.4" },
  you = { base = { "Mega-Mech", "Pouty Poro" }, gear = { "Weighty Glove" }, runes = { fury = 1 } },

  run = function(t)
    t.you:use("Weighty Glove") -- only the strong one can be paid for
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { attached = { "Weighty Glove" } })
  end,
}

scenario "Each unit makes the Lamp cheaper" {
  covers = { "PRC-010", "356.4" },
  you = { base = { "Mega-Mech", "Pouty Poro", "Pouty Poro" }, gear = { "Dream Lamp" }, runes = { fury = 2 } },

  run = function(t)
    t.you:use("Dream Lamp")
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech" }, runes_ready = 1 } }
  end,
}

scenario "The Keeper takes one Energy and one Power off a friendly spell" {
  covers = { "PRC-006", "356.4" },
  you = { base = { "Stern Keeper" }, hand = { "Void Seeker" }, runes = { fury = 2 }, deck = { "Gust" } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, runes = 2 } }
  end,
}

scenario "A choice earns its discount beside three other changes" {
  covers = { "PRC-011", "PRC-006", "356.3", "356.4" },
  you = { base = { "Sparing Host" }, hand = { "Choosy Blow" }, runes = { fury = 4 } },
  foe = { base = { "Stern Keeper", "Stern Keeper", "Stern Keeper" } },

  run = function(t)
    t.you:play("Choosy Blow", { target = { { "Stern Keeper" }, { "Sparing Host" } } })
    t:everyone_passes()

    t:expect { you = { runes = 1, runes_ready = 0 } }
    t:expect_unit("Sparing Host", { damage = 1 })
  end,
}

scenario "Two Knights earn it once" {
  covers = { "PRC-011", "PRC-006", "356.4" },
  you = { base = { "Sparing Host", "Late Guest" }, hand = { "Choosy Blow" }, runes = { fury = 5 } },
  foe = { base = { "Stern Keeper", "Stern Keeper", "Stern Keeper" } },

  run = function(t)
    t.you:play("Choosy Blow", { target = { { "Sparing Host" }, { "Late Guest" } } })
    t:everyone_passes()

    t:expect { you = { runes = 2, runes_ready = 1 } }
  end,
}

scenario "Beside three other changes the Blow costs six without a Knight" {
  covers = { "PRC-011", "PRC-006", "357.1" },
  you = { base = { "Pouty Poro" }, hand = { "Choosy Blow" }, runes = { fury = 5 } },
  foe = { base = { "Stern Keeper", "Stern Keeper", "Stern Keeper" } },

  run = function(t) t.you:refused("play", "Choosy Blow", "357.1") end,
}

scenario "A Knight is chosen for the discount where nothing else can be paid" {
  covers = { "PRC-011", "PRC-006", "357.3" },
  you = { base = { "Sparing Host", "Pouty Poro" }, hand = { "Choosy Blow" }, runes = { fury = 4 } },
  foe = { base = { "Stern Keeper", "Stern Keeper", "Stern Keeper" } },

  run = function(t)
    t.you:play("Choosy Blow", { target = { { "Pouty Poro" }, { "?" } } })
    t.you:offers_not("target", "Stern Keeper")
    t.you:answer("Sparing Host")
    t:everyone_passes()

    t:expect { you = { runes = 1 } }
    t:expect_unit("Pouty Poro", { damage = 1 })
  end,
}

scenario "Three changes of one price all count" {
  covers = { "PRC-006", "356.3" },
  you = { hand = { "Grim Refrain" }, runes = { fury = 4 } },
  foe = { base = { "Stern Keeper", "Stern Keeper", "Stern Keeper" } },

  run = function(t)
    t.you:play("Grim Refrain")
    t:everyone_passes()

    t:expect { you = { runes = 1, runes_ready = 0 } }
  end,
}

scenario "Three runes do not pay for three increases" {
  covers = { "PRC-006", "357.1" },
  you = { hand = { "Grim Refrain" }, runes = { fury = 3 } },
  foe = { base = { "Stern Keeper", "Stern Keeper", "Stern Keeper" } },

  run = function(t) t.you:refused("play", "Grim Refrain", "357.1") end,
}

scenario "A price that is given to the Gauntlet is that of its printed ability" {
  covers = { "PRC-131", "PRC-132", "356.4" },
  you = { base = { "Thrift Guild", "Mega-Mech" }, gear = { "Iron Gauntlet" }, runes = { fury = 1 } },

  run = function(t)
    t.you:use("Iron Gauntlet") -- only for the strong one
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { attached = { "Iron Gauntlet" } })
  end,
}

scenario "So is that of a keyword that is given" {
  covers = { "PRC-132", "PRC-133", "356.4" },
  you = { base = { "Mega-Mech" }, gear = { "Charter Seal", "Iron Gauntlet" }, runes = { fury = 1 } },

  run = function(t)
    t.you:use("Iron Gauntlet")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { attached = { "Iron Gauntlet" } })
  end,
}

scenario "An effect that a keyword says for its own additional cost is chosen for it" {
  covers = { "PRC-134", "356.2", "355.4" },
  you = { hand = { "Farther Reach" }, runes = { chaos = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Farther Reach")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2 })
    t:expect { you = { runes_ready = 0 } }
  end,
}
