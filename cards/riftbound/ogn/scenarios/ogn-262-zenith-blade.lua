-- OGN-262 Zenith Blade: stuns an enemy at a battlefield; a unit of yours may go there.

scenario "Zenith Blade stuns an enemy and lets a unit of yours move to its battlefield" {
  covers = { "OGN-262", "423", "Q67", "Q91" },
  you = { base = { "Playful Phantom" }, hand = { "Zenith Blade" }, runes = { calm = 2, order = 1 } },
  foe = { units = { ["Grove of the God-Willow"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Zenith Blade", { target = { { "Vanguard Sergeant" }, { "Playful Phantom" } }, may = true })
    t:everyone_passes()
    t:expect_unit("Vanguard Sergeant", { stunned = true, defending = true })
    t:fight()

    t:expect { foe = { trash = { "Vanguard Sergeant" } }, you = { points = 1 } }
    t:expect_unit("Playful Phantom", { at = "Grove of the God-Willow" })
  end,
}

scenario "With Zenith Blade the move may be declined, the unit is chosen anyway" {
  covers = { "OGN-262", "355.12", "383.3.a.3" },
  you = { base = { "Recruit" }, hand = { "Zenith Blade" }, runes = { calm = 3 } },
  foe = { units = { ["Grove of the God-Willow"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Zenith Blade", { may = false })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { stunned = true })
    t:expect_unit("Recruit", { at = "base" })
  end,
}

scenario "If the enemy goes home in response, Zenith Blade stuns nobody and moves nobody" {
  covers = { "OGN-262", "359.3.e.5", "359.3.e.12" },
  you = { base = { "Recruit" }, hand = { "Zenith Blade" }, runes = { calm = 3 } },
  foe = {
    units = { ["Grove of the God-Willow"] = { "Mega-Mech" } },
    hand = { "Flash" },
    runes = { chaos = 2 },
  },

  run = function(t)
    t.you:play("Zenith Blade")
    t.you:pass()
    t.foe:play("Flash", { target = { "Mega-Mech" } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "base", stunned = false })
    t:expect_unit("Recruit", { at = "base" })
  end,
}

scenario "Zenith Blade stuns no unit of your own, and none in a base" {
  covers = { "OGN-262", "355.8" },
  you = { base = { "Recruit" }, units = { ["Void Gate"] = { "Recruit" } }, hand = { "Zenith Blade" }, runes = { calm = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Zenith Blade", "355.8")
  end,
}
