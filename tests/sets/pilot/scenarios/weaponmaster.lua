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
  covers = { "SFD-008", "821", "434.1" },
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

scenario "Weaponmaster does nothing if it died in response" {
  covers = { "SFD-008", "359.3" },
  you = { base = { "Recurve Bow" }, hand = { "Sentinel Adept" }, runes = { fury = 3 } },
  foe = { hand = { "Vengeance", "Gust" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Sentinel Adept", { may = true, target = "Recurve Bow", to = "base" })
    t:everyone_passes()
    t:expect_unit("Sentinel Adept", { attached = { "Recurve Bow" } })
  end,
}
