-- SFD-191 Rabadon's Deathcrown.

scenario "Rabadon's Deathcrown: three Bonus Damage for spells and abilities" {
  covers = { "SFD-191", "713", "718" },
  you = {
    base = { { "Petty Officer", attached = { "Rabadon's Deathcrown" } } },
    hand = { "Falling Star" },
    gear = { "Iron Ballista" },
    runes = { fury = 2 },
  },
  foe = { units = { ["0"] = { "Mountain Drake", "Mega-Mech" } } },

  run = function(t)
    t.you:play("Falling Star", { target = { { "Mountain Drake" }, { "Mega-Mech" } } })
    t:everyone_passes()
    t:expect_unit("Mountain Drake", { damage = 6 })
    t:expect_unit("Mega-Mech", { damage = 6 })
    t.you:use("Iron Ballista", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Mega-Mech" } } }
    t:expect_unit("Petty Officer", { might = 8 })
  end,
}

scenario "Rabadon's Deathcrown gives nothing unattached or to an opponent's spell" {
  covers = { "SFD-191", "135.4.b" },
  you = { gear = { "Rabadon's Deathcrown" }, hand = { "Incinerate" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { { "Mega-Mech", attached = { "Rabadon's Deathcrown" } } } } },

  run = function(t)
    t.you:play("Incinerate", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2 })
  end,
}

scenario "Rabadon's Deathcrown adds nothing to combat damage" {
  covers = { "SFD-191", "713" },
  you = { base = { { "Recruit", attached = { "Rabadon's Deathcrown" } } } },
  foe = { units = { ["0"] = { "Petty Officer" } } },

  run = function(t)
    t.you:move("Recruit", "0")
    t:fight()

    t:expect { foe = { units = { ["0"] = { "Petty Officer" } } } }
  end,
}
