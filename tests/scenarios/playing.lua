-- Playing a card, step by step (rules 354-359).

scenario "A card that is played has left the hand: it cannot be discarded for its own price" {
  covers = { "354.1", "354", "370.1.b.1", "OGN-002" },
  you = { hand = { "Brazen Buccaneer", "Brazen Buccaneer" }, runes = { fury = 8 } },

  run = function(t)
    t.you:play("Brazen Buccaneer", { to = "base", additional = true })
    t:expect { you = { base = { "Brazen Buccaneer" }, trash = { "Brazen Buccaneer" }, hand = {}, runes_ready = 4 } }
  end,
}

scenario "The last card in hand finds nothing to discard for its price" {
  covers = { "354.1", "203.3", "OGN-002" },
  you = { hand = { "Brazen Buccaneer" }, runes = { fury = 5 } },

  run = function(t)
    t.you:refused("play", "Brazen Buccaneer", "357.1")
  end,
}

scenario "A trigger of a unit asks for its target only when the unit has entered" {
  covers = { "355.5.b", "383.4.a.2", "402.4", "OGN-092" },
  you = { hand = { "Riptide Rex" }, runes = { mind = 8 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Riptide Rex", { to = "base" })

    t:expect { chain = {}, you = { base = { "Riptide Rex" } } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "A counterspell is no target of itself" {
  covers = { "355.9.c", "355.8" },
  you = { hand = { "Wind Wall", "Stupefy" }, runes = { calm = 5, mind = 1 }, base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Wind Wall", "355.8")
    t.you:play("Stupefy", { target = "Mega-Mech" })
    t.you:offers("play", "Wind Wall")
  end,
}

scenario "What is picked from a hand is no target: it is picked on resolution" {
  covers = { "355.10.a.1", "355.17", "OGN-156" },
  you = { hand = { "Sabotage" }, runes = { body = 2 } },
  foe = { hand = { "Gust", "Stupefy" }, runes = { mind = 1 }, base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Sabotage")
    t.you:pass()
    t.foe:play("Stupefy", { target = "Mega-Mech" })
    t:answers { you = { { pick = "Gust" } } }
    t:everyone_passes()

    t:expect { foe = { deck_bottom = { "Gust" }, trash = { "Stupefy" } } }
  end,
}

scenario "What a cost speaks of is no target" {
  covers = { "355.10.c", "OGN-048", "OGN-292" },
  you = {
    units = { ["The Dreaming Tree"] = { "Daring Poro" } },
    hand = { "Meditation" },
    runes = { calm = 2 },
    deck = { "Gust", "Flash", "Charm" },
  },

  run = function(t)
    t.you:play("Meditation", { additional = true })
    t:expect { chain = { "Meditation" } }
    t:expect_unit("Daring Poro", { exhausted = true })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" } } }
  end,
}

scenario "Split damage gives each target at least one" {
  covers = { "355.14.h", "OGN-041" },
  you = { base = { "Volibear, Furious" } },
  foe = { units = { ["0"] = { "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Mega-Mech" } } },

  run = function(t)
    t.you:move("Volibear, Furious", "0")
    t.you:answer { "Recruit", "Recruit#2", "Recruit#3", "Recruit#4", "Recruit#5" }
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = { "Mega-Mech" } } } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Less damage than when it was aimed: one target is dropped, no more" {
  covers = { "355.14.h.1", "715.3", "OGN-041", "OGS-001" },
  you = { base = { "Volibear, Furious" }, units = { ["1"] = { "Annie, Fiery" } }, hand = { "Retreat" }, runes = { mind = 1 } },
  foe = { units = { ["0"] = { "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Mega-Mech" } } },

  run = function(t)
    t.you:move("Volibear, Furious", "0")
    t.you:answer { "Recruit", "Recruit#2", "Recruit#3", "Recruit#4", "Recruit#5", "Recruit#6" }
    t.you:play("Retreat", { target = "Annie, Fiery" })
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Volibear, Furious" } }
    t.you:pass()
    t.foe:pass()
    t.you:answer { "Recruit#2", "Recruit#3", "Recruit#4", "Recruit#5", "Recruit#6" }

    t:expect { foe = { units = { ["0"] = { "Recruit", "Mega-Mech" } } } }
  end,
}

scenario "What was paid for a target stays paid when the target is dropped" {
  covers = { "355.14.i", "809", "OGN-041", "OGN-013" },
  you = {
    base = { "Volibear, Furious" }, units = { ["1"] = { "Annie, Fiery" } },
    hand = { "Retreat" }, runes = { mind = 1 }, resources = { energy = 1, chaos = 1 },
  },
  foe = { units = { ["0"] = { "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Pouty Poro" } } },

  run = function(t)
    t.you:move("Volibear, Furious", "0")
    for _, it in ipairs { "Pouty Poro", "Recruit", "Recruit#2", "Recruit#3", "Recruit#4", "Recruit#5" } do
      t.you:answer(it)
    end
    t.you:answer("yes")
    t.you:play("Retreat", { target = "Annie, Fiery" })
    t:expect { you = { resources = { energy = 0, chaos = 0 } } }
    t.you:pass()
    t.foe:pass()
    t.you:pass()
    t.foe:pass()
    t.you:answer { "Recruit", "Recruit#2", "Recruit#3", "Recruit#4", "Recruit#5" }

    t:expect { foe = { units = { ["0"] = { "Pouty Poro" } } }, you = { resources = { chaos = 0 } } }
  end,
}

scenario "A permanent that enters works at once, with no answer to it" {
  covers = { "359.2", "337.2", "OGS-013" },
  you = { hand = { "Garen, Commander" }, runes = { order = 7 }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Garen, Commander", { to = "base" })

    t:expect { chain = {}, priority = "you" }
    t:expect_unit("Recruit", { might = 2 })
    t:expect_unit("Garen, Commander", { exhausted = true })
  end,
}

scenario "Gear enters ready, at base, and is used at once" {
  covers = { "359.2.d", "149.1", "149.2", "Q43" },
  you = { hand = { "Orb of Regret" }, runes = { mind = 1 }, units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Orb of Regret")
    t:expect_unit("Orb of Regret", { ready = true, at = "base" })
    t.you:use("Orb of Regret", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 7 })
  end,
}

scenario "Gear played from facedown enters its battlefield and is recalled in the cleanup" {
  covers = { "149.3", "323.7", "811.1.d", "OGN-077" },
  you = { units = { ["0"] = { "Mega-Mech" } }, facedown = { ["0"] = { "Zhonya's Hourglass" } } },

  run = function(t)
    t.you:play("Zhonya's Hourglass", { from = "facedown" })

    t:expect { you = { gear = { "Zhonya's Hourglass" } } }
    t:expect_unit("Zhonya's Hourglass", { at = "base", facedown = false })
  end,
}

scenario "A spell is carried out from top to bottom" {
  covers = { "157", "359.3.d", "OGN-201" },
  you = { hand = { "Invert Timelines", "Gust" }, runes = { chaos = 4 }, deck = { "Flash", "Charm", "Defy", "Stupefy", "Cleave" } },
  foe = { hand = { "Rebuke" }, deck = { "Flash", "Charm", "Defy", "Stupefy", "Cleave" } },

  run = function(t)
    t.you:play("Invert Timelines")
    t:everyone_passes()

    t:expect { you = { hand = { "Flash", "Charm", "Defy", "Stupefy" }, deck = { "Cleave" } } }
    t:expect { foe = { hand = { "Flash", "Charm", "Defy", "Stupefy" }, trash = { "Rebuke" } } }
  end,
}

scenario "What an effect itself killed is looked back at" {
  covers = { "359.3.e.13", "OGN-242" },
  you = {
    base = { "Baited Hook", { "Shipyard Skulker", buffs = 1 } },
    runes = { order = 2 },
    deck = { "Playful Phantom", "Gust" },
  },

  run = function(t)
    t.you:use("Baited Hook", { target = "Shipyard Skulker", pick = "Playful Phantom", to = "base" })
    t:everyone_passes()

    t:expect { you = { base = { "Playful Phantom", "Baited Hook" }, trash = { "Shipyard Skulker" } } }
  end,
}

scenario "The place that a trigger's condition speaks of stays though its unit has gone" {
  covers = { "359.3.f.3", "OGN-177" },
  you = { base = { "Stealthy Pursuer", "Shipyard Skulker" } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Shipyard Skulker", "0")
    t.you:pass()
    t.foe:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = { "Stealthy Pursuer" } }, hand = { "Shipyard Skulker" } } }
  end,
}

scenario "Where a unit is, is read as its ability resolves: gone, it is nowhere" {
  covers = { "359.3.f.1", "359.3.f.2", "359.3.e.12", "OGN-222" },
  you = { base = { "Noxian Drummer" } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:move("Noxian Drummer", "0")
    t.you:pass()
    t.foe:play("Gust", { target = "Noxian Drummer" })
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = {} }, base = {}, hand = { "Noxian Drummer" } }, showdown = false }
  end,
}

scenario "Friend and enemy are seen by who controls the spell as it resolves" {
  covers = { "359.3.f.4", "752", "755", "OGN-080" },
  turn_player = "foe",
  you = { hand = { "Mystic Reversal" }, runes = { calm = 7 }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { hand = { "Charm" }, runes = { calm = 2 }, units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.foe:play("Charm", { target = "Shipyard Skulker", to = "your base" })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Charm" })
    t:answers { you = { { may = false } } }
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { at = "Blank Battlefield" })
    t:expect { foe = { trash = { "Charm" } } }
  end,
}

scenario "What a card in hand or trash says does not count" {
  covers = { "366.1", "365", "OGS-001" },
  you = { hand = { "Incinerate", "Annie, Fiery" }, trash = { "Annie, Fiery" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Incinerate", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2 })
  end,
}

scenario "A replaced death did not happen: no Deathknell" {
  covers = { "370.1.a", "808.1.d.1", "428.1.a.1.b", "OGN-077" },
  turn_player = "foe",
  you = { base = { "Zhonya's Hourglass" }, units = { ["0"] = { "Watchful Sentry" } }, deck = { "Gust" } },
  foe = { hand = { "Incinerate" }, runes = { fury = 2 } },

  run = function(t)
    t.foe:play("Incinerate", { target = "Watchful Sentry" })
    t:everyone_passes()

    t:expect { chain = {}, you = { hand = {}, base = { "Watchful Sentry" } } }
  end,
}

scenario "What triggers in the midst of a resolution waits for its end" {
  covers = { "158.3", "158.3.a", "401.2", "OGN-178", "OGN-006" },
  turn_player = "foe",
  you = {
    units = { ["0"] = { "Undercover Agent" } },
    hand = { "Flame Chompers", "Cleave" },
    deck = { "Gust", "Flash" },
    runes = { fury = 1 },
  },
  foe = { hand = { "Falling Star" }, runes = { fury = 4 } },

  run = function(t)
    t.foe:play("Falling Star", { target = { { "Undercover Agent" }, { "Undercover Agent" } } })
    t.foe:pass()
    t.you:pass()
    t.you:pass()
    t.foe:pass()
    t:expect { question = "may", asked = "you", you = { hand = { "Gust", "Flash" } } }
    t.you:answer("no")

    t:expect { you = { trash = { "Undercover Agent", "Flame Chompers", "Cleave" } } }
  end,
}

scenario "An ability is used like a card is played: chosen, paid, answered, resolved, cleared" {
  covers = { "398", "400", "402.3", "404", "406", "406.5", "399", "405", "OGN-257" },
  you = { legend = "Lee Sin, Blind Monk", base = { "Daring Poro", "Mega-Mech" }, runes = { body = 1 } },
  foe = { hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:use("Lee Sin, Blind Monk", { target = "Daring Poro" })
    t:expect { chain = { "Lee Sin, Blind Monk" }, you = { runes_exhausted = 1, legend_exhausted = true } }
    t:expect_unit("Daring Poro", { buffs = 0 })
    t.you:pass()
    t.foe:offers("play", "Stupefy")
    t.foe:pass()

    t:expect_unit("Daring Poro", { buffs = 1 })
    t:expect { chain = {}, you = { trash = {} } }
    t.you:refused("use", "Lee Sin, Blind Monk")
  end,
}

scenario "A leading may is answered before its targets are chosen" {
  covers = { "402.1", "402", "OGN-285" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["Reaver's Row"] = { "Daring Poro", "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Mega-Mech", "Reaver's Row")
    t:expect { question = "may", asked = "foe" }
    t.foe:answer("yes")
    t:expect { question = "target", asked = "foe" }
    t.foe:answer("Shipyard Skulker")
    t:everyone_passes()

    t:expect { foe = { base = { "Shipyard Skulker" } } }
  end,
}

scenario "An Add ability resolves as it is used and is never on the chain" {
  covers = { "400.2", "429.2.a", "OGN-040" },
  floats = true,
  you = { base = { "Seal of Rage" } },

  run = function(t)
    t.you:use("Seal of Rage")

    t:expect { chain = {}, priority = "you", you = { resources = { fury = 1 } } }
  end,
}

scenario "Whatever adds resources pays for a card on the way" {
  covers = { "357.1.a", "429.3", "OGN-040" },
  you = { base = { "Seal of Rage" }, hand = { "Hextech Ray" }, runes = { fury = { ready = 1 } } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Mega-Mech", pay = "Seal of Rage" })

    t:expect { chain = { "Hextech Ray" } }
    t:expect_unit("Seal of Rage", { exhausted = true })
  end,
}

scenario "Whatever adds resources pays in the midst of other things too" {
  covers = { "429.3.a", "444.2.c", "OGN-006", "OGN-040" },
  you = { base = { "Seal of Rage", "Seal of Rage" }, hand = { "Get Excited!", "Flame Chompers" }, runes = { calm = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Get Excited!", { target = "Mega-Mech" })
    t:expect_unit("Seal of Rage#2", { ready = true })
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect { you = { base = { "Seal of Rage", "Seal of Rage", "Flame Chompers" } } }
    t:expect_unit("Seal of Rage#2", { exhausted = true })
  end,
}

scenario "A new target for a spell triggers" {
  covers = { "754", "751", "752", "OGN-080", "OGN-292" },
  turn_player = "foe",
  you = {
    hand = { "Mystic Reversal" },
    runes = { calm = 7 },
    units = { ["0"] = { "Shipyard Skulker" }, ["The Dreaming Tree"] = { "Mega-Mech" } },
    deck = { "Gust", "Flash" },
  },
  foe = { hand = { "Void Seeker" }, runes = { fury = 4 } },

  run = function(t)
    t.foe:play("Void Seeker", { target = "Shipyard Skulker" })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Void Seeker" })
    t.you:pass()
    t.foe:pass()
    t.you:answer("yes")
    t.you:answer("Mega-Mech")
    t:expect { chain = { "Void Seeker", "The Dreaming Tree" } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
    t:expect { you = { hand = { "Gust", "Flash" } } }
  end,
}

scenario "A target that stays as it was is no new choice and does not trigger" {
  covers = { "753", "754", "OGN-080", "OGN-292" },
  you = {
    hand = { "Mystic Reversal" },
    runes = { calm = 7 },
    units = { ["The Dreaming Tree"] = { "Mega-Mech" } },
    deck = { "Gust", "Flash" },
  },
  foe = { hand = { "Void Seeker" }, runes = { fury = 4 }, units = { ["1"] = { "Recruit" } } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Void Seeker" })
    t:answers { you = { { may = true }, { target = "Mega-Mech" } } }
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Void Seeker" } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "The controller of a target that was missed is nobody: no cards" {
  covers = { "359.3.f.2.a", "359.3.e.14.a", "OGN-213" },
  you = { hand = { "Hidden Blade" }, runes = { order = 3 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Flash" }, runes = { chaos = 2 }, deck = { "Gust", "Charm" } },

  run = function(t)
    t.you:play("Hidden Blade", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Flash", { target = { "Mega-Mech" } })
    t:everyone_passes()

    t:expect { foe = { hand = {}, base = { "Mega-Mech" } } }
  end,
}
