-- Worked positions, as they are told, with cards that do what theirs do.

scenario "Her buff taken away while she defends: four at once and no keyword, not five" {
  covers = { "W1", "476.3", "426", "OGN-232", "LTR-058" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { { "Fiora, Victorious", buffs = 1 } } }, hand = { "Cold Water" }, runes = { calm = 1 } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:expect_unit("Fiora, Victorious", { might = 6, defending = true, keywords = { "Shield" } })
    t.you:pass()
    t.foe:play("Cold Water", { target = "Fiora, Victorious" })
    t.foe:pass()
    t.you:pass()

    t:expect_unit("Fiora, Victorious", { might = 4, buffs = 0, no_keywords = { "Deflect", "Ganking", "Shield" } })
  end,
}

scenario "A chosen additional Power that a discount brings to nothing was paid: a card" {
  covers = { "W6", "356.4.c", "356.4.f.1", "OGN-044", "LTR-055" },
  you = { base = { "Mustering Drum" }, hand = { "Clockwork Keeper" }, runes = { calm = 2 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Clockwork Keeper", { to = "base", additional = true })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, runes = 2, runes_ready = 0 } }
  end,
}

scenario "With two discounts the Power is not below nothing, and Energy is never less for them" {
  covers = { "356.6", "356.4.f.1", "OGN-044", "LTR-055" },
  you = { base = { "Mustering Drum", "Mustering Drum" }, hand = { "Clockwork Keeper" }, runes = { calm = 1 } },

  run = function(t)
    t.you:refused("play", "Clockwork Keeper", "357.1")
  end,
}

scenario "A spell of four Energy and a Power is Defy's, though more was paid for repeating it" {
  covers = { "W7", "206", "820", "OGN-045", "LTR-056" },
  you = { hand = { "Rolling Salvo" }, runes = { fury = 6 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Defy" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Rolling Salvo", { additional = true, target = { { "Mega-Mech" }, { "Mega-Mech" } } })
    t.you:pass()
    t.foe:play("Defy", { target = "Rolling Salvo" })
    t:everyone_passes()

    t:expect { you = { trash = { "Rolling Salvo" } } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Three damage is left for five targets: exactly two are dropped" {
  covers = { "W9", "355.14.h.1", "715.3", "LTR-052" },
  you = { units = { ["1"] = { "Playful Phantom" } }, hand = { "Lone Charge" }, runes = { fury = 3 } },
  foe = {
    units = { ["0"] = { "Recruit", "Recruit", "Recruit", "Recruit", "Recruit" } },
    hand = { "Discipline", "Stupefy", "Stupefy" },
    runes = { calm = 2, mind = 2 },
  },

  run = function(t)
    t:expect_unit("Playful Phantom", { might = 5 })
    t.you:play("Lone Charge", { target = { { "Playful Phantom" }, { "Recruit#1", "Recruit#2", "Recruit#3", "Recruit#4", "Recruit#5" } } })
    t.you:pass()
    t.foe:play("Discipline", { target = "Recruit#5" })
    t.foe:play("Stupefy", { target = "Playful Phantom" })
    t.foe:play("Stupefy", { target = "Playful Phantom" })
    t:answers { you = { { target = { "Recruit#2", "Recruit#3", "Recruit#4" } } } }
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = { { "Recruit", might = 1 }, { "Recruit", might = 3 } } } } }
  end,
}

scenario "Where a play is forbidden the spell is played, no unit comes, the rest happens" {
  covers = { "W10", "358.3.a", "359.3.e.6", "LTR-053", "OGN-070" },
  you = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Helping Hand" }, runes = { order = 2 }, deck = { "Gust" } },
  foe = { units = { ["1"] = { "Mageseeker Warden" } } },

  run = function(t)
    t.you:play("Helping Hand", { target = "0" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, trash = { "Helping Hand" }, base = {}, units = { ["0"] = { "Mega-Mech" } } } }
  end,
}

scenario "Saved from dying in combat, the Prince gives nobody a point" {
  covers = { "W18", "808.1.d.1", "428.1.a.1.b", "OGN-077", "LTR-057" },
  you = { base = { "Mega-Mech" } },
  foe = { base = { "Zhonya's Hourglass" }, units = { ["0"] = { "Hunted Prince" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:fight()

    -- One for conquering, none for the Prince.
    t:expect { you = { points = 1 }, foe = { points = 0, base = { "Hunted Prince" }, trash = { "Zhonya's Hourglass" } } }
  end,
}

scenario "Not saved, the Prince gives a point" {
  covers = { "W18", "808.1.d.2", "LTR-057" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Hunted Prince" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:fight()

    t:expect { you = { points = 2 }, foe = { points = 0, trash = { "Hunted Prince" } } }
  end,
}

scenario "From facedown the first of the two must be here, the second may be anywhere else" {
  covers = { "W23", "811.1.d.2.a", "811.2", "LTR-054" },
  you = {
    units = { ["0"] = { "Mega-Mech" }, base = { "Pakaa Cub" }, ["1"] = { "Wise Hound" } },
    facedown = { ["0"] = { "Smoke Swap" } },
  },

  run = function(t)
    t.you:play("Smoke Swap", { from = "facedown", target = "?" })
    t.you:offers_not("target", "Pakaa Cub")
    t.you:offers_not("target", "Wise Hound")
    t.you:answer("Mega-Mech")
    t.you:offers("target", "Pakaa Cub")
    t.you:offers("target", "Wise Hound")
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Pakaa Cub")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "base" })
    t:expect_unit("Pakaa Cub", { at = "Blank Battlefield" })
  end,
}

scenario "From facedown with nobody of yours here the Swap cannot be played" {
  covers = { "W23", "811.1.d", "LTR-054" },
  you = {
    units = { base = { "Pakaa Cub" }, ["1"] = { "Wise Hound" } },
    facedown = { ["0"] = { "Smoke Swap" } },
    controls = { "0" },
  },

  run = function(t)
    t.you:refused("play", "Smoke Swap")
  end,
}

scenario "A unit that was banished and goes to base instead has been played: the stun is made" {
  covers = { "W13", "359.3.e.14.c", "387", "LTR-059" },
  you = { units = { ["0"] = { "Pakaa Cub" } }, hand = { "Sudden Landing" }, runes = { mind = 2 } },
  foe = { units = { ["1"] = { "Mageseeker Warden", "Mega-Mech" } } },

  run = function(t)
    t.you:play("Sudden Landing", { target = "Pakaa Cub" })
    t:answers { you = { { target = "Mega-Mech" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Pakaa Cub" } } }
    t:expect_unit("Mega-Mech", { stunned = true })
  end,
}

scenario "A card that alone outgrows the table is at fault" {
  ends = "fault",
  covers = { "LTR-060" },
  you = { hand = { "Boundless Brood" }, runes = { order = 1 } },

  run = function(t)
    t.you:play("Boundless Brood")
    t:everyone_passes()

    t:expect { over = true, winner = "nobody", reason = "fault" }
  end,
}
