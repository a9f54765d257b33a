-- Playing units and gear (rules 142-144, 355.2).

scenario "A unit enters exhausted, at base or at a battlefield that you control" {
  covers = { "Q40", "143.4", "355.2" },
  you = {
    hand = { "Pouty Poro" },
    runes = { fury = 2 },
    units = { ["Void Gate"] = { "Legion Rearguard" } },
  },

  run = function(t)
    t.you:play("Pouty Poro", { to = "?" })
    t.you:offers("to", "base")
    t.you:offers("to", "Void Gate")
    t.you:offers_not("to", "Blank Battlefield")
    t.you:answer("Void Gate")

    t:expect_unit("Pouty Poro", { at = "Void Gate", exhausted = true, controller = "you" })
    t:expect { you = { hand_size = 0, runes_exhausted = 2 }, chain = {} }
  end,
}

scenario "Accelerate is an additional cost for entering ready" {
  covers = { "Q80", "Accelerate", "356.2" },
  you = { hand = { "Legion Rearguard", "Legion Rearguard" }, runes = { fury = 6 } },

  run = function(t)
    t.you:play("Legion Rearguard", { additional = true })
    t:expect_unit("Legion Rearguard", { ready = true, at = "base" })
    t:expect { you = { runes = { fury = 5 } } }
    t.you:play("Legion Rearguard", { additional = false })

    t:expect_unit("Legion Rearguard#2", { exhausted = true })
  end,
}

scenario "Damage of at least its Might kills a unit" {
  covers = { "Q41", "142.2" },
  you = { hand = { "Void Seeker" }, runes = { fury = 4 } },
  foe = { units = { ["Zaun Warrens"] = { { "Mega-Mech", damage = 4 }, "Recruit" } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { units = { ["Zaun Warrens"] = { "Recruit" } }, trash = { "Mega-Mech" } } }
  end,
}

scenario "A Deathknell happens when the unit dies" {
  covers = { "Q85", "Deathknell", "OGN-178" },
  you = { hand = { "Void Seeker" }, runes = { fury = 4 } },
  foe = {
    units = { ["Zaun Warrens"] = { { "Undercover Agent", damage = 1 } } },
    hand = { "Stupefy", "Pouty Poro", "Recruit the Vanguard" },
    deck = { "Mega-Mech", "Consult the Past" },
  },

  run = function(t)
    t:answers { foe = { { discard = { "Stupefy", "Pouty Poro" } } } }
    t.you:play("Void Seeker", { target = "Undercover Agent" })
    t:everyone_passes()

    t:expect { foe = {
      hand = { "Recruit the Vanguard", "Mega-Mech", "Consult the Past" },
      trash = { "Undercover Agent", "Stupefy", "Pouty Poro" },
    } }
  end,
}

scenario "A buff is one more Might" {
  covers = { "Q92", "702" },
  you = { units = { base = { { "Pouty Poro", buffs = 1 } } } },

  run = function(t)
    t:expect_unit("Pouty Poro", { might = 3, buffs = 1, keywords = { "Deflect" } })
  end,
}

scenario "Deflect makes choosing the unit cost an opponent Power" {
  covers = { "Q86", "Deflect", "809" },
  you = { hand = { "Stupefy" }, runes = { mind = 1 } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Stupefy", { target = "Pouty Poro" })

    t:expect { you = { runes = { mind = 0 }, rune_deck_size = 9 } }
  end,
}
