-- What the published cards cannot show of choosing, paying and resolving.

scenario "An optional cost that a discount takes away counts as paid" {
  covers = { "RUL-002", "356.4.f.1", "356.4.c", "356.6" },
  you = { base = { "Quartermaster" }, hand = { "Clockwork Keeper" }, runes = { mind = 2 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Clockwork Keeper", { to = "base", additional = true })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, runes = { mind = 2 }, runes_exhausted = 2 } }
  end,
}

scenario "What may not be chosen is no target for an opponent" {
  covers = { "RUL-003", "757", "355.9.b" },
  you = { hand = { "Incinerate" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { { "Proud Ghost", buffs = 1 } } } },

  run = function(t)
    t:expect_unit("Proud Ghost", { might = 5 })
    t.you:refused("play", "Incinerate", "355.8")
  end,
}

scenario "A target that may no longer be chosen is missed" {
  covers = { "RUL-003", "758", "359.3.e.2" },
  you = { hand = { "Incinerate" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Proud Ghost" } }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Incinerate", { target = "Proud Ghost" })
    t.you:pass()
    t.foe:play("Discipline", { target = "Proud Ghost" })
    t:everyone_passes()

    t:expect_unit("Proud Ghost", { damage = 0, might = 6 })
  end,
}

scenario "A target that may be chosen again is hit" {
  covers = { "RUL-003", "758", "359.3.e.3" },
  you = { hand = { "Incinerate", "Flurry of Blades" }, runes = { fury = 2 }, base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Proud Ghost" } }, hand = { "Discipline", "Smoke Screen" }, runes = { calm = 2, mind = 3 } },

  run = function(t)
    t.you:play("Incinerate", { target = "Proud Ghost" })
    t.you:pass()
    t.foe:play("Discipline", { target = "Proud Ghost" })
    t.foe:pass()
    t.you:pass()
    t:expect_unit("Proud Ghost", { might = 6 })
    t.you:pass()
    t.foe:play("Smoke Screen", { target = "Proud Ghost" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Discipline", "Smoke Screen", "Proud Ghost" } } }
  end,
}

scenario "Several reflexive abilities are all added before the first is finalized" {
  covers = { "RUL-006", "388", "387" },
  you = { hand = { "Twofold Oath" }, runes = { order = 1 }, base = { "Recruit", "Mega-Mech" } },

  run = function(t)
    t.you:play("Twofold Oath")
    t.you:pass()
    t.foe:pass()
    t:expect { question = "target", chain = { "Twofold Oath", "Twofold Oath" } }
    t.you:answer("Recruit")
    t:expect { question = "target" }
    t.you:answer("Recruit")
    t:expect_unit("Recruit", { might = 1 })
    t.you:pass()
    t.foe:pass()
    t:expect_unit("Recruit", { might = 3 })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 4 })
  end,
}

scenario "What is done as a spell is played is not repeated" {
  covers = { "RUL-014", "135.2.b.6", "820" },
  you = { hand = { "Costly Thought", "Cleave", "Charm" }, runes = { mind = 2 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:play("Costly Thought", { additional = true, discard = "Cleave" })
    t:expect { chain = { "Costly Thought" }, you = { trash = { "Cleave" }, hand = { "Charm" } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Charm", "Gust", "Flash" }, trash = { "Cleave", "Costly Thought" } } }
  end,
}

scenario "An ability that waits outlives the end of its condition" {
  covers = { "RUL-012", "727.1.c.3.a", "731", "729" },
  you = { base = { "Old Master" }, xp = 2, deck = { "Gust" } },

  run = function(t)
    t.you:use("Old Master")
    t:expect { chain = { "Old Master" }, you = { xp = 0 } }
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
    t.you:refused("use", "Old Master")
  end,
}

scenario "Experience has no limit, and is each player's own" {
  covers = { "RUL-012", "733", "732", "730" },
  you = { units = { ["0"] = { "Gustwalker" } }, xp = 250, base = { "Old Master" } },
  foe = { base = { "Old Master" } },
  phase = "awaken",

  run = function(t)
    t:everyone_passes()

    t:expect { you = { xp = 252 }, foe = { xp = 0 } }
    t.you:offers("use", "Old Master")
  end,
}

scenario "Gear that follows its host has not moved" {
  covers = { "RUL-013", "RUL-010", "434.4.a", "107.1.c.1", "446.2" },
  you = {
    base = { "Trail Keeper", { "Mega-Mech", attached = { "Practice Blade" } } },
    deck = { "Gust", "Flash" },
  },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
    t:expect_unit("Practice Blade", { at = "Blank Battlefield", attached_to = "Mega-Mech" })
  end,
}

scenario "Attaching what is there already changes nothing" {
  covers = { "RUL-017", "LTR-008", "434.1.h" },
  you = {
    base = { { "Mega-Mech", attached = { "Strong Rope" } }, "Recruit" },
    hand = { "Tighten", "Tighten" },
    runes = { body = 2 },
    deck = { "Gust", "Flash" },
  },

  run = function(t)
    t.you:play("Tighten", { target = { { "Mega-Mech" }, { "Strong Rope" } } })
    t:everyone_passes()
    t:expect { you = { hand = { "Tighten" } } }
    t:expect_unit("Strong Rope", { attached_to = "Mega-Mech" })
    t.you:play("Tighten", { target = { { "Recruit" }, { "Strong Rope" } } })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
    t:expect_unit("Strong Rope", { attached_to = "Recruit" })
  end,
}

scenario "No status crosses between a host and what is attached to it" {
  covers = { "RUL-010", "434.5", "719.4.a", "SFD-016" },
  you = { base = { { "Mega-Mech", stunned = true, buffs = 1 }, { "Practice Blade", exhausted = true } }, runes = { fury = 2 } },

  run = function(t)
    t.you:use("Practice Blade", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Practice Blade", { exhausted = true, stunned = false, buffs = 0, attached_to = "Mega-Mech" })
    t:expect_unit("Mega-Mech", { exhausted = false, might = 10 })
  end,
}

scenario "Weaponmaster takes Power off an Equip cost, never Energy" {
  covers = { "RUL-010", "821.1.c.3", "821.1.c.2" },
  you = { base = { "Practice Blade" }, hand = { "Sentinel Adept" }, runes = { fury = 5 } },

  run = function(t)
    t.you:play("Sentinel Adept", { to = "base", may = true, target = "Practice Blade" })
    t:answers { you = { { additional = true } } }
    t:everyone_passes()

    t:expect_unit("Sentinel Adept", { attached = { "Practice Blade" } })
    t:expect { you = { runes_exhausted = 5 } }
  end,
}

scenario "An Equip cost that cannot be paid leaves the Equipment where it is" {
  covers = { "RUL-010", "821.1.c.5" },
  you = { base = { { "Mega-Mech", attached = { "Practice Blade" } } }, hand = { "Sentinel Adept" }, runes = { fury = 4 } },

  run = function(t)
    t.you:play("Sentinel Adept", { to = "base", may = true, target = "Practice Blade" })
    t:everyone_passes()

    t:expect_unit("Practice Blade", { attached_to = "Mega-Mech" })
    t:expect { you = { runes_exhausted = 3 } }
  end,
}

scenario "Equipment without an Equip cost stays where it is" {
  covers = { "RUL-011", "821.1.c.4" },
  you = { base = { "Bare Blade" }, hand = { "Sentinel Adept" }, runes = { fury = 5 } },

  run = function(t)
    t.you:play("Sentinel Adept", { to = "base", may = true })
    t:everyone_passes()

    t:expect_unit("Bare Blade", { attached_to = false })
    t:expect { you = { runes_exhausted = 3 } }
  end,
}

scenario "Bonus Damage is prevented like the rest" {
  covers = { "LTR-004", "715.4.a", "437", "OGN-296" },
  you = { hand = { "Hextech Ray", "Glass Aegis" }, runes = { fury = 2, calm = 1 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Glass Aegis", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:play("Hextech Ray", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}

scenario "Negative Might counts as nought, changes count from where it truly is" {
  covers = { "SFD-066", "143.2.b", "143.2.b.1" },
  you = { base = { "Recruit" }, hand = { "Frigid Touch", "Frigid Touch", "Discipline" }, runes = { mind = 4, calm = 2 } },

  run = function(t)
    t.you:play("Frigid Touch", { target = "Recruit", additional = false })
    t:everyone_passes()
    t.you:play("Frigid Touch", { target = "Recruit", additional = false })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 0 })
    t.you:play("Discipline", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 0 })
    t:expect { you = { base = { "Recruit" } } }
  end,
}

scenario "A token costs nothing, a card what is printed" {
  covers = { "RUL-019", "185.3.a", "206" },
  you = { base = { "Recruit", "Mega-Mech" }, hand = { "Levy", "Levy" }, runes = { order = 2 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:play("Levy", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect { you = { hand = { "Levy" } } }
    t.you:play("Levy", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "What choosing for Equip triggers goes above it and resolves first" {
  covers = { "RUL-020", "818.1.c.1", "383.4.b" },
  you = { base = { "Shy Scout", "Practice Blade" }, runes = { fury = 2 }, deck = { "Gust" } },

  run = function(t)
    t.you:use("Practice Blade", { target = "Shy Scout" })
    t:expect { chain = { "Practice Blade", "Shy Scout" } }
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Practice Blade" }, you = { hand = { "Gust" } } }
    t:expect_unit("Practice Blade", { attached_to = false })
    t:everyone_passes()

    t:expect_unit("Practice Blade", { attached_to = "Shy Scout" })
  end,
}

scenario "What is attached still has its keywords, though their text is off" {
  covers = { "RUL-010", "722", "721" },
  you = { base = { { "Mega-Mech", attached = { "Practice Blade" } }, "Recruit" }, runes = { fury = 4 } },

  run = function(t)
    t:expect_unit("Practice Blade", { keywords = { "Equip" } })
    t.you:refused("use", "Practice Blade", "377")
  end,
}

scenario "A Unique card is one of its name, and a Signature of three all the same" {
  covers = { "RUL-018", "825.3.a", "825.3.b" },

  run = function(t)
    t:deck_legal("origins-champion-deck-viktor", {
      main = { ["Soaring Scout"] = 0, ["Siphon Power"] = 2, ["Lone Relic"] = 1 },
    })
    t:deck_refused("origins-champion-deck-viktor", {
      main = { ["Soaring Scout"] = 1, ["Lone Relic"] = 2 },
    }, "825")
    t:deck_refused("origins-champion-deck-viktor", {
      main = { ["Soaring Scout"] = 0, Stupefy = 1, ["Siphon Power"] = 3, ["Lone Relic"] = 1 },
    }, "103.2.d.1")
  end,
}

scenario "All that an ability adds pays" {
  covers = { "RUL-033", "166", "167", "429.3" },
  you = { base = { "Rich Seal" }, hand = { "Void Seeker" }, runes = { calm = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })

    t:expect { chain = { "Void Seeker" }, you = { runes_ready = 0, resources = { energy = 0, fury = 0 } } }
  end,
}

scenario "What is left over of it floats, and it pays once a turn" {
  covers = { "RUL-033", "166", "383.3.e", "429.3" },
  you = { base = { "Rich Seal" }, hand = { "Gust", "Gust" } },
  foe = { units = { ["0"] = { "Recruit", "Recruit" } } },

  run = function(t)
    t.you:play("Gust", { target = "Recruit" })
    t:expect { chain = { "Gust" }, you = { resources = { energy = 0, fury = 1 } } }
    t:everyone_passes()

    t:expect_unit("Rich Seal", { ready = true })
    t.you:refused("play", "Gust", "357.1")
    t.you:refused("use", "Rich Seal", "383.3.e")
  end,
}

scenario "Who forbids runes their abilities keeps the next play from being paid" {
  covers = { "RUL-139", "054.1", "357.1" },
  you = { gear = { "Rune Lock" }, runes = { "Order Rune", "Order Rune" }, hand = { "Home Lantern", "Home Lantern" },
    deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:play("Home Lantern")
    t:everyone_passes()
    t.you:use("Rune Lock")
    t:everyone_passes()
    t.you:refused("play", "Home Lantern", "357.1")
    t:expect { you = { hand = { "Home Lantern", "Gust" } } }
  end,
}

scenario "A rune that forbids its own abilities pays until that begins to hold" {
  covers = { "RUL-140", "054.1", "357.1" },
  you = { runes = { "Shy Rune", "Shy Rune" }, hand = { "Home Lantern", "Home Lantern" } },

  run = function(t)
    t.you:play("Home Lantern")
    t:everyone_passes()
    t.you:refused("play", "Home Lantern", "357.1")
    t:expect { you = { hand = { "Home Lantern" } } }
  end,
}

scenario "Who cannot use abilities pays with none either" {
  covers = { "RUL-105", "054.1", "377", "357.1" },
  you = { units = { ["Void Gate"] = { "Home Lantern" } }, base = { "Home Lantern" }, hand = { "Stupefy", "Stupefy" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("use", "Home Lantern#2", { ability = 2 }, "054.1")
    t.you:play("Stupefy", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Home Lantern#1", { exhausted = true, at = "base" })
    t.you:refused("play", "Stupefy", "357.1")
    t.you:refused("use", "Home Lantern#2", { ability = 1 })
  end,
}

scenario "Two who lend one ability do not make it cheaper twice" {
  covers = { "RUL-141", "OGN-111", "356.4", "477.2" },
  you = {
    base = { "Heimerdinger, Inventor", { "Thrifty Worker", exhausted = true }, { "Thrifty Worker", exhausted = true } },
    resources = { energy = 5 }, deck = { "Gust" },
  },

  run = function(t)
    t.you:use("Heimerdinger, Inventor")
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" }, resources = { energy = 1 } } }
  end,
}

scenario "Who says itself what its ability costs hears that of no other that lends it" {
  covers = { "RUL-141", "356.4", "477.2" },
  you = { base = { "Thrifty Worker", "Thrifty Worker" }, resources = { energy = 5 }, deck = { "Gust" } },

  run = function(t)
    t.you:use("Thrifty Worker#1")
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" }, resources = { energy = 1 } } }
  end,
}

scenario "It borrows what another is exhausted for, and pays by itself" {
  covers = { "RUL-141", "477.2" },
  you = { base = { "Thrifty Worker", "Lee Sin, Ascetic" } },

  run = function(t)
    t.you:use("Thrifty Worker", { ability = 2 })
    t:everyone_passes()

    t:expect_unit("Thrifty Worker", { might = 2, buffs = 1, exhausted = true })
    t:expect_unit("Lee Sin, Ascetic", { buffs = 0, ready = true })
  end,
}
