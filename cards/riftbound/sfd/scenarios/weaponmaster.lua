scenario "Weaponmaster equips for one power less" {
  covers = { "SFD-008", "821" },
  you = { base = { "Recurve Bow" }, hand = { "Sentinel Adept" }, runes = { mind = 3 } },

  run = function(t)
    t.you:play("Sentinel Adept", { may = true, target = "Recurve Bow" })
    t:everyone_passes()

    t:expect_unit("Sentinel Adept", { attached = { "Recurve Bow" }, exhausted = true })
    t:expect { you = { runes = { mind = 3 } } }
  end,
}

scenario "Weaponmaster may be refused" {
  covers = { "SFD-008", "383.3.a" },
  you = { base = { "Recurve Bow" }, hand = { "Sentinel Adept" }, runes = { mind = 3 } },

  run = function(t)
    t.you:play("Sentinel Adept", { may = false })

    t:expect { chain = {} }
    t:expect_unit("Recurve Bow", { attached_to = false })
  end,
}

scenario "Weaponmaster takes Equipment from another unit" {
  covers = { "818.5.a", "SFD-008", "821", "434.1" },
  you = {
    base = { { "Shipyard Skulker", attached = { "Sterak's Gage" } } },
    hand = { "Sentinel Adept" },
    runes = { mind = 3 },
  },

  run = function(t)
    t:expect_unit("Shipyard Skulker", { might = 6 })
    t.you:play("Sentinel Adept", { may = true, target = "Sterak's Gage" })
    t:everyone_passes()

    t:expect_unit("Sentinel Adept", { might = 6 })
    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "Weaponmaster without Equipment does not trigger" {
  covers = { "SFD-008", "402.4" },
  you = { hand = { "Sentinel Adept" }, base = { "Orb of Regret" }, runes = { fury = 3 } },
  foe = { base = { "Recurve Bow" } },

  run = function(t)
    t.you:play("Sentinel Adept")

    t:expect { chain = {}, you = { base = { "Orb of Regret", "Sentinel Adept" } } }
  end,
}

scenario "Weaponmaster equips a unit without Might as well" {
  covers = { "SFD-008", "SFD-066", "821" },
  you = { base = { "Recurve Bow" }, hand = { "Sentinel Adept" }, runes = { fury = 3 } },
  foe = { hand = { "Frigid Touch", "Frigid Touch" }, runes = { mind = 6 } },

  run = function(t)
    t.you:play("Sentinel Adept", { may = true, target = "Recurve Bow" })
    t.you:pass()
    t.foe:play("Frigid Touch", { additional = true, target = { { "Sentinel Adept" }, { "Sentinel Adept" } } })
    t:everyone_passes()

    t:expect_unit("Sentinel Adept", { might = 0, attached = { "Recurve Bow" } })
  end,
}

scenario "Weaponmaster takes no Equipment of another player" {
  covers = { "SFD-008", "821" },
  you = { base = { "Recurve Bow" }, hand = { "Sentinel Adept" }, runes = { fury = 3 } },
  foe = { base = { { "Mega-Mech", attached = { "Guardian Angel" } } } },

  run = function(t)
    t.you:play("Sentinel Adept", { may = true })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { attached = { "Guardian Angel" } })
    t:expect_unit("Sentinel Adept", { attached = { "Recurve Bow" } })
  end,
}
